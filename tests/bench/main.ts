/**
 * `npm run bench`: measures sizes, reads, writes and times against limits. FULL=1 adds the largest tournament, and 2,000 small
 * ones.
 */
import './tsx-modules.ts';
import { buildAll } from '#infra/build/build-all.ts';
import { measureBundleSizes } from './bundle-sizes.ts';
import { runPendingStops } from './cleanup.ts';
import { type BenchFigure, formatTable, listFiguresOverLimit } from './figures.ts';
import { measureFixturePlans } from './fixture-plans.ts';
import { measureLighthouseScores } from './lighthouse.ts';
import { measureLoadTimes } from './load-times.ts';
import { measureOutlooks } from './outlooks.ts';
import { measureRouteChunks } from './route-chunks.ts';
import { measureRunningApp } from './running-app-figures.ts';
import { measureTableTraffic } from './table-traffic.ts';

const logLine = (line: string) => process.stderr.write(`${line}\n`);
const benchStart = performance.now();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void runPendingStops().finally(() => process.exit(130)));
}

const namedMeasurements: readonly (readonly [name: string, measure: () => Promise<BenchFigure[]>])[] = [
  ['sizes of the bundles', measureBundleSizes],
  ['sizes of the chunks', measureRouteChunks],
  ['reads and writes of the table', measureTableTraffic],
  ['fixture plans', measureFixturePlans],
  ['outlooks', measureOutlooks],
  ['the application as it starts and answers', measureRunningApp],
  ['public pages with Lighthouse', measureLighthouseScores],
  ['loading the bundles', measureLoadTimes],
];

const figures: BenchFigure[] = [];
await buildAll({ log: logLine });
for (const [name, measure] of namedMeasurements) {
  logLine(`Measuring ${name}…`);
  const start = performance.now();
  try {
    figures.push(...(await measure()));
    logLine(`  ${((performance.now() - start) / 1000).toFixed(1)} s`);
  } catch (error) {
    // A figure that cannot be measured counts as over its limit.
    figures.push({ what: name, measured: 'could not be measured', limit: '', holds: false });
    logLine(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

console.log(`\n${formatTable(figures)}`);
const figuresOverLimit = listFiguresOverLimit(figures);
const benchSeconds = Math.round((performance.now() - benchStart) / 1000);
console.log(`bench: ${figures.length} figures in ${benchSeconds} s, ${figuresOverLimit.length} over the limit`);
process.exit(figuresOverLimit.length > 0 ? 1 : 0);
