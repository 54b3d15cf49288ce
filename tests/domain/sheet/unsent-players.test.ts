/** Players whom a phone adds: on the screen at once, once, and the same one after the server has given him an id. */
import { expect, test } from 'vitest';
import type { SheetOperation } from '#shared/domain/schemas/sheet.ts';
import type { SheetView } from '#shared/domain/schemas/sheet-view.ts';
import { newPlayerId } from '#shared/domain/sheet/new-players.ts';
import { operationText as textForAdministrator } from '#web/features/match-day/operation-text.ts';
import type { NewOperation, WaitingOperation } from '#web/features/sheet/queue/queued-operation.ts';
import { showSheet } from '#web/features/sheet/shown-sheet.ts';

const operationId = '6f3c2a10-7d1e-4b53-9a0c-00000000002a';
const onPhone = newPlayerId(operationId);
const nobody = { home: null, away: null };
const team = (id: number, name: string) => ({ id, name, displayName: name, logoUrl: '' });

/** The sheet of Norte (1) against Sur (2), both without players, as far as the screen reads it. */
const aView = (parts: Partial<SheetView> = {}): SheetView =>
  ({
    match: {
      status: 'in_progress',
      homeTeamId: 1,
      awayTeamId: 2,
      homeTeam: team(1, 'Norte'),
      awayTeam: team(2, 'Sur'),
      homeScore: 0,
      awayScore: 0,
    },
    rules: { matchMinutes: 30, periods: 1, blueMinutes: 2, walkoverGoals: 3 },
    clock: { halves: [] },
    squads: { home: [], away: [] },
    presence: nobody,
    confirmedAt: nobody,
    events: [],
    unapplied: [],
    end: null,
    now: '2026-03-07T17:00:00.000Z',
    ...parts,
  }) as unknown as SheetView;

const waiting = (id: string, content: NewOperation): WaitingOperation => ({ id, content, madeAt: 0, answer: null });
const player = { teamId: 1, firstName: 'Bruno', lastName: 'Sosa', jerseyNumber: 23 };
const added = waiting(operationId, { kind: 'newPlayer', ...player });
const goal = waiting('g1', { kind: 'event', teamId: 1, playerId: onPhone, eventType: 'goal', minute: 3 });

const idsOf = ({ squads }: Pick<SheetView, 'squads'>) => squads.home.map(({ id }) => id);
/** What the server tells once it has stored him as 99. */
const told = aView({
  squads: { home: [{ id: 99, ...player, suspension: '', awaitsApproval: true }], away: [] },
  newPlayers: [{ operationId, teamId: 1, playerId: 99 }],
} as unknown as Partial<SheetView>);

test('a player whom the phone adds is in the squad with his goal before anything is sent', () => {
  const shown = showSheet(aView(), [added, goal], 0);
  expect(idsOf(shown)).toEqual([onPhone]);
  expect(shown.events).toMatchObject([{ playerId: onPhone }]);
  expect(shown.underProtest.home).toEqual([onPhone]);
});

test('he is there once when the server knows him already, and the goal that waits is his', () => {
  for (const operations of [[added, goal], [goal]]) {
    const shown = showSheet(told, operations, 0);
    expect(idsOf(shown)).toEqual([99]);
    expect(shown.events).toMatchObject([{ playerId: 99 }]);
  }
});

test('one whom the sheet has no room for is not shown', () => {
  const full = Array.from({ length: 5 }, (_, at) => ({ operationId: `full-${at}`, teamId: 1, playerId: at + 1 }));
  expect(idsOf(showSheet(aView({ newPlayers: full }), [added], 0))).toEqual([]);
});

test('an administrator reads who waits, and whose goal waits with him', () => {
  const operation = { ...added.content, id: operationId } as unknown as SheetOperation;
  const late = { ...goal.content, id: 'g1' } as unknown as SheetOperation;
  const unapplied = [operation, late].map((each) => ({ operation: each, at: '', by: 0 }));
  const sheet = aView({ unapplied });
  expect(textForAdministrator(operation, sheet)).toBe('Agregar a Bruno Sosa (n.º 23) a Norte');
  expect(textForAdministrator(late, sheet)).toBe("Gol: Bruno Sosa, Norte, 3'");
  expect(textForAdministrator(late, told)).toBe("Gol: Bruno Sosa, Norte, 3'");
});
