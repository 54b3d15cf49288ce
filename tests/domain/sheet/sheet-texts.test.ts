/** What the screens of a sheet say about operations, in words. */
import { expect, test } from 'vitest';
import type { SheetOperation } from '#shared/domain/schemas/sheet.ts';
import type { SheetView } from '#shared/domain/schemas/sheet-view.ts';
import { hasLinkEnded } from '#shared/domain/sheet/link-end.ts';
import { operationText } from '#web/features/match-day/operation-text.ts';
import { asSentence, momentText, sinceText } from '#web/features/sheet/problems/queue-text.ts';

const parts = { format: 1 as const, id: 'a', ageSeconds: 0 };
const goalWithoutScorer = { id: 4, operationId: null, eventType: 'goal', playerDisplayName: '', minuteFormatted: "5'" };
const sheet = {
  match: { homeTeamId: 1, homeTeam: { name: 'Lanús' }, awayTeamId: 2, awayTeam: { name: 'Banfield' } },
  squads: { home: [{ id: 9, firstName: 'Ana', lastName: 'Gómez' }], away: [] },
  events: [goalWithoutScorer, { ...goalWithoutScorer, id: 5, playerDisplayName: 'Ana Gómez' }],
} as unknown as SheetView;
const correction = (change: object) => ({ ...parts, kind: 'correction', ...change }) as SheetOperation;

test.each([
  [{ eventId: 4, remove: true }, "Borrar Gol sin goleador, 5'"],
  [{ eventId: 5, remove: true }, "Borrar Gol de Ana Gómez, 5'"],
  [{ eventId: 5, playerId: 0 }, "Cambiar Gol de Ana Gómez, 5' → sin goleador"],
  [{ eventId: 4, playerId: 9, minute: 6 }, "Cambiar Gol sin goleador, 5' → Ana Gómez, 6'"],
  [{ eventId: 5, minute: null }, "Cambiar Gol de Ana Gómez, 5' → sin minuto"],
  [{ eventId: 4, eventType: 'redcard', playerId: 0 }, "Cambiar Gol sin goleador, 5' → Tarjeta roja, sin jugador"],
])('the correction %j that waits for an administrator reads %s', (change, text) => {
  expect(operationText(correction(change), sheet)).toBe(text);
});

test('since when something is not sent names the day when it is not today', () => {
  const today = { hourOf: () => '15:05', dayOf: () => '' };
  const earlier = { ...today, dayOf: () => 'dom 22 nov' };
  expect([sinceText(today, 0), momentText(today, 0)]).toEqual(['las 15:05', '15:05']);
  expect([sinceText(earlier, 0), momentText(earlier, 0)]).toEqual(['el dom 22 nov a las 15:05', 'dom 22 nov 15:05']);
});

test('a reason ends with one full stop, whether it is a sentence of the server or a few words', () => {
  expect(['Sin conexión', 'Enviando…', 'No sos Planillero de este partido.'].map(asSentence)).toEqual([
    'Sin conexión.',
    'Enviando…',
    'No sos Planillero de este partido.',
  ]);
});

test.each([
  ['2026-11-22', '23:59', false],
  ['2026-11-23', '11:59', false],
  ['2026-11-23', '12:00', true],
  ['2026-11-24', '00:00', true],
])('at %s %s the link to a match of 22 November has ended: %s', (date, time, hasEnded) => {
  expect(hasLinkEnded({ matchDate: '2026-11-22' }, { date, time })).toBe(hasEnded);
});
