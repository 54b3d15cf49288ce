/** The minute of a match by its clock: pauses, halves and added time. */
import { describe, expect, test } from 'vitest';
import type { SheetClock } from '#shared/domain/schemas/match-clock.ts';
import { minuteOfClock, playedMs, startForMinutes } from '#shared/domain/sheet/clock.ts';
import { readClock } from '#web/features/sheet/clock/clock-reading.ts';
import { clock, contextOfHalves, end, event, instant, play, scheduledMatch, start } from './sheet-notation.ts';

const oneHalf = { matchMinutes: 30, periods: 1 };
const twoHalves = { matchMinutes: 30, periods: 2 };

/** What the clock shows after some seconds, as `12'`, `30+2'`, with '‖' while it stands. */
function shown(marks: SheetClock, rules: typeof oneHalf, seconds: number): string {
  const { minute, added, isRunning } = minuteOfClock(marks, rules, Date.parse(instant(seconds)));
  return `${minute}${added > 0 ? `+${added}` : ''}'${isRunning ? '' : ' ‖'}`;
}

test('without a start the clock stands at 0', () => {
  expect(minuteOfClock({ halves: [] }, oneHalf, 0)).toEqual({ minute: 0, added: 0, isRunning: false, half: 0 });
});

test('an event before the start of the clock gets no minute from it', () => {
  const rules = { ...oneHalf, periods: 1, blueMinutes: 2, walkoverGoals: 3 } as const;
  expect(readClock({ halves: [] }, rules, Date.parse(instant(0))).minute).toBeNull();
  expect(readClock(play([start]).state.clock, rules, Date.parse(instant(70))).minute).toBe(2);
});

test.each([
  [0, "1'"],
  [59, "1'"],
  [60, "2'"],
  [29 * 60 + 59, "30'"],
  [30 * 60, "30+1'"],
  [33 * 60, "30+4'"],
  // A device whose clock is behind the server's.
  [-20, "1'"],
])('after %i seconds of a match without halves the clock shows %s', (seconds, expected) => {
  expect(shown(play([start]).state.clock, oneHalf, seconds)).toBe(expected);
});

test('a pause does not count, neither while it lasts nor after it', () => {
  const paused = play([start, clock('pause', 150)]).state;
  expect([shown(paused.clock, oneHalf, 150), shown(paused.clock, oneHalf, 900)]).toEqual(["3' ‖", "3' ‖"]);
  const resumed = play([clock('resume', 450)], paused).state;
  expect([450, 480, 520].map((seconds) => shown(resumed.clock, oneHalf, seconds))).toEqual(["3'", "4'", "4'"]);
  expect(playedMs(resumed.clock, Date.parse(instant(520)))).toBe(220_000);
});

test('the added time of the first half does not lengthen the second', () => {
  const firstHalf = [start, clock('endHalf', 17 * 60)];
  const { clock: between } = play(firstHalf, scheduledMatch, contextOfHalves).state;
  expect(shown(between, twoHalves, 16 * 60)).toBe("15+2' ‖");
  expect(shown(between, twoHalves, 25 * 60)).toBe("15+3' ‖");
  const { clock: second } = play([...firstHalf, clock('start', 25 * 60)], scheduledMatch, contextOfHalves).state;
  expect(shown(second, twoHalves, 25 * 60)).toBe("16'");
  expect(shown(second, twoHalves, 40 * 60)).toBe("30+1'");
});

test('the first half of a match with an odd number of minutes is the longer one', () => {
  const { clock: second } = play(
    [start, clock('endHalf', 13 * 60), clock('start', 20 * 60)],
    scheduledMatch,
    contextOfHalves,
  ).state;
  expect(shown(second, { matchMinutes: 25, periods: 2 }, 20 * 60)).toBe("14'");
});

test('the end stops the clock, also one that was paused', () => {
  expect(shown(play([start, end(600)]).state.clock, oneHalf, 6000)).toBe("11' ‖");
  expect(shown(play([start, clock('pause', 300), end(600)]).state.clock, oneHalf, 6000)).toBe("6' ‖");
});

describe('a forgotten start is corrected:', () => {
  test('the half in play begins when the operation says', () => {
    const late = play([clock('start', 300), clock('correctStart', 60)]);
    expect(late.last?.outcome).toBe('applied');
    expect(shown(late.state.clock, oneHalf, 360)).toBe("6'");
  });

  test.each([
    ['running', [start], 31],
    ['paused', [start, clock('pause', 20 * 60)], 26],
  ])(
    'the first half, whose end was forgotten with a %s clock, ends when the second begins',
    (_clock, first, minutes) => {
      const late = [...first, clock('endHalf', 30 * 60), clock('start', 30 * 60), clock('correctStart', 25 * 60)];
      const { last, state } = play(late, scheduledMatch, contextOfHalves);
      expect(last?.outcome).toBe('applied');
      expect(state.clock.halves[0]?.endedAt).toBe(instant(25 * 60));
      expect(playedMs(state.clock, Date.parse(instant(31 * 60)))).toBe(minutes * 60_000);
    },
  );

  test('pauses before the corrected start are over, and do not count', () => {
    const paused = [start, clock('pause', 60), clock('resume', 90), clock('correctStart', 600)];
    const { last, state } = play(paused);
    expect(last?.outcome).toBe('applied');
    expect(shown(state.clock, oneHalf, 720)).toBe("3'");
  });

  test('a match that has not begun begins', () => {
    expect(play([clock('correctStart', 60)]).state).toMatchObject({ status: 'in_progress', homeScore: 0 });
  });

  test.each([
    ['after a pause', [start, clock('pause', 60), clock('correctStart', 120)], /posterior a una pausa/],
    ['after the end of a half', [start, clock('endHalf', 60), clock('correctStart', 30)], /Ningún tiempo/],
    [
      'before the first half',
      [start, clock('endHalf', 60), clock('start', 90), clock('correctStart', -30)],
      /segundo tiempo/,
    ],
    [
      'before a pause of the first half',
      [
        start,
        clock('pause', 40),
        clock('resume', 50),
        clock('endHalf', 60),
        clock('start', 90),
        clock('correctStart', 45),
      ],
      /segundo tiempo/,
    ],
  ])('but not to a moment %s', (_moment, entries, message) => {
    const { last } = play(entries, scheduledMatch, contextOfHalves);
    expect(last).toEqual({ outcome: 'refused', message: expect.stringMatching(message) });
  });
});

describe('the first clock counts:', () => {
  test.each([
    ['a second start', [start, clock('start', 20)], /primer comienzo/],
    ['a start of the first half that arrives after it', [start, clock('endHalf', 900), clock('start', 20)], /primer/],
    ['a second pause', [start, clock('pause', 20), clock('pause', 30)], /ya estaba detenido/],
    [
      'a pause that is older than another one',
      [start, clock('pause', 90), clock('resume', 95), clock('pause', 30)],
      /después/,
    ],
    ['a resumption of a running clock', [start, clock('resume', 30)], /ya estaba en marcha/],
    ['a second end of the half', [start, clock('endHalf', 900), clock('endHalf', 905)], /ya había terminado/],
    ['a mark after the end', [start, end(1800), clock('pause', 1000)], /ya está finalizado/],
  ])('%s is superseded, and the clock stays', (_mark, entries, message) => {
    const { last, state } = play(entries, scheduledMatch, contextOfHalves);
    expect(last).toEqual({ outcome: 'superseded', message: expect.stringMatching(message) });
    expect(state.clock).toEqual(play(entries.slice(0, -1), scheduledMatch, contextOfHalves).state.clock);
  });
});

test.each([
  ['a pause before the start', [clock('pause', 0)], /todavía no empezó/],
  ['the end of a half where there are none', [start, clock('endHalf', 900)], /un solo tiempo/],
])('%s is refused', (_mark, entries, message) => {
  expect(play(entries).last).toEqual({ outcome: 'refused', message: expect.stringMatching(message) });
});

test('a third half is refused', () => {
  const halves = [start, clock('endHalf', 900), clock('start', 1200), clock('endHalf', 2100), clock('start', 2200)];
  expect(play(halves, scheduledMatch, contextOfHalves).last).toEqual({
    outcome: 'refused',
    message: 'El partido no tiene más tiempos por jugar.',
  });
});

describe('the clock is set to a minute:', () => {
  const firstHalf = [start, clock('endHalf', 900), clock('start', 1200)];
  test.each([
    ['before the match', [], oneHalf, 28, 100],
    ['too late', [clock('start', 300)], oneHalf, 28, 400],
    ['too early', [start], oneHalf, 5, 1200],
    ['with a pause', [start, clock('pause', 300), clock('resume', 400)], oneHalf, 10, 700],
    ['with a pause that is over by then', [start, clock('pause', 300), clock('resume', 400)], oneHalf, 2, 700],
    ['while it stands', [start, clock('pause', 300)], oneHalf, 12, 700],
    ['in added time', [start], oneHalf, 33, 100],
    ['in the second half', firstHalf, twoHalves, 20, 1300],
  ])('%s', (_when, entries, rules, minutes, now) => {
    const within = { ...contextOfHalves, rules: { ...contextOfHalves.rules, ...rules } };
    const { state } = play(entries, scheduledMatch, within);
    const startedAt = startForMinutes(state.clock, rules, minutes, Date.parse(instant(now)));
    const set = play([clock('correctStart', ((startedAt ?? 0) - Date.parse(instant(0))) / 1000)], state, within);
    expect(set.last?.outcome).toBe('applied');
    const { seconds, addedSeconds } = readClock(
      set.state.clock,
      { ...within.rules, blueMinutes: 2, ...rules } as never,
      Date.parse(instant(now)),
    );
    expect(seconds + addedSeconds).toBe(minutes * 60);
  });

  test('but not to one that was over before the half, nor between the halves', () => {
    const now = Date.parse(instant(1300));
    expect(
      startForMinutes(play(firstHalf, scheduledMatch, contextOfHalves).state.clock, twoHalves, 14, now),
    ).toBeNull();
    const between = play(firstHalf.slice(0, 2), scheduledMatch, contextOfHalves).state.clock;
    expect(startForMinutes(between, twoHalves, 15, now)).toBeNull();
  });
});

describe('a wrong start is taken back:', () => {
  test('the match is still to be played, and starts again', () => {
    const { last, state } = play([start, clock('pause', 20), clock('undoStart', 30)]);
    expect(last?.outcome).toBe('applied');
    expect(state).toMatchObject({ status: 'scheduled', homeScore: null, awayScore: null, clock: { halves: [] } });
    expect(shown(play([clock('start', 600)], state).state.clock, oneHalf, 660)).toBe("2'");
  });

  test('the second half only, whatever was recorded in the first', () => {
    const halves = [start, event('g1', 11, 65), clock('endHalf', 900), clock('start', 960), clock('undoStart', 970)];
    const { last, state } = play(halves, scheduledMatch, contextOfHalves);
    expect(last?.outcome).toBe('applied');
    expect(state).toMatchObject({
      status: 'in_progress',
      homeScore: 1,
      clock: { halves: [{ endedAt: instant(900) }] },
    });
  });

  test.each([
    ['with a goal', [start, event('g1', 11, 65), clock('undoStart', 70)], 'refused', /Ya hay goles/],
    [
      'with a card of the second half',
      [start, clock('endHalf', 900), clock('start', 960), event('c1', 11, 980), clock('undoStart', 990)],
      'refused',
      /Ya hay goles/,
    ],
    ['between the halves', [start, clock('endHalf', 900), clock('undoStart', 910)], 'refused', /Ningún tiempo/],
    ['that another phone took back', [start, clock('undoStart', 5), clock('undoStart', 6)], 'superseded', /anulado/],
    ['of an ended match', [start, end(1800), clock('undoStart', 1810)], 'superseded', /finalizado/],
  ])('but not one %s', (_what, entries, outcome, message) => {
    const { last } = play(entries, scheduledMatch, contextOfHalves);
    expect(last).toEqual({ outcome, message: expect.stringMatching(message) });
  });

  test('but not when an administrator has given a score', () => {
    const byHand = { ...play([start]).state, awayScore: 1 };
    expect(play([clock('undoStart', 30)], byHand).last?.outcome).toBe('refused');
  });
});
