/** Everything published again in the background: killed at any write, with what fails, and beside results; and the night. */
import type { DynamoDBRecord } from 'aws-lambda';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readBackgroundWork } from '#functions/competition/publication/store/background-work.ts';
import { localDay } from '#functions/platform/local-time.ts';
import { keyOfPage } from '#shared/pages/published-pages.ts';
import { call, startApi } from '#tests/support/api.ts';
import { expectOk, saveScore } from '#tests/support/api-fixtures.ts';
import { damageMatch } from '#tests/support/damaged-tournament.ts';
import { everyNthUnlessFullRun, isFullRun } from '#tests/support/full.ts';
import {
  createOldSite,
  dieAfterWrites,
  matchesOfCup,
  type OldSite,
  refuseWritesOf,
  scopesOfEverything as total,
} from '#tests/support/old-site.ts';
import { saveSettings } from '#tests/support/page-world.ts';
import { listWrongPages } from '#tests/support/published-site.ts';
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
  publishChanges,
  readNewPublisherRecords,
  readNewStreamRecords,
  readPublisherRecords,
} from '#tests/support/stream.ts';

let site: OldSite;
beforeAll(async () => {
  await startApi();
  site = await createOldSite();
});
beforeEach(() => site.makeOld());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const isWake = ({ dynamodb }: DynamoDBRecord): boolean => dynamodb?.Keys?.pk?.S?.startsWith('WAKE#') ?? false;

/** Delivers what is left to publish; what the publisher reports as failed is not tried again. */
async function publishWhatCanBe(): Promise<void> {
  for await (const records of readPublisherRecords()) await deliverRecordsToPublisher(records);
}

describe('everything', () => {
  test('is every page, those over all tournaments twice and each other one once, and tells how far it is', async () => {
    await publishEverything();
    expect(site.oldPages()).toEqual([]);
    const twice = site.bucket.written.filter((key, at) => site.bucket.written.indexOf(key) < at);
    expect(twice.filter((key) => /\d/.test(key))).toEqual([]);
    expect(await listWrongPages(site.bucket)).toEqual([]);
    expect(await readProgress()).toMatchObject({ done: total, total, isFinished: true, failed: [] });
  });

  test('is given in parts, the next one when the last one is published', async () => {
    await askToPublishEverything();
    let parts = 0;
    for await (const records of readPublisherRecords()) {
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
    for (const _ of [1, 2]) await deliverRecordsToPublisher(await readNewPublisherRecords());
    const [match = expect.fail()] = site.matches;
    expectOk(await saveScore(match, '7-7'));
    site.bucket.written.length = 0;
    for (const _ of [1, 2]) await deliverRecordsToPublisher(await readNewPublisherRecords());
    expect(site.bucket.objects.get(site.matchPage(0))).toContain('7 - 7');
    expect((await readProgress()).isFinished).toBe(false);
    await publishChanges();
    expect(site.oldPages()).toEqual([]);
    expect(await listWrongPages(site.bucket)).toEqual([]);
  });
});

/** The publisher dies after every write in the full run, otherwise after every fifth, from one that the seed chooses. */
const testedWriteInterval = isFullRun ? 1 : 5;
const firstTestedWrite = Number(process.env.TEST_SEED) % testedWriteInterval;

describe('a publisher that is killed', () => {
  test('after any of its writes leaves nothing out: the same batch, delivered again, goes on', {
    timeout: 300_000,
  }, async () => {
    await askToPublishEverything();
    let deaths = 0;
    for await (const records of readPublisherRecords())
      for (let writes = firstTestedWrite; ; writes += testedWriteInterval) {
        const revive = dieAfterWrites(writes);
        const failed = await deliverRecordsToPublisher(records);
        revive();
        if (failed.length === 0) break;
        deaths += 1;
      }
    expect(deaths).toBeGreaterThan(isFullRun ? 20 : 1);
    expect(site.oldPages()).toEqual([]);
    expect(await listWrongPages(site.bucket)).toEqual([]);
    expect(await readProgress()).toMatchObject({ isFinished: true, failed: [] });
  });

  test('and whose step is lost: the next deployment or the hourly call takes the step again', async () => {
    await askToPublishEverything();
    for (const _ of [1, 2]) await deliverRecordsToPublisher(await readNewPublisherRecords());
    await deliverRecordsToPublisher((await readNewPublisherRecords()).filter(isWake));
    await readNewStreamRecords();
    expect(await readBackgroundWork()).toMatchObject({ left: new Set(), current: { name: 'everything' } });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
    await askToPublishEverything();
    await publishChanges();
    expect(site.oldPages()).toEqual([]);
    expect(await readProgress()).toMatchObject({ done: total, total, isFinished: true, failed: [] });
  });

  test('and whose wakes are lost: the hourly call gives the part again after a quarter of an hour', async () => {
    await askToPublishEverything();
    for (const _ of [1, 2]) await deliverRecordsToPublisher(await readNewPublisherRecords());
    await readNewStreamRecords();
    const { left, day, progressAt } = await readBackgroundWork();
    expect(left.size).toBeGreaterThan(0);
    // Not at the end of the day, when another day would be due.
    await saveSettings({ timeZone: zoneWhereItIs(day, new Date(progressAt + 16 * 60_000)) });
    await readNewStreamRecords();
    await sendScheduledEvent(new Date(progressAt + 14 * 60_000).toISOString());
    expect(await readNewPublisherRecords()).toEqual([]);
    await sendScheduledEvent(new Date(progressAt + 16 * 60_000).toISOString());
    await publishChanges();
    expect(site.oldPages()).toEqual([]);
    expect(await readProgress()).toMatchObject({ isFinished: true, failed: [] });
  });

  /** A time zone in which it is this day then. */
  const zoneWhereItIs = (day: string, then: Date): string =>
    ['America/Argentina/Buenos_Aires', 'Pacific/Pago_Pago'].find((zone) => localDay(then, zone) === day) ??
    expect.fail();

  test('is followed once, however often its records are delivered', async () => {
    await askToPublishEverything();
    for await (const records of readPublisherRecords()) {
      await deliverRecordsToPublisher([...records, ...records]);
      await deliverRecordsToPublisher(records);
    }
    expect(site.oldPages()).toEqual([]);
    expect((await readProgress()).done).toBe(total);
  });
});

describe('what cannot be published', () => {
  const pagesOfKinds: readonly [kind: string, page: () => string, scope: () => string][] = [
    ['match', () => site.matchPage(0), () => `MATCH#${site.matches[0]?.id}`],
    ['team', () => keyOfPage({ name: 'team', id: 1 }), () => 'TEAM#1'],
    ['tournament', () => keyOfPage({ name: 'scorers', id: site.cupId(0) }), () => `${site.cupId(0)}`],
  ];
  // The same function publishes the pages of matches and teams.
  test.each(everyNthUnlessFullRun(2, pagesOfKinds))(
    'a page of a %s, is told while all others are published, and asked for by the next hours',
    async (_, page, scope) => {
      const repair = refuseWritesOf(page());
      await askToPublishEverything();
      await publishWhatCanBe();
      expect(site.oldPages()).toContain(page());
      expect(site.oldPages().every((key) => key.startsWith('paginas/') && scopeTextOf(key) === scope())).toBe(true);
      expect(await readProgress()).toMatchObject({ isFinished: true, failed: [scope()] });
      repair();
      const night = nextNight();
      await sendScheduledEvent(night);
      await publishWhatCanBe();
      await sendScheduledEvent(night).catch(() => {});
      await publishWhatCanBe();
      expect(site.oldPages()).toEqual([]);
      expect(await sendScheduledEvent(night)).toMatchObject({ isFinished: true, failed: [] });
    },
  );

  const scopeTextOf = (key: string): string => {
    const [, folder, id] = /^paginas\/([^/]+)\/(\d+)/.exec(key) ?? [];
    return folder === 'partido' ? `MATCH#${id}` : folder === 'equipo' ? `TEAM#${id}` : `${id}`;
  };

  test('a match that cannot be read, does not stop the pages of the others', async () => {
    const id = site.matches[1]?.id ?? 0;
    const repair = await damageMatch(site.cupId(0), id);
    await readNewStreamRecords();
    await askToPublishEverything();
    await publishWhatCanBe();
    expect((await readProgress()).failed).toContain(`MATCH#${id}`);
    expect(site.oldPages()).toContain(site.matchPage(1));
    expect(site.oldPages()).not.toContain(site.matchPage(0));
    expect(site.oldPages()).not.toContain(site.matchPage(2));
    await repair();
    await readNewStreamRecords();
    await publishEverything();
    expect(site.oldPages()).toEqual([]);
  });
});

describe('the night', () => {
  test('publishes what depends on the date: not the pages of matches, nor of finished tournaments', async () => {
    await passNight();
    expect(site.bucket.written).toContain(keyOfPage({ name: 'tournament', id: site.cupId(0) }));
    expect(site.bucket.written).toContain(keyOfPage({ name: 'home' }));
    expect(site.bucket.written.filter((key) => key.startsWith('paginas/equipo/'))).toHaveLength(2);
    expect(site.bucket.written.filter((key) => key.startsWith('paginas/partido/'))).toEqual([]);
    expect(site.bucket.written).not.toContain(keyOfPage({ name: 'tournament', id: site.cupId(1) }));
  });

  test('publishes again what was published since it was last published as a whole', async () => {
    // A result that leaves the champion as it was, whose name every match of the tournament shows.
    await publishEverything();
    expectOk(await saveScore(site.matches[matchesOfCup] ?? expect.fail(), '6-7'));
    await publishChanges();
    const page = site.matchPage(matchesOfCup);
    for (const key of [page, keyOfPage({ name: 'tournament', id: site.cupId(1) })])
      site.bucket.objects.set(key, 'of a slow publisher');
    await passNight();
    expect(await listWrongPages(site.bucket)).toEqual([]);
    expect(site.bucket.objects.get(page)).toContain('6 - 7');
  });

  test('removes pages of what does not exist', async () => {
    const keys = [...site.bucket.objects.keys()];
    const gone = (['match', 'team', 'standings'] as const).map((name) => keyOfPage({ name, id: 999 }));
    gone.push(keyOfPage({ name: 'fixture', id: site.cupId(0), round: 'Fecha 99' }));
    gone.push(keyOfPage({ name: 'scorers', id: site.cupId(0), part: 7 }));
    for (const key of gone) site.bucket.objects.set(key, 'old');
    await passNight();
    expect([...site.bucket.objects.keys()]).toEqual(keys);
  });
});

test('a recalculation publishes every page of its tournament but those of its matches, and no other tournament', async () => {
  const params = { id: site.cupId(0) };
  const rows = expectOk(await call('POST /standings/tournament/{id}/recalculate', { as: 'admin', params }));
  expect(rows[0]?.team.name).toBe('Ombú');
  await publishChanges();
  expect(site.bucket.written).toContain(keyOfPage({ name: 'fixture', id: site.cupId(0), round: 'Fecha 3' }));
  expect(site.bucket.written).not.toContain(keyOfPage({ name: 'standings', id: site.cupId(1) }));
  expect(site.bucket.written.filter((key) => key.startsWith('paginas/partido/'))).toEqual([]);
  expect(site.bucket.objects.get(keyOfPage({ name: 'standings', id: site.cupId(0) }))).toContain('Ombú');
});
