/** The Lighthouse scores of each public screen, with its emulation of a phone and its network. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildTestedScreens } from '#tests/support/browser-routes.ts';
import { runThenStop } from './cleanup.ts';
import { type BenchFigure, medianOf } from './figures.ts';
import { type Lighthouse, type LighthouseReport, loadLighthouse } from './lighthouse-package.ts';
import { runNpmStart } from './npm-start.ts';

const minPerformanceScore = 95;
/** Categories whose score does not depend on how busy the machine is. */
const loadIndependentCategories = ['accessibility', 'best-practices', 'seo'];
const lighthouseCategories = ['performance', ...loadIndependentCategories];
/** At least the screens for home, login, table and tournament must be measured. */
const minScreenCount = 4;

export async function measureLighthouseScores(): Promise<BenchFigure[]> {
  const { measure, launchChromium } = await loadLighthouse((line) => console.error(line));
  const dataDir = mkdtempSync(join(tmpdir(), 'torneo-bench-lighthouse-'));
  const app = runNpmStart(dataDir);
  const stop = async () => {
    await app.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return runThenStop(stop, async () => {
    const { url } = await app.ready;
    const { port, kill } = await launchChromium();
    return runThenStop(
      async () => kill(),
      async () => {
        const addresses = buildTestedScreens().flatMap(({ address, isOpen }) => (isOpen ? [address] : []));
        if (addresses.length < minScreenCount) throw new Error(`only ${addresses.length} screens are open to visitors`);
        const figures: BenchFigure[] = [];
        for (const address of addresses) {
          figures.push(
            ...screenFiguresOf(address, await measureReports(() => runLighthouse(measure, `${url}${address}`, port))),
          );
        }
        return figures;
      },
    );
  });
}

/** One report, or three when the first is below the limit, because a busy machine costs points. */
async function measureReports(look: () => Promise<LighthouseReport>): Promise<LighthouseReport[]> {
  const first = await look();
  return scoreOfCategory(first, 'performance') >= minPerformanceScore ? [first] : [first, await look(), await look()];
}

async function runLighthouse(measure: Lighthouse['measure'], url: string, port: number): Promise<LighthouseReport> {
  const result = await measure(url, { port, onlyCategories: lighthouseCategories, logLevel: 'error' });
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no report'}`);
  const { pathname } = new URL(result.lhr.finalDisplayedUrl);
  if (pathname !== new URL(url).pathname) throw new Error(`${url} led to ${pathname}`);
  return result.lhr;
}

function screenFiguresOf(address: string, reports: readonly LighthouseReport[]): BenchFigure[] {
  const performances = reports.map((each) => scoreOfCategory(each, 'performance'));
  const performance = medianOf(performances);
  const shown = reports[performances.indexOf(performance)];
  const worst = loadIndependentCategories.map((category) =>
    Math.min(...reports.map((each) => scoreOfCategory(each, category))),
  );
  const details = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map(
    (audit) => shown?.audits[audit]?.displayValue,
  );
  return [
    {
      what: `Lighthouse of ${address}: accessibility, best practices, SEO`,
      measured: worst.join(', '),
      limit: '100 each',
      holds: worst.every((score) => score === 100),
    },
    {
      what: `Lighthouse of ${address}: performance`,
      measured: `${performance} (first paint ${details[0]}, largest ${details[1]}, blocked ${details[2]})`,
      limit: `≥ ${minPerformanceScore}`,
      holds: performance >= minPerformanceScore,
      isTime: true,
    },
  ];
}

/** A score from 0 to 100; 0 when Lighthouse could not give one. */
const scoreOfCategory = ({ categories: given }: LighthouseReport, category: string): number =>
  Math.round((given[category]?.score ?? 0) * 100);
