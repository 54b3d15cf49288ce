/** Fixtures for tests: leagues of any size, and calls of jobs to their end. */
import { randomUUID } from 'node:crypto';
import type { Api } from '#shared/contract/index.ts';
import { limits } from '#shared/domain/limits.ts';
import type { Cancha } from '#shared/domain/schemas/cancha.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { type ApiAnswer, callUntyped, type TestUserName } from './api.ts';
import { createCancha, createTeams, createTournament } from './api-fixtures.ts';

export interface League {
  readonly tournament: Tournament;
  readonly teams: readonly Team[];
  readonly canchas: readonly Cancha[];
}

/** A tournament with `size` participants, and a cancha for every match of a round. */
export async function createLeague(size: number): Promise<League> {
  const numbers = Array.from({ length: size }, (_, at) => at + 1);
  const names = numbers.map((number) => `Equipo ${number}`);
  const teams: Team[] = [];
  for (let at = 0; at < size; at += limits.listedAtOnce)
    teams.push(...(await createTeams(...names.slice(at, at + limits.listedAtOnce))));
  const canchas = await Promise.all(
    numbers.slice(0, Math.floor(size / 2)).map((number) => createCancha(`Cancha ${number}`)),
  );
  const tournament = await createTournament({ teamIds: teams.map(({ id }) => id) });
  return { tournament, teams, canchas };
}

type JobKey = keyof { [Key in keyof Api as Api[Key] extends { job: unknown } ? Key : never]: true };

export interface JobRequest {
  readonly as?: TestUserName;
  readonly body?: unknown;
  /** The Idempotency-Key; a new one by default, none when null. */
  readonly key?: string | null;
  /** The bulk change that is undone. */
  readonly groupId?: string;
  /** The session of a user who is none of the test users. */
  readonly headers?: Record<string, string>;
}

/** One call of a job. */
export function callJob(
  route: JobKey,
  { id }: { readonly id: number },
  { as = 'admin', body, key = randomUUID(), groupId, headers: session = {} }: JobRequest = {},
): Promise<ApiAnswer<unknown>> {
  const headers: Record<string, string> = { ...session, ...(key === null ? {} : { 'idempotency-key': key }) };
  return callUntyped(route, {
    as,
    params: { id, ...(groupId && { groupId }) },
    headers,
    ...(body === undefined ? {} : { body }),
  });
}

/** The same call until the job has ended. */
export async function finishJob(
  route: JobKey,
  tournament: { readonly id: number },
  request: JobRequest = {},
): Promise<ApiAnswer<unknown>> {
  const key = request.key === undefined ? randomUUID() : request.key;
  for (let calls = 1; calls <= 100; calls += 1) {
    const answer = await callJob(route, tournament, { ...request, key });
    if (answer.status !== 202) return answer;
  }
  throw new Error(`${route} did not end after 100 calls`);
}
