/** Bulk changes: each stands in 'Cambios' as one group, and has one undo, which is a job. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { ChangeGroup } from '#shared/domain/schemas/change.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { startApi } from '#tests/support/api.ts';
import {
  createTeams,
  createTournament,
  editTournament,
  expectOk,
  readMatchesOfTournament,
  readTournament,
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
import { newestChangeGroup, readChangeGroups, readChanges } from '#tests/support/changes.ts';
import { jobRoutes } from '#tests/support/fixture-jobs.ts';
import { finishJob } from '#tests/support/fixtures.ts';
import { createPlayoffs } from '#tests/support/playoffs.ts';

beforeAll(startApi);

test('the deletion of a fixture stands in Cambios as one group, which cannot be undone', async () => {
  const league = await createLeagueWithFixture(2);
  expectOk(await finishJob(jobRoutes.delete, league.tournament));
  const group = await newestChangeGroup(league.tournament, 'delete');
  expect(group).toMatchObject({ count: 1, canUndo: false, obstacle: null });
  const changes = await readChanges(league.tournament);
  expect(changes.filter(({ groupId }) => groupId === group.id)).toHaveLength(2);
  expect(await undoGroup(league, group)).toMatchObject({ status: 409, body: { code: 'conflict' } });
});

describe('undoing a group gives back', () => {
  test('the dates of a postponement, and stands in Cambios itself', async () => {
    const league = await createLeagueWithFixture();
    const before = await readState(league);
    await postpone(league, { round: 'Fecha 2', days: 7, andLater: true });
    expect(await readChangeGroups(league.tournament)).toMatchObject([
      { kind: 'postpone', text: 'Se postergaron la Fecha 2 y lo que sigue', count: 4, canUndo: true, obstacle: null },
      { kind: 'create', text: 'Se creó el fixture', count: 6, canUndo: false },
    ]);
    const group = await newestChangeGroup(league.tournament, 'postpone');
    expect(await undoGroup(league, group)).toMatchObject({ status: 200, body: { undone: 4 } });
    expect(await readState(league)).toEqual(before);
    const groups = await readChangeGroups(league.tournament);
    const text = 'La Fecha 2 y lo que sigue volvieron a sus días';
    expect(groups.slice(0, 2)).toMatchObject([
      { kind: 'undo', text, count: 4, canUndo: false, obstacle: null },
      { kind: 'postpone', canUndo: false, obstacle: 'Ya está deshecho.' },
    ]);
    const detail = 'Ese cambio ya está deshecho.';
    expect(await undoGroup(league, group)).toMatchObject({ status: 409, body: { code: 'changed-since', detail } });
    await saveScore(league.matches[0] as Match, '1-0');
    const changes = await readChanges(league.tournament);
    const countOf = (groupId: string | null) => changes.filter((change) => change.groupId === groupId).length;
    expect(groups.map(({ id }) => countOf(id))).toEqual([4, 4, 7]);
    expect(changes.filter(({ kind }) => kind === 'result').map(({ groupId }) => groupId)).toEqual([null]);
  });

  test('no more than once, though the tournament comes to stand as the group left it again', async () => {
    const [team] = await createTeams('Lanús');
    const tournament = await createTournament({ teamIds: [team.id] });
    const adjustments = [{ teamId: team.id, points: 6, reason: 'Premio' }];
    const adjust = async () => editTournament(await readTournament(tournament), { adjustments });
    await adjust();
    const first = await newestChangeGroup(tournament, 'adjustments');
    expectOk(await undoGroup({ tournament }, first));
    await adjust();
    expect(await undoGroup({ tournament }, first)).toMatchObject({ status: 409, body: { code: 'changed-since' } });
    expectOk(await undoGroup({ tournament }, await newestChangeGroup(tournament, 'adjustments')));
  });

  test('the matches of a team that was withdrawn, in either way, and its place', async () => {
    const league = await createLeagueWithFixture();
    const ownMatch = league.matches.find(({ homeTeamId, awayTeamId }) =>
      [homeTeamId, awayTeamId].includes(league.teams[0]?.id ?? 0),
    );
    await saveScore(ownMatch as Match, '5-4');
    const before = await readState(league);
    for (const mode of ['walkovers', 'annul'] as const) {
      await withdraw(league, mode);
      const group = await newestChangeGroup(league.tournament, 'withdraw');
      expect(group).toMatchObject({ teamId: league.teams[0]?.id, text: 'Se retiró Equipo 1', canUndo: true });
      expectOk(await undoGroup(league, group));
      expect(await readState(league)).toEqual(before);
      expect(await newestChangeGroup(league.tournament, 'undo')).toMatchObject({ text: 'Se reincorporó Equipo 1' });
    }
  });

  test('the status of a tournament that only the walkovers began, and leaves a later withdrawal alone', async () => {
    const league = await createLeagueWithFixture();
    const before = await readState(league);
    await withdraw(league);
    expect((await readTournament(league.tournament)).status).toBe('in_progress');
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

  describe('a match whose other team has withdrawn too', () => {
    let league: PlannedLeague;
    beforeAll(async () => {
      league = await createLeagueWithFixture();
    });

    const wonBy = (side: 'home' | 'away') =>
      side === 'home'
        ? { status: 'completed', walkover: 'away', homeScore: 3, awayScore: 0 }
        : { status: 'completed', walkover: 'home', homeScore: 0, awayScore: 3 };
    const cancelled = { status: 'cancelled', walkover: null, homeScore: null };

    test.each([
      ['walkovers', wonBy('home'), wonBy('away')],
      ['annul', cancelled, cancelled],
    ] as const)('stays decided by the withdrawal that is not undone (%s)', async (mode, homeIsBack, awayIsBack) => {
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
    });
  });

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
    const league = await createLeagueWithFixture(2);
    expectOk(await undoGroup(league, await newestChangeGroup(league.tournament, 'create')));
    expect(await readMatchesOfTournament(league.tournament)).toEqual([]);
    expect(await readTournament(league.tournament)).toMatchObject({ fixtureSeed: null });
  });
});
