/**
 * Thousands of pages published again after a change of look, by a publisher that is killed twice on its way: none is
 * left, none is missing, and only what was under way when it was killed is written again.
 */
import { beforeAll, expect, test } from 'vitest';
import { siteBucket } from '#functions/platform/files/site-bucket.ts';
import { sourceOfStored } from '#functions/platform/pages/page-source.ts';
import { renderPublishedPage } from '#functions/platform/pages/render.ts';
import { findRepublication } from '#functions/platform/table/republications.ts';
import { continueRepublication } from '#functions/publisher/republish.ts';
import {
  keyOfPage,
  type PublishedPage,
  type PublishedPageName,
  publishedPages,
} from '#shared/pages/published-pages.ts';
import { startApi } from '#tests/support/api.ts';
import { isFullRun } from '#tests/support/full.ts';
import type { ModelBucket } from '#tests/support/model-of-s3.ts';
import { htmlOfObject, startSite } from '#tests/support/published-site.ts';
import { continueReconcile } from '#tests/support/reconcile.ts';
import { type League, writeLeague } from '../bench/league.ts';

/** The matches of each tournament. */
const sizes: readonly number[] = isFullRun ? Array.from({ length: 19 }, () => 1000) : [80, 20];
const leastPages = isFullRun ? 20_000 : 140;
/** So many pages are compared with a rendering from scratch, and kept; keeping all would take hundreds of MB. */
const compared = isFullRun ? 300 : 40;

const olderHash = 'of the older look';
let site: ModelBucket;
const pages = new Map<string, PublishedPage>();
const kept = new Set<string>();

beforeAll(async () => {
  await startApi();
  site = startSite();
  // One league is half played; in the others nothing is, as a played match has four events to write and to read.
  for (const [at, size] of sizes.entries())
    for (const page of pagesOfLeague(await writeLeague(at + 1, size, at === 0 ? 1 / 2 : 0)))
      pages.set(keyOfPage(page), page);
  for (const name of ['home', 'tournaments', 'fixture', 'standings'] as const) pages.set(keyOfPage({ name }), { name });
  const every = Math.floor(pages.size / compared);
  for (const [at, key] of [...pages.keys()].entries()) {
    if (at % every === 0) kept.add(key);
    site.objects.set(key, { html: '', etag: 'older', metadata: { ticket: 0, hash: olderHash } });
  }
  const { write } = siteBucket;
  siteBucket.write = async (key, object, etag) => {
    const written = await write(key, object, etag);
    const stored = site.objects.get(key);
    if (stored && !kept.has(key)) site.objects.set(key, { ...stored, html: '' });
    return written;
  };
}, 1_200_000);

const namesOfTournament = (Object.keys(publishedPages) as PublishedPageName[]).filter(
  (name) => publishedPages[name].idOf === 'tournament',
);

function pagesOfLeague({ id, matches }: League): PublishedPage[] {
  const teams = new Set(matches.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId ?? 0, awayTeamId ?? 0]));
  const rounds = new Set(matches.map(({ round }) => round));
  return [
    ...namesOfTournament.map((name) => ({ name, id })),
    ...[...rounds].map((round) => ({ name: 'fixture' as const, id, round })),
    ...matches.map((match) => ({ name: 'match' as const, id: match.id })),
    ...[...teams].map((team) => ({ name: 'team' as const, id: team })),
  ];
}

interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Each step that was stored, in order. */
const told: Progress[] = [];

/** Works on the republication as the stream's records have the publisher do, until it is far enough or finished. */
async function workUntil(isFarEnough: (progress: Progress) => boolean): Promise<void> {
  for (;;) {
    const { cursor, step, done, total } = (await findRepublication('ALL')) ?? expect.fail();
    if (total !== null) told.push({ done, total });
    if (!cursor || (total !== null && isFarEnough({ done, total }))) return;
    await continueRepublication('ALL', step, Date.now() + workMs);
  }
}

const workMs = isFullRun ? 2000 : 20;

/** Starts a publisher whose tenth call never ends, as if its Lambda had been killed in the middle of it. */
async function killAt(method: 'before a page is looked for' | 'after a page is written'): Promise<void> {
  const { step } = (await findRepublication('ALL')) ?? expect.fail();
  const { find, write } = siteBucket;
  const killed = Promise.withResolvers<void>();
  let left = 10;
  const hang = () => {
    killed.resolve();
    return new Promise<never>(() => {});
  };
  if (method === 'before a page is looked for') {
    siteBucket.find = (key) => {
      left -= 1;
      return left >= 0 ? find(key) : hang();
    };
  } else {
    siteBucket.write = async (...page) => {
      const etag = await write(...page);
      left -= 1;
      return left >= 0 ? etag : hang();
    };
  }
  void continueRepublication('ALL', step, Number.POSITIVE_INFINITY);
  await killed.promise;
  // What the killed publisher had sent may still arrive; nothing else of it happens.
  siteBucket.find = find;
  siteBucket.write = write;
}

test(`two killed publishers leave none of ${leastPages} pages in the old look, and write only those twice that they had begun`, {
  timeout: 1_800_000,
}, async () => {
  expect(pages.size).toBeGreaterThanOrEqual(leastPages);
  await continueReconcile('new look');
  const { done: before, total: unknown } = (await findRepublication('ALL')) ?? expect.fail();
  expect([before, unknown]).toEqual([0, null]);
  await workUntil(({ done, total }) => done > total / 3);
  await killAt('before a page is looked for');
  await workUntil(({ done, total }) => done > total / 2);
  await killAt('after a page is written');
  const { pages: halfWay } = await continueReconcile('how far');
  expect(halfWay).toMatchObject({ isFinished: false, failed: [] });
  await workUntil(() => false);

  const left = [...site.objects].filter(([, { metadata }]) => metadata.hash === olderHash).map(([key]) => key);
  expect(left).toEqual([]);
  expect([...pages.keys()].filter((key) => !site.objects.has(key))).toEqual([]);
  expect(site.written.length - new Set(site.written).size).toBeLessThanOrEqual(kills * mostUnderWay);

  const teamsAndMatches = [...pages.values()].filter(({ name }) => name === 'team' || name === 'match').length;
  const total = sizes.length + teamsAndMatches;
  expect(told.every((progress, at) => progress.total === total && progress.done >= (told[at - 1]?.done ?? 0))).toBe(
    true,
  );
  // How often it is told depends on how many pages the machine renders in each step.
  expect(new Set(told.map(({ done }) => done)).size).toBeGreaterThan(2);
  expect((await continueReconcile('at the end')).pages).toEqual({ done: total, total, isFinished: true, failed: [] });

  const wrong = [];
  for (const key of kept) {
    const html = await renderPublishedPage(pages.get(key) ?? expect.fail(), sourceOfStored(new Date()));
    if (htmlOfObject(site.objects.get(key)?.html ?? '') !== html) wrong.push(key);
  }
  expect(wrong).toEqual([]);
});

/** Pages that a publisher works on at the same time: what a killed one had begun may be written by its successor too. */
const mostUnderWay = 10;
const kills = 2;
