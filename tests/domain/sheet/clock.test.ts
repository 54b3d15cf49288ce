/** The minute of a match by its clock: pauses, halves and added time. */
import { describe, expect, test } from 'vitest';
import type { SheetClock } from '#shared/domain/schemas/match-clock.ts';
import { minuteOfClock, playedMs } from '#shared/domain/sheet/clock.ts';
import { readClock } from '#web/features/sheet/clock/clock-reading.ts';
import { clock, contextOfHalves, end, instant, play, scheduledMatch, start } from './sheet-notation.ts';

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
