/** When operations of a sheet happened, by their age. */
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi } from '#tests/support/api.ts';
import { createSheetTeams, type SheetTeams } from '#tests/support/sheet-matches.ts';
import { clockMark, correctionOf, eventOf, sendOperations } from '#tests/support/sheet-operations.ts';

let teams: SheetTeams;
beforeAll(async () => {
  await startApi();
  teams = await createSheetTeams();
});

describe('the times of operations', () => {
  test('are the arrival less the age, not before the day before the match', async () => {
    const match = await teams.scheduleMatch();
    const year = 31_536_000;
    const [start, goal] = [clockMark('start', year), eventOf(teams.homePlayers[0], { ageSeconds: 120 })];
    const { sheet } = await sendOperations(match, [start, goal]);
    const startedAt = Date.parse(sheet.clock.halves[0]?.startedAt ?? '');
    expect(startedAt).toBeGreaterThan(Date.parse(`${match.matchDate}T00:00:00Z`) - 86_400_000);
    expect(startedAt).toBeLessThan(Date.parse(`${match.matchDate}T00:00:00Z`));
    const age = Date.parse(sheet.now) - Date.parse(sheet.events[0]?.at ?? '');
    expect(age).toBeGreaterThanOrEqual(120_000);
    expect(age).toBeLessThan(180_000);
  });

  test('are never later than the arrival, even for a match of another day', async () => {
    const match = await teams.scheduleMatch({ matchDate: '2099-03-07' });
    const { sheet } = await sendOperations(match, [clockMark('start')]);
    expect(Date.parse(sheet.clock.halves[0]?.startedAt ?? '')).toBeLessThanOrEqual(Date.parse(sheet.now));
  });

  test('of operations made within a second keep the order in which they were sent', async () => {
    const match = await teams.scheduleMatch();
    const goal = eventOf(teams.homePlayers[0], { minute: 5 });
    const minutes = [6, 7, 8, 9, 10, 11].map((minute) => correctionOf(goal, { minute }));
    const { sheet } = await sendOperations(match, [clockMark('start', 0), goal, ...minutes]);
    expect(sheet.events).toMatchObject([{ minute: 11 }]);
  });
});
