/** The undo of a bulk change that something hinders: what has changed since, or an interruption. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import { problemOf, startApi } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  deleteMatch,
  editMatch,
  expectOk,
  readMatchesOfTournament,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { createLeagueWithFixture, postpone, readState, undoGroup, withdraw } from '#tests/support/change-groups.ts';
import { newestChangeGroup } from '#tests/support/changes.ts';
import { failTransaction, jobRoutes, leaveJobAlone } from '#tests/support/fixture-jobs.ts';
import { callJob, finishJob, type JobRequest } from '#tests/support/fixtures.ts';
import { createMatchEvent, deleteEvent } from '#tests/support/match-events.ts';
import { createPlayer } from '#tests/support/players.ts';
import { createPlayoffs } from '#tests/support/playoffs.ts';
import { createSignedInUser } from '#tests/support/users.ts';

beforeAll(startApi);

describe('the undo of a group of changes is refused, and writes nothing,', () => {
  test('when matches were changed or deleted since: 409 changed-since names each', async () => {
    const league = await createLeagueWithFixture();
    await postpone(league);
    const group = await newestChangeGroup(league.tournament, 'postpone');
    const [first, second] = await readMatchesOfTournament(league.tournament);
    expectOk(await editMatch(second as Match, { location: 'Otro lugar' }));
    expectOk(await deleteMatch(first as Match));
    const before = await readMatchesOfTournament(league.tournament);
    const refused = await undoGroup(league, group);
    expect(refused).toMatchObject({ status: 409, body: { code: 'changed-since' } });
    const { homeTeam, awayTeam } = second as Match;
    const label = `${homeTeam.name} - ${awayTeam.name} (Fecha 1)`;
    expect(problemOf(refused)).toMatchObject({
      detail: expect.stringContaining(`Desde entonces cambió ${label}.`),
      errors: [{ path: `matches.${second?.id}`, message: `${label} cambió después.` }, { path: 'matches' }],
    });
    expect(await newestChangeGroup(league.tournament, 'postpone')).toMatchObject({
      canUndo: false,
      obstacle: `Desde entonces cambió ${label}.`,
    });
    expect(await readMatchesOfTournament(league.tournament)).toEqual(before);
  });

  test('when a card was recorded since in one of its walkovers', async () => {
    const league = await createLeagueWithFixture();
    await withdraw(league);
    const group = await newestChangeGroup(league.tournament, 'withdraw');
    const walkover = (await readMatchesOfTournament(league.tournament)).find(
      (match) => match.walkover !== null,
    ) as Match;
    const rival = { id: (walkover.walkover === 'home' ? walkover.awayTeamId : walkover.homeTeamId) ?? 0 };
    const card = await createMatchEvent(walkover, await createPlayer(rival), 'redcard');
    const before = await readState(league);
    const label = `${walkover.homeTeam.name} - ${walkover.awayTeam.name} (${walkover.round})`;
    const refused = { status: 409, body: { code: 'changed-since', detail: `Desde entonces cambió ${label}.` } };
    expect(await undoGroup(league, group)).toMatchObject(refused);
    expect(await newestChangeGroup(league.tournament, 'withdraw')).toMatchObject({ canUndo: false });
    expect(await readState(league)).toEqual(before);
    expectOk(await deleteEvent(card));
    expect(await undoGroup(league, group)).toMatchObject(refused);
  });

  test('when one of its playoffs has been played', async () => {
    const playoffs = await createPlayoffs();
    expectOk(await saveScore(playoffs.semi1, '1-0'));
    const refused = await undoGroup(playoffs, await newestChangeGroup(playoffs.tournament, 'playoffs'));
    expect(refused).toMatchObject({ status: 409, body: { code: 'changed-since' } });
    expect(problemOf(refused).detail).toContain('Arce - Dock (Semifinal 1)');
    expect(await readMatchesOfTournament(playoffs.tournament)).toHaveLength(4);
  });

  test('when another match holds the time of one: 409 names both, and it is undone once that one is gone', async () => {
    const league = await createLeagueWithFixture();
    const before = await readState(league);
    await postpone(league);
    const group = await newestChangeGroup(league.tournament, 'postpone');
    const { matchDate, matchTime, canchaId } = league.matches[0] as Match;
    const [rival, other] = await createTeams('Rivales', 'Otros');
    const taken = { matchDate, matchTime, canchaId };
    const inTheWay = await createScheduledMatch(await createTournament(), rival, other, taken);
    const refused = await undoGroup(league, group);
    expect(refused).toMatchObject({ status: 409, body: { code: 'busy' } });
    expect(problemOf(refused).detail).toMatch(/\(Fecha 1\).* choca con Rivales - Otros/);
    expectOk(await deleteMatch(inTheWay));
    expectOk(await undoGroup(league, group));
    expect(await readState(league)).toEqual(before);
  });

  test('without an Idempotency-Key, for a group of another tournament, and for whoever is no administrator', async () => {
    const league = await createLeagueWithFixture(2);
    await postpone(league);
    const { id: groupId } = await newestChangeGroup(league.tournament, 'postpone');
    const statusOf = async (request: JobRequest, tournament: { id: number } = league.tournament) =>
      (await callJob(jobRoutes.undo, tournament, { groupId, ...request })).status;
    expect(await statusOf({ key: null })).toBe(400);
    expect(await statusOf({}, await createTournament())).toBe(404);
    expect(await statusOf({ groupId: 'ninguno' })).toBe(404);
    expect(await statusOf({ as: 'dt' })).toBe(403);
    expect(await newestChangeGroup(league.tournament, 'postpone')).toMatchObject({ canUndo: true });
  });
});

describe('an undo that is interrupted', () => {
  async function interruptUndo() {
    const league = await createLeagueWithFixture(8);
    const before = await readState(league);
    await postpone(league, { round: 'Fecha 1', days: 7, andLater: true });
    const group = await newestChangeGroup(league.tournament, 'postpone');
    const postponed = await readState(league);
    failTransaction(3);
    const key = `deshacer-${group.id}`;
    const { status } = await callJob(jobRoutes.undo, league.tournament, { groupId: group.id, key });
    expect(status).toBe(503);
    expect(await readState(league)).not.toEqual(postponed);
    return { league, group, key, before, postponed };
  }

  test('goes on with the same key, and answers its end again', async () => {
    const { league, group, key, before } = await interruptUndo();
    const other = await callJob(jobRoutes.undo, league.tournament, { groupId: group.id });
    expect(other).toMatchObject({ status: 409, body: { code: 'job-under-way' } });
    const ended = { status: 200, body: { message: 'Cambio deshecho.', undone: 28 } };
    expect(await undoGroup(league, group, { key })).toMatchObject(ended);
    expect(await undoGroup(league, group, { key })).toMatchObject(ended);
    expect(await readState(league)).toEqual(before);
  });

  test('can be undone by another administrator after a minute, and the group can be undone then', async () => {
    const { league, group, before, postponed } = await interruptUndo();
    await leaveJobAlone(league, 61);
    const { headers } = await createSignedInUser({ roles: ['Admin'] });
    expectOk(await finishJob(jobRoutes.resolve, league.tournament, { body: { action: 'undo' }, headers }));
    expect(await readState(league)).toEqual(postponed);
    expect(await newestChangeGroup(league.tournament, 'postpone')).toMatchObject({ canUndo: true });
    expectOk(await undoGroup(league, group));
    expect(await readState(league)).toEqual(before);
  });
});
