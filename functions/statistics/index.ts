/** The Lambda of /api/statistics: rankings and suspensions of a tournament, or over all of them. */
import { statistics as routes } from '#shared/contract/statistics.ts';
import { limits } from '#shared/domain/limits.ts';
import { fairPlayTeam, goalkeeper, scorer } from '#shared/domain/schemas/statistics.ts';
import { compareFairPlay } from '#shared/domain/statistics/fair-play.ts';
import { compareGoalkeepers } from '#shared/domain/statistics/goalkeeper-ranking.ts';
import { compareScorers } from '#shared/domain/statistics/scorers.ts';
import { formatFairPlayTeam, formatGoalkeeper, formatScorer } from '#shared/text/statistics.ts';
import { createApiHandler } from '../competition/api/api-handler.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import type { RankingName, RankingRows } from '../competition/publication/documents/ranking-documents.ts';
import { readRanking } from '../competition/publication/documents/read-rankings.ts';
import { createSortOrder, cutPageAfterCursor, type SortOrder } from '../platform/http/paging.ts';
import { pickFields } from '../platform/http/pick-fields.ts';
import { listSuspensions } from './list-suspensions.ts';

export const handler = createApiHandler(routes, {
  'GET /statistics/top-scorers': (request) => readRankingPage(request, 'SCORERS', unformattedRowPresenters.SCORERS),
  'GET /statistics/formatted/top-scorers': (request) => readRankingPage(request, 'SCORERS', formatScorer),
  'GET /statistics/fair-play': (request) => readRankingPage(request, 'FAIRPLAY', unformattedRowPresenters.FAIRPLAY),
  'GET /statistics/formatted/fair-play': (request) => readRankingPage(request, 'FAIRPLAY', formatFairPlayTeam),
  'GET /statistics/goalkeepers': (request) =>
    readRankingPage(request, 'GOALKEEPERS', unformattedRowPresenters.GOALKEEPERS),
  'GET /statistics/formatted/goalkeepers': (request) => readRankingPage(request, 'GOALKEEPERS', formatGoalkeeper),
  'GET /statistics/all': (request) => readAllRankings(request, unformattedRowPresenters),
  'GET /statistics/formatted/all': (request) => readAllRankings(request, formattedRowPresenters),
  'GET /statistics/suspensions': listSuspensions,
});

const unformattedRowPresenters = {
  SCORERS: (row: RankingRows['SCORERS']) => pickFields(scorer, row),
  FAIRPLAY: (row: RankingRows['FAIRPLAY']) => pickFields(fairPlayTeam, row),
  GOALKEEPERS: (row: RankingRows['GOALKEEPERS']) => pickFields(goalkeeper, row),
};

const formattedRowPresenters = { SCORERS: formatScorer, FAIRPLAY: formatFairPlayTeam, GOALKEEPERS: formatGoalkeeper };

const rankingSortOrders: { readonly [Name in RankingName]: SortOrder<RankingRows[Name]> } = {
  SCORERS: createSortOrder(['goals', 'playerName', 'playerId'], compareScorers),
  FAIRPLAY: createSortOrder(
    ['totalPoints', 'redCards', 'yellowCards', 'blueCards', 'teamName', 'teamId'],
    compareFairPlay,
  ),
  GOALKEEPERS: createSortOrder(['goalsConceded', 'matchesPlayed', 'playerName', 'playerId'], compareGoalkeepers),
};

type RankingCall = RequestOfRoute<'GET /statistics/top-scorers'>;

/** One page of a ranking. For the first page only the first rows are read, unless it is limited to one team. */
async function readRankingPage<Name extends RankingName, Shown>(
  request: RankingCall,
  name: Name,
  present: (row: RankingRows[Name]) => Shown,
) {
  const { limit = limits.listPage, cursor, teamId } = request.query;
  const isBeginning = cursor === undefined && teamId === undefined;
  const rows = await readRankingRows(request, name, isBeginning ? limit + 1 : undefined);
  return cutPageAfterCursor(request, rows, rankingSortOrders[name], (page) => page.map(present));
}

interface RankingPresenters<S, F, K> {
  readonly SCORERS: (row: RankingRows['SCORERS']) => S;
  readonly FAIRPLAY: (row: RankingRows['FAIRPLAY']) => F;
  readonly GOALKEEPERS: (row: RankingRows['GOALKEEPERS']) => K;
}

async function readAllRankings<S, F, K>(
  request: Pick<RankingCall, 'query' | 'now'>,
  present: RankingPresenters<S, F, K>,
) {
  const first = async <Name extends RankingName>(name: Name) =>
    (await readRankingRows(request, name, request.query.teamId === undefined ? limits.listPage : undefined)).slice(
      0,
      limits.listPage,
    );
  const [scorers, fairPlay, goalkeepers] = await Promise.all([
    first('SCORERS'),
    first('FAIRPLAY'),
    first('GOALKEEPERS'),
  ]);
  return {
    topScorers: scorers.map(present.SCORERS),
    fairPlay: fairPlay.map(present.FAIRPLAY),
    goalkeepers: goalkeepers.map(present.GOALKEEPERS),
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
