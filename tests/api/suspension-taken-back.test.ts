/** A suspended day that is taken back: nothing of it is left in table, bans and pages. At full size it has 200 matches. */
import { beforeAll, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import { keyOfPage, type PublishedPage } from '#shared/pages/published-pages.ts';
import { call, startApi } from '#tests/support/api.ts';
import { expectOk, readMatchesOfTournament, saveScore } from '#tests/support/api-fixtures.ts';
import { readChanges } from '#tests/support/changes.ts';
import { createLeague, finishJob, type League } from '#tests/support/fixtures.ts';
import { isFullRun } from '#tests/support/full.ts';
import { postMatchEvent } from '#tests/support/match-events.ts';
import type { ModelBucket } from '#tests/support/model-of-s3.ts';
import { createPlayer } from '#tests/support/players.ts';
import { listWrongPages, startSite } from '#tests/support/published-site.ts';
import { roundRobinOf } from '#tests/support/round-robin.ts';
import { publishChanges } from '#tests/support/stream.ts';

let site: ModelBucket;

beforeAll(async () => {
  await startApi();
  site = startSite();
});

const [teams, rounds] = isFullRun ? [20, 21] : [4, 3];
const minutesOfMatch = 30;
const firstStart = 9 * 60;

/** A league that plays all its rounds on one day, one after the other; its first round is played, with a red card. */
async function createMatchDay(): Promise<League & { readonly day: string }> {
  const league = await createLeague(teams);
  const day = '2030-03-02';
  const planned = roundRobinOf(league, { legs: 2, startDate: day })
    .slice(0, rounds)
    .map((round, at) => {
      const start = firstStart + at * minutesOfMatch;
      const matchTime = `${String(Math.floor(start / 60)).padStart(2, '0')}:${String(start % 60).padStart(2, '0')}`;
      return { ...round, matches: round.matches.map((match) => ({ ...match, matchDate: day, matchTime })) };
    });
  expectOk(
    await finishJob('POST /tournaments/{id}/fixture', league.tournament, { body: { rounds: planned, legs: 2 } }),
  );
  for (const match of await firstRoundOf(league)) {
    expectOk(await saveScore(match, '2-1'));
    const player = await createPlayer({ id: match.awayTeamId ?? 0 });
    expectOk(await postMatchEvent(match, player, 'redcard'));
  }
  return { ...league, day };
}

const firstRoundOf = async ({ tournament }: League): Promise<Match[]> =>
  (await readMatchesOfTournament(tournament)).filter(({ round }) => round === 'Fecha 1');

/** The table, the bans and every page, as they are published. */
async function readPublished({ tournament }: League) {
  await publishChanges();
  const params = { id: tournament.id };
  return {
    table: expectOk(await call('GET /tournaments/{id}/standings', { params })),
    bans: expectOk(await call('GET /statistics/suspensions', { query: { tournamentId: String(tournament.id) } })),
    pages: new Map(site.objects),
  };
}

test("'Se juega igual' leaves table, bans and pages as they were before; histories know of it", async () => {
  const league = await createMatchDay();
  const { tournament, day } = league;
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const before = await readPublished(league);

  const body = { date: day, title: 'Se suspende la fecha', text: 'Por lluvia.', until };
  const suspended = expectOk(await finishJob('POST /tournaments/{id}/fixture/suspend', tournament, { body }));
  expect(suspended).toMatchObject({ postponed: (rounds - 1) * (teams / 2) });
  const during = await readPublished(league);
  expect(during.table).toEqual(before.table);
  const pages: PublishedPage[] = [
    { name: 'tv', id: tournament.id },
    { name: 'embeddedStandings', id: tournament.id },
    ...league.teams.map(({ id }): PublishedPage => ({ name: 'team', id })),
  ];
  for (const page of pages) expect(during.pages.get(keyOfPage(page)), keyOfPage(page)).toContain('Por lluvia.');

  const [group] = expectOk(
    await call('GET /tournaments/{id}/changes/groups', { as: 'admin', params: { id: tournament.id } }),
  );
  const undo = 'POST /tournaments/{id}/changes/groups/{groupId}/undo';
  expectOk(await finishJob(undo, tournament, { groupId: group?.id ?? '' }));
  const after = await readPublished(league);
  expect(after.table).toEqual(before.table);
  expect(after.bans).toEqual(before.bans);
  expect([...after.pages].filter(([key, html]) => before.pages.get(key) !== html).map(([key]) => key)).toEqual([]);
  expect(after.pages.size).toBe(before.pages.size);
  expect(await listWrongPages(site)).toEqual([]);

  const told = (await readChanges(tournament)).map(({ text }) => text);
  expect(told.filter((text) => text.includes('el aviso “Se suspende la fecha”'))).toHaveLength(2);
}, 600_000);
