/** The reads of the table for each document that visitors request, by the size of the tournament. */
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import type { ApiHandler } from '#functions/competition/api/api-handler.ts';
import { type Api, allRoutes } from '#shared/contract/index.ts';
import { splitRouteKey } from '#shared/contract/route.ts';
import { type BenchFigure, formatThousands } from './figures.ts';
import type { League } from './league.ts';
import { measureTraffic, type TableTraffic } from './metered-table.ts';

const lambdaContext = { getRemainingTimeInMillis: () => 60_000 } as Context;

interface DocumentRoute {
  readonly of: string;
  readonly key: keyof Api;
  /** A parameter that is empty here gets its value from the measured tournament. */
  readonly query?: Record<string, string>;
  /** The calls of the table that it may take; 1 by default. */
  readonly maxCalls?: number;
}

/** The routes that answer documents of one tournament, then those over all tournaments. */
const documentRoutes: readonly DocumentRoute[] = [
  { of: 'standings', key: 'GET /standings/formatted/tournament/{id}' },
  { of: 'the table of a group', key: 'GET /standings/formatted/group/{id}' },
  { of: 'scorers (100)', key: 'GET /statistics/formatted/top-scorers', query: { tournamentId: '', limit: '100' } },
  { of: 'fair play (20)', key: 'GET /statistics/formatted/fair-play', query: { tournamentId: '', limit: '20' } },
  { of: 'goalkeepers (100)', key: 'GET /statistics/formatted/goalkeepers', query: { tournamentId: '', limit: '100' } },
  { of: 'the summary', key: 'GET /tournaments/{id}/summary' },
  // Its rounds are stored by the hundred; the largest tournament has 178.
  { of: 'the fixture', key: 'GET /tournaments/{id}/fixture', maxCalls: 2 },
  { of: 'one round', key: 'GET /tournaments/{id}/fixture/matches', query: { round: '' } },
  { of: 'the bracket', key: 'GET /tournaments/{id}/bracket' },
  { of: 'the outlook', key: 'GET /tournaments/{id}/outlook' },
  { of: 'home', key: 'GET /home' },
  { of: 'latest results', key: 'GET /home/latest' },
  { of: 'every summary', key: 'GET /tournaments/summaries' },
  { of: 'scorers of all (100)', key: 'GET /statistics/formatted/top-scorers', query: { limit: '100' } },
  { of: 'fair play of all (20)', key: 'GET /statistics/formatted/fair-play', query: { limit: '20' } },
  { of: 'goalkeepers of all (100)', key: 'GET /statistics/formatted/goalkeepers', query: { limit: '100' } },
];

const maxReadUnitsPerDocument = 1;

export interface DocumentReadFigures {
  readonly size: number;
  readonly costs: ReadonlyMap<DocumentRoute, TableTraffic>;
}

export async function measureDocumentReads({ id, groupId, matches, nextRound }: League): Promise<DocumentReadFigures> {
  const params = { id: String(id) };
  const valueOfQuery: Record<string, string> = { tournamentId: params.id, round: nextRound[0]?.round ?? '' };
  const costs = new Map<DocumentRoute, TableTraffic>();
  for (const route of documentRoutes) {
    const query = Object.fromEntries(
      Object.entries(route.query ?? {}).map(([name, value]) => [name, value || (valueOfQuery[name] ?? '')]),
    );
    const pathParameters = route.key.includes('/group/') ? { ...params, id: String(groupId) } : params;
    costs.set(route, await measureReadTraffic(route.key, pathParameters, query));
  }
  return { size: matches.length, costs };
}

export function figuresOfDocumentReads(readings: readonly DocumentReadFigures[]): BenchFigure[] {
  const sizes = readings.map(({ size }) => formatThousands(size)).join(' / ');
  return documentRoutes.map((route) => {
    const { maxCalls = 1 } = route;
    const costs = readings.flatMap((reading) => reading.costs.get(route) ?? []);
    const units = costs.map(({ readUnits }) => readUnits).join(' / ');
    return {
      what: `reads of ${route.of}, ${sizes} matches`,
      measured: `${units} RCU, ${costs.map(({ calls }) => calls).join(' / ')} calls`,
      limit: `≤ ${maxReadUnitsPerDocument} RCU, ${maxCalls} call${maxCalls === 1 ? '' : 's'}`,
      holds: costs.every(({ readUnits, calls }) => readUnits <= maxReadUnitsPerDocument && calls <= maxCalls),
    };
  });
}

async function measureReadTraffic(
  key: keyof Api,
  params: Record<string, string>,
  query: Record<string, string> = {},
): Promise<TableTraffic> {
  const resource = allRoutes.find((route) => route.key === key)?.resource;
  const { handler }: { handler: ApiHandler } = await import(`../../functions/${resource}/index.ts`);
  return measureTraffic(async () => {
    const { statusCode, body = '' } = await handler(createRequestEvent(key, params, query), lambdaContext);
    if (statusCode !== 200 || body.length < 10) throw new Error(`${key} answered ${statusCode}: ${body}`);
  });
}

function createRequestEvent(
  key: keyof Api,
  pathParameters: Record<string, string>,
  query: Record<string, string>,
): APIGatewayProxyEventV2 {
  const { method, path } = splitRouteKey(key);
  const rawPath = `/api${path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(pathParameters[name] ?? ''))}`;
  return {
    version: '2.0',
    routeKey: key.replace(' ', ' /api'),
    rawPath,
    headers: {},
    rawQueryString: new URLSearchParams(query).toString(),
    queryStringParameters: query,
    pathParameters,
    isBase64Encoded: false,
    requestContext: { requestId: 'bench', http: { method, path: rawPath } } as never,
  };
}
