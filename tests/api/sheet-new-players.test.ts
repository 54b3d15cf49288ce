/** Players who are not on their team's list: the sheet adds them, they play under protest, and an administrator decides. */
import { beforeAll, describe, expect, test } from 'vitest';
import { newPlayerId } from '#shared/domain/sheet/new-players.ts';
import { type ApiAnswer, call, problemOf, startApi } from '#tests/support/api.ts';
import { createScheduledMatch, expectOk } from '#tests/support/api-fixtures.ts';
import { createMatchEvent } from '#tests/support/match-events.ts';
import { createPlayer, deletePlayer, editPlayer } from '#tests/support/players.ts';
import {
  clockMark,
  confirmationOf,
  createMatchDay,
  decideOperation,
  endOf,
  eventOf,
  mergePlayers,
  newPlayerOf,
  outcomesOf,
  postOperations,
  presenceOf,
  readSheet,
  sendOperations,
} from '#tests/support/sheet-operations.ts';
import { createLink, linkHeaders } from '#tests/support/sheets.ts';
import { publishChanges, readNewStreamRecords } from '#tests/support/stream.ts';
import { createSignedInUser } from '#tests/support/users.ts';

beforeAll(startApi);

interface WithId {
  readonly id: number;
}

/** The refusal in one line: its status, its detail and what is wrong with fields. */
function told(answer: ApiAnswer<unknown>): string {
  const { detail, errors = [] } = problemOf(answer);
  return [answer.status, detail, ...errors.map(({ message }) => message)].join(' ');
}

const listPending = async (team: WithId) =>
  expectOk(await call('GET /players/pending', { as: 'admin' })).filter(({ teamId }) => teamId === team.id);

const readSquadAs = async (as: 'admin' | 'noRole', { id }: WithId) =>
  expectOk(await call('GET /players/team/{id}', { as, params: { id } }));

const readScorers = async ({ id }: WithId) => {
  const scorers = expectOk(await call('GET /statistics/top-scorers', { query: { tournamentId: String(id) } }));
  return scorers.map(({ playerName }) => playerName);
};

/** A match in play in which Bruno Sosa, 23, was added to the home team, marked as present and has scored. */
async function playWithNewPlayer(jerseyNumber?: number) {
  const day = await createMatchDay();
  const { match, home, homePlayers } = day;
  const operation = newPlayerOf(home, jerseyNumber);
  const onPhone = newPlayerId(operation.id);
  const sent = [
    operation,
    presenceOf(home.id, [homePlayers[0].id, onPhone], 700),
    clockMark('start', 600),
    eventOf({ id: onPhone, teamId: home.id }, { ageSeconds: 300 }),
  ];
  const { results, sheet } = await sendOperations(match, sent);
  expect(outcomesOf({ results })).toEqual(['applied', 'applied', 'applied', 'applied']);
  const [added] = await listPending(home);
  if (!added) throw new Error('nobody waits');
  return { ...day, operation, onPhone, sent, sheet, added };
}

describe('a player whom a sheet adds', () => {
  test('plays at once under protest, with the goal that names him by his operation, once however often it is sent', async () => {
    const { match, tournament, home, homePlayers, operation, sent, sheet, added } = await playWithNewPlayer();
    expect(sheet.squads.home.find(({ id }) => id === added.id)).toMatchObject({
      lastName: 'Sosa',
      jerseyNumber: 23,
      suspension: '',
      awaitsApproval: true,
    });
    expect(sheet.newPlayers).toEqual([{ operationId: operation.id, teamId: home.id, playerId: added.id }]);
    expect(sheet.presence.home).toEqual([homePlayers[0].id, added.id]);
    expect(sheet.underProtest?.home).toEqual([added.id]);
    expect(sheet.events).toMatchObject([{ playerId: added.id, playerDisplayName: 'Bruno Sosa' }]);
    const cases = expectOk(await call('GET /tournaments/{id}/cases', { as: 'admin', params: { id: tournament.id } }));
    expect(cases).toMatchObject([{ kind: 'protest', match: { id: match.id }, subjectName: 'Bruno Sosa' }]);

    const again = await sendOperations(match, sent);
    expect(outcomesOf(again)).toEqual(['applied', 'applied', 'applied', 'applied']);
    expect(await listPending(home)).toHaveLength(1);
    expect(again.sheet.events).toHaveLength(1);

    // Another phone adds the same number, by the link.
    const headers = linkHeaders(await createLink(match));
    const second = await sendOperations(match, [newPlayerOf(home)], { headers });
    expect(outcomesOf(second)).toEqual(['applied']);
    expect(second.sheet.underProtest?.home, 'also whom nobody has marked as present').toHaveLength(2);
    expect((await listPending(home)).map(({ jerseyNumber }) => jerseyNumber)).toEqual([23, 23]);
  });

  test('waits with his goal when both sides have confirmed, and is there once an administrator applies him', async () => {
    const { match, home } = await createMatchDay();
    const operation = newPlayerOf(home);
    const goal = eventOf({ id: newPlayerId(operation.id), teamId: home.id });
    await sendOperations(match, [clockMark('start', 90), endOf(), confirmationOf('home'), confirmationOf('away')]);
    expect(outcomesOf(await sendOperations(match, [operation, goal]))).toEqual(['unapplied', 'unapplied']);
    expect(await listPending(home)).toEqual([]);
    expectOk(await decideOperation(match, operation, 'apply'));
    expect(expectOk(await decideOperation(match, goal, 'apply')).match.scoreDisplay).toBe('1 - 0');
    expect(await listPending(home)).toHaveLength(1);
  });
});

describe('until he is approved, his name is told', () => {
  test('to administrators and the own DT; others and the public pages have his number', async () => {
    // Skips the stream records of other tests.
    await readNewStreamRecords();
    const { match, home, tournament, added } = await playWithNewPlayer();
    await sendOperations(match, [endOf()]);
    await publishChanges();
    expect(await readScorers(tournament)).toEqual(['N.º 23']);
    const { events } = expectOk(await call('GET /matches/{id}/detail', { params: { id: match.id } }));
    expect(events.map(({ playerDisplayName }) => playerDisplayName)).toEqual(['N.º 23']);
    const nameFor = async (as: 'admin' | 'noRole') =>
      (await readSquadAs(as, home)).find(({ id }) => id === added.id)?.fullName;
    expect([await nameFor('admin'), await nameFor('noRole')]).toEqual(['Bruno Sosa', 'N.º 23']);
    const dt = await createSignedInUser({ roles: ['DT'], teamId: home.id });
    const seen = await call('GET /players/{id}', { headers: dt.headers, params: { id: added.id } });
    expect(expectOk(seen)).toMatchObject({ fullName: 'Bruno Sosa', pendingMatchId: match.id });
    const { events: reported } = expectOk(
      await call('GET /matches/{id}/report', { as: 'admin', params: { id: match.id } }),
    );
    expect(reported.map(({ playerDisplayName }) => playerDisplayName)).toEqual(['Bruno Sosa']);

    expectOk(await editPlayer(added, { status: 'active' }));
    await publishChanges();
    expect(await readScorers(tournament)).toEqual(['Bruno Sosa']);
  });
});

describe('an administrator', () => {
  test('is told whose number he has and approves him with another one; a DT does not', async () => {
    const { home, added } = await playWithNewPlayer(9);
    const owner = await createPlayer(home, { jerseyNumber: 9 });
    expect(await listPending(home)).toMatchObject([
      { jerseyNumber: 9, numberOwner: owner.fullName, teamName: home.name, status: 'inactive' },
    ]);
    const dt = await createSignedInUser({ roles: ['DT'], teamId: home.id });
    const { version: _any, dateOfBirth: _none, ...read } = added;
    const asCoach = await call('PUT /players/{id}', {
      headers: dt.headers,
      params: { id: added.id },
      body: { ...read, dateOfBirth: null, status: 'active', jerseyNumber: 8 },
    });
    expect(told(asCoach)).toMatch(/^403 Está por aprobar/);
    const approve = (jerseyNumber: number) => editPlayer(added, { status: 'active', jerseyNumber });
    expect(told(await approve(9))).toMatch(/^409 .*9/);
    const approved = expectOk(await approve(8));
    expect(approved).toMatchObject({ status: 'active', jerseyNumber: 8, squadSince: expect.any(String) });
    expect(approved.pendingMatchId).toBeUndefined();
    expect(await listPending(home)).toEqual([]);
  });

  test('says that he is one of the list, whose the goal, the presence and the number then are', async () => {
    const { match, tournament, homePlayers, home, added, onPhone } = await playWithNewPlayer();
    const [, same] = homePlayers;
    const sheet = expectOk(await mergePlayers(match, added, same));
    expect(sheet.events).toMatchObject([{ playerId: same.id }]);
    expect(sheet.presence.home).toEqual([homePlayers[0].id, same.id]);
    expect(sheet.underProtest?.home).toEqual([]);
    expect(sheet.shirts).toEqual([{ playerId: same.id, jerseyNumber: 23 }]);
    expect(await listPending(home)).toEqual([]);
    expect((await readSquadAs('admin', home)).map(({ id }) => id).sort()).toEqual(
      homePlayers.map(({ id }) => id).sort(),
    );
    const cases = expectOk(await call('GET /tournaments/{id}/cases', { as: 'admin', params: { id: tournament.id } }));
    expect(cases).toEqual([]);
    const late = await sendOperations(match, [eventOf({ id: onPhone, teamId: home.id }, { minute: 9 })]);
    expect(late.sheet.events.map(({ playerId }) => playerId)).toEqual([same.id, same.id]);
    expect((await mergePlayers(match, added, same)).status).toBe(400);
  });

  test('rejects him only when nothing of his match names him, whatever the verdicts of its kick-off', async () => {
    const { match, home, homePlayers, added, sheet } = await playWithNewPlayer();
    expect(told(await deletePlayer(added))).toMatch(/^409 .*1 evento/);
    const [goal] = sheet.events;
    await sendOperations(match, [
      { format: 1, id: crypto.randomUUID(), ageSeconds: 0, kind: 'correction', eventId: goal?.id ?? 0, remove: true },
    ]);
    expect(told(await deletePlayer(added))).toMatch(/^409 Está en la planilla/);
    await sendOperations(match, [presenceOf(home.id, [homePlayers[0].id])]);
    const dt = await createSignedInUser({ roles: ['DT'], teamId: home.id });
    const asCoach = await call('DELETE /players/{id}', { headers: dt.headers, params: { id: added.id } });
    expect(asCoach.status).toBe(403);
    expect((await deletePlayer(added)).status).toBe(204);
    expect(await listPending(home)).toEqual([]);
  });
});

describe('while he waits', () => {
  let waiting: Awaited<ReturnType<typeof playWithNewPlayer>>;
  beforeAll(async () => {
    waiting = await playWithNewPlayer();
  });

  test('an administrator is told why he cannot be one of the rival, nor one who waits himself', async () => {
    const { match, awayPlayers, home, homePlayers, added } = waiting;
    await sendOperations(match, [newPlayerOf(home, 24)]);
    const other = (await listPending(home)).find(({ jerseyNumber }) => jerseyNumber === 24);
    if (!other) throw new Error('nobody waits');
    const detail = 'Elegí un jugador del plantel del mismo equipo';
    expect(told(await mergePlayers(match, added, awayPlayers[0]))).toContain(detail);
    expect(told(await mergePlayers(match, added, other))).toContain(detail);
    expect(told(await mergePlayers(match, homePlayers[0], homePlayers[1]))).toContain('Esta planilla no lo agregó');
  });

  test('a pending player is not on the sheet of another match, and is not merged after an event of another match names him', async () => {
    const { match, home, away, tournament, homePlayers, added } = waiting;
    const other = await createScheduledMatch(tournament, home, away, {
      matchDate: '2026-03-01',
      status: 'in_progress',
    });
    expect((await readSheet(other)).squads.home.map(({ lastName }) => lastName)).not.toContain('Sosa');
    await createMatchEvent(other, added, 'yellowcard');
    expect(told(await mergePlayers(match, added, homePlayers[1]))).toMatch(/^409 Tiene goles o tarjetas/);
  });

  test('only administrators are told who waits, and only they merge', async () => {
    const { match, homePlayers, added } = waiting;
    expect((await call('GET /players/pending', { as: 'dt' })).status).toBe(403);
    const body = { playerId: added.id, samePlayerId: homePlayers[0].id };
    const params = { id: match.id };
    expect((await call('POST /matches/{id}/sheet/merge', { as: 'dt', params, body })).status).toBe(403);
    const headers = linkHeaders(await createLink(match));
    expect((await postOperations(match, [newPlayerOf({ id: 999_999 })], { headers })).status).toBe(200);
  });
});
