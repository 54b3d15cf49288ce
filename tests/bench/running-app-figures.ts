/** Figures of the running application: its start, its public screens, and the delay of publication. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runThenStop } from './cleanup.ts';
import type { BenchFigure } from './figures.ts';
import { measureFixtureJobs } from './fixture-jobs.ts';
import { measureGoalsInFlood } from './goals-in-flood.ts';
import { measureLogBytes } from './log-bytes.ts';
import { runNpmStart } from './npm-start.ts';
import { measurePublicScreens } from './public-screens.ts';
import { measurePublicationDelays } from './publication-delay.ts';
import { measureDelaysWhileRepublished } from './republished-meanwhile.ts';
import { measureVisits } from './visits.ts';

const startLimitSeconds = 15;

export async function measureRunningApp(): Promise<BenchFigure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'torneo-bench-app-'));
  const app = runNpmStart(dataDir);
  return runThenStop(
    async () => {
      await app.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    async () => {
      const { url, readySeconds, pageSeconds } = await app.ready;
      const start = { limit: `≤ ${startLimitSeconds} s`, isTime: true } as const;
      return [
        ...(await measurePublicScreens(url)),
        ...(await measureVisits(url)),
        ...(await measureLogBytes(url, join(dataDir, 'functions.log'))),
        { what: 'npm start, built, demo data: until Listo', measured: `${readySeconds.toFixed(1)} s`, ...start },
        {
          what: 'npm start, built, demo data: until the first page',
          measured: `${pageSeconds.toFixed(1)} s`,
          holds: pageSeconds <= startLimitSeconds,
          ...start,
        },
        ...(await measurePublicationDelays(url)),
        ...(await measureGoalsInFlood(url)),
        ...(await measureFixtureJobs(url)),
        ...(process.env.FULL ? await measureDelaysWhileRepublished(url) : []),
      ];
    },
  );
}
