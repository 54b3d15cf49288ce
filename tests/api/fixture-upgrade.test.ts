/** Tournaments that were stored before fixtures were generated. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test } from 'vitest';
import { documentClient, tableName } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { tournamentWithoutFixture } from '#shared/domain/rounds/tournament-without-fixture.ts';
import { startApi } from '#tests/support/api.ts';
import { expectOk, readTournament } from '#tests/support/api-fixtures.ts';
import { createLeague, finishJob } from '#tests/support/fixtures.ts';
import { roundRobinOf } from '#tests/support/round-robin.ts';

beforeAll(startApi);

/** Makes the stored tournament one of the first version of its shape. */
const storeAsFirstVersion = ({ id }: { id: number }) =>
  documentClient().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: { ...keys.entity('TOURNAMENT', id) },
      UpdateExpression: 'SET #schema = :one REMOVE fixtureSeed, fixtureOptions, withdrawals',
      ExpressionAttributeNames: { '#schema': 'schema' },
      ExpressionAttributeValues: { ':one': 1 },
    }),
  );

test('a tournament of the first version has no seed, options and withdrawals, and can get them', async () => {
  const league = await createLeague(2);
  await storeAsFirstVersion(league.tournament);
  expect(await readTournament(league.tournament)).toMatchObject(tournamentWithoutFixture);
  const body = { rounds: roundRobinOf(league), seed: 11 };
  expectOk(await finishJob('POST /tournaments/{id}/fixture', league.tournament, { body }));
  expect(await readTournament(league.tournament)).toMatchObject({ fixtureSeed: 11, withdrawals: [] });
});
