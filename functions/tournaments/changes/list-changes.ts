/** GET /tournaments/{id}/changes: who changed what in a tournament. */
import { limits } from '#shared/domain/limits.ts';
import { presentChanges } from '../../platform/changes/present-changes.ts';
import type { CallOfRoute } from '../../platform/http/contract-call.ts';
import { cutPageRead, readPositionFromCursor } from '../../platform/http/list-pages.ts';
import { listChangesOfTournament } from '../../platform/table/changes.ts';
import { getTournament } from '../../platform/table/tournaments.ts';

export async function listChanges(call: CallOfRoute<'GET /tournaments/{id}/changes'>) {
  const { params, query, now } = call;
  await getTournament(params.id);
  const { limit = limits.listPage } = query;
  const before = readPositionFromCursor(query, 'string');
  const read = await listChangesOfTournament(params.id, { before, limit: limit + 1, now });
  return cutPageRead(
    call,
    read,
    ({ sk }) => [sk],
    (page) => presentChanges(page, now),
  );
}
