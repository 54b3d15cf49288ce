/** Links to sheets: what they allow, and how a forged, ended, expired or foreign one is refused. */
import { randomUUID } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { documentClient, tableName } from '#functions/platform/table/client.ts';
import type { SheetOperation } from '#shared/domain/schemas/sheet.ts';
import { formatShortDate } from '#shared/text/dates.ts';
import { call, callUntyped, problemOf, startApi, statusAndDetail } from '#tests/support/api.ts';
import { deleteMatch, editMatch, expectOk } from '#tests/support/api-fixtures.ts';
import { captureLog } from '#tests/support/captured-output.ts';
import { createSheetTeams, type SheetTeams } from '#tests/support/sheet-matches.ts';
import {
  codeAndStatus,
  createLink,
  createPlanillero,
  daysFromToday,
  readSheetByToken,
  setClock,
} from '#tests/support/sheets.ts';
import { changeStoredUser } from '#tests/support/users.ts';

let teams: SheetTeams;
beforeAll(async () => {
  await startApi();
  teams = await createSheetTeams();
});

const scheduleToday = () => teams.scheduleMatch({ matchDate: daysFromToday(0) });

/** Another token of the same form. */
const forgedToken = (token: string): string => (token.startsWith('A') ? 'B' : 'A') + token.slice(1);

const postOperations = ({ id }: { id: number }, token: string, operations: readonly SheetOperation[]) =>
  call('POST /matches/{id}/sheet/operations', {
    params: { id },
    headers: { authorization: `Sheet ${token}` },
    body: { operations: [...operations] },
  });

const parts = (ageSeconds = 0) => ({ format: 1 as const, id: randomUUID(), ageSeconds });
const start = (): SheetOperation => ({ ...parts(), kind: 'clock', action: 'start' });
const goal = (teamId: number | null, ageSeconds = 0): SheetOperation => ({
  ...parts(ageSeconds),
  kind: 'event',
  teamId: teamId ?? 0,
  playerId: 0,
  eventType: 'goal',
  minute: 3,
});
const end = (): SheetOperation => ({
  ...parts(),
  kind: 'end',
  walkover: null,
  homePenalties: null,
  awayPenalties: null,
  observation: '',
});
const confirmation = (side: 'home' | 'away'): SheetOperation => ({ ...parts(), kind: 'confirmation', side, by: 'Ana' });

describe('a link', () => {
  test('reads the sheet and records on it, without an account, by nobody and with its own id', async () => {
    const match = await scheduleToday();
    const { token, path, expiresAt } = await createLink(match);
    expect(token).toMatch(/^[\w-]{22}$/);
    expect(path).toBe(`/partidos/${match.id}/planilla#${token}`);
    expect(expiresAt).toBe(`${daysFromToday(1)}T15:00:00.000Z`);
    const read = await readSheetByToken(match, token);
    expect(read.status).toBe(200);
    expect(read.headers['cache-control']).toBe('private, no-store');
    expect(read.body).toMatchObject({ unapplied: [], link: { expiresAt } });
    expect(JSON.stringify(read.body)).not.toContain('sheetUserIds');
    const sent = expectOk(await postOperations(match, token, [start(), goal(match.homeTeamId)]));
    expect(sent.results.map(({ outcome }) => outcome)).toEqual(['applied', 'applied']);
    const { Items = [] } = await documentClient().send(new ScanCommand({ TableName: tableName() }));
    const operations = Items.filter(({ pk }) => pk === `OP#${match.id}`);
    expect(operations).toHaveLength(2);
    const linkIds = Items.filter(({ pk, matchId }) => String(pk).startsWith('LINK#') && matchId === match.id);
    for (const { by, link } of operations) expect({ by, link }).toEqual({ by: 0, link: linkIds[0]?.linkId });
  });

  test('is stored as a hash, and neither the table nor the log has its token', async () => {
    const match = await scheduleToday();
    const { token } = await createLink(match);
    const printed = captureLog();
    await readSheetByToken(match, token);
    await readSheetByToken(match, forgedToken(token));
    expect(printed.map(({ line }) => line)).toContainEqual(expect.objectContaining({ linkId: expect.any(String) }));
    expect(JSON.stringify(printed)).not.toContain(token.slice(1));
    const { Items = [] } = await documentClient().send(new ScanCommand({ TableName: tableName() }));
    expect(JSON.stringify(Items)).not.toContain(token);
  });
});

describe('a refused link', () => {
  test('that is forged, of another length, empty, longer or sent as a bearer token is a 401', async () => {
    const match = await scheduleToday();
    const { token } = await createLink(match);
    for (const wrong of [forgedToken(token), token.slice(1), '', `${token} ${token}`]) {
      expect(statusAndDetail(await readSheetByToken(match, wrong))).toEqual({
        status: 401,
        detail: 'Este enlace no es válido. Fijate que esté entero, o pedile otro a la organización.',
      });
    }
    const headers = { authorization: `Bearer ${token}` };
    expect((await callUntyped('GET /matches/{id}/sheet', { params: { id: match.id }, headers })).status).toBe(401);
  });

  test('of another match is told from one that was revoked or renewed', async () => {
    const [match, other] = [await scheduleToday(), await scheduleToday()];
    const first = await createLink(match);
    expect(codeAndStatus(await readSheetByToken(other, first.token))).toBe('403 link-other-match');
    const second = await createLink(match);
    expect(codeAndStatus(await readSheetByToken(match, first.token))).toBe('403 link-renewed');
    expect(codeAndStatus(await readSheetByToken(match, second.token))).toBe('200 ok');
    const params = { id: match.id };
    for (const _twice of [1, 2]) {
      expect((await call('DELETE /matches/{id}/sheet/link', { as: 'admin', params })).status).toBe(204);
    }
    expect(codeAndStatus(await readSheetByToken(match, second.token))).toBe('403 link-revoked');
    expect(codeAndStatus(await readSheetByToken(match, first.token))).toBe('403 link-renewed');
    const { token } = await createLink(match);
    expect(codeAndStatus(await readSheetByToken(match, token))).toBe('200 ok');
    const sent = await postOperations(match, second.token, [start()]);
    expect(codeAndStatus(sent)).toBe('403 link-revoked');
  });

  test('expires at noon of the day after the match, and follows it to another date', async () => {
    const match = await scheduleToday();
    const { token } = await createLink(match);
    const noon = Date.parse(`${daysFromToday(1)}T12:00:00-03:00`);
    setClock(new Date(noon - 1000).toISOString());
    expect(codeAndStatus(await readSheetByToken(match, token))).toBe('200 ok');
    setClock(new Date(noon).toISOString());
    const late = await readSheetByToken(match, token);
    const day = formatShortDate(new Date(noon).toISOString().slice(0, 10));
    expect(codeAndStatus(late)).toBe('403 link-expired');
    expect(problemOf(late).detail).toBe(
      `Este enlace venció el ${day} a las 12:00, y ya no se puede crear otro: desde entonces la planilla la abre un administrador o un Planillero del partido, con su usuario.`,
    );
    vi.useRealTimers();
    expectOk(await editMatch(match, { matchDate: daysFromToday(7) }));
    setClock(new Date(noon).toISOString());
    expect(codeAndStatus(await readSheetByToken(match, token))).toBe('200 ok');
  });

  test('that was revoked or renewed has expired, too, once no other can be made', async () => {
    const match = await scheduleToday();
    const { token: former } = await createLink(match);
    const { token } = await createLink(match);
    await call('DELETE /matches/{id}/sheet/link', { as: 'admin', params: { id: match.id } });
    setClock(`${daysFromToday(1)}T15:00:00Z`);
    for (const each of [former, token])
      expect(codeAndStatus(await readSheetByToken(match, each))).toBe('403 link-expired');
  });

  test('is not made from noon of the day after the match on', async () => {
    const match = await teams.scheduleMatch({ matchDate: daysFromToday(-3) });
    const create = () => call('POST /matches/{id}/sheet/link', { as: 'admin', params: { id: match.id } });
    const day = formatShortDate(daysFromToday(-2));
    expect(statusAndDetail(await create())).toEqual({
      status: 409,
      detail: `El enlace de este partido servía hasta el ${day} a las 12:00: si se juega otro día, cambiale primero la fecha.`,
    });
    expectOk(await editMatch(match, { matchDate: daysFromToday(0) }));
    expect((await create()).status).toBe(200);
  });

  test('to a match that moved into the past has expired, until the match gets another date', async () => {
    const match = await scheduleToday();
    const { token } = await createLink(match);
    expectOk(await editMatch(match, { matchDate: daysFromToday(-3) }));
    expect(codeAndStatus(await readSheetByToken(match, token))).toBe('403 link-expired');
    const seen = () => call('GET /matches/{id}/sheet', { as: 'admin', params: { id: match.id } });
    expect(expectOk(await seen()).link).toBeNull();
    expectOk(await editMatch(match, { matchDate: daysFromToday(0) }));
    expect(codeAndStatus(await readSheetByToken(match, token))).toBe('200 ok');
    expect(expectOk(await seen()).link).toEqual({ expiresAt: `${daysFromToday(1)}T15:00:00.000Z` });
  });

  test('after both sides confirmed opens the sheet no more, and what it sends waits for an administrator', async () => {
    const match = await scheduleToday();
    const { token } = await createLink(match);
    const closing = [start(), end(), confirmation('home'), confirmation('away')];
    const { results, sheet } = expectOk(await postOperations(match, token, closing));
    expect(results.map(({ outcome }) => outcome)).toEqual(closing.map(() => 'applied'));
    expect(sheet?.match.scoreDisplay, 'who confirms sees what was confirmed').toBe('0 - 0');
    expect(expectOk(await postOperations(match, token, closing)).results).toEqual(results);
    expect(codeAndStatus(await readSheetByToken(match, token))).toBe('403 sheet-confirmed');
    const waiting = [goal(match.homeTeamId), goal(match.homeTeamId, 600)];
    const late = expectOk(await postOperations(match, token, [...waiting, end()]));
    expect(late.results.map(({ outcome }) => outcome)).toEqual(['unapplied', 'unapplied', 'superseded']);
    expect(late.sheet, 'the sheet is not told again').toBeNull();
    expect(expectOk(await postOperations(match, token, waiting)).results).toEqual(late.results.slice(0, 2));
    const seen = expectOk(await call('GET /matches/{id}/sheet', { as: 'admin', params: { id: match.id } }));
    expect(seen.unapplied.map(({ operation, by }) => ({ id: operation.id, by }))).toEqual(
      waiting.map(({ id }) => ({ id, by: 0 })),
    );
    const day = expectOk(await call('GET /matches/sheets', { as: 'admin', query: { date: match.matchDate } }));
    expect(day.find((sheet) => sheet.match.id === match.id)).toMatchObject({
      state: 'confirmed',
      unapplied: 2,
      link: { expiresAt: expect.any(String) },
      lastOperation: { by: 0, byName: 'Alguien con el enlace' },
    });
  });

  test('of a deleted match leads nowhere, and nothing of it is left', async () => {
    const match = await scheduleToday();
    const { token } = await createLink(match);
    expectOk(await deleteMatch(match));
    expect(codeAndStatus(await readSheetByToken(match, token))).toBe('401 invalid-token');
    const { Items = [] } = await documentClient().send(new ScanCommand({ TableName: tableName() }));
    expect(Items.filter(({ pk, matchId }) => pk === `MATCHLINK#${match.id}` || matchId === match.id)).toEqual([]);
  });
});

describe('forged links', () => {
  test('for one match from one network are tried 10 times; a real one still works', async () => {
    const match = await scheduleToday();
    const { token } = await createLink(match);
    const attack = () => readSheetByToken(match, randomUUID().replaceAll('-', '').slice(0, 22), '198.51.100.7');
    const statuses = (await Promise.all(Array.from({ length: 15 }, attack))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    const refused = await attack();
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    expect((await readSheetByToken(match, token, '198.51.100.7')).status).toBe(200);
    expect((await readSheetByToken(match, forgedToken(token), '198.51.100.8')).status).toBe(401);
  });
});

describe('a Planillero', () => {
  test('keeps the sheets of the given matches until the match, the role or the account is taken away', async () => {
    const { user, headers } = await createPlanillero();
    const [match, other] = [await teams.scheduleMatch({ sheetUserIds: [user.id] }), await teams.scheduleMatch()];
    const read = ({ id }: { id: number }) => call('GET /matches/{id}/sheet', { headers, params: { id } });
    expect(codeAndStatus(await read(match))).toBe('200 ok');
    expect(codeAndStatus(await read(other))).toBe('403 forbidden');
    await changeStoredUser(user, { roles: [] });
    expect(codeAndStatus(await read(match))).toBe('403 forbidden');
    await changeStoredUser(user, { roles: ['Planillero'], enabled: false });
    expect(codeAndStatus(await read(match))).toBe('401 invalid-token');
    await changeStoredUser(user, { enabled: true });
    expectOk(await editMatch(match, { sheetUserIds: [] }));
    expect(codeAndStatus(await read(match))).toBe('403 forbidden');
  });
});
