/** The Lambda of /api/standings. */
import { standings as routes } from '#shared/contract/standings.ts';
import type { Standing } from '#shared/domain/schemas/standing.ts';
import { formatStanding } from '#shared/text/presenters.ts';
import { createApiHandler } from '../competition/api/api-handler.ts';
import type { ComposedDocuments } from '../competition/publication/documents/compose-tournament.ts';
import { computeTournamentDocuments } from '../competition/publication/documents/compute-documents.ts';
import { readGroupStandings, readStandings } from '../competition/publication/documents/read-tournament.ts';
import { wakeScopes } from '../competition/publication/store/wakes.ts';
import { getGroup } from '../competition/records/groups.ts';
import { getTournament } from '../competition/records/tournaments.ts';
import { notFoundProblem } from '../platform/problem.ts';

const formatStandings = (rows: readonly Standing[]) => rows.map(formatStanding);

export const handler = createApiHandler(routes, {
  'GET /standings/tournament/{id}': ({ params }) => readStandings(params.id),
  'GET /standings/formatted/tournament/{id}': async ({ params }) => formatStandings(await readStandings(params.id)),
  'GET /standings/group/{id}': ({ params }) => readGroupStandings(params.id),
  'GET /standings/formatted/group/{id}': async ({ params }) => formatStandings(await readGroupStandings(params.id)),
  'POST /standings/tournament/{id}/recalculate': async ({ params, now }) => {
    await getTournament(params.id);
    return (await recalculateTournament(params.id, now)).STANDINGS;
  },
  'POST /standings/group/{id}/recalculate': async ({ params, now }) => {
    const { tournamentId } = await getGroup(params.id);
    return (await recalculateTournament(tournamentId, now))[`GROUP#${params.id}`] ?? [];
  },
});

/** The documents as the stored matches make them now; the tournament is published anew in the background. */
async function recalculateTournament(tournamentId: number, now: Date): Promise<ComposedDocuments> {
  const documents = await computeTournamentDocuments(tournamentId, now);
  if (!documents) throw notFoundProblem('Torneo no encontrado');
  await wakeScopes([tournamentId], { isWhole: true });
  return documents;
}
