/**
 * Makes every Lambda of the running application make every kind of call to the table, the user pool and the bucket that
 * it can make: through each route of the contract, and through changes that invoke the publisher and the logo keeper.
 */
import { allRoutes } from '#shared/contract/index.ts';
import type { RouteKey } from '#shared/contract/route.ts';
import type { RunningApp } from './running-app.ts';
import type { Walk } from './walk.ts';
import { walkAccounts } from './walk-accounts.ts';
import { createCompetition, deleteCompetition, type WalkedIds } from './walk-competition.ts';
import { walkFixture } from './walk-fixture.ts';
import { walkLogos } from './walk-logos.ts';
import { readFeeds, readUnpublished } from './walk-pages.ts';
import { repairDocuments } from './walk-repairs.ts';
import { walkSheets } from './walk-sheets.ts';
import { createClient, type HttpAnswer, type SendRequest, signIn } from './web-client.ts';

/** Returns the routes that were called. `recordedPermissionsFile` is the one with which the application was started. */
export async function walkEveryRoute(app: RunningApp, recordedPermissionsFile: string): Promise<ReadonlySet<string>> {
  await readUnpublished(app);
  const called = new Set<string>();
  const counted =
    (send: SendRequest): SendRequest =>
    (key, request) => {
      called.add(key);
      return send(key, request);
    };
  const walk: Walk = {
    app,
    recordedPermissionsFile,
    admin: counted(await signIn(app.url, 'Admin')),
    anonymous: counted(createClient(app.url)),
    clientOf: (token) => counted(createClient(app.url, token)),
  };
  await readEverything(walk, undefined);
  const ids = await createCompetition(walk);
  await walkLogos(walk, ids.teams);
  await walkAccounts(walk, ids.teams[0]);
  await walkSheets(walk, ids);
  await readEverything(walk, ids);
  await readFeeds(walk, ids);
  await walkFixture(walk);
  await repairDocuments(walk, ids.idByResource);
  await deleteCompetition(walk, ids);
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
async function readEverything({ admin, anonymous }: Walk, ids: WalkedIds | undefined): Promise<void> {
  const gets = allRoutes.filter(({ key }) => key.startsWith('GET '));
  for (const { key, resource, route } of gets) {
    if (!ids && key.includes('{')) continue;
    const id = String(ids?.idByResource[/\/(tournament|team|group|match)\/\{/.exec(key)?.[1] ?? resource] ?? '');
    const params = { id, teamId: String(ids?.teams[0]), round: 'Fecha 1' };
    for (const send of route.access === 'public.read' ? [admin, anonymous] : [admin]) {
      for (const query of queriesOf(key, ids)) {
        const { status, body } = await (send as SendUntyped)(key, { params, query });
        if (status >= 400) throw new Error(`${key} ${JSON.stringify(params)}: ${status} ${JSON.stringify(body)}`);
      }
    }
  }
}

function queriesOf(key: RouteKey, ids: WalkedIds | undefined): Record<string, string>[] {
  if (key.endsWith('/fixture/matches')) return [{ round: 'Fecha 1' }];
  if (key.startsWith('GET /statistics/') && ids) return [{}, { tournamentId: String(ids.idByResource.tournaments) }];
  return [{}];
}
