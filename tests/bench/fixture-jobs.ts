/** How long the largest usual fixture takes over HTTP: 20 teams in two legs, created, postponed and deleted as jobs. */
import { randomUUID } from 'node:crypto';
import { roundRobinOf } from '#tests/support/round-robin.ts';
import { samples } from '#tests/support/samples.ts';
import { type HttpAnswer, type SendRequest, signIn } from '#tests/support/web-client.ts';
import type { BenchFigure } from './figures.ts';

const teamCount = 20;
const creationLimitSeconds = 40;
const callLimitSeconds = 5;

export async function measureFixtureJobs(url: string): Promise<BenchFigure[]> {
  const admin = await signIn(url, 'Admin');
  const { id, rounds } = await createLeague(admin);
  const params = { id };
  const created = await measureJob((headers) =>
    admin('POST /tournaments/{id}/fixture', { params, headers, body: { rounds, legs: 2 } }),
  );
  const postponement = { round: 'Fecha 1', days: 7, andLater: true };
  const postponed = await measureJob((headers) =>
    admin('POST /tournaments/{id}/fixture/postpone', { params, headers, body: postponement }),
  );
  const deleted = await measureJob((headers) => admin('DELETE /tournaments/{id}/fixture', { params, headers }));
  const figureOf = (what: string, { seconds }: MeasuredJob): BenchFigure => ({
    what: `380 matches ${what}, over HTTP`,
    measured: `${seconds.toFixed(1)} s`,
    limit: `≤ ${creationLimitSeconds} s`,
    holds: seconds <= creationLimitSeconds,
    isTime: true,
  });
  const longest = Math.max(...[created, postponed, deleted].map(({ longestCall }) => longestCall));
  return [
    figureOf('created', created),
    figureOf('postponed', postponed),
    figureOf('deleted', deleted),
    {
      what: 'the longest call of these jobs',
      measured: `${longest.toFixed(1)} s`,
      limit: `≤ ${callLimitSeconds} s`,
      holds: longest <= callLimitSeconds,
      isTime: true,
    },
  ];
}

async function createLeague(admin: SendRequest) {
  const teams: { id: number }[] = [];
  const canchas: { id: number }[] = [];
  for (let number = 1; number <= teamCount; number += 1) {
    const body = { ...samples['POST /teams'], name: `Club ${number}` };
    teams.push((await admin('POST /teams', { body })).body);
    if (number % 2 === 0) canchas.push((await admin('POST /canchas', { body: { nombre: `Cancha ${number}` } })).body);
  }
  const body = { ...samples['POST /tournaments'], teamIds: teams.map(({ id }) => id) };
  const { id } = (await admin('POST /tournaments', { body })).body;
  return { id, rounds: roundRobinOf({ teams, canchas }, { legs: 2, startDate: '2031-03-01' }) };
}

interface MeasuredJob {
  readonly seconds: number;
  readonly longestCall: number;
}

/** Repeats the same call until the job has ended. */
async function measureJob(
  send: (headers: Record<string, string>) => Promise<HttpAnswer<unknown>>,
): Promise<MeasuredJob> {
  const headers = { 'idempotency-key': randomUUID() };
  const calls: number[] = [];
  for (;;) {
    const start = performance.now();
    const { status, body } = await send(headers);
    calls.push((performance.now() - start) / 1000);
    if (status < 202) break;
    if (status !== 202) throw new Error(`a job ended with ${status}: ${JSON.stringify(body)}`);
  }
  return { seconds: calls.reduce((sum, each) => sum + each, 0), longestCall: Math.max(...calls) };
}
