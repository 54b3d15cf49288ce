/** Events can be changed in matches in play or completed only, and deleted in any (DESIGN §2.19). */
import { beforeAll, describe, expect, test } from 'vitest';
import { problemOf, startApi } from '#tests/support/api.ts';
import { changeEvent, deleteEvent, recordEvent } from '#tests/support/cards.ts';
import { createMatch, edit, expectOk, readMatch, record } from '#tests/support/given.ts';
import { aPlayer } from '#tests/support/players.ts';

beforeAll(startApi);

/** A goal of the home team in a match that was in play and then got another status. */
async function aGoalOf(status: 'scheduled' | 'cancelled' | 'in_progress' | 'completed') {
  const match = await createMatch({ status: 'in_progress' });
  const goal = await recordEvent(match, await aPlayer({ id: match.homeTeamId ?? 0 }), 'goal');
  return { goal, match: expectOk(await edit(await readMatch(match), { status })) };
}

describe.each(['scheduled', 'cancelled'] as const)('an event of a match that is %s', (status) => {
  test('is not changed, whether in its type or its minute', async () => {
    const { goal } = await aGoalOf(status);
    expect((await changeEvent(goal, 'yellowcard')).status).toBe(409);
    const answer = await changeEvent({ ...goal, minute: 3 }, 'goal');
    expect({ status: answer.status, code: problemOf(answer).code }).toEqual({ status: 409, code: 'conflict' });
  });

  test('is deleted', async () => {
    const { goal } = await aGoalOf(status);
    expect((await deleteEvent(goal)).status).toBe(204);
  });
});

test.each(['in_progress', 'completed'] as const)('an event of a match that is %s is changed', async (status) => {
  const { goal } = await aGoalOf(status);
  expect(expectOk(await changeEvent({ ...goal, minute: 3 }, 'owngoal'))).toMatchObject({
    minute: 3,
    eventType: 'owngoal',
  });
});

test('a goal of what became a walkover gets another minute, but no card becomes one', async () => {
  const { goal, match } = await aGoalOf('in_progress');
  const card = await recordEvent(match, await aPlayer({ id: match.awayTeamId ?? 0 }), 'redcard');
  expectOk(await record(match, '3-0', { walkover: 'away' }));
  expect((await changeEvent({ ...goal, minute: 3 }, 'goal')).status).toBe(200);
  expect((await changeEvent(card, 'goal')).status).toBe(409);
});
