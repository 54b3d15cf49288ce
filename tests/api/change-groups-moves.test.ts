/** Matches moved by hand together: one group of 'Cambios', with one undo; one that is moved alone has its own. */
import { beforeAll, describe, expect, test } from 'vitest';
import { findChangeGroup, readGroupedMatches } from '#functions/competition/changes/change-groups.ts';
import { wayBack } from '#functions/tournaments/changes/taken-over.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { call, startApi } from '#tests/support/api.ts';
import { editMatch, expectOk, readMatchesOfTournament, saveScore } from '#tests/support/api-fixtures.ts';
import { type PlannedLeague, readState, undoGroup } from '#tests/support/change-groups.ts';
import { newestChange, newestChangeGroup, readChangeGroups, readChanges, undo } from '#tests/support/changes.ts';
import { jobRoutes } from '#tests/support/fixture-jobs.ts';
import { createLeague, finishJob } from '#tests/support/fixtures.ts';
import { roundRobinOf } from '#tests/support/round-robin.ts';
import { createPlanillero } from '#tests/support/sheets.ts';
import { createOfficialId } from '#tests/support/staff.ts';

beforeAll(startApi);

/** A league with the first rounds of its fixture. */
async function createRounds(size: number, count: number): Promise<PlannedLeague> {
  const league = await createLeague(size);
  const body = { rounds: roundRobinOf(league, { legs: 2 }).slice(0, count), legs: 2 };
  expectOk(await finishJob(jobRoutes.create, league.tournament, { body }));
  return { ...league, matches: await readMatchesOfTournament(league.tournament) };
}

/** Six rounds of two matches; each test moves matches of its own rounds. */
let league: PlannedLeague;
beforeAll(async () => {
  league = await createRounds(4, 6);
});
const matchesOf = (round: number) =>
  league.matches.filter((match) => match.round === `Fecha ${round}`) as [Match, Match];

const move = async ({ tournament }: PlannedLeague, matches: readonly Match[], changeOf: (at: number) => object) => {
  const moves = matches.map((match, at) => {
    const { id, version, matchDate, matchTime, canchaId, refereeId, assistantId } = match;
    return { id, version, matchDate, matchTime, canchaId, refereeId, assistantId, ...changeOf(at) };
  });
  const params = { id: tournament.id };
  return expectOk(
    await call('PUT /tournaments/{id}/fixture/matches', { as: 'admin', params, body: { matches: moves } }),
  );
};
const nextYear = ({ matchDate }: Match) => ({ matchDate: matchDate.replace('2030', '2031') });

describe('matches moved together', () => {
  test('are one group, whose undo gives back days, canchas, officials and Planilleros', async () => {
    const [a, b] = matchesOf(1);
    const before = await readState(league);
    const referees = [await createOfficialId(), await createOfficialId()];
    const { user } = await createPlanillero();
    const changes = [
      { ...nextYear(a), canchaId: b.canchaId, refereeId: referees[0] },
      { canchaId: a.canchaId, refereeId: referees[1], sheetUserIds: [user.id] },
    ];
    await move(league, [a, b], (at) => changes[at] ?? {});
    const group = await newestChangeGroup(league.tournament, 'move');
    expect(group).toMatchObject({ text: 'Se reacomodó el fixture', count: 2, canUndo: true });
    const entries = await readChanges(league.tournament);
    expect(entries.filter(({ groupId }) => groupId === group.id)).toHaveLength(2);
    expectOk(await undoGroup(league, group));
    expect(await readState(league)).toEqual(before);
    expect(await newestChangeGroup(league.tournament, 'undo')).toMatchObject({
      text: 'El fixture volvió a como estaba',
      count: 2,
    });
  });

  test('that were postponed are postponed again', async () => {
    const postponed: Match[] = [];
    for (const match of matchesOf(2)) postponed.push(expectOk(await editMatch(match, { status: 'postponed' })));
    const before = await readState(league);
    const moved = await move(league, postponed, (at) => nextYear(postponed[at] as Match));
    expect(moved.map(({ status }) => status)).toEqual(['scheduled', 'scheduled']);
    const group = await newestChangeGroup(league.tournament, 'move');
    expect(group.text).toBe('Se reprogramó lo postergado');
    expectOk(await undoGroup(league, group));
    expect(await readState(league)).toEqual(before);
  });

  test('that are too many for one transaction go back to where others leave', async () => {
    const large = await createRounds(20, 2);
    const before = await readState(large);
    const [early, late] = [large.matches.slice(0, 10), large.matches.slice(10, 20)];
    const dayOfEarly = { matchDate: early[0]?.matchDate };
    await move(large, [...late, ...early], (at) => (at < 10 ? dayOfEarly : nextYear(early[at - 10] as Match)));
    const group = await newestChangeGroup(large.tournament, 'move');
    expect(group).toMatchObject({ count: 20, canUndo: true });
    expectOk(await undoGroup(large, group));
    expect(await readState(large)).toEqual(before);
  });

  test('that exchanged their canchas exchange them back in one transaction, however many others there are', async () => {
    const [[a, b], [c]] = [matchesOf(3), matchesOf(4)];
    const changes = [{ canchaId: b.canchaId }, { canchaId: a.canchaId }, nextYear(c)];
    await move(league, [a, b, c], (at) => changes[at] ?? {});
    const { id } = await newestChangeGroup(league.tournament, 'move');
    const stored = await findChangeGroup(league.tournament.id, id, new Date());
    const back = (stored ? readGroupedMatches(stored) : []).map((each) => wayBack(each, each.before ?? {}, id));
    const transactions = Map.groupBy(back, (change) => ('group' in change ? change.group : undefined));
    expect([...transactions.values()].map((some) => some.map((change) => change.id))).toEqual([[c.id], [a.id, b.id]]);
  });

  test('stay as they are when one of them was changed since, which is named', async () => {
    const [a, b] = matchesOf(5);
    await move(league, [a, b], () => nextYear(a));
    const group = await newestChangeGroup(league.tournament, 'move');
    expectOk(await saveScore(a, '1-0'));
    const refused = await undoGroup(league, group);
    expect(refused).toMatchObject({ status: 409, body: { code: 'changed-since' } });
    expect(await newestChangeGroup(league.tournament, 'move')).toMatchObject({ canUndo: false });
  });
});

test('a match that is moved alone is no group, and its change is undone by itself', async () => {
  const [a] = matchesOf(6);
  const before = await readState(league);
  const idsOfGroups = async () => (await readChangeGroups(league.tournament)).map(({ id }) => id);
  const idsBefore = await idsOfGroups();
  await move(league, [a], () => nextYear(a));
  expect(await idsOfGroups()).toEqual(idsBefore);
  const change = await newestChange(league.tournament, 'schedule', a);
  expect(change).toMatchObject({ groupId: null, canUndo: true });
  expectOk(await undo(league.tournament, change));
  expect(await readState(league)).toEqual(before);
});
