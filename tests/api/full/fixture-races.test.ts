/** Jobs of two people, or of one who asks twice, at the same moment. FULL=1 runs each test twenty times. */
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi } from '#tests/support/api.ts';
import {
  createTeams,
  createTournament,
  editTournament,
  expectOk,
  postMatch,
  readMatchesOfTournament,
  readTournament,
} from '#tests/support/api-fixtures.ts';
import { actBeforeTransaction, createPlannedLeague, jobRoutes, leaveJobAlone } from '#tests/support/fixture-jobs.ts';
import { callJob, createLeague, finishJob, type JobRequest } from '#tests/support/fixtures.ts';
import { raceRoundNumbers, raceTimeoutMs } from '#tests/support/full.ts';
import { pauseOfRound } from '#tests/support/races.ts';
import { roundRobinOf } from '#tests/support/round-robin.ts';
import { createSignedInUser } from '#tests/support/users.ts';

beforeAll(startApi);

const anotherAdmin = async (): Promise<JobRequest> => ({
  headers: (await createSignedInUser({ roles: ['Admin'] })).headers,
});
const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

describe('at the same moment', { timeout: raceTimeoutMs }, () => {
  test.each(raceRoundNumbers)('two administrators create: one fixture, and the other is told (round %d)', async () => {
    const { league, body } = await createPlannedLeague();
    const other = await anotherAdmin();
    const answers = await Promise.all(
      [{ body }, { body, ...other }].map((request) => finishJob(jobRoutes.create, league.tournament, request)),
    );
    expect(statusesOf(answers)).toEqual([201, 409]);
    expect(await readMatchesOfTournament(league.tournament)).toHaveLength(28);
  });

  test.each(raceRoundNumbers)('one creation comes four times: both say the same, once created (round %d)', async () => {
    const { league, body, key } = await createPlannedLeague();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => finishJob(jobRoutes.create, league.tournament, { body, key })),
    );
    expect(answers.map((answer) => [answer.status, answer.body])).toEqual(
      answers.map(() => [201, { message: 'Partidos creados: 28.', created: 28 }]),
    );
    expect(await readMatchesOfTournament(league.tournament)).toHaveLength(28);
  });

  test.each(raceRoundNumbers)('one postponement comes three times: each match moves once (round %d)', async () => {
    const { league, body } = await createPlannedLeague();
    expectOk(await finishJob(jobRoutes.create, league.tournament, { body }));
    const request = { body: { round: 'Fecha 1', days: 7, andLater: true }, key: `lluvia-${league.tournament.id}` };
    const answers = await Promise.all([1, 2, 3].map(() => finishJob(jobRoutes.postpone, league.tournament, request)));
    expect(statusesOf(answers)).toEqual([200, 200, 200]);
    expect((await readMatchesOfTournament(league.tournament))[0]?.matchDate).toBe('2030-03-09');
  });

  test.each(raceRoundNumbers)('one administrator goes on with a job, another undoes it (round %d)', async (round) => {
    const { league, body, key } = await createPlannedLeague();
    const other = await anotherAdmin();
    const undo = { body: { action: 'undo' }, ...other };
    const undone = Promise.withResolvers<Awaited<ReturnType<typeof finishJob>>>();
    // Before the job's first step, the other administrator begins to undo it; the pause decides which of them is first.
    actBeforeTransaction(2, async () => {
      const alone = leaveJobAlone(league, 61);
      undone.resolve(alone.then(() => finishJob(jobRoutes.resolve, league.tournament, undo)));
      await alone;
      await sleep(pauseOfRound(round));
    });
    const own = await callJob(jobRoutes.create, league.tournament, { body, key });
    const { status } = await undone.promise;
    const left = (await readMatchesOfTournament(league.tournament)).length;
    // The first administrator's own call may end what the other began to undo; the other then finds no job.
    const possible =
      status === 200
        ? [[0, 409]]
        : [
            [28, 201],
            [0, 409],
          ];
    expect(possible).toContainEqual([left, own.status]);
  });

  test.each(raceRoundNumbers)('a match on a planned slot is saved: either that or the fixture (round %d)', async () => {
    const { league, body } = await createPlannedLeague();
    const [home, away] = await createTeams('Rivales', 'Otros');
    const elsewhere = await createTournament();
    const planned = body.rounds[3]?.matches[2];
    const slot = { matchDate: planned?.matchDate ?? '', matchTime: '14:10', canchaId: planned?.canchaId ?? 0 };
    const [job, match] = await Promise.all([
      finishJob(jobRoutes.create, league.tournament, { body }),
      postMatch(elsewhere, home, away, slot),
    ]);
    expect(statusesOf([job, match])).toEqual([201, 409]);
    const [created, others] = [
      await readMatchesOfTournament(league.tournament),
      await readMatchesOfTournament(elsewhere),
    ];
    expect([created.length, others.length]).toEqual(job.status === 201 ? [28, 0] : [0, 1]);
  });

  test.each(raceRoundNumbers)('matches become longer: no cancha is booked twice (round %d)', async () => {
    const league = await createLeague(4);
    const [cancha] = league.canchas;
    const rounds = roundRobinOf(league).map((round) => ({
      ...round,
      matches: round.matches.map((match, at) => ({
        ...match,
        canchaId: cancha?.id ?? 0,
        matchTime: at ? '14:40' : '14:00',
      })),
    }));
    const [job, longer] = await Promise.all([
      finishJob(jobRoutes.create, league.tournament, { body: { rounds } }),
      editTournament(league.tournament, { rules: { matchMinutes: 60 } }),
    ]);
    const { rules } = await readTournament(league.tournament);
    const made = (await readMatchesOfTournament(league.tournament)).length;
    expect([job.status, made]).toEqual(longer.status === 200 ? [409, 0] : [201, 6]);
    expect(rules.matchMinutes).toBe(longer.status === 200 ? 60 : 30);
  });
});
