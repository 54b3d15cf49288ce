/** What operations make of a sheet: presence, goals and cards, corrections, the end, and what comes after it. */
import { describe, expect, test } from 'vitest';
import { applyByAdministrator } from '#shared/domain/sheet/apply-operation.ts';
import { recordForStatus } from '#shared/domain/sheet/reopened.ts';
import { withShirt } from '#shared/domain/sheet/shirts.ts';
import {
  confirmation,
  context,
  correction,
  end,
  event,
  eventsOf,
  norte,
  play,
  presence,
  remark,
  scheduledMatch,
  shirt,
  start,
  sur,
} from './sheet-notation.ts';

const goal = event('g1', 11, 65);

describe('presence:', () => {
  test('the list that was made last stays, whichever arrives first', () => {
    const [first, second] = [presence(norte, [11, 12], 0), presence(norte, [11, 13], 60)];
    expect(play([first, second]).state.presence.home?.value).toEqual([11, 13]);
    const late = play([second, first]);
    expect(late.state.presence.home?.value).toEqual([11, 13]);
    expect(late.last).toEqual({ outcome: 'superseded', message: 'Otro dispositivo marcó después quiénes están.' });
  });

  test('a suspended player is refused by name', () => {
    const { last, state } = play([presence(norte, [11, 16], 0)]);
    expect(last).toEqual({ outcome: 'refused', message: 'Juan Pérez 16 no puede jugar por suspensión.' });
    expect(state.presence.home).toBeNull();
  });

  test.each([
    ['a player of the rival', presence(norte, [11, 21], 0), /ya no es del equipo/],
    ['a team that does not play', presence(3, [], 0), /no juega este partido/],
  ])('%s is refused', (_what, entry, message) => {
    expect(play([entry]).last).toEqual({ outcome: 'refused', message: expect.stringMatching(message) });
  });
});

describe('goals and cards:', () => {
  test('the score follows the goals, and an own goal counts for the rival', () => {
    const { state, score } = play([
      start,
      goal,
      event('g2', 21, 130, { eventType: 'owngoal' }),
      event('g2 card', 22, 140, { eventType: 'yellowcard' }),
      event('g3', 0, 200, { teamId: sur }),
    ]);
    expect({ score, events: eventsOf(state) }).toEqual({
      score: '2-1',
      events: ["11 goal 2'", "21 owngoal 3'", "22 yellowcard 3'", "0 goal 4'"],
    });
  });

  test('an event starts a match whose start was not recorded', () => {
    const { state, score } = play([goal]);
    expect({ status: state.status, score, halves: state.clock.halves }).toEqual({
      status: 'in_progress',
      score: '1-0',
      halves: [],
    });
    expect(play([start], state).last?.outcome).toBe('applied');
  });

  test.each([
    ['of a team that does not play', { teamId: 3 }, /no juega/],
    ['of a player of the rival', { teamId: sur }, /no es del equipo/],
    ['without a player', { eventType: 'redcard', playerId: 0 }, /a quién/],
    ['after the last minute', { minute: 31 }, /30 o menos/],
  ] as const)('an event %s is refused', (_what, parts, message) => {
    const { last, state } = play([start, event('e1', 11, 60, parts)]);
    expect(last).toEqual({ outcome: 'refused', message: expect.stringMatching(message) });
    expect(state.events).toEqual([]);
  });

  test('a suspended player may score, because that is for the federation to judge', () => {
    expect(play([start, event('g1', 16, 60)]).last?.outcome).toBe('applied');
  });

  test('a goal before the clock runs has no minute, and a card needs one', () => {
    const unclocked = play([event('g1', 11, 0, { minute: null })]);
    expect(eventsOf(unclocked.state)).toEqual(["11 goal ?'"]);
    expect(play([event('c1', 11, 0, { eventType: 'redcard', minute: null })]).last?.outcome).toBe('refused');
  });

  test('the 81st event is refused', () => {
    const entries = Array.from({ length: 81 }, (_, at) => event(`g${at}`, 11, at));
    expect(play(entries).last).toEqual({ outcome: 'refused', message: 'Un partido tiene como máximo 80 eventos.' });
  });

  test.each(['cancelled', 'postponed'] as const)('an event of a match that is %s is refused', (status) => {
    expect(play([goal], { ...scheduledMatch, status }).last?.outcome).toBe('refused');
  });

  test('a match whose teams are not known yet takes no operation', () => {
    const { last } = play([start], { ...scheduledMatch, awayTeamId: null });
    expect(last).toEqual({ outcome: 'refused', message: 'Todavía no se sabe qué equipos juegan este partido.' });
  });

  test('a running score that was corrected by hand keeps its difference', () => {
    const byHand = { ...play([start]).state, homeScore: 2 };
    expect(play([goal], byHand).score).toBe('3-0');
  });
});

describe('the end:', () => {
  test('completes the match with the score of its events, and the first end counts', () => {
    const ended = play([start, goal, end(1800, { observation: 'Faltó una red' })]);
    expect(ended).toMatchObject({ score: '1-0', state: { status: 'completed', scoreFollowsEvents: true } });
    const second = play([end(1900)], ended.state);
    expect(second.last).toEqual({
      outcome: 'superseded',
      message: 'El partido ya se había finalizado: vale el primer final.',
    });
    expect(second.state).toBe(ended.state);
  });

  test('an event that arrives later still counts', () => {
    expect(play([start, goal, end(1800), event('g2', 21, 700)]).score).toBe('1-1');
  });

  test('a match that did not begin ends only as a walkover', () => {
    expect(play([end(0)]).last).toEqual({
      outcome: 'refused',
      message: 'El partido todavía no empezó: si un equipo no se presentó, elegí cuál.',
    });
    expect(play([end(0, { walkover: 'away' })])).toMatchObject({ score: '3-0', state: { status: 'completed' } });
  });

  test('goals do not change the score of a walkover', () => {
    expect(play([start, end(300, { walkover: 'home' }), goal]).score).toBe('0-3');
    expect(play([start, goal, end(300, { walkover: 'home' })]).score).toBe('0-3');
  });

  test('a shoot-out counts while the match is level', () => {
    const level = play([start, goal, event('g2', 21, 90), end(1800, { homePenalties: 4, awayPenalties: 3 })]);
    expect(level.score).toBe('1-1 (4-3)');
    const late = play([event('g3', 22, 1000)], level.state);
    expect(late.score).toBe('1-2');
    expect(play([correction('g3', 1900, { remove: true })], late.state).score).toBe('1-1 (4-3)');
  });

  test.each([
    ['on a match that is not level', { homePenalties: 4, awayPenalties: 3 }, /la planilla dice 1 - 0/],
    ['of one side only', { homePenalties: 4 }, /empatado/],
    ['on a walkover', { homePenalties: 4, awayPenalties: 3, walkover: 'home' }, /no presentación/],
  ] as const)('a shoot-out %s is refused', (_what, parts, message) => {
    const { last, state } = play([start, goal, end(1800, parts)]);
    expect(last).toEqual({ outcome: 'refused', message: expect.stringMatching(message) });
    expect(state.status).toBe('in_progress');
  });

  test.each([
    [{ homePenalties: 4, awayPenalties: 4 }, 'Los penales no pueden terminar empatados.'],
    [{ homePenalties: 4, awayPenalties: null }, 'Faltan los penales de uno de los equipos.'],
  ])('a shoot-out without a winner is refused (%j)', (parts, message) => {
    expect(play([start, end(1800, parts)]).last).toEqual({ outcome: 'refused', message });
  });
});

describe('after the end:', () => {
  const ended = play([start, goal, end(1800)]).state;
  const confirmed = play([confirmation('home', 1810), confirmation('away', 1820)], ended).state;

  test('each side confirms once, and only an ended match', () => {
    expect(play([start, confirmation('home', 10)]).last?.message).toMatch(/Primero hay que finalizar/);
    expect(play([confirmation('home', 1830)], confirmed).last?.outcome).toBe('superseded');
    expect(Object.values(confirmed.confirmedAt)).toHaveLength(2);
  });

  test('a confirmation of a score that the match has no more is refused, and of the one it has is taken', () => {
    const corrected = play([event('g2', 12, 100)], ended).state;
    const refused = play([confirmation('home', 1810, { homeScore: 1, awayScore: 0 })], corrected);
    expect(refused.last).toEqual({
      outcome: 'refused',
      message: 'El resultado cambió y ahora es 2 - 0: revisalo y confirmá de nuevo.',
    });
    expect(refused.state.confirmedAt.home).toBeNull();
    const taken = play([confirmation('home', 1820, { homeScore: 2, awayScore: 0 })], corrected);
    expect(taken.last?.outcome).toBe('applied');
  });

  test('an event still counts while one side has confirmed', () => {
    expect(play([confirmation('home', 1810), event('g2', 12, 100)], ended).score).toBe('2-0');
  });

  test.each([
    ['an event', event('g2', 12, 100)],
    ['a correction', correction('g1', 1900, { remove: true })],
    ['a list of those present', presence(norte, [11], 1900)],
  ])('%s waits for an administrator once both sides have confirmed', (_what, entry) => {
    const { last, state } = play([entry], confirmed);
    expect(last).toEqual({ outcome: 'unapplied', message: expect.stringMatching(/sin aplicar/) });
    expect(state).toBe(confirmed);
  });

  test('an event waits when the result was recorded by hand', () => {
    const byHand = { ...ended, homeScore: 2, scoreFollowsEvents: false };
    const late = event('g2', 12, 100);
    expect(play([late], byHand).last).toMatchObject({ outcome: 'unapplied' });
    expect(applyByAdministrator(byHand, late.operation, late.at, context).state).toMatchObject({
      homeScore: 2,
      events: [{ operationId: 'g1' }, { operationId: 'g2' }],
    });
  });

  test('an administrator applies an event to a confirmed sheet, and the score follows', () => {
    const late = event('g2', 12, 100);
    expect(applyByAdministrator(confirmed, late.operation, late.at, context).state.homeScore).toBe(2);
  });

  test('a match that is in play again has no end and no confirmation, and its clock goes on', () => {
    const record = recordForStatus(confirmed, 'in_progress');
    expect(record).toMatchObject({ end: null, confirmedAt: { home: null, away: null } });
    expect(record.clock.halves).toEqual(play([start]).state.clock.halves);
    expect(recordForStatus(confirmed, 'scheduled').clock).toEqual({ halves: [] });
    expect(recordForStatus(confirmed, 'completed')).toMatchObject({ end: confirmed.end });
  });
});

describe('a remark after the end:', () => {
  const ended = play([start, goal, end(1800, { observation: 'Faltó una red' })]).state;

  test("is kept beside the end's, once, and both sides confirm it", () => {
    const { state, last } = play(
      [confirmation('home', 1810), remark('Hubo una pelea', 1820), remark('Hubo una pelea', 1830)],
      ended,
    );
    expect(last).toEqual({ outcome: 'applied', message: '' });
    expect(state.end?.observation).toBe('Faltó una red\nHubo una pelea');
    expect(state.confirmedAt.home).toBeNull();
  });

  test('is refused while the match is played, and waits for an administrator once both sides have confirmed', () => {
    expect(play([start, remark('Hubo una pelea', 60)]).last).toEqual({
      outcome: 'refused',
      message: 'El partido todavía no terminó: la observación se escribe al finalizarlo, o después.',
    });
    const confirmed = play([confirmation('home', 1810), confirmation('away', 1820)], ended).state;
    const late = remark('Hubo una pelea', 1830);
    expect(play([late], confirmed).last?.outcome).toBe('unapplied');
    const { state } = applyByAdministrator(confirmed, late.operation, late.at, context);
    expect(state.end?.observation).toBe('Faltó una red\nHubo una pelea');
  });
});

describe('the number on a shirt:', () => {
  test('is the one that was given last, whichever arrives first, and the squad keeps its own', () => {
    for (const entries of [
      [shirt(11, 44, 5), shirt(11, 45, 9)],
      [shirt(11, 45, 9), shirt(11, 44, 5)],
    ]) {
      const { state } = play([start, ...entries]);
      expect(withShirt({ id: 11, jerseyNumber: 7 }, state).jerseyNumber).toBe(45);
      expect(withShirt({ id: 12, jerseyNumber: 8 }, state).jerseyNumber).toBe(8);
    }
  });

  test('waits for an administrator once both sides have confirmed', () => {
    const confirmed = [start, end(1800), confirmation('home', 1810), confirmation('away', 1820)];
    expect(play([...confirmed, shirt(11, 44, 1830)]).last?.outcome).toBe('unapplied');
  });
});
