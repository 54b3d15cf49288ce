/** The Lambda of /api/statistics: rankings and suspensions of a tournament, or over all of them. */
import { statistics as routes } from '#shared/contract/statistics.ts';
import { limits } from '#shared/domain/limits.ts';
import { fairPlayTeam, goalkeeper, scorer } from '#shared/domain/schemas/statistics.ts';
import { compareFairPlay } from '#shared/domain/statistics/fair-play.ts';
import { compareGoalkeepers } from '#shared/domain/statistics/goalkeeper-ranking.ts';
import { compareScorers } from '#shared/domain/statistics/scorers.ts';
import { formatFairPlayTeam, formatGoalkeeper, formatScorer } from '#shared/text/statistics.ts';
import { createApiHandler } from '../competition/api/api-handler.ts';
import type { CallOfRoute } from '../competition/api/contract-call.ts';
import type { RankingName, RankingRows } from '../competition/publication/documents/rankings.ts';
import { readRanking } from '../competition/publication/documents/read-rankings.ts';
import { createSortOrder, cutPageAfterCursor, type SortOrder } from '../platform/http/paging.ts';
import { pickFields } from '../platform/http/pick-fields.ts';
import { listSuspensions } from './suspensions.ts';

export const handler = createApiHandler(routes, {
  'GET /statistics/top-scorers': (call) => readRankingPage(call, 'SCORERS', unformattedRowPresenters.SCORERS),
  'GET /statistics/formatted/top-scorers': (call) => readRankingPage(call, 'SCORERS', formatScorer),
  'GET /statistics/fair-play': (call) => readRankingPage(call, 'FAIRPLAY', unformattedRowPresenters.FAIRPLAY),
  'GET /statistics/formatted/fair-play': (call) => readRankingPage(call, 'FAIRPLAY', formatFairPlayTeam),
  'GET /statistics/goalkeepers': (call) => readRankingPage(call, 'KEEPERS', unformattedRowPresenters.KEEPERS),
  'GET /statistics/formatted/goalkeepers': (call) => readRankingPage(call, 'KEEPERS', formatGoalkeeper),
  'GET /statistics/all': (call) => readAllRankings(call, unformattedRowPresenters),
  'GET /statistics/formatted/all': (call) => readAllRankings(call, formattedRowPresenters),
  'GET /statistics/suspensions': listSuspensions,
});

const unformattedRowPresenters = {
  SCORERS: (row: RankingRows['SCORERS']) => pickFields(scorer, row),
  FAIRPLAY: (row: RankingRows['FAIRPLAY']) => pickFields(fairPlayTeam, row),
  KEEPERS: (row: RankingRows['KEEPERS']) => pickFields(goalkeeper, row),
};

const formattedRowPresenters = { SCORERS: formatScorer, FAIRPLAY: formatFairPlayTeam, KEEPERS: formatGoalkeeper };

const rankingSortOrders: { readonly [Name in RankingName]: SortOrder<RankingRows[Name]> } = {
  SCORERS: createSortOrder(['goals', 'playerName', 'playerId'], compareScorers),
  FAIRPLAY: createSortOrder(
    ['totalPoints', 'redCards', 'yellowCards', 'blueCards', 'teamName', 'teamId'],
    compareFairPlay,
  ),
  KEEPERS: createSortOrder(['goalsConceded', 'matchesPlayed', 'playerName', 'playerId'], compareGoalkeepers),
};

type RankingCall = CallOfRoute<'GET /statistics/top-scorers'>;

/** One page of a ranking. For the first page only the first rows are read, unless it is limited to one team. */
async function readRankingPage<Name extends RankingName, Shown>(
  call: RankingCall,
  name: Name,
  present: (row: RankingRows[Name]) => Shown,
) {
  const { limit = limits.listPage, cursor, teamId } = call.query;
  const isBeginning = cursor === undefined && teamId === undefined;
  const rows = await readRankingRows(call, name, isBeginning ? limit + 1 : undefined);
  return cutPageAfterCursor(call, rows, rankingSortOrders[name], (page) => page.map(present));
}

interface RankingPresenters<S, F, K> {
  readonly SCORERS: (row: RankingRows['SCORERS']) => S;
  readonly FAIRPLAY: (row: RankingRows['FAIRPLAY']) => F;
  readonly KEEPERS: (row: RankingRows['KEEPERS']) => K;
}

async function readAllRankings<S, F, K>(call: Pick<RankingCall, 'query' | 'now'>, present: RankingPresenters<S, F, K>) {
  const first = async <Name extends RankingName>(name: Name) =>
    (await readRankingRows(call, name, call.query.teamId === undefined ? limits.listPage : undefined)).slice(
      0,
      limits.listPage,
    );
  const [scorers, fairPlay, goalkeepers] = await Promise.all([first('SCORERS'), first('FAIRPLAY'), first('KEEPERS')]);
  return {
    topScorers: scorers.map(present.SCORERS),
    fairPlay: fairPlay.map(present.FAIRPLAY),
    goalkeepers: goalkeepers.map(present.KEEPERS),
  };
}

/** The rows of a ranking, of one team when the request names it; they keep their position among all teams. */
async function readRankingRows<Name extends RankingName>(
  { query, now }: Pick<RankingCall, 'query' | 'now'>,
  name: Name,
  enough?: number,
): Promise<RankingRows[Name][]> {
  const { tournamentId = 'ALL', teamId } = query;
  const rows = await readRanking(tournamentId, name, now, enough);
  return teamId === undefined ? rows : rows.filter((row) => row.teamId === teamId);
}
