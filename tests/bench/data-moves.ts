/** The time that an export and an import of 100,000 items take. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measured } from '#infra/cost/measured-2026-11.ts';
import { createDataClients, type DataServices } from '#infra/data/environment-services.ts';
import { exportData } from '#infra/data/export.ts';
import { importData } from '#infra/data/import.ts';
import { verifyExport } from '#infra/data/verify.ts';
import { dropTable, ensureTable } from '#infra/local/services/tables.ts';
import { tableSettings } from '#tests/support/table.ts';
import { runThenStop } from './cleanup.ts';
import { costFigure } from './cost-figures.ts';
import { type BenchFigure, formatThousands } from './figures.ts';
import { writeLeague } from './league.ts';

const itemCount = 100_000;
/** Enough leagues of this size for 100,000 items, together with those that already exist. */
const leagueCount = 20;
const leagueSize = 1000;
const limitSeconds = 300;

/**
 * Adds leagues, the first with the id `nextLeagueId`, and measures an export of the table and an import into an empty
 * one, including the publication of all pages.
 */
export async function measureDataMoves(endpoint: string, nextLeagueId: number): Promise<BenchFigure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'torneo-bench-data-'));
  const remove = async () => rmSync(folder, { recursive: true, force: true });
  return runThenStop(remove, async () => {
    const services = dataServices();
    const { tableName } = services;
    for (let more = 0; more < leagueCount; more += 1) await writeLeague(nextLeagueId + more, leagueSize);
    const exported = await timeExport(services, join(folder, 'exported'));
    if (exported.items < itemCount) throw new Error(`only ${exported.items} items were exported`);
    await dropTable(endpoint, tableName);
    await ensureTable(endpoint, tableSettings());
    const start = performance.now();
    const verified = await verifyExport(exported.folder);
    await importData(services, verified, { replaces: false, log: () => {} });
    const importSeconds = (performance.now() - start) / 1000;
    return [
      costFigure('a match stored', exported.bytes / exported.matches, measured.storedBytesOfMatch, 'bytes'),
      timeFigure(`export of ${formatThousands(exported.items)} items`, exported.seconds),
      timeFigure(`import of ${formatThousands(exported.items)} items, pages published again`, importSeconds),
    ];
  });
}

const dataServices = (): DataServices => ({
  environment: 'bench',
  ...createDataClients(),
  tableName: tableSettings().createTable.TableName,
  bucket: 'none',
  publishEverything: async () => {},
});

async function timeExport(services: DataServices, folder: string) {
  const start = performance.now();
  const { counts } = await exportData(services, folder);
  const items = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const seconds = (performance.now() - start) / 1000;
  const { size: bytes } = statSync(join(folder, 'entities.jsonl'));
  return { folder, items, seconds, bytes, matches: counts.match ?? 0 };
}

const timeFigure = (what: string, seconds: number): BenchFigure => ({
  what,
  measured: `${seconds.toFixed(1)} s`,
  limit: `≤ ${limitSeconds} s`,
  holds: seconds <= limitSeconds,
  isTime: true,
});
