/** What pages read and what results write, on tournaments of growing size in a table of their own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from '#infra/local/services/database.ts';
import { ensureTable } from '#infra/local/services/tables.ts';
import { aTable } from '#tests/support/table.ts';
import { whileRunning } from './cleanup.ts';
import { pageFigures, readPages } from './document-reads.ts';
import type { Figure } from './figures.ts';
import { aLeague, type League } from './league.ts';
import { meterTheTable } from './metered-table.ts';
import { batchFigures, resultFigures, saveResults } from './result-writes.ts';

const sizes = process.env.FULL ? [10, 100, 1000, 10_000] : [10, 100, 1000];
/** How many changes come in the one large batch, all of the tournament with as many matches. */
const changes = 1000;

export async function tableTraffic(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'torneo-bench-table-'));
  const database = await startDatabase({ dataDir, log: console.error });
  const stop = async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return whileRunning(stop, async () => {
    useTable(database.endpoint);
    await ensureTable(database.endpoint, aTable());
    meterTheTable();
    return withoutLogs(measure);
  });
}

async function measure(): Promise<Figure[]> {
  const leagues: League[] = [];
  const reads = [];
  const results = [];
  for (const [index, size] of sizes.entries()) {
    const league = await aLeague(index + 1, size);
    leagues.push(league);
    // Which also publishes it.
    results.push(await saveResults(league));
    reads.push(await readPages(league));
  }
  const large = leagues.find(({ matches }) => matches.length >= changes);
  if (!large) throw new Error('no tournament is large enough for the batch');
  return [...pageFigures(reads), ...(await batchFigures(large, changes)), ...resultFigures(results)];
}

/** The functions' own environment, and nobody's AWS account. */
function useTable(endpoint: string): void {
  for (const name of Object.keys(process.env)) if (name.startsWith('AWS_')) delete process.env[name];
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_CONFIG_FILE: devNull,
    AWS_SHARED_CREDENTIALS_FILE: devNull,
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    TABLE_NAME: aTable().createTable.TableName,
    // As the publisher's Lambda.
    TABLE_TIMEOUT: '15000',
  });
}

/** The Lambdas' line about each call is not for this. */
async function withoutLogs<T>(act: () => Promise<T>): Promise<T> {
  const { info } = console;
  console.info = () => {};
  try {
    return await act();
  } finally {
    console.info = info;
  }
}
