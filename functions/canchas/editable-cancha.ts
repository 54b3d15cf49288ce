/** Loads the cancha of a PUT or DELETE: an administrator may change any, a DT only those the DT created. */
import { type ApiRequest, requirePermission, requireVersion } from '../competition/api/request.ts';
import { getCancha, type StoredCancha } from '../competition/records/canchas.ts';
import { presentCancha } from './present-cancha.ts';

type CanchaCall = Pick<ApiRequest, 'caller' | 'seenVersion'> & { readonly params: { readonly id: number } };

/**
 * The cancha of the request; 404 when it does not exist, 403 when the caller may not change it, 412 when the client saw
 * another version.
 */
export async function loadEditableCancha(request: CanchaCall): Promise<StoredCancha> {
  const cancha = await getCancha(request.params.id);
  requirePermission(request, 'canchas.manage', { createdBy: cancha.createdBy });
  await requireVersion(request, cancha.version, () => presentCancha(cancha, request.caller));
  return cancha;
}
