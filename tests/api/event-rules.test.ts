/** Which goals and cards can be recorded, and what they do to the score (shared/domain/RULES.md, E and R5). */
import { beforeAll, expect, test } from 'vitest';
import { limits } from '#shared/domain/limits.ts';
import type { EventType } from '#shared/domain/schemas/match-event.ts';
import { problemOf, startApi } from '#tests/support/api.ts';
import { show, shown } from '#tests/support/cards.ts';
import { anyMatch, aScheduledMatch, aTournament, made, readMatch, record, teamsCalled } from '#tests/support/given.ts';
import { aPlayer } from '#tests/support/players.ts';

beforeAll(startApi);

async function aMatchInPlay() {
  const match = await anyMatch({ status: 'in_progress' });
  return { match, player: await aPlayer({ id: match.homeTeamId ?? 0 }) };
}

test.each(['scheduled', 'cancelled'] as const)('an event of a match that is %s is refused', async (status) => {
  const match = await anyMatch({ status });
  const answer = await show(match, await aPlayer({ id: match.homeTeamId ?? 0 }), 'yellowcard');
  expect([answer.status, problemOf(answer).code]).toEqual([409, 'conflict']);
});

test('a walkover takes a card and no goal', async () => {
  const { match, player } = await aMatchInPlay();
  made(await record(match, '3-0', { walkover: 'away' }));
  const statusOf = async (type: EventType) => (await show(match, player, type)).status;
  expect([await statusOf('goal'), await statusOf('owngoal'), await statusOf('bluecard')]).toEqual([409, 409, 201]);
});

test('an event of a team or a player that is not of the match is refused', async () => {
  const { match, player } = await aMatchInPlay();
  const [other] = await teamsCalled('Tala');
  const stranger = await aPlayer(other);
  const ofOtherTeam = await show(match, stranger, 'goal');
  const inWrongTeam = await show(match, { ...player, teamId: match.awayTeamId ?? 0 }, 'goal');
  expect([ofOtherTeam.status, problemOf(ofOtherTeam).errors[0]?.path]).toEqual([400, 'teamId']);
  expect([inWrongTeam.status, problemOf(inWrongTeam).errors[0]?.path]).toEqual([400, 'playerId']);
});

test.each([
  [0, 400],
  [1, 201],
  [20, 201],
  [21, 400],
])('in matches of 20 minutes, minute %d is answered %d', async (minute, status) => {
  const [home, away] = await teamsCalled('Ombú', 'Ceibo');
  const short = await aTournament({ rules: { matchMinutes: 20 } });
  const match = await aScheduledMatch(short, home, away, { status: 'in_progress' });
  expect((await show(match, await aPlayer(home), 'goal', minute)).status).toBe(status);
});

test('a goal of a player who was sent off is recorded', async () => {
  const { match, player } = await aMatchInPlay();
  await shown(match, player, 'redcard', 5);
  expect((await show(match, player, 'goal', 9)).status).toBe(201);
});

test('a goal more than the score is recorded, and the score stands', async () => {
  const { match, player } = await aMatchInPlay();
  made(await record(match, '0-0'));
  await shown(match, player, 'goal');
  expect(await readMatch(match)).toMatchObject({ homeScore: 0, awayScore: 0 });
});

test('a match takes eighty events, and no more', async () => {
  const { match, player } = await aMatchInPlay();
  for (let count = 0; count < limits.eventsOfMatch; count += 1) await shown(match, player, 'bluecard');
  const answer = await show(match, player, 'bluecard');
  expect([answer.status, problemOf(answer).detail]).toEqual([409, 'Un partido tiene como máximo 80 eventos.']);
});
