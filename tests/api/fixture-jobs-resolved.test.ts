/** Jobs that were left alone: any administrator finishes or undoes them. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import { problemOf, startApi } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  deleteMatch,
  expectOk,
  readMatchesOfTournament,
} from '#tests/support/api-fixtures.ts';
import {
  createLeagueWithFixture,
  createPlannedLeague,
  failTransaction,
  interruptCreation,
  jobRoutes,
  leaveJobAlone,
  withoutVersions,
} from '#tests/support/fixture-jobs.ts';
import { callJob, finishJob } from '#tests/support/fixtures.ts';
import { readLineupPlayerIds, saveLineup } from '#tests/support/match-events.ts';
import { createPlayer } from '#tests/support/players.ts';
import { publishChanges, readNewStreamRecords } from '#tests/support/stream.ts';
import { createSignedInUser } from '#tests/support/users.ts';

beforeAll(startApi);

describe('a job that was left alone', () => {
  test('is not taken over before a minute', async () => {
    const given = await createPlannedLeague();
    await interruptCreation(given);
    await leaveJobAlone(given.league, 55);
    const early = await callJob(jobRoutes.resolve, given.league.tournament, { body: { action: 'undo' } });
    expect(early).toMatchObject({ status: 409, body: { code: 'job-under-way' } });
  });

  test('is finished by any administrator, and its own call then answers the end', async () => {
    const given = await createPlannedLeague();
    await interruptCreation(given);
    await leaveJobAlone(given.league, 3600);
    const { tournament } = given.league;
    const { headers } = await createSignedInUser({ roles: ['Admin'] });
    const continued = await finishJob(jobRoutes.resolve, tournament, { body: { action: 'continue' }, headers });
    expect(continued).toMatchObject({ status: 200, body: { message: 'El cambio se completó.' } });
    expect(await readMatchesOfTournament(tournament)).toHaveLength(28);
    const own = await finishJob(jobRoutes.create, tournament, { body: given.body, key: given.key });
    expect(own).toMatchObject({ status: 201, body: { created: 28 } });
    expect(await readMatchesOfTournament(tournament)).toHaveLength(28);
  });

  test('is undone, and leaves nothing', async () => {
    const given = await createPlannedLeague();
    await interruptCreation(given);
    await leaveJobAlone(given.league, 61);
    const undone = await finishJob(jobRoutes.resolve, given.league.tournament, { body: { action: 'undo' }, key: null });
    expect(undone).toMatchObject({ status: 200, body: { message: expect.stringMatching(/se deshizo/) } });
    expect(await readMatchesOfTournament(given.league.tournament)).toEqual([]);
    const anew = await finishJob(jobRoutes.create, given.league.tournament, { body: given.body, key: 'otra' });
    expect(anew).toMatchObject({ status: 201, body: { created: 28 } });
  });

  test('that was postponing is undone, and every match is as it was', async () => {
    const league = await createLeagueWithFixture();
    const before = await readMatchesOfTournament(league.tournament);
    failTransaction(3);
    await callJob(jobRoutes.postpone, league.tournament, { body: { round: 'Fecha 1', days: 7, andLater: true } });
    expect(withoutVersions(await readMatchesOfTournament(league.tournament))).not.toEqual(withoutVersions(before));
    await leaveJobAlone(league, 61);
    expectOk(await finishJob(jobRoutes.resolve, league.tournament, { body: { action: 'undo' } }));
    expect(withoutVersions(await readMatchesOfTournament(league.tournament))).toEqual(withoutVersions(before));
  });

  test('that was deleting is undone, and matches and lineups are as they were', async () => {
    // Skips the stream's records of the tests before, so that `publishChanges` publishes this test's changes alone.
    await readNewStreamRecords();
    const league = await createLeagueWithFixture();
    const before = await readMatchesOfTournament(league.tournament);
    const lined = before.at(-1) as Match;
    const team = { id: lined.homeTeamId ?? 0 };
    const player = await createPlayer(team);
    expectOk(await saveLineup(lined, [player]));
    failTransaction(3);
    await callJob(jobRoutes.delete, league.tournament, { key: 'borrar' });
    expect((await readMatchesOfTournament(league.tournament)).length).toBeLessThan(28);
    await leaveJobAlone(league, 61);
    expectOk(await finishJob(jobRoutes.resolve, league.tournament, { body: { action: 'undo' } }));
    expect(withoutVersions(await readMatchesOfTournament(league.tournament))).toEqual(withoutVersions(before));
    // The publisher sees the deletion late, when the match is back.
    await publishChanges();
    expect(await readLineupPlayerIds(lined, team)).toEqual([player.id]);
  });

  test('whose match cannot return says which one is in the way, and is undone once that one is gone', async () => {
    const league = await createLeagueWithFixture();
    const before = await readMatchesOfTournament(league.tournament);
    const { matchDate, canchaId } = before.at(-1) as Match;
    failTransaction(3);
    await callJob(jobRoutes.delete, league.tournament);
    const [rival, other] = await createTeams('Rivales', 'Otros');
    const inTheWay = await createScheduledMatch(await createTournament(), rival, other, { matchDate, canchaId });
    await leaveJobAlone(league, 61);
    const undo = { body: { action: 'undo' } };
    const stuck = await finishJob(jobRoutes.resolve, league.tournament, undo);
    expect(stuck).toMatchObject({ status: 409, body: { code: 'busy' } });
    expect(problemOf(stuck).detail).toMatch(/No se pudo deshacer del todo.*Rivales - Otros/);
    expectOk(await deleteMatch(inTheWay));
    expectOk(await finishJob(jobRoutes.resolve, league.tournament, undo));
    expect(withoutVersions(await readMatchesOfTournament(league.tournament))).toEqual(withoutVersions(before));
  });

  test('does not exist when there is none', async () => {
    const none = await callJob(jobRoutes.resolve, await createTournament(), { body: { action: 'continue' } });
    expect(none).toMatchObject({ status: 409, body: { detail: 'No hay ningún cambio del fixture en curso.' } });
  });
});
