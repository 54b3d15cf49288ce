/** Pages published again in the background: after a change of look, at night, by hand; killed half-way and resumed. */
import type { DynamoDBRecord } from 'aws-lambda';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { siteBucket } from '#functions/platform/files/site-bucket.ts';
import { findRepublication, storeRepublication } from '#functions/platform/table/republications.ts';
import { continueRepublication } from '#functions/publisher/republish.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { keyOfPage } from '#shared/pages/published-pages.ts';
import { call, startApi } from '#tests/support/api.ts';
import { createTeams, createTournament, expectOk, playMatch } from '#tests/support/given.ts';
import type { ModelBucket } from '#tests/support/model-of-s3.ts';
import {
  htmlOfObject,
  isRepublication,
  listWrongPages,
  publishInBackground,
  startSite,
} from '#tests/support/published-site.ts';
import { continueReconcile, sendScheduledEvent } from '#tests/support/reconcile.ts';
import { deliverRecordsToPublisher, readNewStreamRecords } from '#tests/support/stream.ts';

let site: ModelBucket;
const cups: Tournament[] = [];
const matchesOfCup = 5;
/** Two tournaments, their matches, and two teams. */
const total = 2 + 2 * matchesOfCup + 2;

beforeAll(async () => {
  await startApi();
  site = startSite();
  const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
  for (const status of ['in_progress', 'completed'] as const) {
    const cup = await createTournament({ status, teamIds: [ombu.id, ceibo.id] });
    for (let at = 0; at < matchesOfCup; at += 1)
      await playMatch(cup, ombu, `${at}-1`, ceibo, { round: `Fecha ${at + 1}` });
    cups.push(cup);
  }
  await publishInBackground();
});

/** Each test begins with a site that was published with another look. */
beforeEach(async () => {
  const { step = 0 } = (await findRepublication('ALL')) ?? {};
  const done = { extent: 'everything', cursor: null, done: 0, total: 0, failed: [] } as const;
  await storeRepublication({ scope: 'ALL', ...done, look: '/assets/paginas-older.css', step }, new Date());
  for (const [key, object] of site.objects)
    site.objects.set(key, { ...object, html: 'older look', metadata: { ...object.metadata, hash: 'older' } });
  await readNewStreamRecords();
  site.written.length = 0;
});

const pagesOfOlderLook = () => [...site.objects].filter(([, { html }]) => html === 'older look').map(([key]) => key);

/** The records of republications that were written since the last call. */
const newRepublicationRecords = async (): Promise<DynamoDBRecord[]> =>
  (await readNewStreamRecords()).filter(({ dynamodb }) => isRepublication(dynamodb?.Keys?.pk?.S));

describe('a run of reconcile with another look', () => {
  test('has every page published again, each once, and tells how far it is', async () => {
    const before = site.objects.size;
    expect(before).toBeGreaterThan(2 * (matchesOfCup + matchesOfCup + 9));
    expect((await continueReconcile('new look')).pages).toMatchObject({ done: 0, isFinished: false });
    await publishInBackground();
    expect(pagesOfOlderLook()).toEqual([]);
    expect(site.objects.size).toBe(before);
    expect(new Set(site.written).size).toBe(site.written.length);
    expect(await listWrongPages(site)).toEqual([]);
    const { pages } = await continueReconcile('new look');
    expect(pages).toEqual({ done: total, total, isFinished: true, failed: [] });
  });

  test('asks for nothing when the look is the same', async () => {
    await continueReconcile('new look');
    await publishInBackground();
    site.written.length = 0;
    await continueReconcile('same look');
    expect(await newRepublicationRecords()).toEqual([]);
  });
});

describe('a republication that is killed', () => {
  test('half-way goes on where it stopped', async () => {
    await continueReconcile('killed');
    await readNewStreamRecords();
    for (let steps = 0; steps < 3; steps += 1) await takeOneStep();
    const half = await findRepublication('ALL');
    expect(half?.done).toBeGreaterThan(matchesOfCup);
    expect(half?.done).toBeLessThan(total);
    expect(pagesOfOlderLook().length).toBeGreaterThan(5);
    site.written.length = 0;
    await publishInBackground();
    expect(pagesOfOlderLook()).toEqual([]);
    // Of what was done before, nothing is done again.
    expect(site.written).not.toContain(keyOfPage({ name: 'standings', id: cups[0]?.id ?? 0 }));
    expect((await findRepublication('ALL'))?.done).toBe(total);
  });

  test('is woken at night when its record was given up', async () => {
    await continueReconcile('given up');
    await readNewStreamRecords();
    await sendScheduledEvent();
    await publishInBackground();
    expect(pagesOfOlderLook()).toEqual([]);
  });

  test('goes on once, whatever the number of deliveries of its records', async () => {
    await continueReconcile('twice');
    const records = await newRepublicationRecords();
    await deliverRecordsToPublisher([...records, ...records]);
    const { step } = (await findRepublication('ALL')) ?? {};
    await deliverRecordsToPublisher(records);
    expect((await findRepublication('ALL'))?.step).toBe(step);
    await publishInBackground();
    expect(pagesOfOlderLook()).toEqual([]);
  });
});

/** Works on the republication of all pages until its time is over with the first call of the bucket: for one step. */
async function takeOneStep(): Promise<void> {
  const { step = 0 } = (await findRepublication('ALL')) ?? {};
  const { find } = siteBucket;
  vi.useFakeTimers({ toFake: ['Date'] });
  siteBucket.find = (key) => {
    vi.setSystemTime(Date.now() + 10);
    return find(key);
  };
  await continueRepublication('ALL', step, Date.now() + 1);
  siteBucket.find = find;
  vi.useRealTimers();
}

test('the night publishes pages that depend on the date: not those of matches, nor of finished tournaments', async () => {
  await continueReconcile('before the night');
  await publishInBackground();
  for (const [key, object] of site.objects)
    site.objects.set(key, { ...object, metadata: { ...object.metadata, hash: 'older' } });
  site.written.length = 0;
  await sendScheduledEvent();
  await publishInBackground();
  const [current, finished] = cups;
  expect(site.written).toContain(keyOfPage({ name: 'tournament', id: current?.id ?? 0 }));
  expect(site.written).toContain(keyOfPage({ name: 'home' }));
  expect(site.written.filter((key) => key.startsWith('paginas/equipo/'))).toHaveLength(2);
  expect(site.written.filter((key) => key.startsWith('paginas/partido/'))).toEqual([]);
  expect(site.written).not.toContain(keyOfPage({ name: 'tournament', id: finished?.id ?? 0 }));
});

test('the night removes pages of what does not exist', async () => {
  const [someObject] = site.objects.values();
  const gone = (['match', 'team', 'standings'] as const).map((name) => keyOfPage({ name, id: 999 }));
  gone.push(keyOfPage({ name: 'fixture', id: cups[0]?.id ?? 0, round: 'Fecha 99' }));
  gone.push(keyOfPage({ name: 'scorers', id: cups[0]?.id ?? 0, part: 7 }));
  for (const key of gone) site.objects.set(key, someObject as never);
  await sendScheduledEvent();
  await publishInBackground();
  expect(gone.filter((key) => site.objects.has(key))).toEqual([]);
  expect(await listWrongPages(site)).toEqual([]);
});

test('a recalculation publishes every page of its tournament again, and no other tournament', async () => {
  const [first, second] = cups.map(({ id }) => id);
  expectOk(await call('POST /standings/tournament/{id}/recalculate', { as: 'admin', params: { id: first ?? 0 } }));
  await publishInBackground();
  expect(site.written).toContain(keyOfPage({ name: 'fixture', id: first ?? 0, round: 'Fecha 3' }));
  expect(site.written.filter((key) => key.startsWith('paginas/partido/'))).toHaveLength(matchesOfCup);
  expect(site.written).not.toContain(keyOfPage({ name: 'standings', id: second ?? 0 }));
  const html = site.objects.get(keyOfPage({ name: 'standings', id: first ?? 0 }))?.html ?? '';
  expect(htmlOfObject(html)).toContain('Ombú');
});
