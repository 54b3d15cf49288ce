/** Loads the cancha that a PUT or DELETE is about: an administrator may change any, a DT those he created. */
import { type Call, requirePermission, requireVersion } from '../platform/http/call.ts';
import { getCancha, type StoredCancha } from '../platform/table/canchas.ts';
import { presentCancha } from './present-cancha.ts';

type CanchaCall = Pick<Call, 'caller' | 'seenVersion'> & { readonly params: { readonly id: number } };

/** 404, 403 or 412 unless the caller may change this cancha as he saw it. */
export async function loadEditableCancha(call: CanchaCall): Promise<StoredCancha> {
  const cancha = await getCancha(call.params.id);
  requirePermission(call, 'canchas.manage', { createdBy: cancha.createdBy });
  await requireVersion(call, cancha.version, () => presentCancha(cancha, call.caller));
  return cancha;
}
