/** The editor of a planned fixture: what a move means, what it changes, and the slots it offers. */
import { describe, expect, test } from 'vitest';
import {
  assessSlot,
  type EditedPlan,
  isTakenByOther,
  slotStateText,
} from '#web/features/fixture-management/editor/assess-move.ts';
import { assignOfficial, exchangeSides, moveToSlot } from '#web/features/fixture-management/editor/edit-plan.ts';
import { slotsOfRound, slotsUpToLastUsed } from '#web/features/fixture-management/editor/planned-slots.ts';
import { effectText, qualityText } from '#web/features/fixture-management/editor/quality-text.ts';
import { shareOutReferees } from '#web/features/fixture-management/editor/share-out-referees.ts';
import { editedPlan, linesOf, plannedMatch, saturday, slotAt, takenAt, teamId } from './edited-plan.ts';

const first = { round: 0, index: 0 };
const stateOf = (plan: EditedPlan, slot: string) => slotStateText(assessSlot(plan, first, slotAt(slot)));

describe('a slot that a match could move to', () => {
  const round = ['14:00 1: Lanús-Ferro', '14:00 2: Morón-Quilmes'];
  const plan = editedPlan({ rounds: [round] });

  test('is where the match already is, or another match to change places with', () => {
    expect(stateOf(plan, '14:00 1')).toBe('Está acá');
    expect(stateOf(plan, '14:00 2')).toBe('Cambiar de lugar');
  });

  test('is unwise when start times or canchas become less even', () => {
    expect(stateOf(plan, '15:00 1')).toBe('Libre, pero con horarios menos parejos');
    const rounds = [round, ['15:00 2: Ferro-Lanús', '15:00 1: Quilmes-Morón']];
    expect(stateOf(editedPlan({ rounds }), '14:00 2')).toBe('Cambiar de lugar, pero con canchas menos parejas');
  });

  test('is taken by an overlapping match of its cancha, its teams or its referee', () => {
    const overlapping = editedPlan({ rounds: [['14:00 1: Lanús-Ferro', '15:30 1: Morón-Quilmes']] });
    expect(stateOf(overlapping, '15:00 1')).toBe('La cancha está ocupada');
    const team = editedPlan({ rounds: [['14:00 1: Lanús-Ferro'], ['16:00 2: Ferro-Morón']] });
    expect(stateOf(team, '16:00 1')).toBe('Ferro juega a esa hora');
    const referee = editedPlan({ rounds: [['14:00 1: Lanús-Ferro/7', '16:00 2: Morón-Quilmes/7']] });
    expect(stateOf(referee, '16:00 1')).toBe('Árbitro 7 dirige a esa hora');
  });

  test('is taken when another tournament has booked its cancha, a team or an official at that time', () => {
    const taken = [takenAt('cancha 1 15:00'), takenAt(`team ${teamId('Ferro')} 16:00`), takenAt('official 7 17:00')];
    const booked = editedPlan({ rounds: [['14:00 1: Lanús-Ferro/7']], taken });
    expect(stateOf(booked, '15:00 1')).toBe('La cancha está ocupada por otro partido');
    expect(stateOf(booked, '16:00 2')).toBe('Ferro juega otro partido a esa hora');
    expect(stateOf(booked, '17:00 2')).toBe('Árbitro 7 dirige otro partido a esa hora');
    expect(['15:00 1', '15:00 2'].map((slot) => isTakenByOther(booked, slotAt(slot)))).toEqual([true, false]);
  });

  test.each([
    [{ kind: 'notBefore', teamId: teamId('Ferro'), time: '16:00' }, 'Ferro pidió no jugar antes de las 16:00'],
    [{ kind: 'notAfter', teamId: teamId('Lanús'), time: '14:30' }, 'Lanús pidió no jugar después de las 14:30'],
    [{ kind: 'unavailable', teamId: teamId('Lanús'), from: saturday, to: saturday }, 'Lanús no puede jugar ese día'],
    [{ kind: 'apart', teamIds: [teamId('Lanús'), teamId('Morón')] }, 'Lanús y Morón jugarían a la misma hora'],
  ] as const)('is unwise when it breaks the request %o', (request, why) => {
    const asked = editedPlan({
      rounds: [['14:00 1: Lanús-Ferro', '15:00 2: Morón-Quilmes']],
      options: { requests: [request as never] },
    });
    expect(stateOf(asked, '15:00 1')).toBe(`Libre, pero ${why}`);
  });

  test('is unwise when a team would rest less than wanted', () => {
    const tiring = editedPlan({
      rounds: [['14:00 1: Lanús-Ferro'], ['17:00 2: Ferro-Morón']],
      options: { restMinutes: 60 },
    });
    expect(stateOf(tiring, '16:00 1')).toBe('Libre, pero Ferro descansa poco');
  });

  test('holds no match that has no cancha, so that two of these never clash', () => {
    const loose = editedPlan({ rounds: [['14:00 0: Lanús-Ferro', '14:00 0: Morón-Quilmes']] });
    expect(slotsOfRound(loose.options, 60, loose.rounds[0] as never).some(({ canchaId }) => canchaId === 0)).toBe(
      false,
    );
    expect(stateOf(loose, '14:00 1')).toMatch(/^Libre/);
  });
});

describe('an edit of a plan', () => {
  const { rounds } = editedPlan({ rounds: [['14:00 1: Lanús-Ferro', '14:00 2: Morón-Quilmes']] });

  test('moves a match to a free slot, or exchanges it with the one that is there', () => {
    expect(moveToSlot(rounds, first, slotAt('15:00 2')).map(linesOf)).toEqual([
      ['15:00 2: Lanús-Ferro', '14:00 2: Morón-Quilmes'],
    ]);
    expect(moveToSlot(rounds, first, slotAt('14:00 2')).map(linesOf)).toEqual([
      ['14:00 2: Lanús-Ferro', '14:00 1: Morón-Quilmes'],
    ]);
  });

  test('exchanges sides and names officials, and leaves the plan it started from as it was', () => {
    expect(exchangeSides(rounds, first).map(linesOf)[0]?.[0]).toBe('14:00 1: Ferro-Lanús');
    expect(assignOfficial(rounds, first, 'refereeId', 7).map(linesOf)[0]?.[0]).toBe('14:00 1: Lanús-Ferro/7');
    expect(rounds.map(linesOf)).toEqual([['14:00 1: Lanús-Ferro', '14:00 2: Morón-Quilmes']]);
  });
});

describe('referees shared out over a round', () => {
  const referee = (id: number, team = 0) => ({ id, teamId: team });

  test('direct one match at a time, none of their own team, and who has fewest matches comes first', () => {
    const plan = editedPlan({
      rounds: [
        ['14:00 1: Lanús-Ferro', '14:00 2: Morón-Quilmes', '15:00 1: Banfield-Temperley'],
        ['16:00 1: Lanús-Morón/7'],
      ],
    });
    const shared = shareOutReferees(plan, 0, [referee(7), referee(8, teamId('Lanús'))]);
    expect(shared.map(linesOf)[0]).toEqual([
      '14:00 1: Lanús-Ferro/7',
      '14:00 2: Morón-Quilmes/8',
      '15:00 1: Banfield-Temperley/8',
    ]);
  });

  test('leave a match without a referee when nobody is free, and keep the referee that one has', () => {
    const plan = editedPlan({
      rounds: [['14:00 1: Lanús-Ferro/8', '14:00 2: Morón-Quilmes', '14:00 3: Banfield-Temperley']],
    });
    expect(shareOutReferees(plan, 0, [referee(7)]).map(linesOf)[0]).toEqual([
      '14:00 1: Lanús-Ferro/8',
      '14:00 2: Morón-Quilmes/7',
      '14:00 3: Banfield-Temperley',
    ]);
  });
});

describe('the slots of a timetable', () => {
  const hours = { playingTimes: [{ weekdays: [6], from: '14:00', to: '17:00', canchaIds: [2, 1] }] };
  const emptyRound = { round: 'Fecha 1', free: [], matches: [] };
  const slotsOfDay = (gapMinutes: number, date = saturday) =>
    slotsOfRound({ ...hours, gapMinutes }, 60, emptyRound, [date]);
  const timesOf = (slots: readonly { time: string; canchaId: number }[]) =>
    slots.map(({ time, canchaId }) => `${time} ${canchaId}`);

  test('start every match and gap after the first, by time and cancha', () => {
    expect(timesOf(slotsOfDay(15))).toEqual(['14:00 1', '14:00 2', '15:15 1', '15:15 2']);
  });

  test('on a day without playing times are those of the other days', () => {
    expect(slotsOfDay(15, '2027-03-10')).toHaveLength(4);
  });

  test('include where a match of the round was put, outside the playing times', () => {
    const round = { ...emptyRound, matches: [plannedMatch('20:00 3: Lanús-Ferro')] };
    expect(timesOf(slotsOfRound(hours, 60, round))).toContain('20:00 3');
  });

  test('are shown up to the hour after the last used one, and whole on the days asked for', () => {
    const slots = slotsOfDay(0);
    const used = [slotAt('14:00 1')];
    expect(timesOf(slotsUpToLastUsed(slots, used))).toEqual(['14:00 1', '14:00 2', '15:00 1', '15:00 2']);
    expect(slotsUpToLastUsed(slots, used, [saturday])).toEqual(slots);
  });
});

describe('the quality of a plan in words', () => {
  const quality = {
    breaks: 6,
    minimumBreaks: 6,
    homeAwayDifference: 1,
    timeDifference: 1,
    canchaDifference: 1,
    officialDifference: 0,
  };
  const { rounds } = editedPlan({
    rounds: [['14:00 1: Lanús-Ferro', '15:00 2: Morón-Quilmes'], ['14:00 1: Ferro-Lanús']],
  });
  const nameOfCancha = (id: number) => `la cancha ${id}`;
  const wordsOf = (changed: Partial<typeof quality>) => qualityText({ ...quality, ...changed }, rounds, nameOfCancha);

  test('says how many breaks there are, and the least possible where there are more', () => {
    expect(wordsOf({})[0]).toBe('6 localías repetidas, el mínimo posible.');
    expect(wordsOf({ breaks: 0, minimumBreaks: 0 })[0]).toBe('Ninguna localía repetida.');
    expect(wordsOf({ breaks: 7, homeAwayDifference: 3 })[0]).toBe(
      '7 localías repetidas (el mínimo posible es 6); a un equipo le tocan 3 más de un lado que del otro.',
    );
  });

  test('says how often a team plays at one hour and on one cancha', () => {
    expect(wordsOf({})[1]).toBe('Nadie juega más de 2 veces a las 14:00 ni más de 2 veces en la cancha 1.');
    expect(qualityText(quality, rounds.slice(1), nameOfCancha)[1]).toBe(
      'Todos juegan a la misma hora y en la misma cancha.',
    );
  });

  test('says what a change would add or take away', () => {
    expect(effectText(quality, quality)).toBe('');
    expect(effectText(quality, { ...quality, breaks: 7, homeAwayDifference: 2 })).toBe(' (+1 repetida, menos parejo)');
    expect(effectText(quality, { ...quality, breaks: 4 })).toBe(' (−2 repetidas)');
  });
});
