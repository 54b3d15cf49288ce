/** Saves changed fields of a tournament. */
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { saveAndRefresh } from '../../../lib/api/save-and-refresh.ts';
import type { RouteBody } from '../../../lib/api/typed-request.ts';
import { updateCache } from '../../../lib/api/update-cache.ts';

/** Sends the changed fields plus those PUT requires, then caches the saved tournament for the next dialog. */
export async function saveTournament(
  { id, name, startDate, endDate }: Tournament,
  change: Partial<RouteBody<'PUT /tournaments/{id}'>>,
  version: number | undefined,
): Promise<Tournament> {
  const body = { name, startDate, endDate, ...change, version };
  const saved = await saveAndRefresh('PUT /tournaments/{id}', 'Error al guardar el torneo', { params: { id }, body });
  updateCache('GET /tournaments/{id}', { params: { id } }, () => saved);
  return saved;
}
