/** Which goals and cards can be recorded, and what they do to the score (shared/domain/RULES.md, Events). */
import { beforeAll, expect, test } from 'vitest';
import { limits } from '#shared/domain/limits.ts';
import type { EventType } from '#shared/domain/schemas/match-event.ts';
import { call, problemOf, startApi } from '#tests/support/api.ts';
import {
  createMatch,
  createScheduledMatch,
  createTeams,
  createTournament,
  expectOk,
  readMatch,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { createMatchEvent, editMatchEvent, postMatchEvent } from '#tests/support/match-events.ts';
import { createPlayer } from '#tests/support/players.ts';
import { eventOf, sendOperations } from '#tests/support/sheet-operations.ts';

beforeAll(startApi);

async function createMatchInPlay() {
  const match = await createMatch({ status: 'in_progress' });
  return { match, player: await createPlayer({ id: match.homeTeamId ?? 0 }) };
}

test.each(['scheduled', 'cancelled'] as const)('an event of a match that is %s is refused', async (status) => {
  const match = await createMatch({ status });
  const answer = await postMatchEvent(match, await createPlayer({ id: match.homeTeamId ?? 0 }), 'yellowcard');
  expect([answer.status, problemOf(answer).code]).toEqual([409, 'conflict']);
});

test('a walkover accepts a card but no goal', async () => {
  const { match, player } = await createMatchInPlay();
  expectOk(await saveScore(match, '3-0', { walkover: 'away' }));
  const statusOf = async (type: EventType) => (await postMatchEvent(match, player, type)).status;
  expect([await statusOf('goal'), await statusOf('owngoal'), await statusOf('bluecard')]).toEqual([409, 409, 201]);
});

test('an event of a team or a player outside the match is refused', async () => {
  const { match, player } = await createMatchInPlay();
  const [other] = await createTeams('Tala');
  const stranger = await createPlayer(other);
  const ofOtherTeam = await postMatchEvent(match, stranger, 'goal');
  const inWrongTeam = await postMatchEvent(match, { ...player, teamId: match.awayTeamId ?? 0 }, 'goal');
  expect([ofOtherTeam.status, problemOf(ofOtherTeam).errors[0]?.path]).toEqual([400, 'teamId']);
  expect([inWrongTeam.status, problemOf(inWrongTeam).errors[0]?.path]).toEqual([400, 'playerId']);
});

test('a goal of a match of 20 minutes is in one of its minutes', async () => {
  const [home, away] = await createTeams('Ombú', 'Ceibo');
  const short = await createTournament({ rules: { matchMinutes: 20 } });
  const match = await createScheduledMatch(short, home, away, { status: 'in_progress' });
  const player = await createPlayer(home);
  const statuses: number[] = [];
  for (const minute of [0, 1, 20, 21]) statuses.push((await postMatchEvent(match, player, 'goal', minute)).status);
  expect(statuses).toEqual([400, 201, 201, 400]);
});

test('a goal may be without a minute, and comes last of its match', async () => {
  const { match, player } = await createMatchInPlay();
  const unknown = await createMatchEvent(match, player, 'goal', null);
  const absent = { matchId: match.id, playerId: player.id, teamId: player.teamId, eventType: 'owngoal' as const };
  expectOk(await call('POST /matchevents', { as: 'admin', body: absent }));
  await createMatchEvent(match, player, 'yellowcard', 30);
  const events = expectOk(await call('GET /matchevents/match/{id}', { params: { id: match.id } }));
  expect(events.map(({ eventType, minute, minuteFormatted }) => [eventType, minute, minuteFormatted])).toEqual([
    ['yellowcard', 30, "30'"],
    ['goal', null, ''],
    ['owngoal', null, ''],
  ]);
  expect(problemOf(await editMatchEvent(unknown, 'redcard')).errors[0]?.path).toBe('minute');
  expect(problemOf(await postMatchEvent(match, player, 'bluecard', null)).errors[0]?.path).toBe('minute');
});

test('a goal of a player who was sent off before is recorded', async () => {
  const { match, player } = await createMatchInPlay();
  await createMatchEvent(match, player, 'redcard', 5);
  expect((await postMatchEvent(match, player, 'goal', 9)).status).toBe(201);
});

test('a goal beyond the score of a completed match is recorded, and the score stays', async () => {
  const { match, player } = await createMatchInPlay();
  expectOk(await saveScore(match, '0-0'));
  await createMatchEvent(match, player, 'goal');
  expect(await readMatch(match)).toMatchObject({ homeScore: 0, awayScore: 0 });
});

test('a match has at most eighty events', async () => {
  const { match, player } = await createMatchInPlay();
  const cards = Array.from({ length: limits.eventsOfMatch - 1 }, () => eventOf(player, { eventType: 'bluecard' }));
  for (let at = 0; at < cards.length; at += limits.operationsAtOnce)
    await sendOperations(match, cards.slice(at, at + limits.operationsAtOnce));
  await createMatchEvent(match, player, 'bluecard');
  const answer = await postMatchEvent(match, player, 'bluecard');
  expect([answer.status, problemOf(answer).detail]).toEqual([409, 'Un partido tiene como máximo 80 eventos.']);
});
