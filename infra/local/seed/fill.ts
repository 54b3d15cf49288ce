/** Fills a new data folder: the test users always, the demo tournament when wanted and the table is empty. */
import type { Options } from '../options.ts';
import { isTableEmpty } from '../services/tables.ts';
import { ApiClient } from './api-client.ts';
import { clubs } from './demo-tournament.ts';
import { loadDemo } from './load-demo.ts';
import { readSeedState, type Seed, writeSeedState } from './seed-state.ts';
import { ensureRegistered, presentTestUsers, type TestUser, testAdmin, testDT } from './test-users.ts';

export interface Filling {
  readonly options: Pick<Options, 'dataDir' | 'seed'>;
  readonly table: { readonly endpoint: string; readonly name: string };
  /** Starts the application with these test users to show, and answers its address. */
  readonly serve: (testUsers: readonly TestUser[]) => Promise<string>;
  readonly log: (line: string) => void;
}

export interface Filled {
  readonly url: string;
  readonly testUsers: readonly TestUser[];
}

export async function serveFilled({ options, table, serve, log }: Filling): Promise<Filled> {
  const { dataDir } = options;
  const serveWith = async (testUsers: readonly TestUser[]) => ({ url: await serve(testUsers), testUsers });
  if (readSeedState(dataDir)?.state === 'done') return serveWith(await presentTestUsers());

  const onEmptyTable = await isTableEmpty(table.endpoint, table.name);
  writeSeedState(dataDir, { state: 'started', onEmptyTable });
  const seed: Seed = onEmptyTable ? options.seed : 'none';
  await ensureRegistered(testAdmin);
  if (seed === 'none') await ensureRegistered(testDT);
  const filled = await serveWith(
    seed === 'demo' ? expectedTestUsers(await presentTestUsers()) : await presentTestUsers(),
  );
  if (seed === 'demo') await fillWithDemo(filled.url, log);
  writeSeedState(dataDir, { state: 'done', onEmptyTable });
  return filled;
}

/** The first team of an empty table. */
const coachedTeamId = 1;

/** With the DT as he will be: the functions are told before the data can be loaded through them. */
function expectedTestUsers(registered: readonly TestUser[]): TestUser[] {
  const { email, password, firstName, lastName, roles } = testDT;
  const team = { teamId: coachedTeamId, teamName: clubs[0].name };
  return [...registered, { email, password, fullName: `${firstName} ${lastName}`, roles, ...team }];
}

async function fillWithDemo(url: string, log: (line: string) => void): Promise<void> {
  log('Cargando los datos de demostración…');
  const api = new ApiClient(url);
  await api.signIn(testAdmin.email, testAdmin.password);
  const demo = await loadDemo(api);
  if (demo.coachedTeamId !== coachedTeamId) throw new Error('the first team of an empty table is not number 1');
  await ensureRegistered(testDT, coachedTeamId);
}
