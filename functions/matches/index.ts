/** The Lambda of /api/matches. */
import { matches as routes } from '#shared/contract/matches.ts';
import { limits } from '#shared/domain/limits.ts';
import type { Actor } from '#shared/domain/permissions.ts';
import { formatMatch } from '#shared/text/presenters.ts';
import { createApiHandler } from '../competition/api/api-handler.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { listChangesOfMatch } from '../competition/changes/changes.ts';
import { presentChanges } from '../competition/changes/present-changes.ts';
import { presentEvents } from '../competition/matches/present-events.ts';
import { presentMatches, presentOneMatch } from '../competition/matches/present-matches.ts';
import { listEventsOfMatch } from '../competition/records/events.ts';
import { getMatch, listAllMatches, listMatchesOfTournament, type StoredMatch } from '../competition/records/matches.ts';
import { getTournament } from '../competition/records/tournaments.ts';
import {
  cutPageAfterCursor,
  cutPageRead,
  readPageById,
  readPositionFromCursor,
  sortOrderByKickOff,
} from '../platform/http/paging.ts';
import { createMatch } from './create-match.ts';
import { deleteMatch } from './delete-match.ts';
import { readMatchLineup, saveMatchLineup } from './lineup.ts';
import { listPostponed } from './postponed/list-postponed.ts';
import { listSlotsOfPostponed } from './postponed/list-slots.ts';
import { readMatchEligibility } from './read-eligibility.ts';
import { recordScore } from './record-score.ts';
import { restoreMatch } from './restore-match.ts';
import { decideUnapplied } from './sheet/decide-unapplied.ts';
import { createSheetLink, revokeSheetLink } from './sheet/link.ts';
import { listOwnSheets, listSheetsOfDay } from './sheet/list-sheets.ts';
import { mergeNewPlayer } from './sheet/merge-new-player.ts';
import { readReport } from './sheet/report.ts';
import { readSheet, recordOperations } from './sheet/routes.ts';
import { updateMatch } from './update-match.ts';

export const handler = createApiHandler(routes, {
  'GET /matches': (request) => listMatchesOfEveryTournament(request, presentMatches),
  'GET /matches/formatted': (request) => listMatchesOfEveryTournament(request, presentFormattedMatches),
  'GET /matches/tournament/{id}': (request) => listMatchesOfOneTournament(request, presentMatches),
  'GET /matches/formatted/tournament/{id}': (request) => listMatchesOfOneTournament(request, presentFormattedMatches),
  'GET /matches/{id}': async ({ params, caller }) => presentOneMatch(await getMatch(params.id), caller),
  'GET /matches/formatted/{id}': async ({ params, caller }) =>
    formatMatch(await presentOneMatch(await getMatch(params.id), caller)),
  'GET /matches/{id}/detail': async ({ params, caller }) => {
    const stored = await getMatch(params.id);
    const [match, events] = await Promise.all([
      presentOneMatch(stored, caller),
      listEventsOfMatch(stored.tournamentId, stored.id).then(presentEvents),
    ]);
    return { match: formatMatch(match), events };
  },
  'GET /matches/{id}/changes': listChanges,
  'GET /matches/{id}/lineup/{teamId}': readMatchLineup,
  'PUT /matches/{id}/lineup/{teamId}': saveMatchLineup,
  'POST /matches': createMatch,
  'PUT /matches/{id}': updateMatch,
  'PATCH /matches/{id}/score': recordScore,
  'GET /matches/{id}/eligibility': readMatchEligibility,
  'GET /matches/{id}/report': readReport,
  'GET /matches/{id}/sheet': readSheet,
  'POST /matches/{id}/sheet/operations': recordOperations,
  'POST /matches/{id}/sheet/unapplied': decideUnapplied,
  'POST /matches/{id}/sheet/merge': mergeNewPlayer,
  'POST /matches/{id}/restore': restoreMatch,
  'DELETE /matches/{id}': deleteMatch,
  'GET /matches/postponed': listPostponed,
  'GET /matches/postponed/slots': listSlotsOfPostponed,
  'GET /matches/sheets': listSheetsOfDay,
  'GET /matches/sheets/own': listOwnSheets,
  'POST /matches/{id}/sheet/link': createSheetLink,
  'DELETE /matches/{id}/sheet/link': revokeSheetLink,
});

async function presentFormattedMatches(matches: readonly StoredMatch[], viewer: Actor) {
  return (await presentMatches(matches, viewer)).map(formatMatch);
}

type MatchesPresenter<Shown> = (matches: readonly StoredMatch[], viewer: Actor) => Promise<Shown[]>;

function listMatchesOfEveryTournament<Shown>(
  request: RequestOfRoute<'GET /matches'>,
  present: MatchesPresenter<Shown>,
) {
  return readPageById(request, listAllMatches, (matches) => present(matches, request.caller));
}

async function listMatchesOfOneTournament<Shown>(
  request: RequestOfRoute<'GET /matches/tournament/{id}'>,
  present: MatchesPresenter<Shown>,
) {
  const matches = await listMatchesOfTournament(request.params.id);
  if (matches.length === 0) await getTournament(request.params.id);
  return cutPageAfterCursor(request, matches, sortOrderByKickOff, (page) => present(page, request.caller));
}

async function listChanges(request: RequestOfRoute<'GET /matches/{id}/changes'>) {
  await getMatch(request.params.id);
  const { limit = limits.listPage } = request.query;
  const before = readPositionFromCursor(request.query, 'number');
  const read = await listChangesOfMatch(request.params.id, { before, limit: limit + 1, now: request.now });
  return cutPageRead(
    request,
    read,
    ({ id = 0 }) => [id],
    (page) => presentChanges(page, request.now, { isOfMatch: true }),
  );
}
