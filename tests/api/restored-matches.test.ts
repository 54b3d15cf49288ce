/** A deleted match comes back from 'Cambios' with all that belonged to it, for thirty days. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test } from 'vitest';
import { documentClient, tableName } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { call, problemOf, startApi, statusAndDetail } from '#tests/support/api.ts';
import {
  createCancha,
  createScheduledMatch,
  createTeams,
  createTournament,
  deleteMatch,
  expectOk,
  readMatch,
} from '#tests/support/api-fixtures.ts';
import { asBegunEarlier } from '#tests/support/begun-earlier.ts';
import { readChanges } from '#tests/support/changes.ts';
import {
  clockMark,
  createMatchDay,
  endOf,
  eventOf,
  presenceOf,
  readSheet,
  sendOperations,
} from '#tests/support/sheet-operations.ts';
import { publishChanges } from '#tests/support/stream.ts';

beforeAll(startApi);

interface WithId {
  readonly id: number;
}

const restore = ({ id }: WithId) => call('POST /matches/{id}/restore', { as: 'admin', params: { id } });

const newestOfMatch = async (cup: WithId, match: WithId) =>
  (await readChanges(cup)).find((change) => change.matchId === match.id && change.kind === 'match');

const listEvents = async ({ id }: WithId) => (await call('GET /matchevents/match/{id}', { params: { id } })).body;

const withoutTimes = ({ version: _version, now: _now, ...sheet }: Record<string, unknown>) => sheet;

test('with its events, its lineup and its sheet, once', async () => {
  const { tournament: cup, match, home, homePlayers } = await createMatchDay();
  const ids = homePlayers.slice(0, 2).map(({ id }) => id);
  const body = { formation: '1-2-2-1', positions: [{ positionId: 1, playerId: ids[0] ?? 0 }] };
  const lineupOf = { id: match.id, teamId: home.id };
  expectOk(await call('PUT /matches/{id}/lineup/{teamId}', { as: 'admin', params: lineupOf, body }));
  await sendOperations(match, [
    presenceOf(home.id, ids),
    clockMark('start', 60),
    eventOf(homePlayers[0]),
    eventOf(homePlayers[1]),
    endOf(),
  ]);
  const read = async () => ({
    match: withoutTimes({ ...(await readMatch(match)) }),
    events: (await listEvents(match)).map(({ version: _version, ...event }) => event),
    lineup: expectOk(await call('GET /matches/{id}/lineup/{teamId}', { as: 'admin', params: lineupOf })),
    clock: (await readSheet(match)).clock,
    present: (await readSheet(match)).presence,
  });
  const before = await read();
  expect(before.events).toHaveLength(2);
  expect((await restore(match)).status).toBe(409);
  await asBegunEarlier(match);
  expect((await deleteMatch(match)).status).toBe(204);
  await publishChanges();
  expect((await newestOfMatch(cup, match))?.canRestore).toBe(true);

  expectOk(await restore(match));
  expect(await read()).toEqual(before);
  const change = await newestOfMatch(cup, match);
  expect(change?.text).toContain('recuperó el partido');
  expect((await readChanges(cup)).filter(({ canRestore }) => canRestore)).toEqual([]);
  expect(statusAndDetail(await restore(match))).toEqual({ status: 409, detail: 'El partido no está borrado.' });
  expect((await deleteMatch(match)).status).toBe(204);
  expectOk(await restore(match));
  expect((await listEvents(match)).length).toBe(2);
});

test('but not while its cancha is taken, and without one that was deleted', async () => {
  const [home, away, other, another] = await createTeams('Lanús', 'Banfield', 'Talleres', 'Temperley');
  const cup = await createTournament({ teamIds: [home.id, away.id, other.id, another.id] });
  const cancha = await createCancha('La Redonda');
  const at = { matchDate: '2031-03-01', matchTime: '14:00', canchaId: cancha.id };
  const match = await createScheduledMatch(cup, home, away, at);
  await deleteMatch(match);
  const inTheWay = await createScheduledMatch(cup, other, another, at);
  const { status, detail } = problemOf(await restore(match));
  expect([status, detail]).toEqual([409, expect.stringContaining('La Redonda ya está en otro partido')]);
  await deleteMatch(inTheWay);
  expect((await call('DELETE /canchas/{id}', { as: 'admin', params: { id: cancha.id } })).status).toBe(204);
  expect(expectOk(await restore(match))).toMatchObject({ canchaId: 0, homeTeamId: home.id });
});

test('but not after thirty days, nor one that never was', async () => {
  const { tournament: cup, match } = await createMatchDay();
  await deleteMatch(match);
  await documentClient().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.deletedMatch(match.id),
      UpdateExpression: 'SET #ttl = :past',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':past': Math.floor(Date.now() / 1000) - 1 },
    }),
  );
  expect((await restore(match)).status).toBe(404);
  expect((await newestOfMatch(cup, match))?.canRestore).toBeUndefined();
  expect((await restore({ id: 987_654 })).status).toBe(404);
  expect((await call('POST /matches/{id}/restore', { as: 'dt', params: { id: match.id } })).status).toBe(403);
});
