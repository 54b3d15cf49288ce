/** The Lambda of /api/standings. */
import { standings as routes } from '#shared/contract/standings.ts';
import type { Standing } from '#shared/domain/schemas/standing.ts';
import { formatStanding } from '#shared/text/presenters.ts';
import type { ComposedDocuments } from '../platform/documents/compose.ts';
import { computeTournamentDocuments } from '../platform/documents/compute.ts';
import { readGroupStandings, readStandings } from '../platform/documents/read.ts';
import { createApiHandler } from '../platform/http/serve.ts';
import { notFoundProblem } from '../platform/problem.ts';
import { getGroup } from '../platform/table/groups.ts';
import { getTournament } from '../platform/table/tournaments.ts';
import { wakeScopes } from '../platform/table/wakes.ts';

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
