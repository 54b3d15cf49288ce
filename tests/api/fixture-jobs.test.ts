/** Jobs that are interrupted go on and do nothing twice, and another one has to wait. */

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { readJobContent, removeJobWrites, storeJobWrites } from '#functions/competition/records/jobs.ts';
import { commit } from '#functions/platform/table/commit.ts';
import { call, problemOf, startApi } from '#tests/support/api.ts';
import { createTournament, readMatchesOfTournament } from '#tests/support/api-fixtures.ts';
import { loseAnswerOfAwsCall } from '#tests/support/aws-failures.ts';
import {
  actBeforeTransaction,
  failTransaction,
  interruptCreation,
  jobRoutes,
  leaveJobAlone,
  type PlannedLeague,
} from '#tests/support/fixture-jobs.ts';
import { callJob, createLeague, finishJob, type League } from '#tests/support/fixtures.ts';
import { roundRobinOf } from '#tests/support/round-robin.ts';

beforeAll(startApi);

/** The teams and canchas of all tournaments, each of which is played in a year of its own. */
let world: League;
beforeAll(async () => {
  world = await createLeague(8);
});

let year = 2030;
/** A tournament of some of the teams, by default of all 8, with the body that creates its fixture. */
async function planTournament(size = 8): Promise<PlannedLeague> {
  const teams = world.teams.slice(0, size);
  const tournament = await createTournament({ teamIds: teams.map(({ id }) => id) });
  year += 1;
  const league = { ...world, teams, tournament };
  return { league, body: { rounds: roundRobinOf(league, { startDate: `${year}-03-02` }) }, key: randomUUID() };
}

describe('an interrupted job', () => {
  test('makes another one wait, and goes on when the same call comes again: it creates no match twice', async () => {
    const given = await planTournament();
    const { body, key } = given;
    const { tournament } = given.league;
    await interruptCreation(given);
    const some = await readMatchesOfTournament(tournament);
    expect(some.length).toBeGreaterThan(0);
    expect(some.length).toBeLessThan(28);

    const impossible = { body: { round: 'Fecha 99', days: 7 } };
    expect((await callJob(jobRoutes.postpone, tournament, impossible)).status).toBe(400);
    const changed = { body: { ...body, seed: 1 }, key };
    expect((await callJob(jobRoutes.create, tournament, changed)).status).toBe(422);
    const refused = await callJob(jobRoutes.delete, tournament);
    expect(refused).toMatchObject({ status: 409, body: { code: 'job-under-way' } });
    for (const said of [/Usuario admin está creando el fixture/, /van \d+ de 28 partidos/, /Esperá/])
      expect(problemOf(refused).detail).toMatch(said);
    await leaveJobAlone(given.league, 3600);
    const { detail } = problemOf(await callJob(jobRoutes.delete, tournament));
    expect(detail).toMatch(/podés continuarlo o deshacerlo/);

    const ended = await finishJob(jobRoutes.create, tournament, { body, key });
    expect(ended).toMatchObject({ status: 201, body: { created: 28 } });
    expect(await readMatchesOfTournament(tournament)).toHaveLength(28);
  });

  // The first answer is of what stores the job, the second of its only step, the third of its end.
  test.each([1, 2, 3])('whose answer number %d is lost goes on, too', async (at) => {
    const { league, body, key } = await planTournament(2);
    loseAnswerOfAwsCall(DynamoDBDocumentClient, TransactWriteCommand, at);
    const first = await callJob(jobRoutes.create, league.tournament, { body, key });
    expect([201, 503]).toContain(first.status);
    const ended = await finishJob(jobRoutes.create, league.tournament, { body, key });
    expect(ended).toMatchObject({ status: 201, body: { created: 1 } });
    expect(await readMatchesOfTournament(league.tournament)).toHaveLength(1);
  });

  test('whose time is over answers 202 with its progress and when to come again; one that postpones moves each match once', async () => {
    const { league, body, key } = await planTournament();
    const { tournament } = league;
    actBeforeTransaction(3, () => wait(4200));
    const answer = await callJob(jobRoutes.create, tournament, { body, key });
    const message = expect.stringMatching(/de 28 partidos/);
    expect(answer).toMatchObject({ status: 202, body: { total: 28, message } });
    expect(answer.headers['retry-after']).toBe('1');
    const { done } = answer.body as { done: number };
    expect((await readMatchesOfTournament(tournament)).length).toBeGreaterThanOrEqual(done);
    expect(await finishJob(jobRoutes.create, tournament, { body, key })).toMatchObject({ status: 201 });

    const before = new Map((await readMatchesOfTournament(tournament)).map((match) => [match.id, match]));
    failTransaction(3);
    const request = { body: { round: 'Fecha 1', days: 7, andLater: true }, key: 'lluvia' };
    expect((await callJob(jobRoutes.postpone, tournament, request)).status).toBe(503);
    const moved = { status: 200, body: { moved: 28 } };
    for (const _time of ['first', 'again'])
      expect(await finishJob(jobRoutes.postpone, tournament, request)).toMatchObject(moved);
    for (const { id, matchDate } of await readMatchesOfTournament(tournament)) {
      expect(Date.parse(matchDate) - Date.parse(before.get(id)?.matchDate ?? '')).toBe(7 * 24 * 3_600_000);
    }
  });

  test('keeps its tournament from being deleted, though it has created no match yet', async () => {
    const { league, body, key } = await planTournament(2);
    failTransaction(2);
    await callJob(jobRoutes.create, league.tournament, { body, key });
    const refused = await call('DELETE /tournaments/{id}', { as: 'admin', params: { id: league.tournament.id } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'job-under-way' } });
  });
});

test('what a job does is read as it was stored, also when it takes several items', async () => {
  const before = { matchDate: '2030-03-02' };
  const noise = Array.from({ length: 20_000 }, () => randomUUID());
  const changes = noise.map((location, id) => ({ id, before, after: { location } }));
  const request = { userId: 1, key: null };
  const times = { startedAt: 1, progressAt: 1, done: 0, total: changes.length };
  const about = { jobKind: 'postpone', state: 'doing', byName: 'Ana Paz', reason: null, resolution: null } as const;
  const { stored, writes } = storeJobWrites(
    { jobId: randomUUID(), tournamentId: world.tournament.id, request, ...times, ...about },
    { changes, ending: null },
  );
  await commit(writes);
  expect(stored.parts).toBeGreaterThan(1);
  expect(await readJobContent(stored)).toEqual({ changes, ending: null });
  await commit(removeJobWrites(stored));
  expect(await readJobContent(stored)).toBeUndefined();
});
