/**
 * The publisher on a real stream, invoked by the local host's poller with the filter, batches and retries of the
 * CloudFormation template.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { tableName } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { handler } from '#functions/publisher/index.ts';
import { readLocalTemplate } from '#infra/local/local-template.ts';
import { startPoller } from '#infra/local/stream/stream-poller.ts';
import { readStreamMappings } from '#infra/local/template/stream-mappings.ts';
import { call, startApi } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  expectOk,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { damageTournament } from '#tests/support/damaged-tournament.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'torneo-poison-'));
/** The keys of the changed items in each batch that the publisher was invoked with. */
const itemKeysOfEachBatch: string[][] = [];
const itemKeyBySequenceNumber = new Map<string, string>();
const itemKeyOfStreamRecord = ({ dynamodb }: DynamoDBRecord) => `${dynamodb?.Keys?.pk?.S} ${dynamodb?.Keys?.sk?.S}`;
let failureQueueFile = '';
let poller: Awaited<ReturnType<typeof startPoller>>;

const invokePublisher = async (event: unknown) => {
  const { Records } = event as DynamoDBStreamEvent;
  itemKeysOfEachBatch.push(Records.map(itemKeyOfStreamRecord));
  for (const record of Records)
    itemKeyBySequenceNumber.set(record.dynamodb?.SequenceNumber ?? '', itemKeyOfStreamRecord(record));
  return JSON.stringify(await handler({ Records }));
};

/** Starts the poller; called after the changes are written, so that they come as one batch. */
async function startStreamPoller() {
  const template = readLocalTemplate();
  const mapping = readStreamMappings(template).find(({ functionId }) => /publisher/.test(functionId));
  if (!mapping) throw new Error('the template wakes no publisher');
  failureQueueFile = join(dataDir, `${mapping.onFailureId}.jsonl`);
  const endpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '';
  const lambda = { name: 'publisher', invoke: invokePublisher, stop: async () => {} };
  poller = await startPoller({ mapping, lambda, endpoint, tableName: tableName(), dataDir, log: () => {} });
}

beforeAll(startApi);
afterAll(async () => {
  await poller?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface WithId {
  readonly id: number;
}

async function readStandingsLeaderAndPoints({ id }: WithId) {
  const { body } = await call('GET /standings/tournament/{id}', { params: { id } });
  return `${body[0]?.team.name} ${body[0]?.points}`;
}
const readLeaderOnHomePage = async (cup: WithId) =>
  expectOk(await call('GET /home')).tournaments.find(({ id }) => id === cup.id)?.topStandings[0]?.teamName;
const readFailureMessages = () =>
  (existsSync(failureQueueFile) ? readFileSync(failureQueueFile, 'utf8').trim().split('\n') : []).map((line) =>
    JSON.parse(line),
  );

test('a tournament that cannot be published ends in the failure queue; the others are published meanwhile and after', async () => {
  const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
  const [good, bad] = [await createTournament({ status: 'in_progress' }), await createTournament()];
  await damageTournament(bad.id);
  const [first, second] = [
    await createScheduledMatch(good, ombu, ceibo),
    await createScheduledMatch(good, ombu, ceibo),
  ];
  for (const _ of [1, 2, 3]) await createScheduledMatch(bad, ombu, ceibo);
  expectOk(await saveScore(first, '0-1'));
  await startStreamPoller();

  await vi.waitFor(async () => expect(await readLeaderOnHomePage(good)).toBe('Ceibo'), {
    timeout: 10_000,
    interval: 100,
  });
  expect(readFailureMessages(), 'the others did not wait for the retries').toEqual([]);
  await vi.waitFor(() => expect(readFailureMessages()).toHaveLength(1), { timeout: 30_000, interval: 100 });
  const [message] = readFailureMessages();
  expect(message.requestContext.condition).toBe('RetryAttemptsExhausted');
  expect(message.DDBStreamBatchInfo.batchSize).toBe(1);
  const { pk, sk } = keys.wake(bad.id);
  expect(itemKeyBySequenceNumber.get(message.DDBStreamBatchInfo.startSequenceNumber)).toBe(`${pk} ${sk}`);
  const alone = itemKeysOfEachBatch.filter((batch) => batch.join() === `${pk} ${sk}`);
  expect(alone.length, 'tried again alone, as often as the template says').toBeGreaterThanOrEqual(5);

  expectOk(await saveScore(second, '5-0'));
  expectOk(await saveScore(first, '0-0'));
  await vi.waitFor(async () => expect(await readStandingsLeaderAndPoints(good)).toBe('Ombú 4'), {
    timeout: 10_000,
    interval: 100,
  });
  expect(readFailureMessages()).toHaveLength(1);
}, 60_000);

test('the documents that the publisher writes do not trigger it', async () => {
  await vi.waitFor(async () => {
    const before = itemKeysOfEachBatch.length;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(itemKeysOfEachBatch.length).toBe(before);
  }, 10_000);
  expect(itemKeysOfEachBatch.flat().filter((key) => !/^(T#|ALL#|TEAM#|WAKE#|WORK )/.test(key))).toEqual([]);
});
