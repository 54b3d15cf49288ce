/** What 'Cambios' says of a change, and of which kind it is. */
import { describe, expect, test } from 'vitest';
import {
  isUndoable,
  kindOfChange,
  type RecordedChange,
  type RecordedFields,
  recordedFields,
} from '#shared/domain/changes/recorded-change.ts';
import { storedMatch } from '#shared/domain/schemas/match.ts';
import { storedEvent } from '#shared/domain/schemas/match-event.ts';
import { notice } from '#shared/domain/schemas/notice.ts';
import { sanction } from '#shared/domain/schemas/sanction.ts';
import type { ChangeNames } from '#shared/text/changes/change-names.ts';
import { changeText } from '#shared/text/changes/change-text.ts';

const names: ChangeNames = {
  team: (id) => ({ 1: 'Norte', 2: 'Sur' })[Number(id)] ?? 'Por definir',
  player: (id) => (id === 0 ? '' : 'Pérez'),
  cancha: (id) => `Cancha ${id}`,
  official: (id) => (id === 0 ? 'sin asignar' : 'Sosa'),
  today: '2026-11-22',
};

const scheduled = {
  homeTeamId: 1,
  awayTeamId: 2,
  round: 'Fecha 3',
  status: 'scheduled',
  matchDate: '2026-11-28',
  matchTime: '14:00',
  location: 'Norte',
  canchaId: 1,
  refereeId: 0,
};
const inPlay = { ...scheduled, status: 'in_progress', homeScore: 0, awayScore: 0 };
const level = { ...inPlay, status: 'completed', homeScore: 1, awayScore: 1 };

const item = (version: number, fields: RecordedFields) => ({ version, fields });
const ofMatch = (before: RecordedFields, after: RecordedFields): RecordedChange => ({
  of: 'match',
  before: item(1, before),
  after: item(2, after),
});
const textOf = (change: RecordedChange) => changeText(change, names, 'Norte - Sur');

describe('a match:', () => {
  test.each<readonly [string, RecordedFields, RecordedFields, string, boolean]>([
    ['a first result', scheduled, level, 'cargó el resultado de Norte - Sur: 1 - 1', true],
    [
      'a corrected one',
      level,
      { ...level, homePenalties: 4, awayPenalties: 3 },
      'corrigió el resultado de Norte - Sur: 1 - 1 → 1 - 1 (4-3 pen.)',
      true,
    ],
    [
      'a walkover',
      scheduled,
      { ...level, homeScore: 3, awayScore: 0, walkover: 'away' },
      'cargó el resultado de Norte - Sur: 3 - 0 (W.O.)',
      true,
    ],
    ['the start', scheduled, inPlay, 'puso en juego el partido de Norte - Sur', true],
    ['a running score', inPlay, { ...inPlay, awayScore: 1 }, 'cambió el marcador de Norte - Sur: 0 - 0 → 0 - 1', true],
    ['a match in play again', level, inPlay, 'reabrió el partido de Norte - Sur', true],
    [
      'a date',
      scheduled,
      { ...scheduled, matchDate: '2026-11-29' },
      'cambió la fecha de Norte - Sur: sáb 28 nov 14:00 → dom 29 nov 14:00',
      true,
    ],
    [
      'a cancha and its place',
      scheduled,
      { ...scheduled, canchaId: 2, location: 'Sur' },
      'cambió la cancha de Norte - Sur: Cancha 1 → Cancha 2; cambió el lugar: Norte → Sur',
      true,
    ],
    [
      'a postponement',
      scheduled,
      { ...scheduled, status: 'postponed' },
      'postergó el partido de Norte - Sur sin fecha nueva',
      true,
    ],
    ['a cancellation', scheduled, { ...scheduled, status: 'cancelled' }, 'canceló el partido de Norte - Sur', true],
    [
      'a referee',
      scheduled,
      { ...scheduled, refereeId: 7 },
      'cambió el árbitro de Norte - Sur: sin asignar → Sosa',
      false,
    ],
    [
      'a goal changed by hand after the sheet',
      { ...level, scoreFollowsEvents: true },
      level,
      'dejó fijo el resultado de Norte - Sur: ya no sigue a los goles de la planilla',
      false,
    ],
    [
      'its undo',
      level,
      { ...level, scoreFollowsEvents: true },
      'hizo que el resultado de Norte - Sur vuelva a seguir a los goles de la planilla',
      false,
    ],
  ])('%s', (_what, before, after, text, canBeUndone) => {
    const change = ofMatch(before, after);
    expect([textOf(change), isUndoable(change)]).toEqual([text, canBeUndone]);
  });

  test('a form that sends an empty list in place of none changes nothing', () => {
    const change = ofMatch(scheduled, { ...scheduled, sheetUserIds: [] });
    expect(textOf(change)).toBe('guardó el partido de Norte - Sur sin cambios');
  });

  test('an end on the sheet says the result, and not that it follows the goals', () => {
    const change = ofMatch(inPlay, { ...level, scoreFollowsEvents: true });
    expect(textOf(change)).toBe('cargó el resultado de Norte - Sur: 1 - 1');
    expect(kindOfChange(change)).toBe('result');
  });
});

describe('an event:', () => {
  const goal = { id: 5, playerId: 9, teamId: 1, eventType: 'goal', minute: 12 };
  test.each<readonly [RecordedFields | null, RecordedFields | null, string]>([
    [null, goal, "anotó un gol de Pérez (12') en Norte - Sur"],
    [null, { ...goal, playerId: 0 }, "anotó un gol (12') en Norte - Sur"],
    [goal, { ...goal, minute: 14 }, "corrigió un gol de Pérez en Norte - Sur: 12' → 14'"],
    [
      goal,
      { ...goal, eventType: 'yellowcard' },
      "corrigió un evento en Norte - Sur: un gol de Pérez (12') → una tarjeta amarilla de Pérez (12')",
    ],
    [goal, null, "borró un gol de Pérez (12') en Norte - Sur"],
  ])('%j → %j', (before, after, text) => {
    const change: RecordedChange = { of: 'event', before: before && item(1, before), after: after && item(1, after) };
    expect([textOf(change), isUndoable(change)]).toEqual([text, true]);
  });

  test('one that was brought back says so', () => {
    expect(textOf({ of: 'event', before: null, after: item(3, goal) })).toBe(
      "recuperó un gol de Pérez (12') en Norte - Sur",
    );
  });
});

test.each([
  ['an end', { end: null }, { end: { observation: '' } }, 'cerró la planilla'],
  [
    "a second end's remark",
    { end: { observation: '' } },
    { end: { observation: 'Pelea' } },
    'agregó una observación a',
  ],
  ['a match in play again', { end: { observation: '' } }, { end: null }, 'reabrió la planilla'],
  [
    'a confirmation that was taken away',
    { confirmedAt: { home: '2026-11-22T18:00:00Z', away: null } },
    { confirmedAt: { home: null, away: null } },
    'quitó la confirmación del local en la planilla',
  ],
])('the sheet: %s', (_what, before, after, text) => {
  const said = textOf({ of: 'sheet', before: item(1, before), after: item(2, after) });
  expect(said.startsWith(text), said).toBe(true);
});

test.each([
  ['match', storedMatch, ['id', 'tournamentId', 'homeFrom', 'awayFrom', 'version']],
  ['event', storedEvent, ['version']],
  ['notice', notice, ['id', 'createdAt', 'version']],
  ['sanction', sanction, ['id', 'version', 'subjectName', 'teamName']],
] as const)('every field of a stored %s is recorded, so that an undo brings it back', (of, schema, others) => {
  const recorded: readonly string[] = [...recordedFields[of].always, ...recordedFields[of].changed, ...others];
  expect(Object.keys(schema.shape).filter((field) => !recorded.includes(field))).toEqual([]);
});

describe('a sanction', () => {
  const warned = { subject: { kind: 'team', id: 1 }, teamId: 1, status: 'decided', measures: [{ kind: 'warning' }] };
  const published = { ...warned, bulletin: { id: 9, year: 2026, number: 3 } };
  const change = (before: RecordedFields | null, after: RecordedFields | null, version = 1): RecordedChange => ({
    of: 'sanction',
    before: before && item(version, before),
    after: after && item(version + Number(before !== null), after),
  });
  test.each<readonly [string, RecordedChange, boolean]>([
    ['cargó la sanción de Norte: Amonestación', change(null, warned), true],
    ['cambió la sanción de Norte: el motivo', change({ ...warned, reason: 'a' }, { ...warned, reason: 'b' }), true],
    ['borró la sanción de Norte: Amonestación', change(warned, null), true],
    ['recuperó la sanción de Norte: Amonestación', change(null, { ...warned, isRestored: true }, 3), true],
    ['pasó a este torneo la sanción de Norte: Amonestación', change(null, warned, 3), false],
    ['publicó la sanción de Norte en el Boletín 3/2026: Amonestación', change(warned, published), false],
    ['anuló la sanción de Norte', change(published, { ...published, status: 'annulled' }), false],
  ])('%s', (text, told, canBeUndone) => {
    expect([textOf(told), isUndoable(told)]).toEqual([text, canBeUndone]);
  });
});

describe('a notice', () => {
  const told = { title: 'Lluvia', scope: { kind: 'federation' } };
  const revoked = { ...told, revokedAt: '2026-11-28T12:00:00.000Z' };
  test.each<readonly [string, RecordedFields | null, RecordedFields]>([
    ['publicó el aviso “Lluvia”', null, told],
    ['quitó el aviso “Lluvia”', { ...told, revokedAt: null }, revoked],
    ['volvió a publicar el aviso “Lluvia”', revoked, { ...told, revokedAt: null }],
    ['cambió el aviso “Lluvia”: el texto', { ...told, text: 'a' }, { ...told, text: 'b' }],
  ])('%s', (text, before, after) => {
    const change: RecordedChange = { of: 'notice', before: before && item(1, before), after: item(2, after) };
    expect([textOf(change), isUndoable(change)]).toEqual([text, true]);
  });
});

test('a map whose names come in another order has not changed', () => {
  const sanction = { subject: { kind: 'team', id: 1 }, teamId: 1, status: 'decided', measures: [{ kind: 'warning' }] };
  const turned = { ...sanction, subject: { id: 1, kind: 'team' } };
  const change: RecordedChange = { of: 'sanction', before: item(1, sanction), after: item(2, turned) };
  expect(changeText(change, names, null)).toBe('guardó la sanción de Norte sin cambios');
});
