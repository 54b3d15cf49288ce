/** Jobs of fixtures for tests: leagues whose fixtures take several transactions, interrupted or left alone. */
import { randomUUID } from 'node:crypto';
import { DynamoDBDocumentClient, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient, tableName } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { expectOk } from './api-fixtures.ts';
import { actBeforeAwsCall, awsError, failAwsCall } from './aws-failures.ts';
import { callJob, createLeague, finishJob, type League } from './fixtures.ts';
import { roundRobinOf } from './round-robin.ts';

export const jobRoutes = {
  create: 'POST /tournaments/{id}/fixture',
  delete: 'DELETE /tournaments/{id}/fixture',
  postpone: 'POST /tournaments/{id}/fixture/postpone',
  suspend: 'POST /tournaments/{id}/fixture/suspend',
  withdraw: 'POST /tournaments/{id}/withdrawals',
  undo: 'POST /tournaments/{id}/changes/groups/{groupId}/undo',
  resolve: 'POST /tournaments/{id}/fixture/job',
} as const;

/** A league of 8 with the body that creates its fixture: 28 matches, several transactions after the one that stores the job. */
export async function createPlannedLeague() {
  const league = await createLeague(8);
  return { league, body: { rounds: roundRobinOf(league) }, key: randomUUID() };
}

export type PlannedLeague = Awaited<ReturnType<typeof createPlannedLeague>>;

export async function createLeagueWithFixture(): Promise<League> {
  const { league, body } = await createPlannedLeague();
  expectOk(await finishJob(jobRoutes.create, league.tournament, { body }));
  return league;
}

/** Makes a transaction of the next call time out: the first stores the job, the others are its steps. */
export const failTransaction = (at: number) =>
  failAwsCall(DynamoDBDocumentClient, TransactWriteCommand, awsError('TimeoutError'), at);

/** Lets something happen just before a transaction of the next call. */
export const actBeforeTransaction = (at: number, act: () => Promise<unknown>) =>
  actBeforeAwsCall(DynamoDBDocumentClient, TransactWriteCommand, at, act);

/** Starts a creation that is interrupted in its third transaction. */
export async function interruptCreation({ league, body, key }: PlannedLeague): Promise<void> {
  failTransaction(3);
  const { status } = await callJob(jobRoutes.create, league.tournament, { body, key });
  if (status !== 503) throw new Error(`the interrupted creation answered ${status}`);
}

/** Makes a job look as if its last progress were so many seconds ago; throws when there is none. */
export const leaveJobAlone = ({ tournament }: League, seconds: number) =>
  documentClient().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.job(tournament.id),
      UpdateExpression: 'SET progressAt = :at',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':at': Date.now() - seconds * 1000 },
    }),
  );

/** The matches without their versions, which move on even when everything else is as it was. */
export const withoutVersions = (matches: readonly Match[]) => matches.map(({ version: _version, ...match }) => match);
