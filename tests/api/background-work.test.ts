/** Everything published again in the background, also beside results; and the night. */
import { describe, expect, test } from 'vitest';
import { readBackgroundWork } from '#functions/competition/publication/store/background-work.ts';
import { keyOfPage } from '#shared/pages/published-pages.ts';
import { call } from '#tests/support/api.ts';
import { expectOk, saveScore } from '#tests/support/api-fixtures.ts';
import { matchesOfCup, openOldSite, scopesOfEverything as total } from '#tests/support/old-site.ts';
import { listWrongPages } from '#tests/support/published-site.ts';
import { askToPublishEverything, passNight, publishEverything, readProgress } from '#tests/support/reconcile.ts';
import {
  deliverRecordsToPublisher,
  isWake,
  publishChanges,
  readNewPublisherRecords,
  readPublisherRecords,
} from '#tests/support/stream.ts';

const stage = openOldSite();

describe('everything', () => {
  test('is every page once, those over all tournaments twice, in parts that wait for each other, and tells how far it is', async () => {
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
    expect(stage.site.oldPages()).toEqual([]);
    const twice = stage.site.bucket.written.filter((key, at) => stage.site.bucket.written.indexOf(key) < at);
    expect(twice.filter((key) => /\d/.test(key))).toEqual([]);
    expect(await listWrongPages(stage.site.bucket)).toEqual([]);
    expect(await readProgress()).toMatchObject({ done: total, total, isFinished: true, failed: [] });
  });

  test('does not delay a result, which waits for one part at most', async () => {
    await askToPublishEverything();
    for (const _ of [1, 2]) await deliverRecordsToPublisher(await readNewPublisherRecords());
    const [match = expect.fail()] = stage.site.matches;
    expectOk(await saveScore(match, '7-7'));
    stage.site.bucket.written.length = 0;
    for (const _ of [1, 2]) await deliverRecordsToPublisher(await readNewPublisherRecords());
    expect(stage.site.bucket.objects.get(stage.site.matchPage(0))).toContain('7 - 7');
    expect((await readProgress()).isFinished).toBe(false);
    await publishChanges();
    expect(stage.site.oldPages()).toEqual([]);
    expect(await listWrongPages(stage.site.bucket)).toEqual([]);
  });
});

describe('the night', () => {
  test('publishes what depends on the date, no matches nor finished tournaments, and removes pages of what does not exist', async () => {
    // No night has published anything before the first one, so it publishes everything.
    await passNight();
    await stage.site.makeOld();
    const keys = [...stage.site.bucket.objects.keys()];
    const gone = (['match', 'team', 'standings'] as const).map((name) => keyOfPage({ name, id: 999 }));
    gone.push(keyOfPage({ name: 'fixture', id: stage.site.cupId(0), round: 'Fecha 99' }));
    gone.push(keyOfPage({ name: 'scorers', id: stage.site.cupId(0), part: 7 }));
    for (const key of gone) stage.site.bucket.objects.set(key, 'old');
    await passNight();
    expect([...stage.site.bucket.objects.keys()]).toEqual(keys);
    expect(stage.site.bucket.written).toContain(keyOfPage({ name: 'tournament', id: stage.site.cupId(0) }));
    expect(stage.site.bucket.written).toContain(keyOfPage({ name: 'home' }));
    expect(stage.site.bucket.written.filter((key) => key.startsWith('paginas/equipo/'))).toHaveLength(2);
    expect(stage.site.bucket.written.filter((key) => key.startsWith('paginas/partido/'))).toEqual([]);
    expect(stage.site.bucket.written).not.toContain(keyOfPage({ name: 'tournament', id: stage.site.cupId(1) }));
  });

  test('publishes again what was published since the last night', async () => {
    // A result that leaves the champion as it was, whose name every match of the tournament shows.
    expectOk(await saveScore(stage.site.matches[matchesOfCup] ?? expect.fail(), '6-7'));
    await publishChanges();
    const page = stage.site.matchPage(matchesOfCup);
    const slow = [page, keyOfPage({ name: 'tournament', id: stage.site.cupId(1) })];
    for (const key of slow) stage.site.bucket.objects.set(key, 'of a slow publisher');
    await passNight();
    const wrong = await listWrongPages(stage.site.bucket);
    const old = stage.site.oldPages();
    expect(wrong.filter((page) => !old.some((key) => page.startsWith(`${key}:`)))).toEqual([]);
    expect(slow.filter((key) => old.includes(key))).toEqual([]);
    expect(stage.site.bucket.objects.get(page)).toContain('6 - 7');
  });

  test('publishes again what background work has published since the last night, as a slow publisher may have put an older page', async () => {
    await passNight();
    await publishEverything();
    const page = stage.site.matchPage(0);
    stage.site.bucket.objects.set(page, 'of a slow publisher');
    await passNight();
    expect(await listWrongPages(stage.site.bucket)).toEqual([]);
    expect(stage.site.bucket.objects.get(page)).toContain('Ombú');
  });
});

test('a recalculation publishes every page of its tournament but those of its matches, and no other tournament', async () => {
  const params = { id: stage.site.cupId(0) };
  const rows = expectOk(await call('POST /standings/tournament/{id}/recalculate', { as: 'admin', params }));
  expect(rows[0]?.team.name).toBe('Ombú');
  await publishChanges();
  expect(stage.site.bucket.written).toContain(
    keyOfPage({ name: 'fixture', id: stage.site.cupId(0), round: 'Fecha 3' }),
  );
  expect(stage.site.bucket.written).not.toContain(keyOfPage({ name: 'standings', id: stage.site.cupId(1) }));
  expect(stage.site.bucket.written.filter((key) => key.startsWith('paginas/partido/'))).toEqual([]);
  expect(stage.site.bucket.objects.get(keyOfPage({ name: 'standings', id: stage.site.cupId(0) }))).toContain('Ombú');
});
