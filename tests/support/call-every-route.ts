/**
 * Makes every Lambda of the running application make every kind of call to the table, the user pool and the bucket that
 * it can make: through each route of the contract, and through changes that invoke the publisher and the logo cleanup.
 */
import { allRoutes } from '#shared/contract/index.ts';
import type { RouteKey } from '#shared/contract/route.ts';
import { callAccountsRoutes } from './call-accounts.ts';
import { createCompetition, deleteCompetition, type IdsOfCalls } from './call-competition.ts';
import { callFixtureRoutes } from './call-fixture.ts';
import { callLogosRoutes } from './call-logos.ts';
import { callNoticesRoutes } from './call-notices.ts';
import { readFeeds, readUnpublished } from './call-pages.ts';
import { repairDocuments } from './call-repairs.ts';
import { callSanctionsRoutes } from './call-sanctions.ts';
import { callSheetsRoutes } from './call-sheets.ts';
import type { RouteCalls } from './route-calls.ts';
import type { RunningApp } from './running-app.ts';
import { createClient, type HttpAnswer, type SendRequest, signIn } from './web-client.ts';

/** Returns the routes that were called. `recordedPermissionsFile` is the one with which the application was started. */
export async function callEveryRoute(app: RunningApp, recordedPermissionsFile: string): Promise<ReadonlySet<string>> {
  await readUnpublished(app);
  const called = new Set<string>();
  const counted =
    (send: SendRequest): SendRequest =>
    (key, request) => {
      called.add(key);
      return send(key, request);
    };
  const calls: RouteCalls = {
    app,
    recordedPermissionsFile,
    admin: counted(await signIn(app.url, 'Admin')),
    anonymous: counted(createClient(app.url)),
    clientOf: (token) => counted(createClient(app.url, token)),
  };
  await readEverything(calls, undefined);
  const ids = await createCompetition(calls);
  await callLogosRoutes(calls, ids.teams);
  await callAccountsRoutes(calls, ids.teams[0]);
  await callSheetsRoutes(calls, ids);
  await callNoticesRoutes(calls, ids);
  const bulletins = await callSanctionsRoutes(calls);
  await readEverything(calls, { ...ids, idByResource: { ...ids.idByResource, bulletins } });
  await readFeeds(calls, ids);
  await callFixtureRoutes(calls);
  await repairDocuments(calls, ids.idByResource);
  await deleteCompetition(calls, ids);
  return called;
}

type SendUntyped = (
  key: RouteKey,
  request: { params: Record<string, string>; query: Record<string, string> },
) => Promise<HttpAnswer<unknown>>;

/**
 * Sends every GET, as an administrator and, where that is allowed, without an account. Without ids, before anything is
 * stored, it skips the routes of single things; with ids, all of them must be found.
 */
async function readEverything({ admin, anonymous }: RouteCalls, ids: IdsOfCalls | undefined): Promise<void> {
  const gets = allRoutes.filter(({ key }) => key.startsWith('GET '));
  for (const { key, resource, route } of gets) {
    if (!ids && key.includes('{')) continue;
    const [, of = ''] = /\/(\w+)\/\{/.exec(key) ?? [];
    const id = String(ids?.idByResource[of] ?? ids?.idByResource[resource] ?? '');
    const params = { id, teamId: String(ids?.teams[0]), round: 'Fecha 1' };
    for (const send of route.access === 'public.read' ? [admin, anonymous] : [admin]) {
      for (const query of queriesOf(key, ids)) {
        const { status, body } = await (send as SendUntyped)(key, { params, query });
        if (status >= 400) throw new Error(`${key} ${JSON.stringify(params)}: ${status} ${JSON.stringify(body)}`);
      }
    }
  }
}

function queriesOf(key: RouteKey, ids: IdsOfCalls | undefined): Record<string, string>[] {
  if (key.endsWith('/fixture/matches')) return [{ round: 'Fecha 1' }];
  if (key.startsWith('GET /statistics/') && ids) return [{}, { tournamentId: String(ids.idByResource.tournaments) }];
  return [{}];
}
