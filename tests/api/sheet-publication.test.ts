/** What published documents and pages show of a sheet: the clock of a match in play, and goals without a scorer. */
import { beforeAll, expect, test } from 'vitest';
import { sourceOfStored } from '#functions/competition/publication/pages/page-source.ts';
import { readMatchPages } from '#functions/competition/publication/pages/read-match-page.ts';
import { keyOfPage } from '#shared/pages/published-pages.ts';
import { call, startApi } from '#tests/support/api.ts';
import { expectOk } from '#tests/support/api-fixtures.ts';
import { listWrongPages, startSite } from '#tests/support/published-site.ts';
import {
  clockMark,
  createMatchDay,
  endOf,
  eventOf,
  presenceOf,
  sendOperations,
} from '#tests/support/sheet-operations.ts';
import { publishChanges } from '#tests/support/stream.ts';

beforeAll(startApi);

const readPageOf = async ({ id }: { readonly id: number }) =>
  (await readMatchPages([id], sourceOfStored(new Date()))).get(id);

test('a match in play has its clock until it ends, its round is published when the clock stops, and a goal of nobody has no scorer', async () => {
  const { match, home, homePlayers, tournament } = await createMatchDay();
  const params = { id: tournament.id };
  const roundClock = async () => {
    await publishChanges();
    const query = { round: match.round };
    return expectOk(await call('GET /tournaments/{id}/fixture/matches', { params, query }))[0]?.clock;
  };
  await sendOperations(match, [presenceOf(home.id, [homePlayers[0].id])]);
  expect(await roundClock()).toBeUndefined();
  await sendOperations(match, [clockMark('start', 600)]);
  expect(await roundClock()).toMatchObject({ matchMinutes: 30, periods: 1, halves: [{ endedAt: null, stops: [] }] });
  await sendOperations(match, [clockMark('pause', 60)]);
  expect(await roundClock()).toMatchObject({ halves: [{ stops: [{ to: null }] }] });
  expect((await readPageOf(match))?.match.clock).toBeDefined();
  // A goal without a scorer counts for its team and for nobody in the ranking of scorers.
  await sendOperations(match, [eventOf({ id: 0, teamId: home.id }), eventOf(homePlayers[0]), endOf()]);
  expect(await roundClock()).toBeUndefined();
  const scorers = expectOk(
    await call('GET /statistics/top-scorers', { query: { tournamentId: String(tournament.id) } }),
  );
  expect(scorers.map(({ playerId, goals }) => ({ playerId, goals }))).toEqual([
    { playerId: homePlayers[0].id, goals: 1 },
  ]);
  const events = (await readPageOf(match))?.events ?? [];
  expect(events.map(({ playerDisplayName }) => playerDisplayName).sort()).toEqual(['', homePlayers[0].fullName]);
});

test('a break changes every page that shows the clock, those of both teams too', async () => {
  const site = startSite();
  const { match, home, away } = await createMatchDay({ rules: { periods: 2 } });
  await sendOperations(match, [clockMark('start', 600)]);
  await publishChanges();
  const clocksOf = () => [home, away].map(({ id }) => clockIn(site.objects.get(keyOfPage({ name: 'team', id })) ?? ''));
  const running = clocksOf();
  await sendOperations(match, [clockMark('endHalf')]);
  await publishChanges();
  expect(await listWrongPages(site)).toEqual([]);
  for (const clock of [...running, ...clocksOf()]) expect(clock).not.toBe('');
  expect(clocksOf()).not.toEqual(running);
});

const clockIn = (html: string): string => /data-clock="([^"]*)"/.exec(html)?.[1] ?? '';
