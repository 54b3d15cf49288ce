/** How fast one user or sheet link may write; the clock stands still, so that nothing is given back meanwhile. */
import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { environment } from '#functions/platform/environment.ts';
import { documentClient, tableName } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { limits } from '#shared/domain/limits.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { call, callUntyped, problemOf, startApi } from '#tests/support/api.ts';
import { createTeam, expectOk } from '#tests/support/api-fixtures.ts';
import { createSheetTeams, type SheetTeams } from '#tests/support/sheet-matches.ts';
import {
  clockMark,
  endOf,
  eventOf,
  outcomesOf,
  postOperations,
  sendOperations,
} from '#tests/support/sheet-operations.ts';
import { createLink, linkHeaders, setClock } from '#tests/support/sheets.ts';
import { createSignedInUser } from '#tests/support/users.ts';

let teams: SheetTeams;
beforeAll(async () => {
  await startApi();
  teams = await createSheetTeams();
});

const frozen = new Date().toISOString();
const secondsLater = (seconds: number) => vi.setSystemTime(Date.parse(frozen) + seconds * 1000);

/** A write every two seconds, and four at once. */
beforeEach(() => {
  const { userWrites: usual } = environment();
  Object.assign(environment(), { userWrites: { perMinute: 30, burst: 4 } });
  onTestFinished(() => void Object.assign(environment(), { userWrites: usual }));
});

/** A team whose DT saves its lineup. */
async function createCoach() {
  const team = await createTeam('Lanús');
  const { headers } = await createSignedInUser({ roles: ['DT'], teamId: team.id });
  return { headers, params: { id: team.id } };
}

const lineup = { formation: '1-2-2-1', positions: [] };
type Coach = Awaited<ReturnType<typeof createCoach>>;
const saveLineup = (coach: Coach) => call('PUT /teams/{id}/lineup', { ...coach, body: lineup });

async function statusesOf(count: number, write: () => Promise<{ status: number }>): Promise<number[]> {
  return (await Promise.all(Array.from({ length: count }, write))).map(({ status }) => status).sort();
}

describe('a DT', () => {
  test('writes as often at once as a burst allows, then as often as the rate does, and delays no other DT', async () => {
    const [coach, other] = [await createCoach(), await createCoach()];
    setClock(frozen);
    expect(await statusesOf(6, () => saveLineup(coach))).toEqual([200, 200, 200, 200, 429, 429]);
    const refused = await saveLineup(coach);
    expect(refused.headers['retry-after']).toBe('2');
    expect(problemOf(refused)).toMatchObject({
      code: 'too-many-requests',
      detail: 'Hiciste muchos cambios muy seguidos. Esperá 2 segundos y volvé a intentar.',
    });
    expect((await saveLineup(other)).status).toBe(200);
    secondsLater(6);
    expect(await statusesOf(4, () => saveLineup(coach))).toEqual([200, 200, 200, 429]);
    secondsLater(600);
    expect(await statusesOf(5, () => saveLineup(coach))).toEqual([200, 200, 200, 200, 429]);
  });

  test('beyond the rate is told what is wrong with a body (400), and 429 before whether something exists (404)', async () => {
    const coach = await createCoach();
    setClock(frozen);
    await statusesOf(4, () => saveLineup(coach));
    expect((await callUntyped('PUT /teams/{id}/lineup', { ...coach, body: {} })).status).toBe(400);
    expect((await saveLineup({ ...coach, params: { id: 987654 } })).status).toBe(429);
    expect((await call('GET /teams/{id}', coach)).status).toBe(200);
  });
});

test('an administrator writes as fast as they like', async () => {
  const { params } = await createCoach();
  setClock(frozen);
  const save = () => call('PUT /teams/{id}/lineup', { as: 'admin', params, body: lineup });
  expect(await statusesOf(6, save)).toEqual([200, 200, 200, 200, 200, 200]);
});

/** A match with a link to its sheet, whose holder sends one thing that no sheet takes. */
async function createMatchWithLink() {
  const match = await teams.scheduleMatch();
  const headers = linkHeaders(await createLink(match));
  const sendGarbage = () => postOperations(match, [{ ...clockMark('start'), format: 9 } as never], { headers });
  return { match, headers, sendGarbage, player: teams.homePlayers[0] };
}

describe('the holder of a link', () => {
  test('who sends what is refused reaches the limit, and others go on with the sheet', async () => {
    const { match, sendGarbage } = await createMatchWithLink();
    setClock(frozen);
    expect(await statusesOf(6, sendGarbage)).toEqual([200, 200, 200, 200, 429, 429]);
    expect(outcomesOf(await sendOperations(match, [clockMark('start')]))).toEqual(['applied']);
  });

  test('sends what a phone kept in one request, and waits until the rate allows the next one', async () => {
    const { match, headers, player } = await createMatchWithLink();
    setClock(frozen);
    const kept = [clockMark('start'), ...Array.from({ length: 9 }, () => eventOf(player))];
    expect(outcomesOf(await sendOperations(match, kept, { headers }))).toEqual(kept.map(() => 'applied'));
    const refused = await postOperations(match, [eventOf(player)], { headers });
    expect(`${refused.status} ${refused.headers['retry-after']}`).toBe('429 14');
    secondsLater(14);
    expect(outcomesOf(await sendOperations(match, [eventOf(player)], { headers }))).toEqual(['applied']);
  });
});

/** Leaves room for so many operations on the match's sheet. */
const fillSheetExceptFor = (places: number, { id, tournamentId }: Match) =>
  documentClient().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.sheet(tournamentId, id),
      UpdateExpression: 'SET operations = :filled',
      ExpressionAttributeValues: { ':filled': limits.operationsOfSheet - places },
    }),
  );

test('operations that come second and change nothing leave the room of a sheet to others', async () => {
  const { match, headers, player } = await createMatchWithLink();
  await sendOperations(match, [clockMark('start')]);
  await fillSheetExceptFor(3, match);
  const repeated = [clockMark('start'), clockMark('start'), clockMark('start')];
  expect(outcomesOf(await sendOperations(match, repeated, { headers }))).toEqual(repeated.map(() => 'superseded'));
  const end = [eventOf(player), endOf(), endOf(), endOf()];
  const outcomes = ['applied', 'applied', 'superseded', 'superseded'];
  setClock(new Date(Date.now() + 3_600_000).toISOString());
  expect(outcomesOf(await sendOperations(match, end, { headers }))).toEqual(outcomes);
});

test('refused operations leave the room of a sheet to others', async () => {
  const { match, headers, player } = await createMatchWithLink();
  await sendOperations(match, [clockMark('start')]);
  await fillSheetExceptFor(1, match);
  const ofNobody = { ...eventOf(player), playerId: 987654 };
  const [refused, again] = [
    expectOk(await postOperations(match, [ofNobody], { headers })),
    expectOk(await postOperations(match, [ofNobody], { headers })),
  ];
  expect(outcomesOf(refused)).toEqual(['refused']);
  expect(again.results).toEqual(refused.results);
  const [last, tooMany] = [eventOf(player), { ...eventOf(player), id: randomUUID() }];
  expect(outcomesOf(await sendOperations(match, [last, tooMany], { headers }))).toEqual(['applied', 'refused']);
});
