/** The Lambda of /api/tournaments: tournaments and their published documents. */
import { tournaments as routes } from '#shared/contract/tournaments.ts';
import { type Actor, can } from '#shared/domain/permissions.ts';
import { type Tournament, tournament } from '#shared/domain/schemas/tournament.ts';
import { createApiHandler } from '../competition/api/api-handler.ts';
import { readAllSummaries, summaryAsOf, summarySortOrder } from '../competition/publication/documents/read-overall.ts';
import {
  readBracket,
  readFixture,
  readOutlook,
  readRound,
  readStandings,
  readSummary,
} from '../competition/publication/documents/read-tournament.ts';
import { withBands } from '../competition/records/tournament-bands.ts';
import {
  getTournament,
  listTournaments,
  type StoredTournament,
  tournamentSortOrder,
} from '../competition/records/tournaments.ts';
import { cutPageAfterCursor } from '../platform/http/paging.ts';
import { pickFields } from '../platform/http/pick-fields.ts';
import { listChanges } from './changes/list-changes.ts';
import { listGroupsOfChanges } from './changes/list-groups-of-changes.ts';
import { undoChange } from './changes/undo-change.ts';
import { undoChangeGroup } from './changes/undo-change-group.ts';
import { createTournament } from './create-tournament.ts';
import { deleteTournament } from './delete-tournament.ts';
import { createFixture } from './fixture/create-fixture.ts';
import { deleteFixture } from './fixture/delete-fixture.ts';
import { moveMatches } from './fixture/move-matches.ts';
import { planTournament } from './fixture/plan-fixture.ts';
import { postponeRound } from './fixture/postpone-round.ts';
import { replaceOfficial } from './fixture/replace-official.ts';
import { resolveJob } from './fixture/resolve-job.ts';
import { suspendMatches } from './fixture/suspend.ts';
import { withdrawTeam } from './fixture/withdraw-team.ts';
import { generatePlayoffs } from './generate-playoffs.ts';
import { readRoundEligibility } from './read-eligibility.ts';
import { replaceParticipants, updateTournament } from './update-tournament.ts';

export const handler = createApiHandler(routes, {
  'GET /tournaments': async (request) =>
    cutPageAfterCursor(request, await listTournaments(), tournamentSortOrder, (page) =>
      Promise.all(page.map((stored) => presentTournament(stored, request.caller))),
    ),
  'GET /tournaments/summaries': async (request) =>
    cutPageAfterCursor(request, await readAllSummaries(request.now), summarySortOrder, (page) =>
      page.map((each) => summaryAsOf(request.now, each)),
    ),
  'GET /tournaments/{id}': async ({ params, caller }) => presentTournament(await getTournament(params.id), caller),
  'GET /tournaments/{id}/standings': ({ params }) => readStandings(params.id),
  'GET /tournaments/{id}/summary': ({ params, now }) => readSummary(params.id, now),
  'GET /tournaments/{id}/fixture': ({ params }) => readFixture(params.id),
  'GET /tournaments/{id}/fixture/matches': ({ params, query }) => readRound(params.id, query.round),
  'GET /tournaments/{id}/bracket': ({ params }) => readBracket(params.id),
  'GET /tournaments/{id}/outlook': async ({ params }) => (await readOutlook(params.id)).outlook,
  'GET /tournaments/{id}/outlook/explanations': async ({ params }) => (await readOutlook(params.id)).explanations,
  'GET /tournaments/{id}/changes': listChanges,
  'POST /tournaments/{id}/changes/undo': undoChange,
  'GET /tournaments/{id}/changes/groups': listGroupsOfChanges,
  'POST /tournaments/{id}/changes/groups/{groupId}/undo': undoChangeGroup,
  'GET /tournaments/{id}/eligibility': readRoundEligibility,
  'POST /tournaments/{id}/generate-playoffs': generatePlayoffs,
  'POST /tournaments/{id}/fixture/plan': planTournament,
  'POST /tournaments/{id}/fixture': createFixture,
  'DELETE /tournaments/{id}/fixture': deleteFixture,
  'POST /tournaments/{id}/fixture/postpone': postponeRound,
  'POST /tournaments/{id}/fixture/suspend': suspendMatches,
  'POST /tournaments/{id}/fixture/officials': replaceOfficial,
  'POST /tournaments/{id}/fixture/job': resolveJob,
  'PUT /tournaments/{id}/fixture/matches': moveMatches,
  'POST /tournaments/{id}/withdrawals': withdrawTeam,
  'POST /tournaments': createTournament,
  'PUT /tournaments/{id}': async (request) => presentTournament(await updateTournament(request), request.caller),
  'PUT /tournaments/{id}/teams': async (request) =>
    presentTournament(await replaceParticipants(request), request.caller),
  'DELETE /tournaments/{id}': deleteTournament,
});

/** Presents a tournament to `viewer`; only an administrator is told whom it excepts from its rules. */
async function presentTournament(stored: StoredTournament, viewer: Actor): Promise<Tournament> {
  const { eligibilityExceptions = [], ...shown } = pickFields(tournament, await withBands(stored));
  return can(viewer, 'competition.manage') ? { ...shown, eligibilityExceptions } : shown;
}
