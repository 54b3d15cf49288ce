/** The Lambda of the pages: a page that is not published yet is answered and asked for; anything else is a Spanish 404. */
import { BatchGetCommand, DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyEventV2, DynamoDBRecord } from 'aws-lambda';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import { keyOfPage, type PublishedPage } from '#shared/pages/published-pages.ts';
import { edgeSecret, startApi } from '#tests/support/api.ts';
import { createMatch } from '#tests/support/api-fixtures.ts';
import { awsError, failAwsCall } from '#tests/support/aws-failures.ts';
import { captureLog } from '#tests/support/captured-output.ts';
import type { ModelBucket } from '#tests/support/model-of-s3.ts';
import { startSite } from '#tests/support/published-site.ts';
import { runAsLambda } from '#tests/support/recorded-lambda.ts';
import { publishRecords, readNewStreamRecords } from '#tests/support/stream.ts';

let site: ModelBucket;
let match: Match;
beforeAll(async () => {
  await startApi();
  site = startSite();
  match = await createMatch();
  await readNewStreamRecords();
});

const cupId = () => match.tournamentId;
const teamId = () => match.homeTeamId ?? 0;
const keyOfRecord = ({ dynamodb }: DynamoDBRecord) => dynamodb?.Keys?.pk?.S ?? '';

/** The records of the scopes that were asked for since the last call. */
const newWakes = async () => (await readNewStreamRecords()).filter((record) => keyOfRecord(record).startsWith('WAKE#'));

async function askForPage(key: string, method = 'GET', secret = edgeSecret) {
  const { handler } = await import('#functions/pages/index.ts');
  const rawPath = `/pages/${key}`;
  const routeKey = `${method} /pages/{proxy+}`;
  const event = { routeKey, rawPath, headers: { 'x-origin-verify': secret }, requestContext: { http: { method } } };
  return runAsLambda('pages', () => handler(event as unknown as APIGatewayProxyEventV2));
}

const matchPage = () => keyOfPage({ name: 'match', id: match.id });

test('a page that is not there yet is answered, and published by whom it asks for it', async () => {
  const answer = await askForPage(matchPage());
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'max-age=0, s-maxage=5, stale-if-error=86400',
  });
  expect(answer.body).toContain('Deportivo Ombú');
  expect(site.written).toEqual([]);
  await publishRecords(await newWakes());
  expect(site.written).toEqual([matchPage()]);
  expect(site.objects.get(matchPage())).toBe(answer.body);
});

test.each([
  ['a match', () => keyOfPage({ name: 'match', id: match.id }), () => `WAKE#MATCH#${match.id}`],
  ['a team', () => keyOfPage({ name: 'team', id: teamId() }), () => `WAKE#TEAM#${teamId()}`],
  ['a tournament', () => keyOfPage({ name: 'scorers', id: cupId() }), () => `WAKE#${cupId()}`],
  ['no tournament', () => keyOfPage({ name: 'home' }), () => 'WAKE#ALL'],
])('any number of visitors of the page of %s have it published once a minute', async (_, keyOf, wakeOf) => {
  onTestFinished(() => void vi.useRealTimers());
  const later = Date.now() + 10 * 60_000;
  vi.useFakeTimers({ toFake: ['Date'], now: later });
  for (const _visitor of [1, 2]) expect((await askForPage(keyOf())).statusCode).toBe(200);
  expect((await newWakes()).map(keyOfRecord)).toEqual([wakeOf()]);
  vi.setSystemTime(later + 59_000);
  await askForPage(keyOf());
  expect(await newWakes()).toEqual([]);
  vi.setSystemTime(later + 61_000);
  await askForPage(keyOf());
  expect((await newWakes()).map(keyOfRecord)).toEqual([wakeOf()]);
});

test('HEAD is answered like GET, without a body', async () => {
  const { statusCode, headers, body } = await askForPage(matchPage(), 'HEAD');
  expect({ statusCode, headers, body }).toEqual({ ...(await askForPage(matchPage())), body: '' });
});

/** The Spanish page for what does not exist. */
async function expectMissingPage(key: string): Promise<string> {
  const { statusCode, headers, body = '' } = await askForPage(key);
  expect({ statusCode, cached: headers?.['cache-control'] }).toEqual({ statusCode: 404, cached: 'private, no-store' });
  expect(body).toMatch(/<!doctype html>.*(encontr|existe)/is);
  return body;
}

test.each([
  ['an address of no page', 'paginas/nada.html'],
  ['a key that is no address', 'no-existe'],
])('%s is the Spanish page for what does not exist, which nobody asks for', async (_, key) => {
  await expectMissingPage(key);
  expect(await newWakes()).toEqual([]);
});

test('a missing page, which nobody asks for, says whether a tournament, match, team or only a part of one is missing', async () => {
  const { tournamentId: id } = match;
  const missing: readonly [PublishedPage, string][] = [
    [{ name: 'standings', id: 999 }, 'Torneo no encontrado'],
    [{ name: 'fixture', id: 999, round: 'Fecha 1' }, 'Torneo no encontrado'],
    [{ name: 'scorers', id: 999, part: 2 }, 'Torneo no encontrado'],
    [{ name: 'fixture', id, round: 'Fecha 99' }, 'Página no encontrada'],
    [{ name: 'scorers', id, part: 2 }, 'Página no encontrada'],
    [{ name: 'tournaments', part: 9 }, 'Página no encontrada'],
    [{ name: 'match', id: 999 }, 'Partido no encontrado'],
    [{ name: 'team', id: 999 }, 'Equipo no encontrado'],
  ];
  const titleOf = async (page: PublishedPage) => /<h1[^>]*>([^<]*)/.exec(await expectMissingPage(keyOfPage(page)))?.[1];
  for (const [page, title] of missing) expect([page, await titleOf(page)]).toEqual([page, title]);
  expect(await newWakes()).toEqual([]);
});

test('a request that bypassed the edge is refused', async () => {
  expect(await askForPage(matchPage(), 'GET', 'guessed')).toMatchObject({
    statusCode: 403,
    body: expect.stringContaining('"code":"forbidden"'),
  });
});

describe('while something fails', () => {
  test('the answer is a page in Spanish that is not shared, and the next request is answered', async () => {
    failAwsCall(DynamoDBDocumentClient, BatchGetCommand, awsError('InternalServerError'));
    const { statusCode, headers, body } = await askForPage(matchPage());
    expect({ statusCode, headers }).toEqual({
      statusCode: 503,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store', 'retry-after': '5' },
    });
    expect(body).toContain('Ahora no podemos mostrar esta página');
    expect((await askForPage(matchPage())).statusCode).toBe(200);
  });

  test('a visitor gets the page although nobody can be asked to publish it, and the failure is logged', async () => {
    failAwsCall(DynamoDBDocumentClient, UpdateCommand, awsError('ProvisionedThroughputExceededException'));
    const log = captureLog();
    const { statusCode, body } = await askForPage(keyOfPage({ name: 'standings', id: cupId() }));
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: expect.stringContaining('Deportivo Ombú') });
    expect(log).toContainEqual({
      level: 'error',
      line: expect.objectContaining({ error: 'ProvisionedThroughputExceededException' }),
    });
  });
});
