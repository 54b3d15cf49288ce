/** /api/matches. */
import { limits } from '#shared/domain/limits.ts';
import { formatMatch } from '#shared/text/presenters.ts';
import { presentMatches, presentOne } from '../platform/documents/present-matches.ts';
import { serve } from '../platform/http/serve.ts';
import { getMatch, listAllMatches, listMatchesOfTournament } from '../platform/table/matches.ts';
import { getTournament } from '../platform/table/tournaments.ts';
import { createMatch } from './create-match.ts';
import { deleteMatch } from './delete-match.ts';
import { recordScore } from './record-score.ts';
import { updateMatch } from './update-match.ts';

export const handler = serve('matches', {
  'GET /matches': listEverywhere,
  'GET /matches/formatted': async () => (await listEverywhere()).map(formatMatch),
  'GET /matches/tournament/{id}': ({ params }) => listOfTournament(params.id),
  'GET /matches/formatted/tournament/{id}': async ({ params }) => (await listOfTournament(params.id)).map(formatMatch),
  'GET /matches/{id}': async ({ params }) => presentOne(await getMatch(params.id)),
  'GET /matches/formatted/{id}': async ({ params }) => formatMatch(await presentOne(await getMatch(params.id))),
  'POST /matches': createMatch,
  'PUT /matches/{id}': updateMatch,
  'PATCH /matches/{id}/score': recordScore,
  'DELETE /matches/{id}': deleteMatch,
});

async function listEverywhere() {
  return presentMatches(await listAllMatches(limits.listPage));
}

async function listOfTournament(tournamentId: number) {
  const matches = await listMatchesOfTournament(tournamentId);
  if (matches.length === 0) await getTournament(tournamentId);
  return presentMatches(matches);
}
