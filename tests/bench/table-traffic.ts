/** The reads for documents and the writes for results, in tournaments of growing size on a table of their own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from '#infra/local/services/database.ts';
import { ensureTable } from '#infra/local/services/tables.ts';
import { tableSettings } from '#tests/support/table.ts';
import { runThenStop } from './cleanup.ts';
import { figuresOfTableCost } from './cost-figures.ts';
import { measureDataMoves } from './data-moves.ts';
import { figuresOfDocumentReads, measureDocumentReads } from './document-reads.ts';
import type { BenchFigure } from './figures.ts';
import { furtherCount, measureFurtherTournaments } from './further-tournaments.ts';
import { type League, writeLeague } from './league.ts';
import { meterTheTable } from './metered-table.ts';
import { figuresOfPageReads, measurePageReads } from './page-reads.ts';
import { measureRepublication } from './republication.ts';
import { bucket, figuresOfResultWrites, measureBatchPublications, measureResultSaves } from './result-writes.ts';

const leagueSizes = process.env.FULL ? [10, 100, 1000, 10_000] : [10, 100, 1000];
/** The index in `leagueSizes` of the size for which `npm run cost` has measurements. */
const usualLeague = 1;
/** The number of changes in the large batch, all in the tournament with that many matches. */
const batchSize = 1000;

export async function measureTableTraffic(): Promise<BenchFigure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'torneo-bench-table-'));
  const database = await startDatabase({ dataDir, log: console.error });
  const stop = async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return runThenStop(stop, async () => {
    setTableEnvironment(database.endpoint);
    await ensureTable(database.endpoint, tableSettings());
    meterTheTable();
    return runWithoutInfoLogs(() => measureLeagues(database.endpoint));
  });
}

async function measureLeagues(endpoint: string): Promise<BenchFigure[]> {
  const leagues: League[] = [];
  const reads = [];
  const pageReads = [];
  const results = [];
  for (const [index, size] of leagueSizes.entries()) {
    const league = await writeLeague(index + 1, size);
    leagues.push(league);
    // `measureResultSaves` also publishes the documents that `readDocuments` reads.
    results.push(await measureResultSaves(league));
    reads.push(await measureDocumentReads(league));
    pageReads.push(await measurePageReads(league));
  }
  const usual = leagues[usualLeague];
  const large = leagues.find(({ matches }) => matches.length >= batchSize);
  if (!usual || !large) throw new Error('no tournament is large enough for the batch');
  return [
    ...figuresOfDocumentReads(reads),
    ...figuresOfPageReads(pageReads),
    ...(await measureBatchPublications(large, batchSize)),
    ...figuresOfResultWrites(results),
    ...(await measureRepublication(bucket)),
    ...(await figuresOfTableCost(reads[usualLeague], results[usualLeague], pageReads[usualLeague])),
    ...(await measureFurtherTournaments(usual, leagues.length + 1)),
    ...(await measureDataMoves(endpoint, leagues.length + furtherCount + 1)),
  ];
}

/** Sets the environment variables that the Lambdas read, and removes those of this machine's own AWS account. */
function setTableEnvironment(endpoint: string): void {
  for (const name of Object.keys(process.env)) if (name.startsWith('AWS_')) delete process.env[name];
  Object.assign(process.env, {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_CONFIG_FILE: devNull,
    AWS_SHARED_CREDENTIALS_FILE: devNull,
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    TABLE_NAME: tableSettings().createTable.TableName,
    SITE_BUCKET: 'a model in memory',
    // The same timeout as that of the publisher's Lambda.
    TABLE_TIMEOUT: '15000',
  });
}

/** Runs `run` without the log line that the functions write for each call. */
async function runWithoutInfoLogs<T>(run: () => Promise<T>): Promise<T> {
  const { info } = console;
  console.info = () => {};
  try {
    return await run();
  } finally {
    console.info = info;
  }
}
