/** The rows of 'Cambios': a save of several changes is one, and a bulk change is one whatever was saved meanwhile. */
import { expect, test } from 'vitest';
import type { Change, ChangeGroup } from '#shared/domain/schemas/change.ts';
import { groupChanges } from '#web/features/changes/group-changes.ts';

const zone = 'America/Argentina/Buenos_Aires';
const group = { id: 'g1', kind: 'postpone', text: 'Se postergó la Fecha 3', count: 3 } as ChangeGroup;

const changeAt = (time: string, by: number, groupId: string | null = null) =>
  ({ id: `${time} ${by} ${groupId}`, at: `2026-11-22T${time}Z`, by, byName: `U${by}`, groupId }) as Change;

const rowsOf = (changes: readonly Change[], groups: readonly ChangeGroup[]) =>
  groupChanges(changes, groups, zone).map(({ date, saves }) => [
    date,
    ...saves.map((save) => `${save.group?.text ?? save.byName}: ${save.changes.length}`),
  ]);

test('a bulk change is one row at its newest change, over midnight and over other saves', () => {
  const changes = [
    changeAt('03:00:02', 1, 'g1'),
    changeAt('03:00:01', 2),
    changeAt('03:00:01', 2),
    changeAt('02:59:59', 1, 'g1'),
    changeAt('02:59:58', 1),
  ];
  expect(rowsOf(changes, [group])).toEqual([
    ['2026-11-22', 'Se postergó la Fecha 3: 2', 'U2: 2'],
    ['2026-11-21', 'U1: 1'],
  ]);
});

test('without the list of bulk changes, their changes are rows by person and moment', () => {
  const changes = [changeAt('15:00:02', 1, 'g1'), changeAt('15:00:02', 1, 'g1'), changeAt('15:00:01', 1, 'g1')];
  expect(rowsOf(changes, [])).toEqual([['2026-11-22', 'U1: 2', 'U1: 1']]);
});
