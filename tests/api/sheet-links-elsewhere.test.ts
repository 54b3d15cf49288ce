/** Links to sheets on routes that are not those of the sheet. */
import { beforeAll, expect, test } from 'vitest';
import { call, callUntyped, problemOf, startApi } from '#tests/support/api.ts';
import { createMatch, deleteMatch, expectOk } from '#tests/support/api-fixtures.ts';
import {
  codeAndStatus,
  createLink,
  daysFromToday,
  linkHeaders,
  readSheetByToken,
  setClock,
} from '#tests/support/sheets.ts';

beforeAll(startApi);

/** How an open and a closed route answer a link. */
const publicAndClosed = async (token: string) => {
  const headers = linkHeaders({ token });
  const open = await callUntyped('GET /tournaments', { headers });
  const closed = await callUntyped('GET /players/{id}', { headers, params: { id: 1 } });
  return [codeAndStatus(open), codeAndStatus(closed)];
};
const unknown = ['401 invalid-token', '401 invalid-token'];

test('a link is told on another route that it is for its sheet alone, and reads what is public', async () => {
  const match = await createMatch({ matchDate: daysFromToday(0) });
  const { token } = await createLink(match);
  const headers = linkHeaders({ token });
  const params = { id: match.id };
  const refused = await call('GET /players/{id}', { headers, params: { id: 1 } });
  expect(codeAndStatus(refused)).toBe('403 forbidden');
  expect(problemOf(refused).detail).toBe('Este enlace sirve para la planilla de su partido y para nada más.');
  const read = await call('GET /matches/{id}', { headers, params });
  expect(expectOk(read)).toEqual(expectOk(await call('GET /matches/{id}', { params })));
});

test('a link is unknown once it was renewed or revoked, and with its match', async () => {
  const match = await createMatch({ matchDate: daysFromToday(0) });
  const first = await createLink(match);
  expect(await publicAndClosed(first.token)).toEqual(['200 ok', '403 forbidden']);
  const second = await createLink(match);
  expect(await publicAndClosed(first.token)).toEqual(unknown);
  expect((await call('DELETE /matches/{id}/sheet/link', { as: 'admin', params: { id: match.id } })).status).toBe(204);
  expect(await publicAndClosed(second.token)).toEqual(unknown);
  const third = await createLink(match);
  expectOk(await deleteMatch(match));
  expect(await publicAndClosed(third.token)).toEqual(unknown);
});

test('a link is unknown from noon of the day after the match on', async () => {
  const match = await createMatch({ matchDate: daysFromToday(0) });
  const { token } = await createLink(match);
  const noon = Date.parse(`${daysFromToday(1)}T12:00:00-03:00`);
  setClock(new Date(noon - 1000).toISOString());
  expect(await publicAndClosed(token)).toEqual(['200 ok', '403 forbidden']);
  setClock(new Date(noon).toISOString());
  expect(await publicAndClosed(token)).toEqual(unknown);
});

test('forged links are not counted', async () => {
  const match = await createMatch({ matchDate: daysFromToday(0) });
  const [forged, from] = ['A'.repeat(22), '198.51.100.9'];
  const headers = linkHeaders({ token: forged });
  for (let attempt = 0; attempt < 12; attempt += 1)
    expect((await callUntyped('GET /matches/{id}', { headers, from, params: { id: match.id } })).status).toBe(401);
  expect((await readSheetByToken(match, forged, from)).status).toBe(401);
});
