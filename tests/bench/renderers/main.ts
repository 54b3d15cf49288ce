/**
 * `node tests/bench/renderers/main.ts`: React's renderer beside Preact's in the bundles of `publisher` and `pages`: sizes,
 * loads, rendered pages and whole publications, in turns in one run.
 */
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { bundleFunctions, bundleOptions } from '#infra/build/functions.ts';
import { pageRendererAliases } from '#infra/build/page-renderer.ts';
import { startDatabase } from '#infra/local/services/database.ts';
import { startFiles } from '#infra/local/services/files.ts';
import { ensureTable } from '#infra/local/services/tables.ts';
import { tableSettings } from '#tests/support/table.ts';
import type * as renderPageModule from '#web/public/render-page.tsx';
import { bundleBareSdk } from '../bare-sdk.ts';
import { formatKilobytes, medianOf } from '../figures.ts';
import { measureMedianLoadTimes } from '../load-times.ts';
import { createPageContents, pageContext } from './page-contents.ts';
import type { Answer, Request } from './publishing-process.ts';

const legacyRenderer = (name: string): string =>
  `./node_modules/react-dom/cjs/react-dom-server-legacy.${name}.production.js`;

/** What esbuild puts in the place of modules, by the name of the renderer; the first is what others are compared with. */
const renderers: Readonly<Record<string, Record<string, string>>> = {
  preact: pageRendererAliases,
  'react, server.edge': { 'react-dom/server': 'react-dom/server.edge' },
  'react, legacy.node': { 'react-dom/server': legacyRenderer('node') },
  'react, legacy.browser': { 'react-dom/server': legacyRenderer('browser') },
};
const names = Object.keys(renderers);
const lambdas = ['publisher', 'pages'];
/** Those that publish: the first, and the smallest and fastest of React's. */
const publishing = ['preact', 'react, legacy.browser'];
const leagueSizes = [100, 380];
const rounds = Number(process.env.ROUNDS ?? 41);

const folder = mkdtempSync(join(tmpdir(), 'torneo-renderers-'));
const folderOf = (name: string): string => join(folder, name.replaceAll(/\W+/g, '-'));

async function main(): Promise<void> {
  for (const name of names) await bundleFunctions(folderOf(name), lambdas, { alias: renderers[name] ?? {} });
  await reportSizesAndLoads();
  await reportRenderings();
  await reportPublications();
}

async function reportSizesAndLoads(): Promise<void> {
  const sdk = join(folder, 'sdk.cjs');
  await bundleBareSdk(sdk);
  const bundles = names.flatMap((name) =>
    lambdas.map((lambda) => ({ what: `${name}: ${lambda}`, file: join(folderOf(name), lambda, 'index.cjs') })),
  );
  const [bare, ...loads] = await measureMedianLoadTimes([sdk, ...bundles.map(({ file }) => file)], 15);
  if (!bare) throw new Error('nothing was loaded');
  console.log(`bare SDK: ${bare.cpu.toFixed(1)} ms of CPU, ${bare.clock.toFixed(1)} ms by the clock`);
  for (const [at, { what, file }] of bundles.entries()) {
    const { cpu = Number.NaN, clock = Number.NaN } = loads[at] ?? {};
    console.log(
      `${what}: ${formatKilobytes(statSync(file).size)}, loads in ${(cpu / bare.cpu).toFixed(2)} × the CPU, ${(clock / bare.clock).toFixed(2)} × by the clock`,
    );
  }
}

async function reportRenderings(): Promise<void> {
  const contents = createPageContents();
  const modules: (typeof renderPageModule)[] = [];
  for (const name of names) {
    const outfile = join(folderOf(name), 'render-page.cjs');
    await build({
      ...bundleOptions,
      alias: renderers[name] ?? {},
      entryPoints: ['web/public/render-page.tsx'],
      outfile,
    });
    modules.push(createRequire(import.meta.url)(outfile));
  }
  const times = contents.map(() => modules.map((): number[] => []));
  for (let round = 0; round < 8 * rounds; round += 1)
    for (const [at, content] of contents.entries())
      for (const [which, { renderPage }] of modules.entries()) {
        const start = performance.now();
        renderPage(content, { ...pageContext, page: { name: content.name as 'home', id: 1 } });
        if (round > rounds) times[at]?.[which]?.push(performance.now() - start);
      }
  const medians = times.map((each) => each.map(medianOf));
  console.log(`rendered in ms: ${names.join(' / ')}`);
  for (const [at, { name }] of contents.entries())
    console.log(`  ${name}: ${medians[at]?.map((ms) => ms.toFixed(2)).join(' / ')}`);
  const sums = names.map((_, which) => medians.reduce((sum, each) => sum + (each[which] ?? Number.NaN), 0));
  console.log(`  all: ${sums.map((ms) => `${ms.toFixed(2)} (${(ms / (sums[0] ?? 1)).toFixed(2)} ×)`).join(' / ')}`);
}

async function reportPublications(): Promise<void> {
  const dataDir = join(folder, 'data');
  const database = await startDatabase({ dataDir, log: console.error });
  const buckets = publishing.map((_, which) => ({ logicalId: `site${which}`, cors: [], expiry: [] }));
  const files = await startFiles({ dataDir, buckets, log: console.error });
  try {
    for (const size of leagueSizes) {
      const publishers = await Promise.all(
        publishing.map(async (name, which) => {
          const settings = tableSettings(`renderers-${size}-${which}`);
          await ensureTable(database.endpoint, settings);
          return startPublisher({
            AWS_REGION: 'us-east-1',
            AWS_ACCESS_KEY_ID: 'local',
            AWS_SECRET_ACCESS_KEY: 'local',
            AWS_ENDPOINT_URL_DYNAMODB: database.endpoint,
            AWS_ENDPOINT_URL_S3: files.endpoint,
            TABLE_NAME: settings.createTable.TableName,
            TABLE_TIMEOUT: '15000',
            SITE_BUCKET: `site${which}`,
            STACK_NAME: 'renderers',
            BUNDLE: join(folderOf(name), 'publisher', 'index.cjs'),
          });
        }),
      );
      await reportPublicationsOf(size, publishers);
      for (const { stop } of publishers) stop();
    }
  } finally {
    await Promise.all([database.stop(), files.stop()]);
  }
}

const whatIsPublished = ['result', 'round', 'republication'] as const;

async function reportPublicationsOf(size: number, publishers: readonly Publisher[]): Promise<void> {
  const first: number[] = [];
  for (const { ask } of publishers) first.push((await ask({ write: size })).clock);
  console.log(`${size} matches, first publication of a process: ${first.map((ms) => ms.toFixed(0)).join(' / ')} ms`);
  for (const publish of whatIsPublished) {
    const most = publish === 'republication' ? 5 : rounds;
    const answers = publishers.map((): Answer[] => []);
    for (let round = -5; round < most; round += 1)
      for (const which of round % 2 === 0 ? [0, 1] : [1, 0]) {
        const answer = await publishers[which]?.ask({ publish });
        if (answer && round >= 0) answers[which]?.push(answer);
      }
    const line = (part: 'clock' | 'cpu') => {
      const medians = answers.map((each) => medianOf(each.map((answer) => answer[part])));
      const [first = Number.NaN, second = Number.NaN] = medians;
      return `${medians.map((ms) => ms.toFixed(1)).join(' / ')} ms = ${(second / first).toFixed(2)} ×`;
    };
    const records = answers[0]?.[0]?.records;
    const pages = answers.map((each) => medianOf(each.map((answer) => answer.pages))).join(' and ');
    console.log(
      `${size} matches, ${publish} (${records} records, ${pages} pages): clock ${line('clock')}, CPU ${line('cpu')}`,
    );
  }
}

interface Publisher {
  ask(request: Request): Promise<Answer>;
  stop(): void;
}

function startPublisher(env: NodeJS.ProcessEnv): Publisher {
  const child = fork(join(import.meta.dirname, 'publishing-process.ts'), { env });
  return {
    ask: (request) => {
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      child.once('message', (answer) => resolve(answer as Answer));
      child.once('exit', (code) => reject(new Error(`the publisher ended with ${code}`)));
      child.send(request);
      return promise.finally(() => child.removeAllListeners());
    },
    stop: () => child.kill(),
  };
}

try {
  await main();
} finally {
  rmSync(folder, { recursive: true });
}
