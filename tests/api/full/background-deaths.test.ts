/** Everything published again in the background, by a publisher that is killed at any write, and with what fails. */
import { describe, expect, test, vi } from 'vitest';
import { readBackgroundWork } from '#functions/competition/publication/store/background-work.ts';
import { localDay } from '#functions/platform/local-time.ts';
import { keyOfPage } from '#shared/pages/published-pages.ts';
import { damageMatch } from '#tests/support/damaged-tournament.ts';
import { dieAfterWrites, openOldSite, refuseWritesOf, scopesOfEverything as total } from '#tests/support/old-site.ts';
import { saveSettings } from '#tests/support/page-world.ts';
import { listWrongPages } from '#tests/support/published-site.ts';
import {
  askToPublishEverything,
  nextNight,
  publishEverything,
  readProgress,
  sendScheduledEvent,
} from '#tests/support/reconcile.ts';
import {
  deliverRecordsToPublisher,
  isWake,
  publishChanges,
  readNewPublisherRecords,
  readNewStreamRecords,
  readPublisherRecords,
} from '#tests/support/stream.ts';

const stage = openOldSite();

/** Delivers all waiting records to the publisher once; records that it reports as failed are not delivered again. */
async function publishWhatCanBe(): Promise<void> {
  for await (const records of readPublisherRecords()) await deliverRecordsToPublisher(records);
}

describe('a publisher that is killed', () => {
  test('after any of its writes leaves nothing out: the same batch, delivered again, goes on', {
    timeout: 300_000,
  }, async () => {
    await askToPublishEverything();
    let deaths = 0;
    for await (const records of readPublisherRecords())
      for (let writes = 0; ; writes += 1) {
        const revive = dieAfterWrites(writes);
        const failed = await deliverRecordsToPublisher(records);
        revive();
        if (failed.length === 0) break;
        deaths += 1;
      }
    expect(deaths).toBeGreaterThan(20);
    expect(stage.site.oldPages()).toEqual([]);
    expect(await listWrongPages(stage.site.bucket)).toEqual([]);
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
    expect(stage.site.oldPages()).toEqual([]);
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
    expect(stage.site.oldPages()).toEqual([]);
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
    expect(stage.site.oldPages()).toEqual([]);
    expect((await readProgress()).done).toBe(total);
  });
});

describe('what cannot be published', () => {
  const pagesOfKinds: readonly [kind: string, page: () => string, scope: () => string][] = [
    ['match', () => stage.site.matchPage(0), () => `MATCH#${stage.site.matches[0]?.id}`],
    ['team', () => keyOfPage({ name: 'team', id: 1 }), () => 'TEAM#1'],
    ['tournament', () => keyOfPage({ name: 'scorers', id: stage.site.cupId(0) }), () => `${stage.site.cupId(0)}`],
  ];
  test.each(pagesOfKinds)(
    'a page of a %s, is told while all others are published, and asked for by the next hours',
    async (_, page, scope) => {
      const repair = refuseWritesOf(page());
      await askToPublishEverything();
      await publishWhatCanBe();
      expect(stage.site.oldPages()).toContain(page());
      expect(stage.site.oldPages().every((key) => key.startsWith('paginas/') && scopeTextOf(key) === scope())).toBe(
        true,
      );
      expect(await readProgress()).toMatchObject({ isFinished: true, failed: [scope()] });
      repair();
      const night = nextNight();
      await sendScheduledEvent(night);
      await publishWhatCanBe();
      await sendScheduledEvent(night).catch(() => {});
      await publishWhatCanBe();
      expect(stage.site.oldPages()).toEqual([]);
      expect(await sendScheduledEvent(night)).toMatchObject({ isFinished: true, failed: [] });
    },
  );

  const scopeTextOf = (key: string): string => {
    const [, folder, id] = /^paginas\/([^/]+)\/(\d+)/.exec(key) ?? [];
    return folder === 'partido' ? `MATCH#${id}` : folder === 'equipo' ? `TEAM#${id}` : `${id}`;
  };

  test('a match that cannot be read, does not stop the pages of the others', async () => {
    const id = stage.site.matches[1]?.id ?? 0;
    const repair = await damageMatch(stage.site.cupId(0), id);
    await readNewStreamRecords();
    await askToPublishEverything();
    await publishWhatCanBe();
    expect((await readProgress()).failed).toContain(`MATCH#${id}`);
    expect(stage.site.oldPages()).toContain(stage.site.matchPage(1));
    expect(stage.site.oldPages()).not.toContain(stage.site.matchPage(0));
    expect(stage.site.oldPages()).not.toContain(stage.site.matchPage(2));
    await repair();
    await readNewStreamRecords();
    await publishEverything();
    expect(stage.site.oldPages()).toEqual([]);
  });
});
