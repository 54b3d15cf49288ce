/**
 * Seeds a new data folder: always with the test users, and with the demo tournament if LOCAL_SEED says so and the table
 * is empty.
 */
import type { Host } from '../host.ts';
import type { LocalOptions, SeedName } from '../options.ts';
import { isTableEmpty } from '../services/tables.ts';
import { ApiClient } from './api-client.ts';
import { clubs } from './demo-tournament.ts';
import { createDemoData } from './load-demo.ts';
import { readSeedState, writeSeedState } from './seed-state.ts';
import { ensureTestUserRegistered, listTestUsers, type TestUser, testAdmin, testDT } from './test-users.ts';

export interface SeedOptions {
  readonly options: Pick<LocalOptions, 'dataDir' | 'seed'>;
  readonly table: { readonly endpoint: string; readonly name: string };
  /** Starts the host; `testUsers` are those that its route for test users lists. */
  readonly serve: (testUsers: readonly TestUser[], holdsStream: boolean) => Promise<Pick<Host, 'url' | 'followStream'>>;
  readonly log: (line: string) => void;
}

export interface SeededApplication {
  readonly url: string;
  readonly testUsers: readonly TestUser[];
}

export async function startAndSeed({ options, table, serve, log }: SeedOptions): Promise<SeededApplication> {
  const { dataDir } = options;
  const serveWith = async (testUsers: readonly TestUser[]) => ({ ...(await serve(testUsers, false)), testUsers });
  const before = readSeedState(dataDir);
  if (before?.state === 'done') {
    if (before.seed && before.seed !== options.seed) log(seedIgnoredMessage(dataDir, options.seed));
    return serveWith(await listTestUsers());
  }

  const onEmptyTable = await isTableEmpty(table.endpoint, table.name);
  const seed: SeedName = onEmptyTable ? options.seed : 'none';
  if (seed !== options.seed) log(seedIgnoredMessage(dataDir, options.seed));
  writeSeedState(dataDir, { state: 'started', seed, onEmptyTable });
  await ensureTestUserRegistered(testAdmin);
  if (seed === 'none') await ensureTestUserRegistered(testDT);
  const known = await listTestUsers();
  const filled = seed === 'demo' ? await startWithDemo(expectedTestUsers(known), serve, log) : await serveWith(known);
  writeSeedState(dataDir, { state: 'done', seed, onEmptyTable });
  return filled;
}

const seedIgnoredMessage = (dataDir: string, seed: SeedName): string =>
  `LOCAL_SEED=${seed} no cambia nada: ${dataDir} ya tiene datos. Para empezar de nuevo, borrá esa carpeta o elegí otra con LOCAL_DATA_DIR.`;

/** Id of the team that the test DT coaches: the first team of an empty table. */
const coachedTeamId = 1;

/**
 * The test users as they will be after seeding. The Lambdas get the list before the DT's team exists, so its id is
 * known in advance.
 */
function expectedTestUsers(registered: readonly TestUser[]): TestUser[] {
  const { email, password, firstName, lastName, roles } = testDT;
  const team = { teamId: coachedTeamId, teamName: clubs[0].name };
  return [...registered, { email, password, fullName: `${firstName} ${lastName}`, roles, ...team }];
}

/**
 * Starts the host, loads the demo data, and only then reads the stream, so that hundreds of changes are published in a
 * few batches.
 */
async function startWithDemo(
  testUsers: readonly TestUser[],
  serve: SeedOptions['serve'],
  log: SeedOptions['log'],
): Promise<SeededApplication> {
  const { url, followStream } = await serve(testUsers, true);
  await seedDemo(url, log);
  await followStream();
  return { url, testUsers };
}

async function seedDemo(url: string, log: (line: string) => void): Promise<void> {
  log('Cargando los datos de demostración…');
  const api = new ApiClient(url);
  await api.signIn(testAdmin.email, testAdmin.password);
  const demo = await createDemoData(api);
  if (demo.coachedTeamId !== coachedTeamId) throw new Error('the first team of an empty table is not number 1');
  await ensureTestUserRegistered(testDT, coachedTeamId);
}
