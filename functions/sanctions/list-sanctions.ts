/** GET /sanctions: those of a tournament, a team or all; a DT sees those of his team. */
import { can } from '#shared/domain/permissions.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { requirePermission } from '../competition/api/request.ts';
import { presentSanctions } from '../competition/discipline/present-sanctions.ts';
import { listSanctions, listSanctionsOfTournament, type StoredSanction } from '../competition/records/sanctions.ts';
import { createSortOrder, cutPageAfterCursor } from '../platform/http/paging.ts';

export async function listSanctionsFor(request: RequestOfRoute<'GET /sanctions'>) {
  const { tournamentId, status, teamId: asked } = request.query;
  const teamId = can(request.caller, 'competition.manage') ? asked : (asked ?? request.caller?.teamId ?? 0);
  if (teamId !== undefined) requirePermission(request, 'sanctions.read', { teamIds: [teamId] });
  const all = tournamentId === undefined ? await listSanctions() : await listSanctionsOfTournament(tournamentId);
  const wanted = all.filter(
    (sanction) =>
      (teamId === undefined || sanction.teamId === teamId) && (status === undefined || sanction.status === status),
  );
  return cutPageAfterCursor(request, wanted.sort(compareNewestFirst), newestFirst, presentSanctions);
}

const compareNewestFirst = (
  a: Pick<StoredSanction, 'decidedOn' | 'id'>,
  b: Pick<StoredSanction, 'decidedOn' | 'id'>,
): number => (a.decidedOn < b.decidedOn ? 1 : a.decidedOn > b.decidedOn ? -1 : b.id - a.id);

const newestFirst = createSortOrder<StoredSanction, 'decidedOn' | 'id'>(['decidedOn', 'id'], compareNewestFirst);
