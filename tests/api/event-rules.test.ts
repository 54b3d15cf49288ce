/** Which goals and cards can be recorded, and what they do to the score (shared/domain/RULES.md, Events). */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test } from 'vitest';
import { documentClient, tableName } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { limits } from '#shared/domain/limits.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { EventType } from '#shared/domain/schemas/match-event.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { call, problemOf, startApi } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  expectOk,
  playMatch,
  readMatch,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { createMatchEvent, editMatchEvent, postMatchEvent } from '#tests/support/match-events.ts';
import { createPlayer } from '#tests/support/players.ts';
import { eventOf, outcomesOf, sendOperations } from '#tests/support/sheet-operations.ts';

let home: Team;
let away: Team;
/** A tournament whose matches last 20 minutes. */
let cup: Tournament;
let player: Player;
/** A match in play of which no test asks for all its events. */
let inPlay: Match;

beforeAll(async () => {
  await startApi();
  [home, away] = await createTeams('Ombú', 'Ceibo');
  cup = await createTournament({ rules: { matchMinutes: 20 } });
  player = await createPlayer(home);
  inPlay = await createOwnMatch('in_progress');
});

const createOwnMatch = (status: Match['status']) => createScheduledMatch(cup, home, away, { status });

test.each(['scheduled', 'cancelled'] as const)('an event of a match that is %s is refused', async (status) => {
  const answer = await postMatchEvent(await createOwnMatch(status), player, 'yellowcard');
  expect([answer.status, problemOf(answer).code]).toEqual([409, 'conflict']);
});

test('a walkover accepts a card but no goal', async () => {
  const match = await createOwnMatch('in_progress');
  expectOk(await saveScore(match, '3-0', { walkover: 'away' }));
  const statusOf = async (type: EventType) => (await postMatchEvent(match, player, type)).status;
  expect([await statusOf('goal'), await statusOf('owngoal'), await statusOf('bluecard')]).toEqual([409, 409, 201]);
});

test('an event of a team or a player outside the match is refused', async () => {
  const [other] = await createTeams('Tala');
  const stranger = await createPlayer(other);
  const ofOtherTeam = await postMatchEvent(inPlay, stranger, 'goal');
  const inWrongTeam = await postMatchEvent(inPlay, { ...player, teamId: away.id }, 'goal');
  expect([ofOtherTeam.status, problemOf(ofOtherTeam).errors[0]?.path]).toEqual([400, 'teamId']);
  expect([inWrongTeam.status, problemOf(inWrongTeam).errors[0]?.path]).toEqual([400, 'playerId']);
});

test('a goal of a match of 20 minutes is in one of its minutes', async () => {
  const statuses: number[] = [];
  for (const minute of [0, 1, 20, 21]) statuses.push((await postMatchEvent(inPlay, player, 'goal', minute)).status);
  expect(statuses).toEqual([400, 201, 201, 400]);
});

test('a goal may be without a minute, and comes last of its match', async () => {
  const match = await createOwnMatch('in_progress');
  const unknown = await createMatchEvent(match, player, 'goal', null);
  const absent = { matchId: match.id, playerId: player.id, teamId: player.teamId, eventType: 'owngoal' as const };
  expectOk(await call('POST /matchevents', { as: 'admin', body: absent }));
  await createMatchEvent(match, player, 'yellowcard', 20);
  const events = expectOk(await call('GET /matchevents/match/{id}', { params: { id: match.id } }));
  expect(events.map(({ eventType, minute, minuteFormatted }) => [eventType, minute, minuteFormatted])).toEqual([
    ['yellowcard', 20, "20'"],
    ['goal', null, ''],
    ['owngoal', null, ''],
  ]);
  expect(problemOf(await editMatchEvent(unknown, 'redcard')).errors[0]?.path).toBe('minute');
  expect(problemOf(await postMatchEvent(match, player, 'bluecard', null)).errors[0]?.path).toBe('minute');
});

test('a goal of a player who was sent off before is recorded', async () => {
  await createMatchEvent(inPlay, player, 'redcard', 5);
  expect((await postMatchEvent(inPlay, player, 'goal', 9)).status).toBe(201);
});

test('a goal beyond the score of a completed match is recorded, and the score stays', async () => {
  const match = await playMatch(cup, home, '0-0', away);
  await createMatchEvent(match, player, 'goal');
  expect(await readMatch(match)).toMatchObject({ homeScore: 0, awayScore: 0 });
});

/** Sets the stored number of events of a match. */
const setEventCount = ({ tournamentId, id }: Match, count: number) =>
  documentClient().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.eventCount(tournamentId, id),
      UpdateExpression: 'SET n = :count',
      ExpressionAttributeValues: { ':count': count },
    }),
  );

test('a match has at most eighty events', async () => {
  const match = await createOwnMatch('in_progress');
  await setEventCount(match, limits.eventsOfMatch - 2);
  const fromSheet = await sendOperations(match, [eventOf(player, { eventType: 'bluecard' })]);
  expect(outcomesOf(fromSheet)).toEqual(['applied']);
  await createMatchEvent(match, player, 'bluecard');
  const answer = await postMatchEvent(match, player, 'bluecard');
  expect([answer.status, problemOf(answer).detail]).toEqual([409, 'Un partido tiene como máximo 80 eventos.']);
});
