/** What the night and a deployment have published again, whatever happened to the documents or their changes. */
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readBackgroundWork } from '#functions/competition/publication/store/background-work.ts';
import { publicationBuild } from '#functions/competition/publication/store/publication-build.ts';
import { documentClient, queryPartition, tableName } from '#functions/platform/table/client.ts';
import { type DocumentScope, keys, partitionKeys } from '#functions/platform/table/keys.ts';
import { call, startApi } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  expectOk,
  playMatch,
  readMatchesOfTournament,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { damageTournament } from '#tests/support/damaged-tournament.ts';
import {
  askToPublishEverything,
  nextNight,
  passNight,
  publishEverything,
  readProgress,
  sendScheduledEvent,
} from '#tests/support/reconcile.ts';
import {
  deliverRecordsToPublisher,
  publishChanges,
  readNewStreamRecords,
  readPublisherRecords,
} from '#tests/support/stream.ts';

interface StoredDocument {
  readonly sk: string;
  readonly number: number;
  readonly build: string;
}

const thisBuild = publicationBuild.id;

let cupId = 0;
let leagueId = 0;

beforeAll(async () => {
  await startApi();
  const [ombu, ceibo, tala] = await createTeams('Ombú', 'Ceibo', 'Tala');
  const [one, other] = [await createTournament({ status: 'in_progress' }), await createTournament()];
  await playMatch(one, ombu, '2-1', ceibo);
  await createScheduledMatch(one, ceibo, ombu);
  await playMatch(other, tala, '0-0', ceibo);
  await publishEverything();
  [cupId, leagueId] = [one.id, other.id];
});

const readPagesInScope = async (scope: DocumentScope) => queryPartition<StoredDocument>(partitionKeys.documents(scope));
/** Every published page, without the number and the time of its writing. */
async function readAllPublishedPages() {
  const pages = await Promise.all([cupId, leagueId, 'ALL' as const].map(readPagesInScope));
  return pages.flat().map(({ number: _number, ...page }) => ({ ...page, asOf: '' }));
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

const markPageAsOfAnotherBuild = (scope: DocumentScope, page: string) =>
  updateItem(keys.document(scope, page), {
    UpdateExpression: 'SET build = :another',
    ExpressionAttributeValues: { ':another': 'another' },
  });

async function addStrayPage() {
  const Key = keys.document(cupId, 'ROUND#Fecha 1');
  const { Item } = await documentClient().send(new GetCommand({ TableName: tableName(), Key }));
  await documentClient().send(new PutCommand({ TableName: tableName(), Item: { ...Item, sk: 'ROUND#Fecha 99' } }));
}

/** An empty page counts like a missing one. */
const leaveOutEmptyPages = (pages: object[]) => pages.filter((page) => !('json' in page && page.json === 'null'));

const damages: readonly (() => Promise<unknown>)[] = [
  // The content is damaged, but the publication still names the hash of what was published.
  () => overwritePage(cupId, 'STANDINGS', '[]'),
  () => overwritePage(cupId, 'SUMMARY', '{"tot'),
  () => overwritePage('ALL', 'SCORERS', '{}'),
  () => markPageAsOfAnotherBuild(cupId, 'FIXTURE'),
  () => deleteItem(keys.document(leagueId, 'TOTALS')),
  () => deleteItem(keys.document('ALL', 'HOME')),
  addStrayPage,
];

test('a night repairs overwritten, deleted, outdated and stray documents, and the next one writes none again', async () => {
  const before = await readAllPublishedPages();
  let damaged = before;
  for (const damage of damages) {
    await damage();
    const now = await readAllPublishedPages();
    expect(now).not.toEqual(damaged);
    damaged = now;
  }
  await passNight();
  const repaired = await readAllPublishedPages();
  expect(leaveOutEmptyPages(repaired)).toEqual(leaveOutEmptyPages(before));
  const numbers = async () => (await readPagesInScope(cupId)).map(({ number }) => number);
  const published = await numbers();
  await passNight();
  expect(await numbers()).toEqual(published);
  expect(await readAllPublishedPages()).toEqual(repaired);
});

test('a night publishes changes that the stream lost, and the next hours fail until all could be published', async () => {
  const [match] = await readMatchesOfTournament({ id: cupId });
  expectOk(await saveScore({ id: match?.id ?? 0 }, '9-0'));
  await readNewStreamRecords();
  const repair = await damageTournament(leagueId);
  await readNewStreamRecords();
  const night = nextNight();
  await sendScheduledEvent(night);
  await publishAllBut([leagueId]);
  expect((await call('GET /standings/tournament/{id}', { params: { id: cupId } })).body[0]).toMatchObject({
    goalsFor: 9,
  });
  expect((await call('GET /home')).body.tournaments.find(({ id }) => id === cupId)?.topStandings[0]?.points).toBe(3);
  await expect(sendScheduledEvent(night)).rejects.toThrow(`Could not be published: ${leagueId}`);
  await publishAllBut([leagueId]);
  await repair();
  await readNewStreamRecords();
  // This hour still tells of it, and asks for it once more.
  await expect(sendScheduledEvent(night)).rejects.toThrow(`Could not be published: ${leagueId}`);
  await publishChanges();
  expect(await sendScheduledEvent(night)).toMatchObject({ isFinished: true, failed: [] });
});

describe('a deployment', () => {
  const storedSummaries = async () => {
    const scopes = await Promise.all([cupId, leagueId].map(readPagesInScope));
    return scopes.map((documents) => documents.some(({ sk }) => sk === 'SUMMARY'));
  };

  const readAddress = async () => (await call('GET /settings')).body.siteUrl;

  test('stores the address of the site, and is told how far everything is, which goes on when it is repeated', async () => {
    for (const id of [cupId, leagueId]) await deleteItem(keys.document(id, 'SUMMARY'));
    const begun = await askToPublishEverything('https://liga.test');
    expect(await readAddress()).toBe('https://liga.test');
    expect(begun).toMatchObject({ done: 0, isFinished: false });
    const told = [begun];
    for await (const records of readPublisherRecords()) {
      expect(await deliverRecordsToPublisher(records)).toEqual([]);
      told.push(await readProgress());
      if (told.length === 3) {
        const { current } = await readBackgroundWork();
        expect(current).toMatchObject({ name: 'everything' });
        await askToPublishEverything('https://liga.test');
        expect(await readBackgroundWork()).toMatchObject({ current, asked: new Set() });
      }
    }
    expect(told.length).toBeGreaterThan(3);
    const [last] = told.slice(-1);
    expect(last).toMatchObject({ isFinished: true, failed: [], done: last?.total });
    expect(last?.done).toBeGreaterThan(5);
    expect(told.every(({ done }, at) => done >= (told[at - 1]?.done ?? 0))).toBe(true);
    expect(told.every(({ isFinished, done }) => !isFinished || done === last?.total)).toBe(true);
    expect(await storedSummaries()).toEqual([true, true]);
  });

  test('names what cannot be published, publishes the others, is finished, and begins anew when it is repeated', async () => {
    const repair = await damageTournament(leagueId);
    await readNewStreamRecords();
    await deleteItem(keys.document(cupId, 'SUMMARY'));
    await askToPublishEverything();
    await publishAllBut([leagueId]);
    expect(await readProgress()).toMatchObject({ isFinished: true, failed: [`${leagueId}`] });
    expect(await storedSummaries()).toEqual([true, true]);
    await repair();
    await deleteItem(keys.document(cupId, 'SUMMARY'));
    await publishEverything();
    expect(await readProgress()).toMatchObject({ isFinished: true, failed: [] });
    expect(await storedSummaries()).toEqual([true, true]);
  });

  test('of another build has the next hour ask for everything, and the hours keep the address of the site', async () => {
    const address = await readAddress();
    expect(address).toContain('https://');
    const night = nextNight();
    await sendScheduledEvent(night);
    await publishChanges();
    expect(await readAddress()).toBe(address);
    publicationBuild.id = 'another';
    onTestFinished(() => void Object.assign(publicationBuild, { id: thisBuild }));
    await sendScheduledEvent(night);
    expect((await readBackgroundWork()).asked).toEqual(new Set(['everything']));
    await publishChanges();
    const builds = (await readPagesInScope(leagueId)).map(({ build }) => build);
    expect(new Set(builds)).toEqual(new Set(['another']));
  });
});

/** Delivers everything that is left to publish, while these tournaments cannot be published. */
async function publishAllBut(ids: readonly number[]): Promise<void> {
  const isOfOne = ({ dynamodb }: DynamoDBRecord) => ids.some((id) => dynamodb?.Keys?.pk?.S === keys.wake(id).pk);
  for await (const records of readPublisherRecords()) {
    const failed = await deliverRecordsToPublisher(records);
    expect(records.filter(isOfOne).map(({ dynamodb }) => dynamodb?.SequenceNumber)).toEqual(
      expect.arrayContaining(failed),
    );
  }
}
