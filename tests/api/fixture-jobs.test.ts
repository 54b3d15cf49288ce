/** Jobs that are interrupted go on and do nothing twice, and another one has to wait. */

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { readJobContent, removeJobWrites, storeJobWrites } from '#functions/competition/records/jobs.ts';
import { commit } from '#functions/platform/table/commit.ts';
import { call, problemOf, startApi } from '#tests/support/api.ts';
import { readMatchesOfTournament } from '#tests/support/api-fixtures.ts';
import { loseAnswerOfAwsCall } from '#tests/support/aws-failures.ts';
import {
  actBeforeTransaction,
  createLeagueWithFixture,
  createPlannedLeague,
  failTransaction,
  interruptCreation,
  jobRoutes,
  leaveJobAlone,
} from '#tests/support/fixture-jobs.ts';
import { callJob, createLeague, finishJob } from '#tests/support/fixtures.ts';
import { isFullRun } from '#tests/support/full.ts';

beforeAll(startApi);

describe('an interrupted job', () => {
  test('goes on when the same call comes again, and creates no match twice', async () => {
    const given = await createPlannedLeague();
    await interruptCreation(given);
    const some = await readMatchesOfTournament(given.league.tournament);
    expect(some.length).toBeGreaterThan(0);
    expect(some.length).toBeLessThan(28);
    const ended = await finishJob(jobRoutes.create, given.league.tournament, { body: given.body, key: given.key });
    expect(ended).toMatchObject({ status: 201, body: { created: 28 } });
    expect(await readMatchesOfTournament(given.league.tournament)).toHaveLength(28);
  });

  test.each(isFullRun ? [1, 2, 3, 4, 5] : [1, 3])('whose answer number %d is lost goes on, too', async (at) => {
    const { league, body, key } = await createPlannedLeague();
    loseAnswerOfAwsCall(DynamoDBDocumentClient, TransactWriteCommand, at);
    const first = await callJob(jobRoutes.create, league.tournament, { body, key });
    expect([201, 503]).toContain(first.status);
    const ended = await finishJob(jobRoutes.create, league.tournament, { body, key });
    expect(ended).toMatchObject({ status: 201, body: { created: 28 } });
    expect(await readMatchesOfTournament(league.tournament)).toHaveLength(28);
  });

  test('that postpones moves each match once', async () => {
    const league = await createLeagueWithFixture();
    const before = new Map((await readMatchesOfTournament(league.tournament)).map((match) => [match.id, match]));
    failTransaction(3);
    const request = { body: { round: 'Fecha 1', days: 7, andLater: true }, key: 'lluvia' };
    expect((await callJob(jobRoutes.postpone, league.tournament, request)).status).toBe(503);
    expect(await finishJob(jobRoutes.postpone, league.tournament, request)).toMatchObject({
      status: 200,
      body: { moved: 28 },
    });
    expect(await finishJob(jobRoutes.postpone, league.tournament, request)).toMatchObject({
      status: 200,
      body: { moved: 28 },
    });
    for (const { id, matchDate } of await readMatchesOfTournament(league.tournament)) {
      expect(Date.parse(matchDate) - Date.parse(before.get(id)?.matchDate ?? '')).toBe(7 * 24 * 3_600_000);
    }
  });

  test('whose time is over answers 202 with its progress and when to come again', async () => {
    const { league, body, key } = await createPlannedLeague();
    actBeforeTransaction(3, () => wait(4200));
    const answer = await callJob(jobRoutes.create, league.tournament, { body, key });
    expect(answer).toMatchObject({
      status: 202,
      body: { total: 28, message: expect.stringMatching(/de 28 partidos/) },
    });
    expect(answer.headers['retry-after']).toBe('1');
    const { done } = answer.body as { done: number };
    expect((await readMatchesOfTournament(league.tournament)).length).toBeGreaterThanOrEqual(done);
    expect(await finishJob(jobRoutes.create, league.tournament, { body, key })).toMatchObject({ status: 201 });
  });

  test('refuses the same key with another body', async () => {
    const given = await createPlannedLeague();
    await interruptCreation(given);
    const other = await callJob(jobRoutes.create, given.league.tournament, {
      body: { ...given.body, seed: 1 },
      key: given.key,
    });
    expect(other.status).toBe(422);
  });
});

describe('another job', () => {
  test('has to wait, and is told who does what since when, how far it is and what can be done', async () => {
    const given = await createPlannedLeague();
    await interruptCreation(given);
    const refused = await callJob(jobRoutes.delete, given.league.tournament);
    expect(refused).toMatchObject({ status: 409, body: { code: 'job-under-way' } });
    const { detail } = problemOf(refused);
    for (const said of [/Usuario admin está creando el fixture/, /van \d+ de 28 partidos/, /Esperá/])
      expect(detail).toMatch(said);
    await leaveJobAlone(given.league, 3600);
    expect(problemOf(await callJob(jobRoutes.delete, given.league.tournament)).detail).toMatch(
      /podés continuarlo o deshacerlo/,
    );
  });

  test('is told first what is wrong with its own request', async () => {
    const given = await createPlannedLeague();
    await interruptCreation(given);
    const refused = await callJob(jobRoutes.postpone, given.league.tournament, {
      body: { round: 'Fecha 99', days: 7 },
    });
    expect(refused.status).toBe(400);
  });

  test('keeps the tournament from being deleted', async () => {
    const { league, body, key } = await createPlannedLeague();
    failTransaction(2);
    await callJob(jobRoutes.create, league.tournament, { body, key });
    const refused = await call('DELETE /tournaments/{id}', { as: 'admin', params: { id: league.tournament.id } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'job-under-way' } });
  });
});

test('what a job does is read as it was stored, also when it takes several items', async () => {
  const { tournament } = await createLeague(2);
  const before = { matchDate: '2030-03-02' };
  const noise = Array.from({ length: 20_000 }, () => randomUUID());
  const changes = noise.map((location, id) => ({ id, before, after: { location } }));
  const request = { userId: 1, key: null };
  const times = { startedAt: 1, progressAt: 1, done: 0, total: changes.length };
  const about = { jobKind: 'postpone', state: 'doing', byName: 'Ana Paz', reason: null, resolution: null } as const;
  const { stored, writes } = storeJobWrites(
    { jobId: randomUUID(), tournamentId: tournament.id, request, ...times, ...about },
    { changes, ending: null },
  );
  await commit(writes);
  expect(stored.parts).toBeGreaterThan(1);
  expect(await readJobContent(stored)).toEqual({ changes, ending: null });
  await commit(removeJobWrites(stored));
  expect(await readJobContent(stored)).toBeUndefined();
});
