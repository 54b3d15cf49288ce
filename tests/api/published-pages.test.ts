/** Which published pages a change writes, and that in the end each shows what is stored. */

import { beforeAll, describe, expect, test } from 'vitest';
import { siteBucket } from '#functions/platform/files/site-bucket.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { Settings } from '#shared/domain/schemas/settings.ts';
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
/** The first and the third have the same short name. */
let teams: [Team, Team, Team, Team];
let player: Player;
let played: Match;
let next: Match;

beforeAll(async () => {
  await startApi();
  site = startSite();
  teams = await createTeams('Deportivo Ombú Sur', 'Ceibo', 'Deportivo Tala Sur', 'Aromo');
  const [ombu, ceibo, tala, aromo] = teams;
  player = await createPlayer(ombu, { jerseyNumber: 4 });
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
  test('a new name of a team is on the pages of its matches and of its opponents', async () => {
    const { id } = teams[1];
    const { body: team } = await call('GET /teams/{id}', { params: { id } });
    const rename = () => call('PUT /teams/{id}', { as: 'admin', params: { id }, body: { ...team, name: 'Ceibal' } });
    const written = await keysWrittenBy(async () => expectOk(await rename()));
    expect(written).toEqual(expect.arrayContaining([matchPage(played), teamPage(teams[0]), round('Fecha 1')]));
    expect(await listWrongPages(site)).toEqual([]);
  });

  test('new settings are on every page, and lineups as long as squads are public', async () => {
    const everywhere = [keyOfPage({ name: 'tournament', id: cup.id }), round('Fecha 1'), teamPage(teams[3])];
    const save = (changes: Partial<Settings>) => keysWrittenBy(() => saveSettings(changes));
    const ofLeague = { name: 'Liga del Litoral', publicSquads: true, featuredTournamentId: cup.id };
    expect(await save(ofLeague)).toEqual(expect.arrayContaining([matchPage(played), ...everywhere]));

    expect(await keysWrittenBy(async () => expectOk(await saveLineup(played, [player])))).toContain(matchPage(played));
    expect(site.objects.get(matchPage(played))).toContain(player.lastName);
    const renumber = async () => expectOk(await editPlayer(player, { jerseyNumber: 10 }));
    expect(await keysWrittenBy(renumber)).toContain(matchPage(played));
    expect(await listWrongPages(site)).toEqual([]);

    const taken = await save({ publicSquads: false, featuredTournamentId: null });
    expect(taken).toEqual(expect.arrayContaining([matchPage(played), ...everywhere]));
    expect(site.objects.get(matchPage(played))).not.toContain(player.lastName);
    expect(await listWrongPages(site)).toEqual([]);
  });
});

test('a new name of the tournament is on all of its pages, also on one that leads to another, and those without facts are removed', async () => {
  const [ombu, , tala, aromo] = teams;
  const deleted = await createScheduledMatch(cup, ombu, aromo, { round: 'Fecha 4' });
  const moved = await createScheduledMatch(cup, ombu, aromo, { round: 'Fecha 8' });
  const semifinal = await createScheduledMatch(cup, ombu, tala, { round: 'Semifinal 1' });
  await publishChanges();
  expect(site.objects.get(round('Semifinal 1'))).toContain(`&amp;round=Semifinales"`);
  const written = await keysWrittenBy(async () => {
    expectOk(await saveScore(semifinal, '1-0'));
    expectOk(await editTournament(cup, { name: 'Copa del Monte' }));
  });
  const rounds = ['Fecha 1', 'Semifinal 1'].map(round);
  expect(written).toEqual(expect.arrayContaining([...rounds, matchPage(played), teamPage(aromo)]));
  expect(await listWrongPages(site)).toEqual([]);

  const gone = [matchPage(deleted), ...['Fecha 4', 'Fecha 8', 'Semifinal 1'].map(round)];
  expect([...site.objects.keys()]).toEqual(expect.arrayContaining(gone));
  expectOk(await deleteMatch(deleted));
  expectOk(await editMatch(moved, { round: 'Fecha 9' }));
  expectOk(await editMatch(semifinal, { round: 'Semifinal 2' }));
  await publishChanges();
  expect(gone.filter((key) => site.objects.has(key))).toEqual([]);
  const come = ['Fecha 9', 'Semifinal 2'].map(round);
  expect([...site.objects.keys()]).toEqual(expect.arrayContaining(come));
  expect(await listWrongPages(site)).toEqual([]);
});

test('a tournament is on the pages of its teams until they leave it, with whole names while two share the short one', async () => {
  const [namesake, first, newcomer, idle] = teams;
  const teamIds = [namesake.id, first.id, idle.id];
  const own = await createTournament({ name: 'Copa Larga', teamIds, status: 'in_progress' });
  const match = await playMatch(own, namesake, '1-0', first, { round: 'Fecha 1' });
  expect(await keysWrittenBy(async () => {})).toContain(teamPage(idle));
  const put = (body: { teamIds: number[] }) =>
    call('PUT /tournaments/{id}/teams', { as: 'admin', params: { id: own.id }, body });
  const joined = await keysWrittenBy(async () => expectOk(await put({ teamIds: [...teamIds, newcomer.id] })));
  const ofOwn = [matchPage(match), keyOfPage({ name: 'fixture', id: own.id })];
  expect(joined).toEqual(expect.arrayContaining([...ofOwn, teamPage(first), teamPage(newcomer)]));
  expect(await listWrongPages(site)).toEqual([]);
  expect(await keysWrittenBy(async () => expectOk(await put({ teamIds })))).toContain(teamPage(newcomer));
  expect(await listWrongPages(site)).toEqual([]);
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
