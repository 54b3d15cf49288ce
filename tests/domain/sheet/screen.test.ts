/** What the live sheet shows by the state of its match: which step, what it says of refusals, why there is none. */
import { expect, test } from 'vitest';
import type { OperationOutcome } from '#shared/domain/schemas/sheet.ts';
import { noticesOf } from '#web/features/sheet/head/notices-of.ts';
import { initiallyMarked } from '#web/features/sheet/presence/use-presence.ts';
import type { NewOperation } from '#web/features/sheet/queue/queued-operation.ts';
import type { SheetModel } from '#web/features/sheet/sheet-model.ts';
import { sideOfSheet } from '#web/features/sheet/sheet-sides.ts';
import { stepThatFits } from '#web/features/sheet/sheet-step.ts';
import { reasonAgainstSheet, type ShownSheet } from '#web/features/sheet/shown-sheet.ts';

const side = (id: number, displayName: string) => ({ id, displayName, logoUrl: '' });

/** A sheet of Norte (1) against Sur (2) as far as steps and notices read it. */
const aSheet = (status: string, parts: Partial<ShownSheet> = {}) =>
  ({
    match: { status, homeTeamId: 1, awayTeamId: 2, homeTeam: side(1, 'Norte'), awayTeam: side(2, 'Sur') },
    clock: { halves: [] },
    squads: { home: [], away: [] },
    presence: { home: null, away: null },
    toldAt: '2026-03-07T17:00:00.000Z',
    underProtest: { home: [], away: [] },
    events: [],
    end: null,
    confirmedAt: { home: null, away: null },
    ...parts,
  }) as unknown as ShownSheet;
const bothConfirmed = { confirmedAt: { home: '2026-11-22T18:01:00Z', away: '2026-11-22T18:02:00Z' } };
const anEnd = { at: '2026-11-22T18:00:00Z', observation: '' };

test.each([
  ['the confirmations of a match whose end was refused', 'closing', aSheet('in_progress'), 'play'],
  ['the confirmations of a walkover that was refused', 'closing', aSheet('scheduled'), 'presence'],
  ['the confirmations of an ended match', 'closing', aSheet('completed', { end: anEnd }), 'closing'],
  ["another phone's end, while this one asks for it", 'end', aSheet('completed', { end: anEnd }), 'closing'],
  ['goals that are added after the end', 'play', aSheet('completed', { end: anEnd }), 'play'],
  ['what records events, once both sides have confirmed', 'play', aSheet('completed', bothConfirmed), 'closing'],
] as const)('%s: the step %s of the sheet is followed by the one that fits', (_what, name, sheet, fitting) => {
  expect(stepThatFits({ name }, sheet).name).toBe(fitting);
});

const aGoal = { id: 0, operationId: 'g1', at: null, teamId: 1, playerId: 0, eventType: 'goal', minute: 4 } as const;

test('the question for a scorer is closed when its goal is taken back', () => {
  const recorded = { operationId: 'g1' };
  const step = {
    name: 'player',
    entry: { side: 'home', eventType: 'goal', minute: 4, recorded, replaces: null },
  } as const;
  const events = [{ ...aGoal, playerDisplayName: '' }];
  expect(stepThatFits(step, aSheet('in_progress', { events })).name).toBe('player');
  expect(stepThatFits(step, aSheet('in_progress')).name).toBe('play');
  const card = { ...step, entry: { ...step.entry, eventType: 'redcard', recorded: null } } as const;
  expect(stepThatFits(card, aSheet('in_progress')).name).toBe('player');
});

test.each([
  ['scheduled', ''],
  ['postponed', 'Este partido está postergado: un administrador tiene que ponerle fecha.'],
  ['cancelled', 'Este partido está cancelado.'],
])('a match that is %s says about its sheet: %s', (status, reason) => {
  expect(reasonAgainstSheet(aSheet(status), { needs: null, why: '' })).toBe(reason);
});

const confirmed = 'Los dos equipos ya confirmaron esta planilla.';

test("a sheet that was confirmed on another phone is closed for the link's holder, and not on the phone that confirmed it", () => {
  const sending = { needs: 'reopening', why: confirmed } as const;
  const before = { confirmedAt: { home: anEnd.at, away: null } };
  expect(reasonAgainstSheet(aSheet('in_progress', before), sending)).toBe(confirmed);
  const after = { end: anEnd, confirmedAt: { home: anEnd.at, away: anEnd.at } };
  expect(reasonAgainstSheet(aSheet('completed', after), sending)).toBe('');
});

test('only players who may still be marked are shown as present, so that the presence can be recorded', () => {
  const squad = [11, 12, 13].map((id) => ({
    id,
    jerseyNumber: id,
    isInLineup: id < 13,
    suspension: id === 12 ? 'roja' : '',
  }));
  const markedOf = (home: number[] | null) => {
    const parts = { squads: { home: squad, away: [] }, presence: { home, away: null } } as object;
    return initiallyMarked(sideOfSheet(aSheet('scheduled', parts), 'home'));
  };
  // Number 12 was suspended since, and 19 has left the team.
  expect(markedOf([11, 12, 13, 19])).toEqual([11, 13]);
  expect(markedOf([])).toEqual([]);
  expect(markedOf(null)).toEqual([11]);
});

test.each([
  ['link', 'La organización anuló este enlace.'],
  ['permission', 'No sos Planillero de este partido.'],
] as const)('that the server refuses whoever keeps the sheet is told with nothing to send: %s', (needs, why) => {
  expect(noticesOf(...noticeArguments({ sending: { needs, why, unsent: 0 } })).map(({ text }) => text)).toEqual([why]);
});

const noticesAbout = (content: NewOperation, outcome: Exclude<OperationOutcome, 'applied'>) => {
  const answered = [{ id: '1', content, madeAt: 0, answer: { outcome, message: 'Por algo.' } }];
  return noticesOf(...noticeArguments({ answered })).map(({ text }) => text);
};

function noticeArguments(parts: object): Parameters<typeof noticesOf> {
  const model = { sheet: aSheet('in_progress'), answered: [], sending: { needs: null }, storageWarning: '', ...parts };
  const nothing = () => undefined;
  const actions = {
    onSignIn: nothing,
    open: nothing,
    isConfirmed: false,
    takenConfirmations: { sides: [], forget: nothing },
    ownEvents: { isOwn: () => false, add: nothing, markDistinct: nothing, distinct: [] },
    recording: { unite: nothing },
    isWarningRead: false,
    question: null,
    onWarningRead: nothing,
  };
  return [model as unknown as SheetModel, actions];
}

const anEndOperation = { kind: 'end', homePenalties: null, awayPenalties: null, walkover: null } as const;

test.each<[NewOperation, string]>([
  [{ kind: 'presence', teamId: 1, playerIds: [] }, 'No se pudieron guardar los presentes de Norte. Por algo.'],
  [{ kind: 'confirmation', side: 'away', by: 'Ana Paz' }, 'No se pudo confirmar por Sur. Por algo.'],
  [{ kind: 'clock', action: 'pause' }, 'No se pudo pausar el reloj. Por algo.'],
  [{ ...anEndOperation, observation: '' }, 'No se pudo finalizar el partido. Por algo.'],
  [{ kind: 'event', teamId: 2, playerId: 0, eventType: 'goal', minute: 4 }, "No se cargó: Gol de Sur, 4'."],
])('a refused operation is told in a Spanish sentence: %j', (content, text) => {
  expect(noticesAbout(content, 'refused')).toEqual([text]);
});

test('a refused correction leads to the list while its event is on it, else it is only read', () => {
  const content = { kind: 'correction', operationId: 'g1', minute: 5 } as const;
  const answered = [{ id: '1', content, madeAt: 0, answer: { outcome: 'refused', message: 'Por algo.' } }];
  const actionOf = (sheet: ShownSheet) => noticesOf(...noticeArguments({ sheet, answered }))[0]?.action.label;
  expect(actionOf(aSheet('in_progress', { events: [{ ...aGoal, playerDisplayName: '' }] }))).toBe('Ver');
  expect(actionOf(aSheet('in_progress'))).toBe('Entendido');
});

test('a remark that waits for an administrator is told as such', () => {
  expect(noticesAbout({ ...anEndOperation, observation: 'Pelea' }, 'unapplied')).toEqual([
    'Sin aplicar: tu observación. Lo revisa un administrador.',
  ]);
});
