/**
 * What is measured of the whole application while it runs: its start, its public pages, and how soon a result is seen.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whileRunning } from './cleanup.ts';
import type { Figure } from './figures.ts';
import { npmStart } from './npm-start.ts';
import { publicPages } from './public-pages.ts';
import { resultsSeen } from './publication-delay.ts';

const startLimit = 15;

export async function runningApp(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'torneo-bench-app-'));
  const app = npmStart(dataDir);
  return whileRunning(
    async () => {
      await app.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    async () => {
      const { url, readySeconds, pageSeconds } = await app.ready;
      const start = { limit: `≤ ${startLimit} s`, isTime: true } as const;
      return [
        ...(await publicPages(url)),
        { what: 'npm start, built, demo data: until Listo', measured: `${readySeconds.toFixed(1)} s`, ...start },
        {
          what: 'npm start, built, demo data: until the first page',
          measured: `${pageSeconds.toFixed(1)} s`,
          holds: pageSeconds <= startLimit,
          ...start,
        },
        ...(await resultsSeen(url)),
      ];
    },
  );
}
