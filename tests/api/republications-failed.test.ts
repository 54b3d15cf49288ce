/** Pages that could not be published in the background are published again, by themselves, until they are. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { siteBucket } from '#functions/platform/files/site-bucket.ts';
import { publicationBuild } from '#functions/platform/pages/publication-build.ts';
import {
  findRepublication,
  maxFailed,
  requestRepublication,
  storeRepublication,
} from '#functions/platform/table/republications.ts';
import { publishOwnPages } from '#functions/publisher/publish-pages.ts';
import { keyOfPage } from '#shared/pages/published-pages.ts';
import { startApi } from '#tests/support/api.ts';
import { damageMatch, damageTournament } from '#tests/support/damaged-tournament.ts';
import { createTeams, createTournament, playMatch } from '#tests/support/given.ts';
import type { ModelBucket } from '#tests/support/model-of-s3.ts';
import { publishInBackground, startSite } from '#tests/support/published-site.ts';
import { continueReconcile, sendScheduledEvent } from '#tests/support/reconcile.ts';
import { readNewStreamRecords } from '#tests/support/stream.ts';

let site: ModelBucket;
let cupId: number;
let matchId: number;
let matchPage: string;
let returnMatchId: number;
let teamPage: string;

beforeAll(async () => {
  await startApi();
  site = startSite();
  const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
  const cup = await createTournament({ status: 'in_progress', teamIds: [ombu.id, ceibo.id] });
  ({ id: matchId } = await playMatch(cup, ombu, '2-1', ceibo));
  returnMatchId = (await playMatch(cup, ceibo, '0-0', ombu)).id;
  [cupId, matchPage, teamPage] = [cup.id, keyOfPage({ name: 'match', id: matchId }), pageOfTeam(ombu.id)];
  await publishInBackground();
});

const pageOfTeam = (id: number) => keyOfPage({ name: 'team', id });
const olderLook = '/assets/paginas-older.css';

/** Each test begins with a site that was published with another look. */
beforeEach(async () => {
  const { step = 0 } = (await findRepublication('ALL')) ?? {};
  const done = { extent: 'everything', cursor: null, done: 0, total: 0, failed: [] } as const;
  await storeRepublication({ scope: 'ALL', ...done, look: olderLook, step }, new Date());
  for (const [key, object] of site.objects)
    site.objects.set(key, { ...object, html: 'older look', metadata: { ...object.metadata, hash: 'older' } });
  await readNewStreamRecords();
  site.written.length = 0;
});

const pagesOfOlderLook = () => [...site.objects].filter(([, { html }]) => html === 'older look').map(([key]) => key);
const failures = async () => (await findRepublication('ALL'))?.failed;

/** Lets the bucket refuse writes of a page, the first `times` of them; returns the function that ends it. */
function refuseWritesOf(refused: string, times = Number.POSITIVE_INFINITY): () => void {
  const { write } = siteBucket;
  let left = times;
  siteBucket.write = async (key, ...page) => {
    if (key !== refused) return write(key, ...page);
    left -= 1;
    if (left >= 0) throw new Error('SlowDown');
    return write(key, ...page);
  };
  return () => Object.assign(siteBucket, { write });
}

/** Publishes everything with the new look while a page cannot be written. */
async function publishAllBut(page: string): Promise<void> {
  const repair = refuseWritesOf(page);
  await continueReconcile(`without ${page} ${performance.now()}`);
  await publishInBackground();
  repair();
  site.written.length = 0;
}

test.each([
  ['match', () => matchPage],
  ['team', () => teamPage],
])('the page of a %s that fails once is published at the end of the same republication', async (_, page) => {
  const repair = refuseWritesOf(page(), 1);
  await continueReconcile(`once ${page()}`);
  await publishInBackground();
  repair();
  expect(pagesOfOlderLook()).toEqual([]);
  expect(await failures()).toEqual([]);
});

test('a page that fails again is named by the next run, which has it published, and nothing else', async () => {
  await publishAllBut(matchPage);
  expect(pagesOfOlderLook()).toEqual([matchPage]);
  expect((await continueReconcile('told')).pages).toMatchObject({ isFinished: true, failed: [matchPage] });
  await publishInBackground();
  expect(site.written).toEqual([matchPage]);
  expect((await continueReconcile('told')).pages).toMatchObject({ isFinished: true, failed: [] });
});

test('the night publishes a match page that failed, although it is not of the day', async () => {
  await publishAllBut(matchPage);
  await sendScheduledEvent();
  await publishInBackground();
  expect(pagesOfOlderLook()).toEqual([]);
  expect(await failures()).toEqual([]);
});

test('a tournament that cannot be published is tried again when it can', async () => {
  const repair = await damageTournament(cupId);
  await readNewStreamRecords();
  await requestRepublication('ALL', { extent: 'everything', look: publicationBuild, now: new Date() });
  await publishInBackground();
  expect(await failures()).toEqual([`PAGE#${cupId}`]);
  await repair();
  await readNewStreamRecords();
  await continueReconcile('repaired');
  await publishInBackground();
  expect(pagesOfOlderLook()).toEqual([]);
});

test('a match that cannot be read does not stop the pages of the others', async () => {
  const repair = await damageMatch(cupId, returnMatchId);
  await readNewStreamRecords();
  await requestRepublication('ALL', { extent: 'everything', look: publicationBuild, now: new Date() });
  await publishInBackground();
  expect(await failures()).toContain(keyOfPage({ name: 'match', id: returnMatchId }));
  expect(site.written).toContain(matchPage);
  site.objects.delete(matchPage);
  // A saved result publishes its pages by this call, too.
  await expect(publishOwnPages('match', [returnMatchId, matchId], new Date())).rejects.toThrow();
  expect(site.objects.has(matchPage)).toBe(true);
  await repair();
  await readNewStreamRecords();
  await continueReconcile('read again');
  await publishInBackground();
  expect(pagesOfOlderLook()).toEqual([]);
});

test('failures outlive a smaller republication, which tries them at its end', async () => {
  await publishAllBut(matchPage);
  await requestRepublication('ALL', { extent: 'overall', look: publicationBuild, now: new Date() });
  await publishInBackground();
  expect(pagesOfOlderLook()).toEqual([]);
  expect(site.written.filter((key) => key.startsWith('paginas/partido/'))).toEqual([matchPage]);
});

test('with more failures than are remembered, everything is published again', async () => {
  await continueReconcile('many');
  await publishInBackground();
  const finished = (await findRepublication('ALL')) ?? expect.fail();
  const failed = Array.from({ length: maxFailed }, (_, at) => keyOfPage({ name: 'match', id: 1000 + at }));
  await storeRepublication({ ...finished, failed }, new Date());
  const old = site.objects.get(matchPage) ?? expect.fail();
  site.objects.set(matchPage, { ...old, html: 'older look', metadata: { ...old.metadata, hash: 'older' } });
  await sendScheduledEvent();
  await publishInBackground();
  expect(pagesOfOlderLook()).toEqual([]);
  expect(await failures()).toEqual([]);
});
