/** The Lambda of /api/standings. */
import { standings as routes } from '#shared/contract/standings.ts';
import type { Standing } from '#shared/domain/schemas/standing.ts';
import { formatStanding } from '#shared/text/presenters.ts';
import type { Documents } from '../platform/documents/compose.ts';
import { publishTournament } from '../platform/documents/publish.ts';
import { UnpublishedDocumentsError } from '../platform/documents/publish-documents.ts';
import { publishOverall } from '../platform/documents/publish-overall.ts';
import { readGroupStandings, readStandings } from '../platform/documents/read.ts';
import { serve } from '../platform/http/serve.ts';
import { notFound } from '../platform/problem.ts';
import { getGroup } from '../platform/table/groups.ts';
import { getTournament } from '../platform/table/tournaments.ts';

const formatRows = (rows: readonly Standing[]) => rows.map(formatStanding);

export const handler = serve(routes, {
  'GET /standings/tournament/{id}': ({ params }) => readStandings(params.id),
  'GET /standings/formatted/tournament/{id}': async ({ params }) => formatRows(await readStandings(params.id)),
  'GET /standings/group/{id}': ({ params }) => readGroupStandings(params.id),
  'GET /standings/formatted/group/{id}': async ({ params }) => formatRows(await readGroupStandings(params.id)),
  'POST /standings/tournament/{id}/recalculate': async ({ params, now }) => {
    await getTournament(params.id);
    return (await republish(params.id, now)).STANDINGS;
  },
  'POST /standings/group/{id}/recalculate': async ({ params, now }) => {
    const { tournamentId } = await getGroup(params.id);
    return (await republish(tournamentId, now))[`GROUP#${params.id}`] ?? [];
  },
});

async function republish(tournamentId: number, now: Date): Promise<Documents> {
  const documents = await logUnpublished(publishTournament(tournamentId, now));
  if (!documents) throw notFound('Torneo no encontrado');
  await logUnpublished(publishOverall(now));
  return documents;
}

/**
 * The documents of a publication even when some could not be written: whoever recalculates gets the table, and the
 * publisher retries writing.
 */
async function logUnpublished<T>(publishing: Promise<T>): Promise<T> {
  try {
    return await publishing;
  } catch (error) {
    if (error instanceof UnpublishedDocumentsError) return error.documents as T;
    throw error;
  }
}
