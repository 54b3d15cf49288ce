/** The dates proposed for the playoffs: week after week, without overlaps on one cancha. */
import { describe, expect, test } from 'vitest';
import { addDays, minutesSinceYearOne } from '#shared/domain/calendar/calendar.ts';
import { daysOfLaterStages, oneAfterAnother, proposeKickOffs } from '#shared/domain/playoffs/playoff-dates.ts';
import { drawPlayoffs, type Qualifiers } from '#shared/domain/playoffs/playoff-draw.ts';
import { findTooEarlyTies, planPlayoffs } from '#shared/domain/playoffs/playoff-plan.ts';
import type { PlayingDays } from '#shared/domain/rounds/next-playing-day.ts';

/** A league of Saturdays, the last of them 2026-11-28; today is a Sunday. */
const league = {
  today: '2026-11-22',
  startDate: '2026-11-14',
  leagueDates: ['2026-11-14', '2026-11-21', '2026-11-28'],
  playingDays: null as PlayingDays | null,
  matchMinutes: 30,
};

function tiesOf(teams: number, qualifiers: Qualifiers) {
  const draw = drawPlayoffs(
    Array.from({ length: teams }, (_, at) => ({ teamId: at + 1 })),
    [],
    qualifiers,
  );
  return 'seeds' in draw ? planPlayoffs(draw.firstRound, true) : [];
}

const proposal = (teams: number, qualifiers: Qualifiers, options: Partial<typeof league> = {}) =>
  [
    ...proposeKickOffs(
      tiesOf(teams, qualifiers).map(({ round }) => round),
      { ...league, ...options },
    ),
  ].map(([round, { matchDate, matchTime }]) => `${round}: ${matchDate} ${matchTime}`);

describe('the proposed dates', () => {
  test('of four teams begin on the next playing day after the last league match, the final a week later', () => {
    expect(proposal(4, 4)).toEqual([
      'Semifinal 1: 2026-12-05 15:30',
      'Semifinal 2: 2026-12-05 16:30',
      'Tercer Puesto: 2026-12-12 16:00',
      'Final: 2026-12-12 17:30',
    ]);
  });

  test('of six teams begin on a playing day of the league, one quarter-final after the other, each stage a week later', () => {
    expect(proposal(6, 8)).toEqual([
      'Cuartos de final 2: 2026-12-05 15:00',
      'Cuartos de final 4: 2026-12-05 15:30',
      'Semifinal 1: 2026-12-12 15:30',
      'Semifinal 2: 2026-12-12 16:30',
      'Tercer Puesto: 2026-12-19 16:00',
      'Final: 2026-12-19 17:30',
    ]);
  });

  const [saturdays, today] = [league.leagueDates, league.today];
  const everyWeekend = saturdays.flatMap((date) => [date, addDays(date, 1)]);

  test.each<[string, Partial<typeof league>, string]>([
    ['the next Saturday, when the league ended weeks ago', { leagueDates: ['2026-10-31'] }, '2026-11-28'],
    ['today, when that is a playing day', { today: '2026-12-05' }, '2026-12-05'],
    ['not on the day of the last league match', { today: '2026-11-28' }, '2026-12-05'],
    [
      'the Sunday after the last Saturday, when both are played',
      { leagueDates: everyWeekend.slice(0, -1) },
      '2026-11-29',
    ],
    [
      'no Wednesday on which one match was made up for',
      { leagueDates: [...saturdays, ...saturdays, '2026-11-25'].sort() },
      '2026-12-05',
    ],
    [
      'a Wednesday with a quarter of the matches of the busiest day',
      { leagueDates: [...saturdays, '2026-11-07', '2026-11-25'].sort() },
      '2026-12-02',
    ],
    ['not before the tournament begins', { startDate: '2027-01-01' }, '2027-01-02'],
    ['today, without league matches', { leagueDates: [] }, today],
    [
      'the first day of the tournament, without league matches',
      { leagueDates: [], startDate: '2027-01-01' },
      '2027-01-01',
    ],
  ])('begin on %s', (_, options, first) => {
    for (const places of [4, 8] as const) expect(proposal(8, places, options)[0]).toContain(`: ${first} `);
  });

  const saturdaysFrom = (excludedDates: string[]): PlayingDays => ({
    playingTimes: [{ weekdays: [6], from: '14:00', to: '20:00', canchaIds: [1] }],
    excludedDates,
  });

  test('leave out the days that the fixture excludes, in each stage', () => {
    const days = (playingDays: PlayingDays) =>
      new Set(proposal(6, 8, { playingDays }).map((each) => each.slice(-16, -6)));
    expect([...days(saturdaysFrom(['2026-12-05']))]).toEqual(['2026-12-12', '2026-12-19', '2026-12-26']);
    expect([...days(saturdaysFrom(['2026-12-12', '2026-12-19']))]).toEqual(['2026-12-05', '2026-12-26', '2027-01-02']);
  });

  test('follow the playing times of the fixture rather than the days on which its matches were', () => {
    expect(proposal(4, 4, { playingDays: saturdaysFrom([]), leagueDates: ['2026-11-25'] })[0]).toContain('2026-11-28');
  });

  test.each([1, 20, 30, 61, 90, 120, 200])(
    'never overlap on one cancha and keep the order, with %i minutes',
    (matchMinutes) => {
      for (const qualifiers of [2, 4, 8, 16] as const) {
        const ties = tiesOf(qualifiers, qualifiers);
        const kickOffs = proposeKickOffs(
          ties.map(({ round }) => round),
          { ...league, matchMinutes },
        );
        const scheduled = ties.map((tie) => ({
          ...tie,
          ...(kickOffs.get(tie.round) ?? { matchDate: '', matchTime: '' }),
        }));
        expect(findTooEarlyTies(scheduled, matchMinutes)).toEqual([]);
        const starts = scheduled
          .map(({ matchDate, matchTime }) => minutesSinceYearOne(matchDate, matchTime))
          .toSorted((a, b) => a - b);
        for (const [at, start] of starts.slice(1).entries())
          expect(start - (starts[at] ?? 0)).toBeGreaterThanOrEqual(matchMinutes);
      }
    },
  );
});

test('matches one after another start in full five minutes, and go on the next day when it gets late', () => {
  const times = [0, 1, 2, 3].map((at) => oneAfterAnother('2026-12-31', '19:00', at, 73));
  expect(times.map(({ matchDate, matchTime }) => `${matchDate} ${matchTime}`)).toEqual([
    '2026-12-31 19:00',
    '2026-12-31 20:15',
    '2026-12-31 21:30',
    '2027-01-01 19:00',
  ]);
  expect(oneAfterAnother('2026-12-31', '23:00', 1, 30)).toEqual({ matchDate: '2027-01-01', matchTime: '23:00' });
});

test('the stages after one that is moved follow week by week', () => {
  const rounds = tiesOf(11, 16).map(({ round }) => round);
  expect([...daysOfLaterStages(rounds, 'Cuartos de final 2', '2026-12-30', null)]).toEqual([
    ['Semifinal 1', '2027-01-06'],
    ['Semifinal 2', '2027-01-06'],
    ['Tercer Puesto', '2027-01-13'],
    ['Final', '2027-01-13'],
  ]);
  const playingTimes = [{ weekdays: [3], from: '14:00', to: '20:00', canchaIds: [1] }];
  const withoutOne = { playingTimes, excludedDates: ['2027-01-06'] };
  expect(daysOfLaterStages(rounds, 'Cuartos de final 2', '2026-12-30', withoutOne).get('Final')).toBe('2027-01-20');
  expect(daysOfLaterStages(rounds, 'Octavos de final 6', '2026-12-30', null).get('Cuartos de final 4')).toBe(
    '2027-01-06',
  );
});
