/** Pages turn with the federation's day, whatever its time zone. */
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { localDay, momentOfLocalTime } from '#functions/platform/local-time.ts';
import { addDays } from '#shared/domain/calendar/calendar.ts';
import { keyOfPage, type PublishedPage } from '#shared/pages/published-pages.ts';
import { startApi } from '#tests/support/api.ts';
import { createScheduledMatch, createTeams, createTournament } from '#tests/support/api-fixtures.ts';
import type { ModelBucket } from '#tests/support/model-of-s3.ts';
import { saveSettings } from '#tests/support/page-world.ts';
import { listWrongPages, startSite } from '#tests/support/published-site.ts';
import { publishEverything, sendScheduledEvent } from '#tests/support/reconcile.ts';
import { publishChanges, readNewStreamRecords } from '#tests/support/stream.ts';

const bogota = 'America/Bogota';
const today = localDay(new Date(), bogota);
const tomorrow = addDays(today, 1);
let site: ModelBucket;

let ombuId = 0;

/** A site of today in Bogotá, with a match of today that is not played. */
beforeAll(async () => {
  await startApi();
  site = startSite();
  await saveSettings({ timeZone: bogota });
  const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
  const cup = await createTournament({ status: 'in_progress' });
  await createScheduledMatch(cup, ombu, ceibo, { matchDate: today, matchTime: '21:00' });
  ombuId = ombu.id;
  await publishEverything();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Sets the clock to a time in Bogotá. */
function setClock(date: string, time: string): Date {
  const now = momentOfLocalTime(date, time, bogota);
  vi.useFakeTimers({ toFake: ['Date'], now });
  return now;
}

const sendHourlyEvent = (now: Date) => sendScheduledEvent(now.toISOString());
const htmlOf = (page: PublishedPage) => site.objects.get(keyOfPage(page)) ?? expect.fail();
const sectionOf = (html: string, heading: string): string =>
  new RegExp(`>${heading}</h2>(.*?)</section>`, 's').exec(html)?.[1] ?? expect.fail();
const pagesWithMatches = (): PublishedPage[] => [{ name: 'home' }, { name: 'team', id: ombuId }];

test('an hour of a day that was published asks for nothing, after a few reads', async () => {
  await sendHourlyEvent(setClock(today, '00:01'));
  await publishChanges();
  const reads = vi.spyOn(DynamoDBDocumentClient.prototype, 'send');
  expect(await sendHourlyEvent(setClock(today, '23:01'))).toMatchObject({ isFinished: true, failed: [] });
  expect(reads).toHaveBeenCalledTimes(3);
  expect(await readNewStreamRecords()).toEqual([]);
  for (const page of pagesWithMatches()) expect(htmlOf(page)).toContain(today);
});

test('the first event of the day in the federation’s zone has yesterday’s pages published again', async () => {
  expect(await sendHourlyEvent(setClock(tomorrow, '00:01'))).toMatchObject({ isFinished: false });
  await publishChanges();
  expect(htmlOf({ name: 'home' })).not.toContain(today);
  expect(sectionOf(htmlOf({ name: 'team', id: ombuId }), 'Próximo partido')).not.toContain(today);
  expect(await listWrongPages(site)).toEqual([]);
  await sendHourlyEvent(setClock(tomorrow, '01:01'));
  expect(await readNewStreamRecords()).toEqual([]);
});

test('a match that was not played stays on its teams’ pages, as one without a result', () => {
  expect(sectionOf(htmlOf({ name: 'team', id: ombuId }), 'Sin resultado')).toContain(today);
});

test('another time zone is on every page at once, and its own day is asked for', async () => {
  // Seven in the evening of the day before in Pago Pago.
  const night = setClock(addDays(tomorrow, 1), '01:00');
  await sendHourlyEvent(night);
  await publishChanges();
  vi.useRealTimers();
  await saveSettings({ timeZone: 'Pacific/Pago_Pago' });
  setClock(addDays(tomorrow, 1), '01:00');
  await publishChanges();
  expect(await listWrongPages(site)).toEqual([]);
  expect(await sendHourlyEvent(night)).toMatchObject({ isFinished: false });
  await publishChanges();
  expect(await listWrongPages(site)).toEqual([]);
  await sendHourlyEvent(night);
  expect(await readNewStreamRecords()).toEqual([]);
});
