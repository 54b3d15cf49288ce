/**
 * The Lighthouse scores of ten published pages and of the screens that are open to visitors, with its emulation of a phone
 * and its network.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPublishedPath } from '#shared/pages/page-at-address.ts';
import { addressesOfVisitors } from '#tests/support/browser-routes.ts';
import { runThenStop } from './cleanup.ts';
import { type BenchFigure, medianOf } from './figures.ts';
import { type Lighthouse, type LighthouseReport, loadLighthouse } from './lighthouse-package.ts';
import { runNpmStart } from './npm-start.ts';
import { measureTaps } from './taps.ts';
import { tenPages } from './ten-pages.ts';

/** Screens of the application load its script first. */
const minScoreOfScreen = 95;
const minScoreOfPage = 100;
const maxLargestPaint = 1500;
/** Categories whose score does not depend on how busy the machine is. */
const loadIndependentCategories = ['accessibility', 'best-practices', 'seo'];
const lighthouseCategories = ['performance', ...loadIndependentCategories];

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
        const screens = addressesOfVisitors().filter((address) => !isPublishedPath(address));
        if (screens.length === 0) throw new Error('no screen is open to visitors');
        const figures: BenchFigure[] = [];
        for (const address of [...tenPages, ...screens]) {
          const minScore = screens.includes(address) ? minScoreOfScreen : minScoreOfPage;
          const look = () => runLighthouse(measure, `${url}${address}`, port);
          figures.push(...screenFiguresOf(address, minScore, await measureReports(look, minScore)));
        }
        figures.push(...(await measureTaps(url)));
        return figures;
      },
    );
  });
}

/** One report, or three when the first is below the limit, because a busy machine costs points. */
async function measureReports(look: () => Promise<LighthouseReport>, minScore: number): Promise<LighthouseReport[]> {
  const first = await look();
  return scoreOfCategory(first, 'performance') >= minScore ? [first] : [first, await look(), await look()];
}

async function runLighthouse(measure: Lighthouse['measure'], url: string, port: number): Promise<LighthouseReport> {
  const once = () => measure(url, { port, onlyCategories: lighthouseCategories, logLevel: 'error' });
  let result = await once();
  // On a busy machine the browser may begin too late for Lighthouse.
  if (result?.lhr.runtimeError) result = await once();
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no report'}`);
  const { pathname } = new URL(result.lhr.finalDisplayedUrl);
  if (pathname !== new URL(url).pathname) throw new Error(`${url} led to ${pathname}`);
  return result.lhr;
}

function screenFiguresOf(address: string, minScore: number, reports: readonly LighthouseReport[]): BenchFigure[] {
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
      limit: `≥ ${minScore}`,
      holds: performance >= minScore,
      isTime: true,
    },
    ...(minScore === minScoreOfPage ? figuresOfPaint(address, shown) : []),
  ];
}

/** When the largest part of a published page is there, and that nothing on it moves. */
function figuresOfPaint(address: string, report: LighthouseReport | undefined): BenchFigure[] {
  const numberOf = (audit: string) => report?.audits[audit]?.numericValue ?? Number.NaN;
  const [largestPaint, shift] = [numberOf('largest-contentful-paint'), numberOf('cumulative-layout-shift')];
  return [
    {
      what: `Lighthouse of ${address}: largest paint`,
      measured: `${Math.round(largestPaint)} ms`,
      limit: `≤ ${maxLargestPaint} ms`,
      holds: largestPaint <= maxLargestPaint,
      isTime: true,
    },
    {
      what: `Lighthouse of ${address}: layout shift`,
      measured: String(shift),
      limit: '0',
      holds: shift === 0,
    },
  ];
}

/** A score from 0 to 100; 0 when Lighthouse could not give one. */
const scoreOfCategory = ({ categories: given }: LighthouseReport, category: string): number =>
  Math.round((given[category]?.score ?? 0) * 100);
