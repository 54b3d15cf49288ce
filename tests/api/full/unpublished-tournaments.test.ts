/** Until everything is published again, a new build leaves every tournament without usable totals. */
import { DeleteCommand, DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test } from 'vitest';
import { listTournaments } from '#functions/competition/records/tournaments.ts';
import { documentClient, tableName } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { call, startApi } from '#tests/support/api.ts';
import { createTeams, createTournament, expectOk, playMatch } from '#tests/support/api-fixtures.ts';
import { collectAwsCallNames } from '#tests/support/aws-failures.ts';
import { copyPublishedTournament } from '#tests/support/many-tournaments.ts';
import { publishEverything } from '#tests/support/reconcile.ts';
import { publishChanges } from '#tests/support/stream.ts';

/** The publisher computes at most so many tournaments besides the one that changed. */
const maxComputed = 20;

beforeAll(async () => {
  await startApi();
  const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
  const cup = await createTournament({ status: 'in_progress' });
  await playMatch(cup, ombu, '1-0', ceibo);
  await publishChanges();
  await copyPublishedTournament(cup.id, maxComputed + 1);
  await publishEverything();
});

/** Marks the totals of all but `published` tournaments as those of another build, as a deployment does. */
async function outdateTotals(published: number): Promise<void> {
  for (const { id } of (await listTournaments()).slice(published)) {
    await documentClient().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: { ...keys.document(id, 'TOTALS') },
        UpdateExpression: 'SET build = :other',
        ExpressionAttributeValues: { ':other': 'otra' },
      }),
    );
    // Without their hash the totals are read again, as by a Lambda that was just deployed and knows none.
    await documentClient().send(new DeleteCommand({ TableName: tableName(), Key: { ...keys.totalsHash(id) } }));
  }
}

const playedOnHome = async (): Promise<number> => {
  const { tournaments } = expectOk(await call('GET /home'));
  return tournaments.find(({ id }) => id === 1)?.completedMatches ?? 0;
};

const playAnotherMatch = () => playMatch({ id: 1 }, { id: 1 }, '2-2', { id: 2 });

test('the documents over more than 20 unpublished tournaments are left to the background', async () => {
  const before = await playedOnHome();
  await outdateTotals(0);
  await playAnotherMatch();
  const commands = collectAwsCallNames(DynamoDBDocumentClient);
  await publishChanges();
  expect(commands.length).toBeLessThan(100);
  expect(expectOk(await call('GET /tournaments/{id}/summary', { params: { id: 1 } })).completedMatches).toBe(
    before + 1,
  );
  expect(await playedOnHome()).toBe(before);
  await publishEverything();
  expect(await playedOnHome()).toBe(before + 1);
});

test('the publisher computes the totals of 20 unpublished tournaments', async () => {
  const before = await playedOnHome();
  await outdateTotals(2);
  await playAnotherMatch();
  await publishChanges();
  expect(await playedOnHome()).toBe(before + 1);
});
