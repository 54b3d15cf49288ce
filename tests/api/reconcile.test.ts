import { DeleteCommand, GetCommand, PutCommand, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { documentClient, queryPartition, tableName } from '#functions/platform/table/client.ts';
import { type DocumentScope, keys, partitionKeys } from '#functions/platform/table/keys.ts';
import { call, startApi } from '#tests/support/api.ts';
import { damageTournament } from '#tests/support/damaged-tournament.ts';
import { isFullRun } from '#tests/support/full.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  expectOk,
  playMatch,
  readMatchesOfTournament,
  saveScore,
} from '#tests/support/given.ts';
import { sendScheduledEvent } from '#tests/support/reconcile.ts';
import { publishChanges, readNewStreamRecords } from '#tests/support/stream.ts';

beforeAll(startApi);

interface StoredDocument {
  readonly sk: string;
  readonly ticket: number;
}

let cupId = 0;
let leagueId = 0;

beforeEach(async () => {
  const [ombu, ceibo, tala] = await createTeams('Ombú', 'Ceibo', 'Tala');
  const [one, other] = [await createTournament({ status: 'in_progress' }), await createTournament()];
  await playMatch(one, ombu, '2-1', ceibo);
  await createScheduledMatch(one, ceibo, ombu);
  await playMatch(other, tala, '0-0', ceibo);
  await publishChanges();
  [cupId, leagueId] = [one.id, other.id];
});

const readPagesInScope = async (scope: DocumentScope) => queryPartition<StoredDocument>(partitionKeys.documents(scope));
/** Every published page, without the ticket and the time of its writing. */
async function readAllPublishedPages() {
  const pages = await Promise.all([cupId, leagueId, 'ALL' as const].map(readPagesInScope));
  return pages.flat().map(({ ticket: _ticket, ...page }) => ({ ...page, asOf: '' }));
}

const updateItem = (Key: object, more: Partial<UpdateCommandInput>) =>
  documentClient().send(new UpdateCommand({ TableName: tableName(), Key: { ...Key }, ...more }));
const deleteItem = (Key: object) =>
  documentClient().send(new DeleteCommand({ TableName: tableName(), Key: { ...Key } }));

const overwritePage = (scope: DocumentScope, page: string, json: string) =>
  updateItem(keys.document(scope, page), {
    UpdateExpression: 'SET json = :json REMOVE gzip',
    ExpressionAttributeValues: { ':json': json },
  });

const markPageAsOldSchema = (scope: DocumentScope, page: string) =>
  updateItem(keys.document(scope, page), {
    UpdateExpression: 'SET #schema = :one',
    ExpressionAttributeNames: { '#schema': 'schema' },
    ExpressionAttributeValues: { ':one': 1 },
  });

async function addStrayPage() {
  const Key = keys.document(cupId, 'ROUND#Fecha 1');
  const { Item } = await documentClient().send(new GetCommand({ TableName: tableName(), Key }));
  await documentClient().send(new PutCommand({ TableName: tableName(), Item: { ...Item, sk: 'ROUND#Fecha 99' } }));
}

/** An empty page counts like a missing one. */
const leaveOutEmptyPages = (pages: object[]) => pages.filter((page) => !('json' in page && page.json === 'null'));

const furtherDamages: [string, () => Promise<unknown>][] = [
  ['a summary that is no JSON', () => overwritePage(cupId, 'SUMMARY', '{"tot')],
  ['a fixture of an earlier shape', () => markPageAsOldSchema(cupId, 'FIXTURE')],
  ['other content in a document over all tournaments', () => overwritePage('ALL', 'SCORERS', '{}')],
  ['a deleted home page', () => deleteItem(keys.document('ALL', 'HOME'))],
];

test.each<[string, () => Promise<unknown>]>([
  ['a table with other content under the same hash', () => overwritePage(cupId, 'STANDINGS', '[]')],
  ['a deleted tally', () => deleteItem(keys.document(leagueId, 'TALLY'))],
  ['a page that should not exist', addStrayPage],
  ...(isFullRun ? furtherDamages : []),
])('reconcile repairs %s', async (_, spoil) => {
  const before = await readAllPublishedPages();
  await spoil();
  expect(await readAllPublishedPages()).not.toEqual(before);
  await sendScheduledEvent();
  expect(leaveOutEmptyPages(await readAllPublishedPages())).toEqual(leaveOutEmptyPages(before));
});

test('reconcile makes pages writable again after their ticket counter was lost', async () => {
  // Sets the ticket counter to 500, as it is after 500 publications.
  const later = { UpdateExpression: 'SET n = :n, done = :n', ExpressionAttributeValues: { ':n': 500 } };
  await updateItem(keys.ticket(cupId), later);
  for (const { sk } of await readPagesInScope(cupId)) await deleteItem(keys.document(cupId, sk));
  await sendScheduledEvent();
  await deleteItem(keys.ticket(cupId));
  const matches = await readMatchesOfTournament({ id: cupId });
  const toPlay = { id: matches[1]?.id ?? 0 };
  const goalsOfLeader = async () => {
    const { body } = await call('GET /standings/tournament/{id}', { params: { id: cupId } });
    return [body[0]?.team.name, body[0]?.goalsFor];
  };
  expectOk(await saveScore(toPlay, '5-0'));
  await publishChanges();
  expect(await goalsOfLeader()).toEqual(['Ombú', 2]);
  await sendScheduledEvent();
  expect(await goalsOfLeader()).toEqual(['Ceibo', 6]);
  expectOk(await saveScore(toPlay, '7-0'));
  await publishChanges();
  expect(await goalsOfLeader()).toEqual(['Ceibo', 8]);
});

test('reconcile does not rewrite undamaged pages', async () => {
  await sendScheduledEvent();
  await readNewStreamRecords();
  await sendScheduledEvent();
  const written = (await readNewStreamRecords()).map(({ dynamodb }) => dynamodb?.Keys?.pk?.S ?? '');
  expect(written.length).toBeGreaterThan(0);
  expect(written.filter((pk) => pk.startsWith('PAGE#'))).toEqual([]);
});

test('reconcile publishes changes that the stream lost, and fails at the end if a tournament cannot be published', async () => {
  const [match] = await readMatchesOfTournament({ id: cupId });
  expectOk(await saveScore({ id: match?.id ?? 0 }, '9-0'));
  await readNewStreamRecords();
  const repair = await damageTournament(leagueId);
  await expect(sendScheduledEvent()).rejects.toThrow(`PAGE#${leagueId}`);
  expect((await call('GET /standings/tournament/{id}', { params: { id: cupId } })).body[0]).toMatchObject({
    goalsFor: 9,
  });
  expect((await call('GET /home')).body.tournaments.find(({ id }) => id === cupId)?.topStandings[0]?.points).toBe(3);
  await repair();
  await sendScheduledEvent();
});
