/** Bulk changes: each stands in 'Cambios' as one group, and has one undo, which is a job. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { ChangeGroup } from '#shared/domain/schemas/change.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { problemOf, startApi } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  deleteMatch,
  editMatch,
  editTournament,
  expectOk,
  readMatchesOfTournament,
  readTournament,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { newestChangeGroup, readChangeGroups, readChanges } from '#tests/support/changes.ts';
import { failTransaction, jobRoutes, leaveJobAlone, withoutVersions } from '#tests/support/fixture-jobs.ts';
import { callJob, createLeague, finishJob, type JobRequest, type League } from '#tests/support/fixtures.ts';
import { createMatchEvent, deleteEvent } from '#tests/support/match-events.ts';
import { createPlayer } from '#tests/support/players.ts';
import { createPlayoffs } from '#tests/support/playoffs.ts';
import { roundRobinOf } from '#tests/support/round-robin.ts';
import { createSignedInUser } from '#tests/support/users.ts';

beforeAll(startApi);

type PlannedLeague = League & { readonly matches: readonly Match[] };

async function createLeagueWithFixture(size = 4): Promise<PlannedLeague> {
  const league = await createLeague(size);
  expectOk(await finishJob(jobRoutes.create, league.tournament, { body: { rounds: roundRobinOf(league), seed: 7 } }));
  return { ...league, matches: await readMatchesOfTournament(league.tournament) };
}

const postpone = async (league: League, body: object = { round: 'Fecha 1', days: 2 }) =>
  expectOk(await finishJob(jobRoutes.postpone, league.tournament, { body }));

const withdraw = async (league: League, mode: 'walkovers' | 'annul' = 'walkovers', at = 0) => {
  const body = { teamId: league.teams[at]?.id, mode, reason: 'Se quedó sin jugadores' };
  return expectOk(await finishJob(jobRoutes.withdraw, league.tournament, { body }));
};

const undoGroup = (
  { tournament }: Pick<League, 'tournament'>,
  { id: groupId }: Pick<ChangeGroup, 'id'>,
  more: JobRequest = {},
) => finishJob(jobRoutes.undo, tournament, { groupId, ...more });

const readState = async ({ tournament }: Pick<League, 'tournament'>) => {
  const { version: _version, ...cup } = await readTournament(tournament);
  return { cup, matches: withoutVersions(await readMatchesOfTournament(tournament)) };
};

describe('a bulk change stands in Cambios as one group', () => {
  test('whose id its entries carry, and no other entry', async () => {
    const league = await createLeagueWithFixture();
    await postpone(league, { round: 'Fecha 2', days: 2, andLater: true });
    await saveScore(league.matches[0] as Match, '1-0');
    const changes = await readChanges(league.tournament);
    const groups = await readChangeGroups(league.tournament);
    expect(groups).toMatchObject([
      { kind: 'postpone', text: 'Se postergaron la Fecha 2 y lo que sigue', count: 4, canUndo: true, obstacle: null },
      { kind: 'create', text: 'Se creó el fixture', count: 6, canUndo: false },
    ]);
    const countOf = (groupId: string | null) => changes.filter((change) => change.groupId === groupId).length;
    expect(groups.map(({ id }) => countOf(id))).toEqual([4, 7]);
    expect(changes.filter(({ kind, groupId }) => kind === 'result' && groupId !== null)).toEqual([]);
  });

  test('also of deleted matches', async () => {
    const league = await createLeagueWithFixture();
    expectOk(await finishJob(jobRoutes.delete, league.tournament));
    const group = await newestChangeGroup(league.tournament, 'delete');
    expect(group).toMatchObject({ count: 6, canUndo: false, obstacle: null });
    const changes = await readChanges(league.tournament);
    expect(changes.filter(({ groupId }) => groupId === group.id)).toHaveLength(7);
    expect(await undoGroup(league, group)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });
});

describe('undoing a group gives back', () => {
  test('the dates of a postponement, and stands in Cambios itself', async () => {
    const league = await createLeagueWithFixture();
    const before = await readState(league);
    await postpone(league, { round: 'Fecha 1', days: 7, andLater: true });
    const group = await newestChangeGroup(league.tournament, 'postpone');
    expect(await undoGroup(league, group)).toMatchObject({ status: 200, body: { undone: 6 } });
    expect(await readState(league)).toEqual(before);
    const [undo, undone] = await readChangeGroups(league.tournament);
    expect([undo, undone]).toMatchObject([
      {
        kind: 'undo',
        text: 'La Fecha 1 y lo que sigue volvieron a sus días',
        count: 6,
        canUndo: false,
        obstacle: null,
      },
      { kind: 'postpone', canUndo: false, obstacle: 'Ya está deshecho.' },
    ]);
    const again = await undoGroup(league, group);
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'changed-since', detail: 'Ese cambio ya está deshecho.' },
    });
    const entries = await readChanges(league.tournament);
    expect(entries.filter(({ groupId }) => groupId === undo?.id)).toHaveLength(6);
  });

  test.each(['walkovers', 'annul'] as const)(
    'the matches of a team that was withdrawn (%s), and its place',
    async (mode) => {
      const league = await createLeagueWithFixture();
      const own = league.matches.filter(({ homeTeamId, awayTeamId }) =>
        [homeTeamId, awayTeamId].includes(league.teams[0]?.id ?? 0),
      );
      await saveScore(own[0] as Match, '5-4');
      const before = await readState(league);
      await withdraw(league, mode);
      const group = await newestChangeGroup(league.tournament, 'withdraw');
      expect(group).toMatchObject({ teamId: league.teams[0]?.id, text: 'Se retiró Equipo 1' });
      expectOk(await undoGroup(league, group));
      expect(await readState(league)).toEqual(before);
      expect(await newestChangeGroup(league.tournament, 'undo')).toMatchObject({ text: 'Se reincorporó Equipo 1' });
      await withdraw(league, mode);
      expect(await newestChangeGroup(league.tournament, 'withdraw')).toMatchObject({ canUndo: true });
    },
  );

  test('the status of a tournament that only the walkovers began, and leaves a later withdrawal alone', async () => {
    const league = await createLeagueWithFixture();
    const before = await readState(league);
    await withdraw(league);
    const first = await newestChangeGroup(league.tournament, 'withdraw');
    expectOk(await undoGroup(league, first));
    expect(await readState(league)).toEqual(before);

    await withdraw(league, 'walkovers', 1);
    const ofSecond = await newestChangeGroup(league.tournament, 'withdraw');
    await withdraw(league, 'walkovers', 0);
    await editTournament(await readTournament(league.tournament), { description: 'Con dos retiros' });
    expectOk(await undoGroup(league, ofSecond));
    const { withdrawals, status } = await readTournament(league.tournament);
    expect([withdrawals.map(({ teamId }) => teamId), status]).toEqual([[league.teams[0]?.id], 'in_progress']);
  });

  const wonBy = (side: 'home' | 'away') =>
    side === 'home'
      ? { status: 'completed', walkover: 'away', homeScore: 3, awayScore: 0 }
      : { status: 'completed', walkover: 'home', homeScore: 0, awayScore: 3 };
  const cancelled = { status: 'cancelled', walkover: null, homeScore: null };

  test.each([
    ['walkovers', wonBy('home'), wonBy('away')],
    ['annul', cancelled, cancelled],
  ] as const)(
    'no match of a team that has withdrawn too (%s): its withdrawal decides it',
    async (mode, homeIsBack, awayIsBack) => {
      const league = await createLeagueWithFixture();
      const before = await readState(league);
      const readFirst = async () => (await readMatchesOfTournament(league.tournament))[0];
      const withdrawSide = async (side: 'homeTeamId' | 'awayTeamId') => {
        const teamId = league.matches[0]?.[side];
        const at = league.teams.findIndex(({ id }) => id === teamId);
        await withdraw(league, mode, at);
        return newestChangeGroup(league.tournament, 'withdraw');
      };
      const ofHome = await withdrawSide('homeTeamId');
      const ofAway = await withdrawSide('awayTeamId');
      expectOk(await undoGroup(league, ofHome));
      expect(await readFirst()).toMatchObject(homeIsBack);

      const ofHomeAgain = await withdrawSide('homeTeamId');
      expectOk(await undoGroup(league, ofAway));
      expect(await readFirst()).toMatchObject(awayIsBack);
      expectOk(await undoGroup(league, ofHomeAgain));
      expect((await readState(league)).matches).toEqual(before.matches);
    },
  );

  test('a tournament without playoffs, so that they can be generated again', async () => {
    const playoffs = await createPlayoffs();
    const group = await newestChangeGroup(playoffs.tournament, 'playoffs');
    expect(group).toMatchObject({ text: 'Se generaron los playoffs', count: 4, canUndo: true });
    expect(await undoGroup(playoffs, group)).toMatchObject({ status: 200, body: { undone: 4 } });
    expect(await readMatchesOfTournament(playoffs.tournament)).toEqual([]);
  });

  test('the former adjustments of points, whatever else was edited with them or since', async () => {
    const [team] = await createTeams('Lanús');
    const tournament = await createTournament({ teamIds: [team.id] });
    const adjust = async (points: number, name: string) =>
      expectOk(
        await editTournament(await readTournament(tournament), {
          name,
          adjustments: [{ teamId: team.id, points, reason: 'Sanción' }],
        }),
      );
    await adjust(-2, 'Uno');
    await adjust(-3, 'Dos');
    const group = await newestChangeGroup(tournament, 'adjustments');
    const entry = (await readChanges(tournament)).find(({ groupId }) => groupId === group.id);
    expect(entry?.text).toContain('cambió las sanciones y bonificaciones de puntos');
    expectOk(await editTournament(await readTournament(tournament), { description: 'Otra' }));
    expectOk(await undoGroup({ tournament }, group));
    const after = await readTournament(tournament);
    expect(after).toMatchObject({ name: 'Dos', adjustments: [{ points: -2 }], description: 'Otra' });
    await adjust(-4, 'Tres');
    const [newest] = await readChangeGroups(tournament);
    await adjust(-5, 'Cuatro');
    const refused = await undoGroup({ tournament }, newest as ChangeGroup);
    expect(refused).toMatchObject({ status: 409, body: { code: 'changed-since', errors: [{ path: 'adjustments' }] } });
  });

  test('a tournament without the fixture that was created', async () => {
    const league = await createLeagueWithFixture();
    expectOk(await undoGroup(league, await newestChangeGroup(league.tournament, 'create')));
    expect(await readMatchesOfTournament(league.tournament)).toEqual([]);
    expect(await readTournament(league.tournament)).toMatchObject({ fixtureSeed: null });
  });
});

describe('undoing a group is refused, and writes nothing,', () => {
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

  test('when one of its walkovers has a card since', async () => {
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
