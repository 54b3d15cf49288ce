/** API answers while the table hangs, is unreachable or is slow: which 503, and what is stored then. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { environment } from '#functions/platform/environment.ts';
import { type ApiAnswer, call, limitRemainingTime, problemOf, startTimedApi, tokenOf } from '#tests/support/api.ts';
import { createMatch, createTeam, expectOk, readMatch, saveScore } from '#tests/support/api-fixtures.ts';
import { startTableProxy, type TableProxy } from '#tests/support/table-proxy.ts';

let tableProxy: TableProxy;
let teamId = 0;

beforeAll(async () => {
  tableProxy = await startTableProxy(inject('services').database);
  await startTimedApi();
  process.env.AWS_ENDPOINT_URL_DYNAMODB = tableProxy.endpoint;
  await tokenOf('admin');
  teamId = (await createTeam('Ombú')).id;
});
afterAll(() => tableProxy.stop());
beforeEach(() => {
  tableProxy.decide(() => 'answered');
  tableProxy.arrived.length = 0;
});

const readTeam = () => call('GET /teams/{id}', { params: { id: teamId } });
const createCancha = (nombre: string, key?: string) =>
  call('POST /canchas', { as: 'admin', body: { nombre }, ...(key ? { headers: { 'idempotency-key': key } } : {}) });
const listCanchasNamed = async (nombre: string) =>
  expectOk(await call('GET /canchas')).filter((cancha) => cancha.nombre === nombre);
const problemSummaryOf = (answer: ApiAnswer<unknown>) => ({
  status: answer.status,
  code: problemOf(answer).code,
  retryAfter: Number(answer.headers['retry-after']) > 0,
});

describe('while the table does not respond', () => {
  test('a read is answered 503 after two attempts, within 3 seconds', async () => {
    tableProxy.decide(() => 'hung');
    expect(problemSummaryOf(await readTeam())).toEqual({ status: 503, code: 'unavailable', retryAfter: true });
    expect(tableProxy.arrived).toEqual(['GetItem', 'GetItem']);
    expect(2 * environment().tableTimeout).toBeLessThan(2_800);
  });

  test('a save is answered 503 unavailable and stores nothing', async () => {
    tableProxy.decide(() => 'hung');
    expect(problemSummaryOf(await createCancha('Colgada'))).toEqual({
      status: 503,
      code: 'unavailable',
      retryAfter: true,
    });
    tableProxy.decide(() => 'answered');
    expect(await listCanchasNamed('Colgada')).toEqual([]);
  });
});

test('a save that cannot start writing in time is answered 503 unavailable and writes nothing later', async () => {
  const match = await createMatch();
  limitRemainingTime(7000);
  tableProxy.arrived.length = 0;
  tableProxy.decide(() => ({ delayedMs: environment().tableTimeout - 200 }));
  expect(problemSummaryOf(await saveScore(match, '3-1'))).toEqual({
    status: 503,
    code: 'unavailable',
    retryAfter: true,
  });
  tableProxy.decide(() => 'answered');
  expect(tableProxy.arrived).not.toContain('TransactWriteItems');
  expect(await readMatch(match)).toEqual(match);
});

describe('when the answer of the table is lost', () => {
  test('a save is answered 503 outcome-unknown and is stored once', async () => {
    tableProxy.decide((operation) => (operation === 'TransactWriteItems' ? 'lost' : 'answered'));
    expect(problemSummaryOf(await createCancha('Perdida'))).toEqual({
      status: 503,
      code: 'outcome-unknown',
      retryAfter: true,
    });
    tableProxy.decide(() => 'answered');
    expect(await listCanchasNamed('Perdida')).toHaveLength(1);
  });

  test('a save repeated with its Idempotency-Key is answered 201 and stored once', async () => {
    const key = randomUUID();
    tableProxy.decide((operation) => (operation === 'TransactWriteItems' ? 'lost' : 'answered'));
    expect(problemSummaryOf(await createCancha('Repetida', key)).code).toBe('outcome-unknown');
    tableProxy.decide(() => 'answered');
    const again = await createCancha('Repetida', key);
    expect(again.status).toBe(201);
    expect((await listCanchasNamed('Repetida')).map(({ id }) => id)).toEqual([again.body.id]);
  });

  test('a save whose reads after the write fail is answered 503 outcome-unknown', async () => {
    const match = await createMatch();
    let isWritten = false;
    tableProxy.decide((operation) => {
      if (isWritten) return 'hung';
      isWritten = operation === 'TransactWriteItems';
      return 'answered';
    });
    expect(problemSummaryOf(await saveScore(match, '3-1'))).toEqual({
      status: 503,
      code: 'outcome-unknown',
      retryAfter: true,
    });
    tableProxy.decide(() => 'answered');
    expect(await readMatch(match)).toMatchObject({ homeScore: 3, awayScore: 1 });
  });
});

test('reads and saves are answered 503 unavailable while the table is unreachable', async () => {
  await tableProxy.stop();
  expect(problemSummaryOf(await readTeam())).toEqual({ status: 503, code: 'unavailable', retryAfter: true });
  expect(problemSummaryOf(await createCancha('Nunca'))).toEqual({ status: 503, code: 'unavailable', retryAfter: true });
});
