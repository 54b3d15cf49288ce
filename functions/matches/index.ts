/** The Lambda of /api/matches. */
import { matches as routes } from '#shared/contract/matches.ts';
import { limits } from '#shared/domain/limits.ts';
import { formatMatch } from '#shared/text/presenters.ts';
import { presentEvents } from '../platform/documents/present-events.ts';
import { presentMatches, presentOneMatch } from '../platform/documents/present-matches.ts';
import type { CallOfRoute } from '../platform/http/contract-call.ts';
import { cutPageAfterCursor, cutPageById, readIdFromCursor, sortOrderByKickOff } from '../platform/http/list-pages.ts';
import { createApiHandler } from '../platform/http/serve.ts';
import { listEventsOfMatch } from '../platform/table/events.ts';
import { getMatch, listAllMatches, listMatchesOfTournament, type StoredMatch } from '../platform/table/matches.ts';
import { getTournament } from '../platform/table/tournaments.ts';
import { createMatch } from './create-match.ts';
import { deleteMatch } from './delete-match.ts';
import { readMatchLineup, saveMatchLineup } from './lineup.ts';
import { recordScore } from './record-score.ts';
import { updateMatch } from './update-match.ts';

export const handler = createApiHandler(routes, {
  'GET /matches': (call) => listMatchesOfEveryTournament(call, presentMatches),
  'GET /matches/formatted': (call) => listMatchesOfEveryTournament(call, presentFormattedMatches),
  'GET /matches/tournament/{id}': (call) => listMatchesOfOneTournament(call, presentMatches),
  'GET /matches/formatted/tournament/{id}': (call) => listMatchesOfOneTournament(call, presentFormattedMatches),
  'GET /matches/{id}': async ({ params }) => presentOneMatch(await getMatch(params.id)),
  'GET /matches/formatted/{id}': async ({ params }) => formatMatch(await presentOneMatch(await getMatch(params.id))),
  'GET /matches/{id}/detail': async ({ params }) => {
    const stored = await getMatch(params.id);
    const [match, events] = await Promise.all([
      presentOneMatch(stored),
      listEventsOfMatch(stored.tournamentId, stored.id).then(presentEvents),
    ]);
    return { match: formatMatch(match), events };
  },
  'GET /matches/{id}/lineup/{teamId}': readMatchLineup,
  'PUT /matches/{id}/lineup/{teamId}': saveMatchLineup,
  'POST /matches': createMatch,
  'PUT /matches/{id}': updateMatch,
  'PATCH /matches/{id}/score': recordScore,
  'DELETE /matches/{id}': deleteMatch,
});

async function presentFormattedMatches(matches: readonly StoredMatch[]) {
  return (await presentMatches(matches)).map(formatMatch);
}

type MatchesPresenter<Shown> = (matches: readonly StoredMatch[]) => Promise<Shown[]>;

async function listMatchesOfEveryTournament<Shown>(
  call: CallOfRoute<'GET /matches'>,
  present: MatchesPresenter<Shown>,
) {
  const { limit = limits.listPage } = call.query;
  return cutPageById(call, await listAllMatches(readIdFromCursor(call.query), limit + 1), present);
}

async function listMatchesOfOneTournament<Shown>(
  call: CallOfRoute<'GET /matches/tournament/{id}'>,
  present: MatchesPresenter<Shown>,
) {
  const matches = await listMatchesOfTournament(call.params.id);
  if (matches.length === 0) await getTournament(call.params.id);
  return cutPageAfterCursor(call, matches, sortOrderByKickOff, present);
}
