/** Two phones at one match: what both recorded of the same goal or card is found, and one of them asks about it. */
import { expect, test } from 'vitest';
import { findDoubled, findTwin } from '#web/features/sheet/own-events.ts';
import type { SheetEvent } from '#web/features/sheet/shown-sheet.ts';
import { instant, norte, sur } from './sheet-notation.ts';

const anEvent = (operationId: string, seconds: number, more: Partial<SheetEvent> = {}): SheetEvent => ({
  id: 0,
  operationId,
  at: instant(seconds),
  teamId: norte,
  playerId: 0,
  eventType: 'goal',
  minute: 5,
  playerDisplayName: '',
  ...more,
});
/** Events of this phone have ids that begin with 'own'. */
const isOwn = ({ operationId }: Pick<SheetEvent, 'operationId'>) => operationId?.startsWith('own') ?? false;
const yellow = (operationId: string, playerId: number) =>
  anEvent(operationId, 60, { eventType: 'yellowcard', playerId });

test.each([
  ['a goal within a minute', anEvent('other', 60), anEvent('own', 119), true],
  ['a goal after more than a minute', anEvent('other', 60), anEvent('own', 121), false],
  ['a goal of which one phone knows the scorer', anEvent('other', 60, { playerId: 11 }), anEvent('own', 70), true],
  ['goals of two players', anEvent('other', 60, { playerId: 11 }), anEvent('own', 70, { playerId: 12 }), false],
  ["the rival's goal", anEvent('other', 60), anEvent('own', 70, { teamId: sur }), false],
  ['an own goal beside a goal', anEvent('other', 60, { eventType: 'owngoal' }), anEvent('own', 70), false],
  ["the player's card", yellow('other', 11), yellow('own', 11), true],
  ["another player's card", yellow('other', 11), yellow('own', 12), false],
  ["this phone's own earlier goal", anEvent('own 1', 60), anEvent('own 2', 70), false],
  ['a goal that was entered without a sheet', anEvent('other', 60, { at: null }), anEvent('own', 70), false],
])('%s may be the same: %s', (_what, recorded, own, isFound) => {
  expect(findTwin({ events: [recorded] }, own, isOwn) !== undefined).toBe(isFound);
});

const asks = (otherId: number, ownId: number, distinct: string[] = []) => {
  const events = [anEvent('other', 60, { id: otherId }), anEvent('own', 61, { id: ownId })];
  return findDoubled({ events }, { isOwn, distinct })?.event.operationId ?? null;
};

test('the phone whose event came later asks, and not about what it was told to be another one', () => {
  expect(asks(7, 8)).toBe('own');
  expect(asks(7, 0)).toBe('own');
  expect(asks(8, 7)).toBeNull();
  expect(asks(7, 8, ['own'])).toBeNull();
});
