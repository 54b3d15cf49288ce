/** What corrections make of the events of a sheet. */
import { describe, expect, test } from 'vitest';
import { correction, event, eventsOf, norte, play, start, sur } from './sheet-notation.ts';

const goal = event('g1', 11, 65);

describe('corrections:', () => {
  test('the scorer is named later, and the minute corrected', () => {
    const unnamed = event('g1', 0, 65, { teamId: norte });
    const { state } = play([
      start,
      unnamed,
      correction('g1', 80, { playerId: 12 }),
      correction('g1', 90, { minute: 1 }),
    ]);
    expect(eventsOf(state)).toEqual(["12 goal 1'"]);
  });

  test("a goal's minute can be taken away", () => {
    const { state, last } = play([start, goal, correction('g1', 80, { minute: null })]);
    expect(last?.outcome).toBe('applied');
    expect(state.events.map(({ minute }) => minute)).toEqual([null]);
  });

  test('of two corrections of a field the one made last stays, whichever arrives first', () => {
    const [first, second] = [correction('g1', 80, { playerId: 12 }), correction('g1', 90, { playerId: 13, minute: 5 })];
    for (const entries of [
      [first, second],
      [second, first],
    ]) {
      expect(eventsOf(play([start, goal, ...entries]).state)).toEqual(["13 goal 5'"]);
    }
  });

  test('a goal is given to the other side, and its scorer stays behind', () => {
    const { state, score } = play([start, goal, correction('g1', 80, { teamId: sur })]);
    expect(score).toBe('0-1');
    expect(state.events).toMatchObject([{ teamId: sur, playerId: 0 }]);
    const named = play([correction('g1', 90, { teamId: sur, playerId: 21 })], state);
    expect(eventsOf(named.state)).toEqual(["21 goal 2'"]);
  });

  test('of a move and a name the one made last stays, whichever arrives first', () => {
    const [move, name] = [
      correction('g1', 80, { teamId: sur, playerId: 0 }),
      correction('g1', 90, { teamId: norte, playerId: 12 }),
    ];
    for (const entries of [
      [goal, move, name],
      [goal, name, move],
      [move, name, goal],
    ])
      expect(play([start, ...entries]).state.events).toMatchObject([{ teamId: norte, playerId: 12 }]);
  });

  test('a card is given to the other side with its player, and not without one', () => {
    const card = event('c1', 11, 65, { eventType: 'yellowcard' });
    expect(play([start, card, correction('c1', 80, { teamId: sur })]).last?.outcome).toBe('refused');
    const moved = play([start, card, correction('c1', 80, { teamId: sur, playerId: 22 })]);
    expect(eventsOf(moved.state)).toEqual(["22 yellowcard 2'"]);
  });

  test('a removed event stays removed, also when it is corrected or removed again', () => {
    const { state, results, score } = play([
      start,
      goal,
      correction('g1', 80, { remove: true }),
      correction('g1', 90, { playerId: 12 }),
      correction('g1', 95, { remove: true }),
    ]);
    expect({ events: state.events, score }).toEqual({ events: [], score: '0-0' });
    expect(results.map(({ outcome }) => outcome)).toEqual(['applied', 'applied', 'applied', 'superseded', 'applied']);
  });

  test('an event that an administrator brought back is corrected and removed like any other', () => {
    const { state: without } = play([start, goal, correction('g1', 80, { remove: true })]);
    const broughtBack = { ...play([start, goal]).state, corrections: without.corrections };
    expect(eventsOf(play([correction('g1', 90, { playerId: 12 })], broughtBack).state)).toEqual(["12 goal 2'"]);
    expect(play([correction('g1', 95, { remove: true })], broughtBack)).toMatchObject({
      score: '0-0',
      last: { outcome: 'applied' },
    });
  });

  test('what an administrator changed of an event stays when something else of it is corrected', () => {
    const { state } = play([start, goal, correction('g1', 80, { minute: 9 })]);
    const changed = { ...state, events: state.events.map((each) => ({ ...each, minute: 4 })) };
    expect(eventsOf(play([correction('g1', 90, { playerId: 12 })], changed).state)).toEqual(["12 goal 4'"]);
  });

  test('what arrives before its event counts once the event arrives', () => {
    const early = [correction('g1', 80, { playerId: 12 }), correction('g2', 85, { remove: true })];
    const { state, results } = play([start, ...early, goal, event('g2', 13, 70)]);
    expect(eventsOf(state)).toEqual(["12 goal 2'"]);
    expect(results.every(({ outcome }) => outcome === 'applied')).toBe(true);
  });

  test('an event that was not recorded on the sheet is corrected by its own id', () => {
    const recorded = { id: 7, operationId: null, at: null, teamId: norte, playerId: 11, minute: 3 };
    const inPlay = { ...play([start]).state, homeScore: 1, events: [{ ...recorded, eventType: 'goal' as const }] };
    const byId = correction('', 60, { eventId: 7, eventType: 'owngoal' });
    const { operationId: _none, ...operation } = byId.operation as { operationId?: string };
    expect(play([{ ...byId, operation: operation as never }], inPlay).score).toBe('0-1');
    expect(play([{ ...byId, operation: { ...operation, eventId: 8 } as never }], inPlay).last).toEqual({
      outcome: 'refused',
      message: 'Ese evento ya no está en la planilla.',
    });
  });

  test.each([
    ['a player of the rival', { playerId: 21 }, /no es del equipo/],
    ['a team that does not play', { teamId: 3 }, /no juega este partido/],
    ['a minute after the last', { minute: 31 }, /30 o menos/],
    ['a card without a minute', { eventType: 'redcard', minute: null }, /lleva su minuto/],
    ['a card without a player', { eventType: 'redcard', playerId: 0 }, /a quién/],
  ] as const)('%s is refused, and the event stays', (_what, parts, message) => {
    const { last, state } = play([start, goal, correction('g1', 80, parts)]);
    expect(last).toEqual({ outcome: 'refused', message: expect.stringMatching(message) });
    expect(eventsOf(state)).toEqual(["11 goal 2'"]);
  });

  test('a match keeps only so many corrections of events that never arrive', () => {
    const entries = Array.from({ length: 161 }, (_, at) => correction(`unknown ${at}`, at, { minute: 1 }));
    expect(play([start, ...entries]).last?.outcome).toBe('refused');
  });
});
