/** The dates proposed for the playoffs: week after week, without overlaps on one cancha. */
import { describe, expect, test } from 'vitest';
import { minutesSinceYearOne } from '#shared/domain/calendar.ts';
import { daysOfLaterStages, oneAfterAnother, proposeKickOffs } from '#shared/domain/playoff-dates.ts';
import { drawPlayoffs, type Qualifiers } from '#shared/domain/playoff-draw.ts';
import { findTooEarlyTies, planPlayoffs } from '#shared/domain/playoff-plan.ts';

const league = { today: '2026-11-22', lastLeagueDay: '2026-11-28', matchMinutes: 30 };

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
  test('of four teams begin the day after the last league match, the final a week later', () => {
    expect(proposal(4, 4)).toEqual([
      'Semifinal 1: 2026-11-29 15:30',
      'Semifinal 2: 2026-11-29 16:30',
      'Tercer Puesto: 2026-12-06 16:00',
      'Final: 2026-12-06 17:30',
    ]);
    expect(proposal(4, 4, { lastLeagueDay: '2026-11-01' })[0]).toBe('Semifinal 1: 2026-11-22 15:30');
  });

  test('of six teams begin on the weekday of the league, one quarter-final after the other, each stage a week later', () => {
    expect(proposal(6, 8)).toEqual([
      'Cuartos de final 2: 2026-12-05 15:00',
      'Cuartos de final 4: 2026-12-05 15:30',
      'Semifinal 1: 2026-12-12 15:30',
      'Semifinal 2: 2026-12-12 16:30',
      'Tercer Puesto: 2026-12-19 16:00',
      'Final: 2026-12-19 17:30',
    ]);
  });

  test.each([
    ['2026-11-21', '2026-11-28'],
    ['2026-11-22', '2026-11-29'],
    ['2026-11-15', '2026-11-22'],
    ['2026-11-14', '2026-11-28'],
    ['2026-10-31', '2026-11-28'],
  ])('of eight teams after a league that ended on %s begin on %s, today being 2026-11-22', (lastLeagueDay, first) => {
    expect(proposal(8, 8, { lastLeagueDay })[0]).toBe(`Cuartos de final 1: ${first} 15:00`);
  });

  test('of a tournament without league matches begin today', () => {
    const options = { ...league, lastLeagueDay: null };
    expect(proposeKickOffs(['Cuartos de final 1'], options).get('Cuartos de final 1')?.matchDate).toBe('2026-11-22');
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
  expect([...daysOfLaterStages(rounds, 'Cuartos de final 2', '2026-12-30')]).toEqual([
    ['Semifinal 1', '2027-01-06'],
    ['Semifinal 2', '2027-01-06'],
    ['Tercer Puesto', '2027-01-13'],
    ['Final', '2027-01-13'],
  ]);
  expect(daysOfLaterStages(rounds, 'Octavos de final 6', '2026-12-30').get('Cuartos de final 4')).toBe('2027-01-06');
});
