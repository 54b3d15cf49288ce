/** What the table is asked for each page that a visitor without an account opens, by the size of the tournament. */
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import type { ApiHandler } from '#functions/platform/http/serve.ts';
import { type Api, allRoutes } from '#shared/contract/index.ts';
import { partsOf } from '#shared/contract/route.ts';
import { type Figure, thousands } from './figures.ts';
import type { League } from './league.ts';
import { type Traffic, trafficOf } from './metered-table.ts';

type Page = 'standings' | 'summary' | 'fixture' | 'one round' | 'home';
const pages: readonly Page[] = ['standings', 'summary', 'fixture', 'one round', 'home'];
/** Still composed of its source at each visit, so it is only shown. */
const unlimited: readonly Page[] = ['home'];

const mostReadUnits = 1;
const mostCalls = 1;

export interface Reading {
  readonly size: number;
  readonly costs: Readonly<Record<Page, Traffic>>;
}

export async function readPages({ id, matches, nextRound }: League): Promise<Reading> {
  const params = { id: String(id) };
  const round = nextRound[0]?.round ?? '';
  const costs = {
    standings: await costOf('GET /standings/formatted/tournament/{id}', params),
    summary: await costOf('GET /tournaments/{id}/summary', params),
    fixture: await costOf('GET /tournaments/{id}/fixture', params),
    'one round': await costOf('GET /tournaments/{id}/fixture/{round}', { ...params, round }),
    home: await costOf('GET /home', {}),
  };
  return { size: matches.length, costs };
}

export function pageFigures(readings: readonly Reading[]): Figure[] {
  return pages.map((page) => {
    const costs = readings.map(({ size, costs: all }) => ({ size, ...all[page] }));
    const what = `reads of ${page}, ${costs.map(({ size }) => thousands(size)).join(' / ')} matches`;
    const measured = `${costs.map(({ readUnits }) => readUnits).join(' / ')} RCU, ${costs.map(({ calls }) => calls).join(' / ')} calls`;
    if (unlimited.includes(page)) return { what, measured, limit: '' };
    const holds = costs.every(({ readUnits, calls }) => readUnits <= mostReadUnits && calls <= mostCalls);
    return { what, measured, limit: `≤ ${mostReadUnits} RCU, ${mostCalls} call`, holds };
  });
}

async function costOf(key: keyof Api, params: Record<string, string>): Promise<Traffic> {
  const resource = allRoutes.find((route) => route.key === key)?.resource;
  const { handler }: { handler: ApiHandler } = await import(`../../functions/${resource}/index.ts`);
  return trafficOf(async () => {
    const { statusCode, body = '' } = await handler(eventOf(key, params), {} as Context);
    if (statusCode !== 200 || body.length < 10) throw new Error(`${key} answered ${statusCode}: ${body}`);
  });
}

function eventOf(key: keyof Api, pathParameters: Record<string, string>): APIGatewayProxyEventV2 {
  const { method, path } = partsOf(key);
  const rawPath = `/api${path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(pathParameters[name] ?? ''))}`;
  return {
    ...{ version: '2.0', routeKey: key.replace(' ', ' /api'), rawPath, rawQueryString: '', headers: {} },
    ...{ pathParameters, isBase64Encoded: false },
    requestContext: { requestId: 'bench', http: { method, path: rawPath } } as never,
  };
}
