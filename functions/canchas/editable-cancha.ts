/** Loads the cancha of a PUT or DELETE: an administrator may change any, a DT only those the DT created. */
import { type ApiCall, requirePermission, requireVersion } from '../competition/api/call.ts';
import { getCancha, type StoredCancha } from '../competition/records/canchas.ts';
import { presentCancha } from './present-cancha.ts';

type CanchaCall = Pick<ApiCall, 'caller' | 'seenVersion'> & { readonly params: { readonly id: number } };

/**
 * The cancha of the request; 404 when it does not exist, 403 when the caller may not change it, 412 when the client saw
 * another version.
 */
export async function loadEditableCancha(call: CanchaCall): Promise<StoredCancha> {
  const cancha = await getCancha(call.params.id);
  requirePermission(call, 'canchas.manage', { createdBy: cancha.createdBy });
  await requireVersion(call, cancha.version, () => presentCancha(cancha, call.caller));
  return cancha;
}
