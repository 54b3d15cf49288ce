/** Jobs that were left alone: any administrator finishes or undoes them. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { keys } from '#functions/platform/table/keys.ts';
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
  failTransaction,
  interruptCreation,
  jobRoutes,
  leaveJobAlone,
  type PlannedLeague,
  withoutVersions,
} from '#tests/support/fixture-jobs.ts';
import { callJob, createLeague, finishJob, type League } from '#tests/support/fixtures.ts';
import { readLineupPlayerIds, saveLineup } from '#tests/support/match-events.ts';
import { createPlayer } from '#tests/support/players.ts';
import { roundRobinOf } from '#tests/support/round-robin.ts';
import { deliverRecordsToPublisher, readNewStreamRecords } from '#tests/support/stream.ts';
import { createSignedInUser } from '#tests/support/users.ts';

beforeAll(startApi);

/** A tournament with a fixture of 28 matches, which no test changes. */
let league: League;
beforeAll(async () => {
  league = await createLeague(8);
  expectOk(await finishJob(jobRoutes.create, league.tournament, { body: { rounds: roundRobinOf(league) } }));
});

/** Creates a tournament of the same teams; returns it with the request that creates its fixture in 2031. */
async function planTournament(): Promise<PlannedLeague> {
  const tournament = await createTournament({ teamIds: league.teams.map(({ id }) => id) });
  const body = { rounds: roundRobinOf(league, { startDate: '2031-03-01' }) };
  return { league: { ...league, tournament }, body, key: randomUUID() };
}

const undo = { body: { action: 'undo' }, key: null };

describe('a job that was left alone', () => {
  test('is not taken over before a minute', async () => {
    const given = await planTournament();
    failTransaction(2);
    await callJob(jobRoutes.create, given.league.tournament, given);
    await leaveJobAlone(given.league, 55);
    const early = await callJob(jobRoutes.resolve, given.league.tournament, undo);
    expect(early).toMatchObject({ status: 409, body: { code: 'job-under-way' } });
  });

  test('is undone and leaves nothing, or is finished by any administrator, and its own call then answers the end', async () => {
    const given = await planTournament();
    const { tournament } = given.league;
    await interruptCreation(given);
    await leaveJobAlone(given.league, 61);
    const undone = await finishJob(jobRoutes.resolve, tournament, undo);
    expect(undone).toMatchObject({ status: 200, body: { message: expect.stringMatching(/se deshizo/) } });
    expect(await readMatchesOfTournament(tournament)).toEqual([]);

    const anew = { ...given, key: randomUUID() };
    await interruptCreation(anew);
    await leaveJobAlone(given.league, 3600);
    const { headers } = await createSignedInUser({ roles: ['Admin'] });
    const continued = await finishJob(jobRoutes.resolve, tournament, { body: { action: 'continue' }, headers });
    expect(continued).toMatchObject({ status: 200, body: { message: 'El cambio se completó.' } });
    expect(await readMatchesOfTournament(tournament)).toHaveLength(28);
    const own = await finishJob(jobRoutes.create, tournament, { body: anew.body, key: anew.key });
    expect(own).toMatchObject({ status: 201, body: { created: 28 } });
    expect(await readMatchesOfTournament(tournament)).toHaveLength(28);
  });

  test('that was postponing is undone, and every match is as it was', async () => {
    const before = await readMatchesOfTournament(league.tournament);
    failTransaction(3);
    await callJob(jobRoutes.postpone, league.tournament, { body: { round: 'Fecha 1', days: 7, andLater: true } });
    expect(withoutVersions(await readMatchesOfTournament(league.tournament))).not.toEqual(withoutVersions(before));
    await leaveJobAlone(league, 61);
    expectOk(await finishJob(jobRoutes.resolve, league.tournament, undo));
    expect(withoutVersions(await readMatchesOfTournament(league.tournament))).toEqual(withoutVersions(before));
  });

  test('that was deleting says what is in the way of a match, and is undone without it: lineups are as they were', async () => {
    const before = await readMatchesOfTournament(league.tournament);
    const lined = before.at(-1) as Match;
    const { matchDate, canchaId, homeTeamId } = lined;
    const team = { id: homeTeamId ?? 0 };
    const player = await createPlayer(team);
    expectOk(await saveLineup(lined, [player]));
    failTransaction(3);
    await callJob(jobRoutes.delete, league.tournament, { key: 'borrar' });
    const left = await readMatchesOfTournament(league.tournament);
    expect(left.length).toBeLessThan(28);
    expect(left.map(({ id }) => id)).not.toContain(lined.id);
    const [rival, other] = await createTeams('Rivales', 'Otros');
    const inTheWay = await createScheduledMatch(await createTournament(), rival, other, { matchDate, canchaId });
    await leaveJobAlone(league, 61);
    const stuck = await finishJob(jobRoutes.resolve, league.tournament, undo);
    expect(stuck).toMatchObject({ status: 409, body: { code: 'busy' } });
    expect(problemOf(stuck).detail).toMatch(/No se pudo deshacer del todo.*Rivales - Otros/);
    expectOk(await deleteMatch(inTheWay));
    expectOk(await finishJob(jobRoutes.resolve, league.tournament, undo));
    expect(withoutVersions(await readMatchesOfTournament(league.tournament))).toEqual(withoutVersions(before));
    // The publisher sees the deletion late, when the match is back.
    const deletions = (await readNewStreamRecords()).filter(
      ({ eventName, dynamodb }) =>
        eventName === 'REMOVE' && dynamodb?.Keys?.sk?.S === keys.match(league.tournament.id, lined.id).sk,
    );
    expect(deletions).toHaveLength(1);
    expect(await deliverRecordsToPublisher(deletions)).toEqual([]);
    expect(await readLineupPlayerIds(lined, team)).toEqual([player.id]);
  });

  test('does not exist when there is none', async () => {
    const none = await callJob(jobRoutes.resolve, await createTournament(), { body: { action: 'continue' } });
    expect(none).toMatchObject({ status: 409, body: { detail: 'No hay ningún cambio del fixture en curso.' } });
  });
});
