/** GET /tournaments/{id}/changes: who changed what in a tournament. */
import { limits } from '#shared/domain/limits.ts';
import type { RequestOfRoute } from '../../competition/api/contract-request.ts';
import { listChangesOfTournament } from '../../competition/changes/changes.ts';
import { presentChanges } from '../../competition/changes/present-changes.ts';
import { wantedChanges } from '../../competition/changes/wanted-changes.ts';
import { getSettings } from '../../competition/records/settings.ts';
import { getTournament } from '../../competition/records/tournaments.ts';
import { cutPageRead, readPositionFromCursor } from '../../platform/http/paging.ts';

export async function listChanges(request: RequestOfRoute<'GET /tournaments/{id}/changes'>) {
  const { params, query, now } = request;
  await getTournament(params.id);
  const { limit = limits.listPage } = query;
  const before = readPositionFromCursor(query, 'string');
  const { timeZone } = await getSettings();
  const page = { before, limit: limit + 1, now };
  const read = await listChangesOfTournament(params.id, page, wantedChanges(query, timeZone));
  return cutPageRead(
    request,
    read,
    ({ sk }) => [sk],
    (changes) => presentChanges(changes, now),
  );
}
