/** Which published pages a change writes, and that in the end each shows what is stored. */

import { beforeAll, describe, expect, test } from 'vitest';
import { siteBucket } from '#functions/platform/files/site-bucket.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { keyOfPage } from '#shared/pages/published-pages.ts';
import { call, startApi } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  deleteMatch,
  editMatch,
  editTournament,
  expectOk,
  playMatch,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { oneVariantUnlessFullRun } from '#tests/support/full.ts';
import { saveLineup } from '#tests/support/match-events.ts';
import type { ModelBucket } from '#tests/support/model-of-s3.ts';
import { saveSettings } from '#tests/support/page-world.ts';
import { createPlayer, editPlayer } from '#tests/support/players.ts';
import { listWrongPages, startSite } from '#tests/support/published-site.ts';
import {
  deliverRecordsToPublisher,
  isForPublisher,
  publishChanges,
  publishRecords,
  readNewStreamRecords,
} from '#tests/support/stream.ts';

let site: ModelBucket;
let cup: Tournament;
let teams: [Team, Team, Team, Team];
let played: Match;
let next: Match;

beforeAll(async () => {
  await startApi();
  site = startSite();
  teams = await createTeams('Ombú', 'Ceibo', 'Tala', 'Aromo');
  const [ombu, ceibo, tala, aromo] = teams;
  cup = await createTournament({ status: 'in_progress', teamIds: teams.map(({ id }) => id) });
  played = await playMatch(cup, ombu, '3-1', ceibo, { round: 'Fecha 1' });
  await createScheduledMatch(cup, tala, aromo, { round: 'Fecha 1' });
  next = await createScheduledMatch(cup, ombu, tala, { round: 'Fecha 2' });
  await createScheduledMatch(cup, ceibo, aromo, { round: 'Fecha 3' });
  await publishChanges();
});

/** Publishes what was written meanwhile, and returns the keys of the pages that this wrote, each once. */
async function keysWrittenBy(act: () => Promise<unknown>): Promise<string[]> {
  await act();
  site.written.length = 0;
  await publishChanges();
  return [...new Set(site.written)].sort();
}

const round = (name: string) => keyOfPage({ name: 'fixture', id: cup.id, round: name });
const matchPage = ({ id }: Match) => keyOfPage({ name: 'match', id });
const teamPage = ({ id }: Team) => keyOfPage({ name: 'team', id });

describe('a saved result', () => {
  test('writes once each page that shows it, no others, and leaves every page as the stored data make it', async () => {
    const written = await keysWrittenBy(async () => expectOk(await saveScore(next, '0-9')));
    expect(site.written.length).toBe(written.length);
    const [ombu, , tala] = teams;
    const ofCup = (['tournament', 'standings', 'embeddedStandings', 'tv'] as const).map((name) =>
      keyOfPage({ name, id: cup.id }),
    );
    const others = [matchPage(next), keyOfPage({ name: 'home' })];
    expect(written).toEqual(expect.arrayContaining([...ofCup, round('Fecha 2'), ...others]));
    for (const key of [round('Fecha 1'), round('Fecha 3'), matchPage(played)]) expect(written).not.toContain(key);
    const ofTeams = written.filter((key) => key.startsWith('paginas/equipo/'));
    expect(written.length - ofTeams.length).toBeLessThanOrEqual(20);
    // Aromo falls a place too, which its page does not tell before it has played.
    expect(ofTeams).toEqual([ombu, tala].map(teamPage));
    expect(await listWrongPages(site)).toEqual([]);
  });

  test('writes none of the pages that are made of documents when it is delivered again', async () => {
    expectOk(await saveScore(next, '1-1'));
    const records = await readNewStreamRecords();
    await publishRecords(records);
    site.written.length = 0;
    await publishRecords([...records].reverse());
    const ofMatch = [matchPage(next), teamPage(teams[0]), teamPage(teams[2])];
    expect(site.written.filter((key) => !ofMatch.includes(key))).toEqual([]);
  });
});

describe('pages of what unchanged documents show', () => {
  test('a new name of the tournament is on all of its pages', async () => {
    const written = await keysWrittenBy(async () => expectOk(await editTournament(cup, { name: 'Copa del Monte' })));
    expect(written).toEqual(expect.arrayContaining([round('Fecha 1'), matchPage(played), teamPage(teams[3])]));
    expect(await listWrongPages(site)).toEqual([]);
  });

  test('a new name of a team is on the pages of its matches and of its opponents', async () => {
    const { id } = teams[1];
    const { body: team } = await call('GET /teams/{id}', { params: { id } });
    const rename = () => call('PUT /teams/{id}', { as: 'admin', params: { id }, body: { ...team, name: 'Ceibal' } });
    const written = await keysWrittenBy(async () => expectOk(await rename()));
    expect(written).toEqual(expect.arrayContaining([matchPage(played), teamPage(teams[0]), round('Fecha 1')]));
    expect(await listWrongPages(site)).toEqual([]);
  });

  test('new settings are on every page', async () => {
    const { body: settings } = await call('GET /settings');
    const save = () => call('PUT /settings', { as: 'admin', body: { ...settings, name: 'Liga del Litoral' } });
    const written = await keysWrittenBy(async () => expectOk(await save()));
    expect(written).toEqual(expect.arrayContaining([matchPage(played), round('Fecha 1'), teamPage(teams[3])]));
    expect(await listWrongPages(site)).toEqual([]);
  });

  test('which tournament is featured is on its page, until another one is', async () => {
    for (const featuredTournamentId of [cup.id, null]) {
      const { body: settings } = await call('GET /settings');
      const save = () => call('PUT /settings', { as: 'admin', body: { ...settings, featuredTournamentId } });
      const written = await keysWrittenBy(async () => expectOk(await save()));
      expect(written).toContain(keyOfPage({ name: 'tournament', id: cup.id }));
    }
    expect(await listWrongPages(site)).toEqual([]);
  });
});

test('the page of a team shows a tournament as soon as the team takes part in it, and until it leaves it', async () => {
  const [ombu, , , aromo] = teams;
  const joins = async () => createTournament({ name: 'Copa Chica', teamIds: [ombu.id, aromo.id] });
  expect(await keysWrittenBy(joins)).toEqual(expect.arrayContaining([teamPage(ombu), teamPage(aromo)]));
  const { body: tournaments } = await call('GET /tournaments');
  const { id = 0 } = tournaments.find(({ name }) => name === 'Copa Chica') ?? {};
  const leaves = () =>
    call('PUT /tournaments/{id}/teams', { as: 'admin', params: { id }, body: { teamIds: [ombu.id] } });
  expect(await keysWrittenBy(async () => expectOk(await leaves()))).toContain(teamPage(aromo));
  expect(await listWrongPages(site)).toEqual([]);
});

test('a team that joins with the short name of another one gives that one its whole name, on every page', async () => {
  const [namesake, first, newcomer] = await createTeams('Deportivo Ombú Sur', 'Ceibo', 'Deportivo Tala Sur');
  const own = await createTournament({ name: 'Copa Larga', teamIds: [namesake.id, first.id], status: 'in_progress' });
  const match = await playMatch(own, namesake, '1-0', first, { round: 'Fecha 1' });
  await publishChanges();
  const teamIds = [namesake.id, first.id, newcomer.id];
  const joins = () => call('PUT /tournaments/{id}/teams', { as: 'admin', params: { id: own.id }, body: { teamIds } });
  const written = await keysWrittenBy(async () => expectOk(await joins()));
  expect(written).toEqual(
    expect.arrayContaining([matchPage(match), teamPage(first), keyOfPage({ name: 'fixture', id: own.id })]),
  );
  expect(await listWrongPages(site)).toEqual([]);
});

describe('a lineup, while squads are public', () => {
  let player: Player;
  beforeAll(async () => {
    player = await createPlayer(teams[0], { jerseyNumber: 4 });
    await saveSettings({ publicSquads: true });
    await publishChanges();
  });

  test('is on the page of its match', async () => {
    const written = await keysWrittenBy(async () => expectOk(await saveLineup(played, [player])));
    expect(written).toContain(matchPage(played));
    expect(await listWrongPages(site)).toEqual([]);
  });

  test('tells the player’s new number', async () => {
    const written = await keysWrittenBy(async () => expectOk(await editPlayer(player, { jerseyNumber: 10 })));
    expect(written).toContain(matchPage(played));
  });

  test('is on no page any more once squads are private', async () => {
    const written = await keysWrittenBy(() => saveSettings({ publicSquads: false }));
    expect(written).toContain(matchPage(played));
    expect(await listWrongPages(site)).toEqual([]);
  });
});

describe('a page without facts is removed', () => {
  test('when its match is deleted', async () => {
    const match = await createScheduledMatch(cup, teams[0], teams[3], { round: 'Fecha 4' });
    await publishChanges();
    expect([...site.objects.keys()]).toEqual(expect.arrayContaining([matchPage(match), round('Fecha 4')]));
    expectOk(await deleteMatch(match));
    await publishChanges();
    expect(site.objects.has(matchPage(match))).toBe(false);
    expect(site.objects.has(round('Fecha 4'))).toBe(false);
  });

  test('when its round has no match any more', async () => {
    const match = await createScheduledMatch(cup, teams[0], teams[3], { round: 'Fecha 8' });
    await publishChanges();
    expectOk(await editMatch(match, { round: 'Fecha 9' }));
    await publishChanges();
    expect(site.objects.has(round('Fecha 8'))).toBe(false);
    expect(site.objects.has(round('Fecha 9'))).toBe(true);
    expect(await listWrongPages(site)).toEqual([]);
  });
});

test('the page of a round that is seen as part of another leads there, as long as there is the round', async () => {
  const semifinal = await createScheduledMatch(cup, teams[0], teams[3], { round: 'Semifinal 1' });
  await publishChanges();
  expect(site.objects.get(round('Semifinal 1'))).toContain(`&amp;round=Semifinales"`);
  expectOk(await saveScore(semifinal, '1-0'));
  expect(await keysWrittenBy(() => editTournament(cup, { name: 'Copa del Río' }))).toContain(round('Semifinal 1'));
  expectOk(await editMatch(semifinal, { round: 'Semifinal 2' }));
  await publishChanges();
  expect(site.objects.has(round('Semifinal 1'))).toBe(false);
  expect(site.objects.has(round('Semifinal 2'))).toBe(true);
});

describe('a publication that was killed', () => {
  test.each(oneVariantUnlessFullRun([0, 1, 3, 8], 2))(
    'after %i writes to the bucket is repaired by the same batch',
    async (writes) => {
      expectOk(await saveScore(next, `${writes}-${writes % 3}`));
      expect(await deliverRecordsToPublisher((await readNewStreamRecords()).filter(isForPublisher))).toEqual([]);
      const wakes = (await readNewStreamRecords()).filter(isForPublisher);
      let left = writes;
      const { write } = siteBucket();
      siteBucket().write = async (...page) => {
        left -= 1;
        if (left < 0) throw new Error('killed');
        return write(...page);
      };
      const failed = await deliverRecordsToPublisher(wakes);
      siteBucket().write = write;
      expect(failed.length).toBeGreaterThan(0);
      await publishRecords(wakes);
      expect(await listWrongPages(site)).toEqual([]);
    },
  );
});
