/** /api/tournaments: tournaments and the documents published of them. */
import { tournaments as routes } from '#shared/contract/tournaments.ts';
import { tournament } from '#shared/domain/schemas/tournament.ts';
import { readBracket, readFixture, readRound, readStandings, readSummary } from '../platform/documents/read.ts';
import { orderBySummary, readEverySummary, summaryOn } from '../platform/documents/read-everything.ts';
import { pageOf } from '../platform/http/pages.ts';
import { only } from '../platform/http/present.ts';
import { serve } from '../platform/http/serve.ts';
import { getTournament, listTournaments, orderByInterest } from '../platform/table/tournaments.ts';
import { createTournament } from './create-tournament.ts';
import { deleteTournament } from './delete-tournament.ts';
import { generatePlayoffs } from './generate-playoffs.ts';
import { setParticipants, updateTournament } from './update-tournament.ts';

export const handler = serve(routes, {
  'GET /tournaments': async (call) =>
    pageOf(call, await listTournaments(), orderByInterest, (page) => page.map((item) => only(tournament, item))),
  'GET /tournaments/summaries': async (call) =>
    pageOf(call, await readEverySummary(call.now), orderBySummary, (page) =>
      page.map((each) => summaryOn(call.now, each)),
    ),
  'GET /tournaments/{id}': async ({ params }) => only(tournament, await getTournament(params.id)),
  'GET /tournaments/{id}/standings': ({ params }) => readStandings(params.id),
  'GET /tournaments/{id}/summary': ({ params, now }) => readSummary(params.id, now),
  'GET /tournaments/{id}/fixture': ({ params }) => readFixture(params.id),
  'GET /tournaments/{id}/fixture/{round}': ({ params }) => readRound(params.id, params.round),
  'GET /tournaments/{id}/bracket': ({ params }) => readBracket(params.id),
  'POST /tournaments/{id}/generate-playoffs': generatePlayoffs,
  'POST /tournaments': createTournament,
  'PUT /tournaments/{id}': async (call) => only(tournament, await updateTournament(call)),
  'PUT /tournaments/{id}/teams': async (call) => only(tournament, await setParticipants(call)),
  'DELETE /tournaments/{id}': deleteTournament,
});
