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
import {
  createLeagueWithFixture,
  type PlannedLeague,
  postpone,
  readState,
  undoGroup,
  withdraw,
} from '#tests/support/change-groups.ts';
import { newestChangeGroup } from '#tests/support/changes.ts';
import { failTransaction, jobRoutes, leaveJobAlone } from '#tests/support/fixture-jobs.ts';
import { callJob, finishJob, type JobRequest } from '#tests/support/fixtures.ts';
import { createMatchEvent, deleteEvent } from '#tests/support/match-events.ts';
import { createPlayer } from '#tests/support/players.ts';
import { createPlayoffs } from '#tests/support/playoffs.ts';
import { createSignedInUser } from '#tests/support/users.ts';

beforeAll(startApi);

describe('the undo of a group of changes is refused, and writes nothing,', () => {
  /** Three rounds, of which a test postpones one of its own. */
  let league: PlannedLeague;
  beforeAll(async () => {
    league = await createLeagueWithFixture();
  });
  const matchesOf = async (round: string) =>
    (await readMatchesOfTournament(league.tournament)).filter((match) => match.round === round) as [Match, Match];

  test('when matches were changed or deleted since: 409 changed-since names each', async () => {
    await postpone(league);
    const group = await newestChangeGroup(league.tournament, 'postpone');
    const [first, second] = await matchesOf('Fecha 1');
    expectOk(await editMatch(second, { location: 'Otro lugar' }));
    expectOk(await deleteMatch(first));
    const before = await readMatchesOfTournament(league.tournament);
    const refused = await undoGroup(league, group);
    expect(refused).toMatchObject({ status: 409, body: { code: 'changed-since' } });
    const label = `${second.homeTeam.name} - ${second.awayTeam.name} (Fecha 1)`;
    expect(problemOf(refused)).toMatchObject({
      detail: expect.stringContaining(`Desde entonces cambió ${label}.`),
      errors: [{ path: `matches.${second.id}`, message: `${label} cambió después.` }, { path: 'matches' }],
    });
    expect(await newestChangeGroup(league.tournament, 'postpone')).toMatchObject({
      canUndo: false,
      obstacle: `Desde entonces cambió ${label}.`,
    });
    expect(await readMatchesOfTournament(league.tournament)).toEqual(before);
  });

  test('when another match holds the time of one: 409 names both, and it is undone once that one is gone', async () => {
    const [{ matchDate, matchTime, canchaId }] = await matchesOf('Fecha 2');
    const before = await readState(league);
    await postpone(league, { round: 'Fecha 2', days: 2 });
    const group = await newestChangeGroup(league.tournament, 'postpone');
    const [rival, other] = await createTeams('Rivales', 'Otros');
    const taken = { matchDate, matchTime, canchaId };
    const inTheWay = await createScheduledMatch(await createTournament(), rival, other, taken);
    const refused = await undoGroup(league, group);
    expect(refused).toMatchObject({ status: 409, body: { code: 'busy' } });
    expect(problemOf(refused).detail).toMatch(/\(Fecha 2\).* choca con Rivales - Otros/);
    expectOk(await deleteMatch(inTheWay));
    expectOk(await undoGroup(league, group));
    expect(await readState(league)).toEqual(before);
  });

  test('without an Idempotency-Key, for a group of another tournament, and for whoever is no administrator', async () => {
    await postpone(league, { round: 'Fecha 3', days: 2 });
    const { id: groupId } = await newestChangeGroup(league.tournament, 'postpone');
    const statusOf = async (request: JobRequest, tournament: { id: number } = league.tournament) =>
      (await callJob(jobRoutes.undo, tournament, { groupId, ...request })).status;
    expect(await statusOf({ key: null })).toBe(400);
    expect(await statusOf({}, await createTournament())).toBe(404);
    expect(await statusOf({ groupId: 'ninguno' })).toBe(404);
    expect(await statusOf({ as: 'dt' })).toBe(403);
    expect(await newestChangeGroup(league.tournament, 'postpone')).toMatchObject({ canUndo: true });
  });

  test('when a card was recorded since in one of its walkovers', async () => {
    const pair = await createLeagueWithFixture(2);
    await withdraw(pair);
    const group = await newestChangeGroup(pair.tournament, 'withdraw');
    const [walkover] = (await readMatchesOfTournament(pair.tournament)) as [Match];
    const rival = { id: (walkover.walkover === 'home' ? walkover.awayTeamId : walkover.homeTeamId) ?? 0 };
    const card = await createMatchEvent(walkover, await createPlayer(rival), 'redcard');
    const before = await readState(pair);
    const label = `${walkover.homeTeam.name} - ${walkover.awayTeam.name} (${walkover.round})`;
    const refused = { status: 409, body: { code: 'changed-since', detail: `Desde entonces cambió ${label}.` } };
    expect(await undoGroup(pair, group)).toMatchObject(refused);
    expect(await newestChangeGroup(pair.tournament, 'withdraw')).toMatchObject({ canUndo: false });
    expect(await readState(pair)).toEqual(before);
    expectOk(await deleteEvent(card));
    expect(await undoGroup(pair, group)).toMatchObject(refused);
  });

  test('when one of its playoffs has been played', async () => {
    const playoffs = await createPlayoffs();
    expectOk(await saveScore(playoffs.semi1, '1-0'));
    const refused = await undoGroup(playoffs, await newestChangeGroup(playoffs.tournament, 'playoffs'));
    expect(refused).toMatchObject({ status: 409, body: { code: 'changed-since' } });
    expect(problemOf(refused).detail).toContain('Arce - Dock (Semifinal 1)');
    expect(await readMatchesOfTournament(playoffs.tournament)).toHaveLength(4);
  });
});

test('an interrupted undo can be undone by another administrator after a minute, or goes on with its key', async () => {
  const league = await createLeagueWithFixture(8);
  const before = await readState(league);
  await postpone(league, { round: 'Fecha 1', days: 7, andLater: true });
  const group = await newestChangeGroup(league.tournament, 'postpone');
  const postponed = await readState(league);
  const interruptUndo = async (key: string) => {
    failTransaction(3);
    expect(await callJob(jobRoutes.undo, league.tournament, { groupId: group.id, key })).toMatchObject({ status: 503 });
    expect(await readState(league)).not.toEqual(postponed);
  };

  await interruptUndo('deshacer');
  const other = await callJob(jobRoutes.undo, league.tournament, { groupId: group.id });
  expect(other).toMatchObject({ status: 409, body: { code: 'job-under-way' } });
  await leaveJobAlone(league, 61);
  const { headers } = await createSignedInUser({ roles: ['Admin'] });
  expectOk(await finishJob(jobRoutes.resolve, league.tournament, { body: { action: 'undo' }, headers }));
  expect(await readState(league)).toEqual(postponed);
  expect(await newestChangeGroup(league.tournament, 'postpone')).toMatchObject({ canUndo: true });

  await interruptUndo('deshacer-de-nuevo');
  const ended = { status: 200, body: { message: 'Cambio deshecho.', undone: 28 } };
  for (const _time of ['first', 'again'])
    expect(await undoGroup(league, group, { key: 'deshacer-de-nuevo' })).toMatchObject(ended);
  expect(await readState(league)).toEqual(before);
});
