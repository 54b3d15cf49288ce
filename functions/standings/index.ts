/** The Lambda of /api/standings. */
import { standings as routes } from '#shared/contract/standings.ts';
import type { Standing } from '#shared/domain/schemas/standing.ts';
import { formatStanding } from '#shared/text/presenters.ts';
import type { ComposedDocuments } from '../platform/documents/compose.ts';
import { publishTournament } from '../platform/documents/publish.ts';
import { UnpublishedDocumentsError } from '../platform/documents/publish-documents.ts';
import { publishOverallDocuments } from '../platform/documents/publish-overall.ts';
import { readGroupStandings, readStandings } from '../platform/documents/read.ts';
import { createApiHandler } from '../platform/http/serve.ts';
import { requestPagesOf } from '../platform/pages/request-pages.ts';
import { notFoundProblem } from '../platform/problem.ts';
import { getGroup } from '../platform/table/groups.ts';
import { getTournament } from '../platform/table/tournaments.ts';

const formatStandings = (rows: readonly Standing[]) => rows.map(formatStanding);

export const handler = createApiHandler(routes, {
  'GET /standings/tournament/{id}': ({ params }) => readStandings(params.id),
  'GET /standings/formatted/tournament/{id}': async ({ params }) => formatStandings(await readStandings(params.id)),
  'GET /standings/group/{id}': ({ params }) => readGroupStandings(params.id),
  'GET /standings/formatted/group/{id}': async ({ params }) => formatStandings(await readGroupStandings(params.id)),
  'POST /standings/tournament/{id}/recalculate': async ({ params, now }) => {
    await getTournament(params.id);
    return (await republishTournament(params.id, now)).STANDINGS;
  },
  'POST /standings/group/{id}/recalculate': async ({ params, now }) => {
    const { tournamentId } = await getGroup(params.id);
    return (await republishTournament(tournamentId, now))[`GROUP#${params.id}`] ?? [];
  },
});

async function republishTournament(tournamentId: number, now: Date): Promise<ComposedDocuments> {
  const documents = await documentsEvenIfUnpublished(
    publishTournament(tournamentId, now, { preparePages: requestPagesOf(tournamentId, now, 'always') }),
  );
  if (!documents) throw notFoundProblem('Torneo no encontrado');
  await documentsEvenIfUnpublished(
    publishOverallDocuments(now, { preparePages: requestPagesOf('ALL', now, 'changed') }),
  );
  return documents;
}

/**
 * Returns the documents of a publication even when some of them could not be written: the user who recalculates gets
 * the new table all the same, and a later publication writes the missing documents.
 */
async function documentsEvenIfUnpublished<T>(publishing: Promise<T>): Promise<T> {
  try {
    return await publishing;
  } catch (error) {
    if (error instanceof UnpublishedDocumentsError) return error.documents as T;
    throw error;
  }
}
