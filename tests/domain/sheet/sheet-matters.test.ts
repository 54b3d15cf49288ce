/** What an organiser should look at in the sheets of some days. */
import { expect, test } from 'vitest';
import { mattersOfSheet } from '#shared/domain/sheet/sheet-matters.ts';

type Sheet = Parameters<typeof mattersOfSheet>[0];

const now = { date: '2026-11-28', time: '16:00' };
const aSheet = (match: Partial<Sheet['match']>, more: Partial<Sheet> = {}): Sheet => ({
  match: { status: 'scheduled', matchDate: now.date, matchTime: '15:30', ...match },
  unapplied: 0,
  observation: '',
  redCards: 0,
  sheetUserIds: [4],
  link: null,
  ...more,
});
const yesterday = '2026-11-27';

test.each<[string, Sheet, string[]]>([
  ['a match that is half an hour late', aSheet({}), []],
  ['one that is an hour late', aSheet({ matchTime: '15:00' }), ['lateStart']],
  ['one of yesterday that was not played', aSheet({ matchDate: yesterday }), ['lateStart']],
  ['a postponed one', aSheet({ matchDate: yesterday, status: 'postponed' }), []],
  ['one in play', aSheet({ status: 'in_progress', matchTime: '13:01' }), []],
  ['one in play since three hours', aSheet({ status: 'in_progress', matchTime: '13:00' }), ['notClosed']],
  [
    'one with a remark, red cards and late goals',
    aSheet({ status: 'completed' }, { observation: 'Pelea', redCards: 2, unapplied: 1 }),
    ['unapplied', 'remark', 'redCard'],
  ],
])('%s: %j', (_what, sheet, matters) => {
  expect(mattersOfSheet(sheet, [sheet], now)).toEqual(matters);
});

test('that nobody has a sheet matters today, where somebody has another one of the day', () => {
  const free = aSheet({ matchTime: '18:00' }, { sheetUserIds: [] });
  const [assigned, linked] = [aSheet({}), aSheet({}, { sheetUserIds: [], link: { expiresAt: '' } })];
  expect(mattersOfSheet(free, [free, assigned], now)).toEqual(['unassigned']);
  expect(mattersOfSheet(free, [free, linked], now)).toEqual(['unassigned']);
  expect(mattersOfSheet(free, [free], now)).toEqual([]);
  const tomorrow = aSheet({ matchDate: '2026-11-29' }, { sheetUserIds: [] });
  expect(mattersOfSheet(tomorrow, [tomorrow, assigned], now)).toEqual([]);
});
