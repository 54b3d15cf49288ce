/** Matches moved by hand together: one group of 'Cambios', with one undo; one that is moved alone has its own. */
import { beforeAll, describe, expect, test } from 'vitest';
import { findChangeGroup, readGroupedMatches } from '#functions/competition/changes/change-groups.ts';
import { wayBack } from '#functions/tournaments/changes/taken-over.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { call, startApi } from '#tests/support/api.ts';
import { editMatch, expectOk, readMatchesOfTournament, saveScore } from '#tests/support/api-fixtures.ts';
import { createLeagueWithFixture, type PlannedLeague, readState, undoGroup } from '#tests/support/change-groups.ts';
import { newestChange, newestChangeGroup, readChangeGroups, readChanges, undo } from '#tests/support/changes.ts';
import { createPlanillero } from '#tests/support/sheets.ts';
import { createOfficialId } from '#tests/support/staff.ts';

beforeAll(startApi);

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
const firstMatches = ({ matches }: PlannedLeague, count: number) => matches.slice(0, count);

describe('matches moved together', () => {
  test('are one group, whose undo gives back days, canchas, officials and Planilleros', async () => {
    const league = await createLeagueWithFixture();
    const [a, b] = firstMatches(league, 2) as [Match, Match];
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
    const league = await createLeagueWithFixture();
    for (const match of firstMatches(league, 2)) expectOk(await editMatch(match, { status: 'postponed' }));
    const before = await readState(league);
    const postponed = (await readMatchesOfTournament(league.tournament)).slice(0, 2);
    const moved = await move(league, postponed, (at) => nextYear(postponed[at] as Match));
    expect(moved.map(({ status }) => status)).toEqual(['scheduled', 'scheduled']);
    const group = await newestChangeGroup(league.tournament, 'move');
    expect(group.text).toBe('Se reprogramó lo postergado');
    expectOk(await undoGroup(league, group));
    expect(await readState(league)).toEqual(before);
  });

  test('that are too many for one transaction go back to where others leave', async () => {
    const league = await createLeagueWithFixture(20);
    const before = await readState(league);
    const [early, late] = [league.matches.slice(0, 10), league.matches.slice(10, 20)];
    const dayOfEarly = { matchDate: early[0]?.matchDate };
    await move(league, [...late, ...early], (at) => (at < 10 ? dayOfEarly : nextYear(early[at - 10] as Match)));
    const group = await newestChangeGroup(league.tournament, 'move');
    expect(group).toMatchObject({ count: 20, canUndo: true });
    expectOk(await undoGroup(league, group));
    expect(await readState(league)).toEqual(before);
  });

  test('that exchanged their canchas exchange them back in one transaction, however many others there are', async () => {
    const league = await createLeagueWithFixture();
    const [a, b, c] = firstMatches(league, 3) as [Match, Match, Match];
    const changes = [{ canchaId: b.canchaId }, { canchaId: a.canchaId }, nextYear(c)];
    await move(league, [a, b, c], (at) => changes[at] ?? {});
    const { id } = await newestChangeGroup(league.tournament, 'move');
    const stored = await findChangeGroup(league.tournament.id, id, new Date());
    const back = (stored ? readGroupedMatches(stored) : []).map((each) => wayBack(each, each.before ?? {}, id));
    const transactions = Map.groupBy(back, (change) => ('group' in change ? change.group : undefined));
    expect([...transactions.values()].map((some) => some.map((change) => change.id))).toEqual([[c.id], [a.id, b.id]]);
  });

  test('stay as they are when one of them was changed since, which is named', async () => {
    const league = await createLeagueWithFixture();
    const [a, b] = firstMatches(league, 2) as [Match, Match];
    await move(league, [a, b], () => nextYear(a));
    const group = await newestChangeGroup(league.tournament, 'move');
    expectOk(await saveScore(a, '1-0'));
    const refused = await undoGroup(league, group);
    expect(refused).toMatchObject({ status: 409, body: { code: 'changed-since' } });
    expect(await newestChangeGroup(league.tournament, 'move')).toMatchObject({ canUndo: false });
  });
});

test('a match that is moved alone is no group, and its change is undone by itself', async () => {
  const league = await createLeagueWithFixture();
  const [a] = firstMatches(league, 1) as [Match];
  const before = await readState(league);
  await move(league, [a], () => nextYear(a));
  expect((await readChangeGroups(league.tournament)).map(({ kind }) => kind)).toEqual(['create']);
  const change = await newestChange(league.tournament, 'schedule');
  expect(change).toMatchObject({ groupId: null, canUndo: true });
  expectOk(await undo(league.tournament, change));
  expect(await readState(league)).toEqual(before);
});
