/** Events can be changed only in matches in play or completed, and deleted in any match. */
import { beforeAll, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { problemOf, startApi } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  editMatch,
  expectOk,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { createMatchEvent, deleteEvent, editMatchEvent } from '#tests/support/match-events.ts';
import { createPlayer } from '#tests/support/players.ts';

let home: Team;
let away: Team;
let cup: Tournament;
let scorer: Player;

beforeAll(async () => {
  await startApi();
  [home, away] = await createTeams('Ombú', 'Ceibo');
  cup = await createTournament();
  scorer = await createPlayer(home);
});

const createMatchInPlay = () => createScheduledMatch(cup, home, away, { status: 'in_progress' });
const setStatus = async (match: Match, status: Match['status']) => expectOk(await editMatch(match, { status }));

test('an event can be changed while its match is in play or completed', async () => {
  const match = await createMatchInPlay();
  const goal = await createMatchEvent(match, scorer, 'goal');
  const edit = async (minute: number, eventType: 'goal' | 'owngoal') =>
    expect(expectOk(await editMatchEvent({ ...goal, minute }, eventType))).toMatchObject({ minute, eventType });
  await edit(3, 'owngoal');
  await setStatus(match, 'completed');
  await edit(4, 'goal');
});

test('an event of a match that is scheduled or cancelled can change neither its type nor its minute, but be deleted', async () => {
  const match = await createMatchInPlay();
  const goals = [await createMatchEvent(match, scorer, 'goal'), await createMatchEvent(match, scorer, 'goal')] as const;
  for (const [at, status] of (['scheduled', 'cancelled'] as const).entries()) {
    await setStatus(match, status);
    const goal = goals[at] as (typeof goals)[0];
    for (const answer of [
      await editMatchEvent(goal, 'yellowcard'),
      await editMatchEvent({ ...goal, minute: 3 }, 'goal'),
    ])
      expect([status, answer.status, problemOf(answer).code]).toEqual([status, 409, 'conflict']);
    expect((await deleteEvent(goal)).status).toBe(204);
  }
});

test('in a match that became a walkover a goal can change its minute, but a card cannot become a goal', async () => {
  const match = await createMatchInPlay();
  const goal = await createMatchEvent(match, scorer, 'goal');
  const card = await createMatchEvent(match, await createPlayer(away), 'redcard');
  expectOk(await saveScore(match, '3-0', { walkover: 'away' }));
  expect((await editMatchEvent({ ...goal, minute: 3 }, 'goal')).status).toBe(200);
  expect((await editMatchEvent(card, 'goal')).status).toBe(409);
});
