/**
 * A season from which a team withdraws half-way, comes back and withdraws again: on each of its days the bans, tables and pages are what the rules give,
 * also after the midnights that bring the walkovers' days.
 */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { localDay, momentOfLocalTime } from '#functions/platform/local-time.ts';
import { addDays } from '#shared/domain/calendar/calendar.ts';
import { keyOfPage } from '#shared/pages/published-pages.ts';
import { call, startApi } from '#tests/support/api.ts';
import { expectOk } from '#tests/support/api-fixtures.ts';
import { finishJob } from '#tests/support/fixtures.ts';
import type { ModelBucket } from '#tests/support/model-of-s3.ts';
import { startSite } from '#tests/support/published-site.ts';
import { sendScheduledEvent } from '#tests/support/reconcile.ts';
import { requireCorrectDocuments } from '../correct-documents.ts';
import { requireCorrectPages } from '../correct-pages.ts';
import { TableStream } from '../deliveries.ts';
import { factsFromItems } from '../facts-in-table.ts';
import { createFederation, readAllTableItems, runOnNewTableWithItems, type TableItem } from '../own-table.ts';
import type { SheetEvent } from '../random-matches.ts';
import { carryOutAction } from '../requests.ts';

const timeZone = 'America/Argentina/Buenos_Aires';
/** The season ends today, so that the administrator's token is valid on all of its days. */
const firstDay = addDays(localDay(new Date(), timeZone), -5);
let federationItems: TableItem[];
let site: ModelBucket;

beforeAll(async () => {
  await startApi();
  federationItems = await createFederation({ clubs: 4, tournaments: 1 });
  site = startSite();
});
afterAll(() => vi.useRealTimers());

/** Sets the clock to a time of a day of the season; the first day is 0. */
function setClock(day: number, time: string): Date {
  const now = momentOfLocalTime(addDays(firstDay, day), time, timeZone);
  vi.useFakeTimers({ toFake: ['Date'], now });
  return now;
}

/** The two clubs of each match, home first; a round a day. */
const rounds = [
  [[0, 1] as const, [2, 3] as const],
  [[0, 2] as const, [3, 1] as const],
  [[0, 3] as const, [1, 2] as const],
  [[1, 0] as const, [3, 2] as const],
  [[2, 0] as const, [1, 3] as const],
  [[3, 0] as const, [2, 1] as const],
];
const withdrawn = 3;

async function scheduleSeason(): Promise<void> {
  // In actions day 14 is today.
  for (const [day, matches] of rounds.entries())
    for (const [at, [home, away]] of matches.entries())
      await carryOutAction({
        do: 'schedule',
        plannedMatch: {
          tournament: 0,
          home,
          away,
          round: `Fecha ${day + 1}`,
          day: 12 + day,
          hour: 10 + at,
          isPlayoff: false,
        },
      });
}

/** Plays the matches of a day, but those of the club once it has withdrawn; the home team wins. */
async function playDay(day: number, hasWithdrawn: boolean, events: readonly SheetEvent[] = []): Promise<void> {
  for (const [at, sides] of (rounds[day] ?? []).entries()) {
    if (hasWithdrawn && sides.some((club) => club === withdrawn)) continue;
    const match = 2 * day + at;
    const sheet = { home: 2, away: 1, penalties: 0, walkover: null, events: [] };
    await carryOutAction({ do: 'score', match, sheet });
    for (const sheetEvent of events) await carryOutAction({ do: 'event', match, sheetEvent });
  }
}

async function undoLastBulkChange(): Promise<void> {
  const [last] = expectOk(await call('GET /tournaments/{id}/changes/groups', { as: 'admin', params: { id: 1 } }));
  const undo = 'POST /tournaments/{id}/changes/groups/{groupId}/undo';
  expect(expectOk(await finishJob(undo, { id: 1 }, { groupId: last?.id ?? '' }))).toMatchObject({ undone: 3 });
}

/** What is left of the bans of the players who were sent off, by team: each has one ban. */
async function readRemaining(): Promise<Record<number, number>> {
  const bans = expectOk(await call('GET /statistics/suspensions', { query: { tournamentId: '1' } }));
  return Object.fromEntries(bans.map(({ teamId, remaining }) => [teamId, remaining]));
}

test('a season with a withdrawal half-way, undone and done again, has the bans, tables and pages of the rules on each day', () =>
  runOnNewTableWithItems(federationItems, async () => {
    const stream = new TableStream();
    const requireCorrectSeason = async () => {
      await stream.drain();
      requireCorrectDocuments(await readAllTableItems());
      await requireCorrectPages(site);
    };
    const beginDay = async (day: number) => {
      await sendScheduledEvent(setClock(day, '00:01').toISOString());
      await requireCorrectSeason();
      setClock(day, '12:00');
    };

    setClock(2, '12:00');
    await carryOutAction({ do: 'rules', tournament: 0, rules: { suspensions: { red: 2 } } });
    await scheduleSeason();
    await playDay(0, false);
    await playDay(1, false);
    const red: SheetEvent = { isHome: true, player: 2, type: 'redcard', minute: 20 };
    await playDay(2, false, [red]);
    // Each of the two has a walkover before the end of the season, that of the second team on the next day but one.
    const withdraw = () => carryOutAction({ do: 'withdraw', tournament: 0, team: withdrawn, mode: 'walkovers' });
    await withdraw();
    await requireCorrectSeason();
    expect(await readRemaining()).toEqual({ 1: 2, 2: 2 });
    expect(toldResults()).not.toContain('W.O.');

    await beginDay(3);
    expect(toldResults()).toContain('W.O.');
    await undoLastBulkChange();
    await requireCorrectSeason();
    expect(toldResults()).not.toContain('W.O.');
    await withdraw();
    await playDay(3, true);
    await requireCorrectSeason();
    expect(await readRemaining()).toEqual({ 1: 1, 2: 1 });
    await beginDay(4);
    expect(await readRemaining()).toEqual({ 1: 1, 2: 0 });
    await playDay(4, true);
    await beginDay(5);
    await playDay(5, true);
    await requireCorrectSeason();
    expect(await readRemaining()).toEqual({ 1: 0, 2: 0 });
    expect(factsFromItems(await readAllTableItems()).matches.every(({ status }) => status === 'completed')).toBe(true);
  }));

/** The latest results on the home page. */
const toldResults = (): string =>
  /Últimos resultados<\/h2>(.*?)<\/section>/s.exec(site.objects.get(keyOfPage({ name: 'home' })) ?? '')?.[1] ??
  expect.fail();
