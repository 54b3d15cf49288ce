/** Kills of the application in the middle of jobs over 380 matches: they go on, nothing is doubled, all ends or nothing. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#shared/domain/calendar/calendar.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { roundRobinOf } from '#tests/support/round-robin.ts';
import { type RunningApp, startApp } from '#tests/support/running-app.ts';
import { samples } from '#tests/support/samples.ts';
import { expectOk, type HttpAnswer, type SendRequest, signIn } from '#tests/support/web-client.ts';

let dataDir: string;
let app: RunningApp;
let admin: SendRequest;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'torneo-fixture-kill-'));
});
afterAll(async () => {
  await app?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<void> {
  app = await startApp({ dataDir, seed: 'none' });
  admin = await signIn(app.url, 'Admin');
}

async function kill(): Promise<void> {
  const ended = once(app.process, 'exit');
  process.kill(-(app.process.pid ?? 0), 'SIGKILL');
  await ended;
}

async function createLeagueOfTwenty() {
  const numbers = Array.from({ length: 20 }, (_, at) => at + 1);
  const teams: { id: number }[] = [];
  const canchas: { id: number }[] = [];
  for (const number of numbers)
    teams.push(await expectOk(admin('POST /teams', { body: { ...samples['POST /teams'], name: `Club ${number}` } })));
  for (const number of numbers.slice(0, 10))
    canchas.push(await expectOk(admin('POST /canchas', { body: { nombre: `Cancha ${number}` } })));
  const body = { ...samples['POST /tournaments'], teamIds: teams.map(({ id }) => id) };
  const { id } = await expectOk(admin('POST /tournaments', { body }));
  return { id, teams, canchas };
}

type KeyedRoute = 'POST /tournaments/{id}/fixture' | 'POST /tournaments/{id}/fixture/postpone';

type Request<Key extends KeyedRoute> = Parameters<typeof admin<Key>>[1];

/** Repeats one call of a job until it has ended, also where a busy machine takes longer than its Lambda may. */
async function finishJob<Key extends KeyedRoute>(route: Key, request: Request<Key>): Promise<HttpAnswer<unknown>> {
  const headers = { 'idempotency-key': `clave-${route.length}` };
  for (;;) {
    const answer = await admin(route, { ...request, headers });
    if (answer.status !== 202 && answer.status < 500) return answer;
  }
}

/** Kills the application whenever `countDone` reaches one of the numbers, starts it again, and lets the job end. */
async function finishDespiteKills<Key extends KeyedRoute>(
  route: Key,
  request: Request<Key>,
  killedAt: readonly number[],
  countDone: () => Promise<number>,
): Promise<HttpAnswer<unknown>> {
  for (const least of killedAt) {
    const job = finishJob(route, request).catch(() => null);
    await expect.poll(countDone, { timeout: 300_000, interval: 20 }).toBeGreaterThanOrEqual(least);
    await kill();
    await job;
    await start();
    expect(await countDone()).toBeLessThan(360);
  }
  return finishJob(route, request);
}

const pairOf = ({ homeTeamId, awayTeamId }: Match): string => `${homeTeamId}-${awayTeamId}`;

test('killed again and again, a creation of 380 matches and a postponement end whole', {
  timeout: 1_200_000,
}, async () => {
  await start();
  const { id, teams, canchas } = await createLeagueOfTwenty();
  const params = { id };
  const readMatches = () => expectOk<Match[]>(admin('GET /matches/tournament/{id}', { params }));
  const rounds = roundRobinOf({ teams, canchas }, { legs: 2 });

  const creation = { params, body: { rounds, legs: 2 as const } };
  const created = await finishDespiteKills('POST /tournaments/{id}/fixture', creation, [1, 100, 200], async () => {
    return (await readMatches()).length;
  });
  expect(created).toMatchObject({ status: 201, body: { created: 380 } });
  const made = await readMatches();
  expect(new Set(made.map(pairOf)).size).toBe(380);
  expect(made).toHaveLength(380);

  const postponement = { params, body: { round: 'Fecha 3', days: 7, andLater: true } };
  const moved = await finishDespiteKills(
    'POST /tournaments/{id}/fixture/postpone',
    postponement,
    [1, 150],
    async () => {
      return (await readMatches()).filter(({ version }) => version > 1).length;
    },
  );
  expect(moved).toMatchObject({ status: 200, body: { moved: 360 } });
  const before = new Map(made.map((match) => [match.id, match]));
  for (const { id: matchId, matchDate } of await readMatches()) {
    const old = before.get(matchId);
    const isLater = !['Fecha 1', 'Fecha 2'].includes(old?.round ?? '');
    expect(matchDate).toBe(isLater ? addDays(old?.matchDate ?? '', 7) : old?.matchDate);
  }
});
