/** Events can be changed only in matches in play or completed, and deleted in any match. */
import { beforeAll, describe, expect, test } from 'vitest';
import { problemOf, startApi } from '#tests/support/api.ts';
import { createMatch, editMatch, expectOk, readMatch, saveScore } from '#tests/support/api-fixtures.ts';
import { createMatchEvent, deleteEvent, editMatchEvent } from '#tests/support/match-events.ts';
import { createPlayer } from '#tests/support/players.ts';

beforeAll(startApi);

/** Records a goal of the home team in a match in play, then gives the match another status. */
async function recordGoalThenSetStatus(status: 'scheduled' | 'cancelled' | 'in_progress' | 'completed') {
  const match = await createMatch({ status: 'in_progress' });
  const goal = await createMatchEvent(match, await createPlayer({ id: match.homeTeamId ?? 0 }), 'goal');
  return { goal, match: expectOk(await editMatch(await readMatch(match), { status })) };
}

describe.each(['scheduled', 'cancelled'] as const)('an event of a match that is %s', (status) => {
  test('can change neither its type nor its minute', async () => {
    const { goal } = await recordGoalThenSetStatus(status);
    expect((await editMatchEvent(goal, 'yellowcard')).status).toBe(409);
    const answer = await editMatchEvent({ ...goal, minute: 3 }, 'goal');
    expect({ status: answer.status, code: problemOf(answer).code }).toEqual({ status: 409, code: 'conflict' });
  });

  test('can be deleted', async () => {
    const { goal } = await recordGoalThenSetStatus(status);
    expect((await deleteEvent(goal)).status).toBe(204);
  });
});

test.each(['in_progress', 'completed'] as const)('an event of a match that is %s can be changed', async (status) => {
  const { goal } = await recordGoalThenSetStatus(status);
  expect(expectOk(await editMatchEvent({ ...goal, minute: 3 }, 'owngoal'))).toMatchObject({
    minute: 3,
    eventType: 'owngoal',
  });
});

test('in a match that became a walkover a goal can change its minute, but a card cannot become a goal', async () => {
  const { goal, match } = await recordGoalThenSetStatus('in_progress');
  const card = await createMatchEvent(match, await createPlayer({ id: match.awayTeamId ?? 0 }), 'redcard');
  expectOk(await saveScore(match, '3-0', { walkover: 'away' }));
  expect((await editMatchEvent({ ...goal, minute: 3 }, 'goal')).status).toBe(200);
  expect((await editMatchEvent(card, 'goal')).status).toBe(409);
});
