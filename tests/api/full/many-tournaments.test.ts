/** A federation with hundreds or thousands of tournaments in progress: no item of the table grows with their number. */
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { queryPartition } from '#functions/platform/table/client.ts';
import { partitionKeys } from '#functions/platform/table/keys.ts';
import { call, startApi } from '#tests/support/api.ts';
import { createTeams, createTournament, expectOk, playMatch } from '#tests/support/api-fixtures.ts';
import { collectAwsCallNames } from '#tests/support/aws-failures.ts';
import { copyPublishedTournament } from '#tests/support/many-tournaments.ts';
import { bytesOfItem } from '#tests/support/stored-documents.ts';
import { publishChanges, readNewStreamRecords } from '#tests/support/stream.ts';

/** With 600, a home page in one item would be larger than DynamoDB allows. */
const copies = 2000;
const kilobyte = 1024;
/** The bytes that one read unit covers in an eventually consistent read. */
const bytesOfReadUnit = 8 * kilobyte;

beforeAll(async () => {
  await startApi();
  const [ombu, ceibo, tala] = await createTeams('Ombú', 'Ceibo', 'Tala');
  const cup = await createTournament({ status: 'in_progress' });
  await playMatch(cup, ombu, '2-1', ceibo);
  await playMatch(cup, ceibo, '0-0', tala);
  await publishChanges();
  await copyPublishedTournament(cup.id, copies);
  await readNewStreamRecords();
  await playMatch(cup, tala, '4-0', ombu);
});

test('home is one read of one item while few tournaments are in progress', async () => {
  const calls = collectAwsCallNames(DynamoDBDocumentClient);
  expect(expectOk(await call('GET /home')).tournaments).toHaveLength(1);
  expect(calls).toEqual(['GetCommand']);
});

describe(`with ${copies} more tournaments in progress`, () => {
  beforeAll(publishChanges);

  test('home lists them all, in the order of the tournaments', async () => {
    const { activeTournaments, tournaments } = expectOk(await call('GET /home'));
    expect({ activeTournaments, listed: tournaments.length }).toEqual({
      activeTournaments: copies + 1,
      listed: copies + 1,
    });
    const all = expectOk(await call('GET /tournaments', { query: { limit: '100' } }));
    expect(tournaments.slice(0, 100).map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect(tournaments.find(({ id }) => id === 1)?.completedMatches).toBe(3);
  });

  test('the summaries are read page by page', async () => {
    const { body, headers } = await call('GET /tournaments/summaries', { query: { limit: '100' } });
    expect(body).toHaveLength(100);
    expect(headers.link).toContain('rel="next"');
  });

  test('no published item exceeds 300 KB, and no slice of home or the summaries exceeds one read unit', async () => {
    const items = await queryPartition<{ sk: string }>(partitionKeys.documents('ALL'));
    const sizes = items.map((item) => ({ name: item.sk, bytes: bytesOfItem(item) }));
    expect(sizes.length).toBeGreaterThan(30);
    expect(sizes.filter(({ bytes }) => bytes > 300 * kilobyte)).toEqual([]);
    const slices = sizes.filter(({ name }) => /HOME|ACTIVE|SUMMARIES/.test(name));
    expect(slices.filter(({ bytes }) => bytes > bytesOfReadUnit)).toEqual([]);
  });
});
