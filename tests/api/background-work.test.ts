/** Everything published again in the background: killed at any write, with what fails, and beside results. */
import { DynamoDBDocumentClient, PutCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readBackgroundWork } from '#functions/competition/publication/store/background-work.ts';
import { siteBucket } from '#functions/platform/files/site-bucket.ts';
import { localDay } from '#functions/platform/local-time.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { keyOfPage } from '#shared/pages/published-pages.ts';
import { call, startApi } from '#tests/support/api.ts';
import { createTeams, createTournament, expectOk, playMatch, saveScore } from '#tests/support/api-fixtures.ts';
import { damageMatch, damageTournament } from '#tests/support/damaged-tournament.ts';
import { isFullRun } from '#tests/support/full.ts';
import type { ModelBucket } from '#tests/support/model-of-s3.ts';
import { saveSettings } from '#tests/support/page-world.ts';
import { listWrongPages, startSite } from '#tests/support/published-site.ts';
import {
  askToPublishEverything,
  nextNight,
  passNight,
  publishEverything,
  readProgress,
  sendScheduledEvent,
} from '#tests/support/reconcile.ts';
import {
  deliverRecordsToPublisher,
  isForPublisher,
  publishChanges,
  readNewStreamRecords,
} from '#tests/support/stream.ts';

let site: ModelBucket;
const cups: Tournament[] = [];
const matches: Match[] = [];
const matchesOfCup = 3;
/** How many scopes everything gives: 'ALL' first and last, two tournaments, their matches, and two teams. */
const total = 2 + 2 + 2 * matchesOfCup + 2;

beforeAll(async () => {
  await startApi();
  site = startSite();
  const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
  for (const status of ['in_progress', 'completed'] as const) {
    const cup = await createTournament({ status, teamIds: [ombu.id, ceibo.id] });
    for (let at = 0; at < matchesOfCup; at += 1)
      matches.push(await playMatch(cup, ombu, `${at}-1`, ceibo, { round: `Fecha ${at + 1}` }));
    cups.push(cup);
  }
  await publishEverything();
});

/** Each test begins with a site on which every page is an old one. */
beforeEach(async () => {
  await publishChanges();
  for (const key of site.objects.keys()) site.objects.set(key, 'old');
  site.written.length = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const oldPages = () => [...site.objects].filter(([, html]) => html === 'old').map(([key]) => key);
const matchPage = (at: number) => keyOfPage({ name: 'match', id: matches[at]?.id ?? expect.fail() });
const cupId = (at: number): number => cups[at]?.id ?? expect.fail();
const isWake = ({ dynamodb }: DynamoDBRecord): boolean => dynamodb?.Keys?.pk?.S?.startsWith('WAKE#') ?? false;
const newRecords = async () => (await readNewStreamRecords()).filter(isForPublisher);

/** Delivers what is left to publish; what the publisher reports as failed is not tried again. */
async function publishWhatCanBe(): Promise<void> {
  for (let records = await newRecords(); records.length > 0; records = await newRecords())
    await deliverRecordsToPublisher(records);
}

describe('everything', () => {
  test('is every page, those over all tournaments twice and each other one once, and tells how far it is', async () => {
    await publishEverything();
    expect(oldPages()).toEqual([]);
    const twice = site.written.filter((key, at) => site.written.indexOf(key) < at);
    expect(twice.filter((key) => /\d/.test(key))).toEqual([]);
    expect(await listWrongPages(site)).toEqual([]);
    expect(await readProgress()).toMatchObject({ done: total, total, isFinished: true, failed: [] });
  });

  test('is given in parts, the next one when the last one is published', async () => {
    await askToPublishEverything();
    let parts = 0;
    for (let records = await newRecords(); records.length > 0; records = await newRecords()) {
      const wakes = records.filter(isWake);
      if (wakes.length > 0) parts += 1;
      expect(wakes.length).toBeLessThanOrEqual(matchesOfCup);
      await deliverRecordsToPublisher(records);
      expect((await readBackgroundWork()).left.size).toBeLessThanOrEqual(matchesOfCup);
    }
    expect(parts).toBe(6);
  });

  test('does not delay a result, which waits for one part at most', async () => {
    await askToPublishEverything();
    for (const _ of [1, 2]) await deliverRecordsToPublisher(await newRecords());
    const [match = expect.fail()] = matches;
    expectOk(await saveScore(match, '7-7'));
    site.written.length = 0;
    for (const _ of [1, 2]) await deliverRecordsToPublisher(await newRecords());
    expect(site.objects.get(matchPage(0))).toContain('7 - 7');
    expect((await readProgress()).isFinished).toBe(false);
    await publishChanges();
    expect(oldPages()).toEqual([]);
    expect(await listWrongPages(site)).toEqual([]);
  });
});

/** Lets the publisher die after so many writes to the table: nothing is written after them. Returns the way back. */
function dieAfterWrites(writes: number): () => void {
  let left = writes;
  const { send } = DynamoDBDocumentClient.prototype;
  const spy = vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(function (
    this: DynamoDBDocumentClient,
    ...sent: Parameters<typeof send>
  ) {
    const isWrite = [PutCommand, UpdateCommand, TransactWriteCommand].some((kind) => sent[0] instanceof kind);
    if (isWrite) left -= 1;
    return isWrite && left < 0 ? Promise.reject(new Error('killed')) : (send.apply(this, sent) as unknown as never);
  } as never);
  return () => spy.mockRestore();
}

/** The publisher dies after every write in the full run, otherwise after every fifth, from one that the seed chooses. */
const testedWriteInterval = isFullRun ? 1 : 5;
const firstTestedWrite = Number(process.env.TEST_SEED) % testedWriteInterval;

describe('a publisher that is killed', () => {
  test('after any of its writes leaves nothing out: the same batch, delivered again, goes on', {
    timeout: 300_000,
  }, async () => {
    await askToPublishEverything();
    let deaths = 0;
    for (let records = await newRecords(); records.length > 0; records = await newRecords())
      for (let writes = firstTestedWrite; ; writes += testedWriteInterval) {
        const revive = dieAfterWrites(writes);
        const failed = await deliverRecordsToPublisher(records);
        revive();
        if (failed.length === 0) break;
        deaths += 1;
      }
    expect(deaths).toBeGreaterThan(isFullRun ? 20 : 1);
    expect(oldPages()).toEqual([]);
    expect(await listWrongPages(site)).toEqual([]);
    expect(await readProgress()).toMatchObject({ isFinished: true, failed: [] });
  });

  test('and whose step is lost: the next deployment or the hourly call takes the step again', async () => {
    await askToPublishEverything();
    for (const _ of [1, 2]) await deliverRecordsToPublisher(await newRecords());
    await deliverRecordsToPublisher((await newRecords()).filter(isWake));
    await readNewStreamRecords();
    expect(await readBackgroundWork()).toMatchObject({ left: new Set(), current: { name: 'everything' } });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
    await askToPublishEverything();
    await publishChanges();
    expect(oldPages()).toEqual([]);
    expect(await readProgress()).toMatchObject({ done: total, total, isFinished: true, failed: [] });
  });

  test('and whose wakes are lost: the hourly call gives the part again after a quarter of an hour', async () => {
    await askToPublishEverything();
    for (const _ of [1, 2]) await deliverRecordsToPublisher(await newRecords());
    await readNewStreamRecords();
    const { left, day, progressAt } = await readBackgroundWork();
    expect(left.size).toBeGreaterThan(0);
    // Not at the end of the day, when another day would be due.
    await saveSettings({ timeZone: zoneWhereItIs(day, new Date(progressAt + 16 * 60_000)) });
    await readNewStreamRecords();
    await sendScheduledEvent(new Date(progressAt + 14 * 60_000).toISOString());
    expect(await newRecords()).toEqual([]);
    await sendScheduledEvent(new Date(progressAt + 16 * 60_000).toISOString());
    await publishChanges();
    expect(oldPages()).toEqual([]);
    expect(await readProgress()).toMatchObject({ isFinished: true, failed: [] });
  });

  /** A time zone in which it is this day then. */
  const zoneWhereItIs = (day: string, then: Date): string =>
    ['America/Argentina/Buenos_Aires', 'Pacific/Pago_Pago'].find((zone) => localDay(then, zone) === day) ??
    expect.fail();

  test('is followed once, however often its records are delivered', async () => {
    await askToPublishEverything();
    for (let records = await newRecords(); records.length > 0; records = await newRecords()) {
      await deliverRecordsToPublisher([...records, ...records]);
      await deliverRecordsToPublisher(records);
    }
    expect(oldPages()).toEqual([]);
    expect((await readProgress()).done).toBe(total);
  });
});

/** Lets the bucket refuse writes of a page, the first `times` of them; returns the function that ends it. */
function refuseWritesOf(refused: string, times = Number.POSITIVE_INFINITY): () => void {
  const { write } = siteBucket();
  let left = times;
  siteBucket().write = async (key, html) => {
    if (key === refused) left -= 1;
    if (key === refused && left >= 0) throw new Error('SlowDown');
    return write(key, html);
  };
  return () => Object.assign(siteBucket(), { write });
}

describe('what cannot be published', () => {
  test.each([
    ['match', () => matchPage(0), () => `MATCH#${matches[0]?.id}`],
    ['team', () => keyOfPage({ name: 'team', id: 1 }), () => 'TEAM#1'],
    ['tournament', () => keyOfPage({ name: 'scorers', id: cupId(0) }), () => `${cupId(0)}`],
  ])(
    'a page of a %s, is told while all others are published, and asked for by the next hours',
    async (_, page, scope) => {
      const repair = refuseWritesOf(page());
      await askToPublishEverything();
      await publishWhatCanBe();
      expect(oldPages()).toContain(page());
      expect(oldPages().every((key) => key.startsWith('paginas/') && scopeTextOf(key) === scope())).toBe(true);
      expect(await readProgress()).toMatchObject({ isFinished: true, failed: [scope()] });
      repair();
      const night = nextNight();
      await sendScheduledEvent(night);
      await publishWhatCanBe();
      await sendScheduledEvent(night).catch(() => {});
      await publishWhatCanBe();
      expect(oldPages()).toEqual([]);
      expect(await sendScheduledEvent(night)).toMatchObject({ isFinished: true, failed: [] });
    },
  );

  const scopeTextOf = (key: string): string => {
    const [, folder, id] = /^paginas\/([^/]+)\/(\d+)/.exec(key) ?? [];
    return folder === 'partido' ? `MATCH#${id}` : folder === 'equipo' ? `TEAM#${id}` : `${id}`;
  };

  test('once, is published by the same batch and told no more', async () => {
    const repair = refuseWritesOf(matchPage(0), 2);
    await askToPublishEverything();
    const again: DynamoDBRecord[] = [];
    for (let records = await newRecords(); records.length > 0; records = await newRecords()) {
      const failed = await deliverRecordsToPublisher(records);
      again.push(...records.filter(({ dynamodb }) => failed.includes(dynamodb?.SequenceNumber ?? '')));
    }
    repair();
    expect(again).toHaveLength(1);
    expect(await deliverRecordsToPublisher(again)).toEqual([]);
    expect(oldPages()).toEqual([]);
    expect(await readProgress()).toMatchObject({ isFinished: true, failed: [] });
  });

  test('a tournament, is published when it can be', async () => {
    const repair = await damageTournament(cupId(0));
    await readNewStreamRecords();
    await askToPublishEverything();
    await publishWhatCanBe();
    expect((await readProgress()).failed).toEqual([`${cupId(0)}`]);
    await repair();
    await readNewStreamRecords();
    await publishEverything();
    expect(oldPages()).toEqual([]);
    expect((await readProgress()).failed).toEqual([]);
  });

  test('a match that cannot be read, does not stop the pages of the others', async () => {
    const id = matches[1]?.id ?? 0;
    const repair = await damageMatch(cupId(0), id);
    await readNewStreamRecords();
    await askToPublishEverything();
    await publishWhatCanBe();
    expect((await readProgress()).failed).toContain(`MATCH#${id}`);
    expect(oldPages()).toContain(matchPage(1));
    expect(oldPages()).not.toContain(matchPage(0));
    expect(oldPages()).not.toContain(matchPage(2));
    await repair();
    await readNewStreamRecords();
    await publishEverything();
    expect(oldPages()).toEqual([]);
  });
});

describe('the night', () => {
  test('publishes what depends on the date: not the pages of matches, nor of finished tournaments', async () => {
    await publishEverything();
    site.written.length = 0;
    await passNight();
    expect(site.written).toContain(keyOfPage({ name: 'tournament', id: cupId(0) }));
    expect(site.written).toContain(keyOfPage({ name: 'home' }));
    expect(site.written.filter((key) => key.startsWith('paginas/equipo/'))).toHaveLength(2);
    expect(site.written.filter((key) => key.startsWith('paginas/partido/'))).toEqual([]);
    expect(site.written).not.toContain(keyOfPage({ name: 'tournament', id: cupId(1) }));
  });

  test('publishes again what was published since it was last published as a whole', async () => {
    // A result that leaves the champion as it was, whose name every match of the tournament shows.
    await publishEverything();
    expectOk(await saveScore(matches[matchesOfCup] ?? expect.fail(), '6-7'));
    await publishChanges();
    const page = matchPage(matchesOfCup);
    for (const key of [page, keyOfPage({ name: 'tournament', id: cupId(1) })])
      site.objects.set(key, 'of a slow publisher');
    await passNight();
    expect(await listWrongPages(site)).toEqual([]);
    expect(site.objects.get(page)).toContain('6 - 7');
  });

  test('removes pages of what does not exist', async () => {
    await publishEverything();
    const gone = (['match', 'team', 'standings'] as const).map((name) => keyOfPage({ name, id: 999 }));
    gone.push(keyOfPage({ name: 'fixture', id: cupId(0), round: 'Fecha 99' }));
    gone.push(keyOfPage({ name: 'scorers', id: cupId(0), part: 7 }));
    for (const key of gone) site.objects.set(key, 'old');
    await passNight();
    expect(gone.filter((key) => site.objects.has(key))).toEqual([]);
    expect(await listWrongPages(site)).toEqual([]);
  });
});

test('a recalculation publishes every page of its tournament but those of its matches, and no other tournament', async () => {
  await publishEverything();
  site.written.length = 0;
  const params = { id: cupId(0) };
  const rows = expectOk(await call('POST /standings/tournament/{id}/recalculate', { as: 'admin', params }));
  expect(rows[0]?.team.name).toBe('Ombú');
  await publishChanges();
  expect(site.written).toContain(keyOfPage({ name: 'fixture', id: cupId(0), round: 'Fecha 3' }));
  expect(site.written).not.toContain(keyOfPage({ name: 'standings', id: cupId(1) }));
  expect(site.written.filter((key) => key.startsWith('paginas/partido/'))).toEqual([]);
  expect(site.objects.get(keyOfPage({ name: 'standings', id: cupId(0) }))).toContain('Ombú');
});
