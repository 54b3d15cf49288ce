/** Properties of every table, checked on random small leagues full of ties. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ComputedStanding, computeStandings } from '#shared/domain/standings/standings.ts';
import { aMatch } from '../support/builders.ts';
import { arbitraryLeague, type League } from './random-league.ts';
import { referenceTeamOrder } from './reference-order.ts';

const checkRandomLeagues = (holds: (league: League) => void, numRuns = 300) =>
  fc.assert(fc.property(arbitraryLeague, holds), { numRuns });
const sumOverRows = (table: readonly ComputedStanding[], value: (row: ComputedStanding) => number) =>
  table.reduce((total, row) => total + value(row), 0);

const roundNumber = ({ round }: { readonly round: string }): number => Number(round.replace('Fecha ', ''));

test('the order and its reasons equal those of a comparison of every pair of teams', () => {
  checkRandomLeagues((league) => {
    const table = computeStandings(league);
    expect(table.map(({ teamId, decidedBy }) => ({ teamId, decidedBy }))).toEqual(referenceTeamOrder(league));
  }, 1500);
});

test('the goals, matches and points of the rows add up to those of the matches played', () => {
  checkRandomLeagues((league) => {
    const table = computeStandings(league);
    const counted = league.matches.filter(({ status, isPlayoff }) => status === 'completed' && !isPlayoff);
    const nobodyCame = counted.filter(({ walkover }) => walkover === 'both').length;
    expect(sumOverRows(table, ({ played }) => played)).toBe(2 * counted.length);
    expect(sumOverRows(table, ({ won, lost }) => lost - won)).toBe(2 * nobodyCame);
    expect(sumOverRows(table, ({ goalDifference }) => -goalDifference)).toBe(
      2 * nobodyCame * league.rules.walkoverGoals,
    );
    const { win, draw, loss } = league.rules.points;
    for (const row of table) {
      expect(row.won + row.drawn + row.lost).toBe(row.played);
      expect(row.goalsFor - row.goalsAgainst).toBe(row.goalDifference);
      expect(row.won * win + row.drawn * draw + row.lost * loss + row.adjustment).toBe(row.points);
      expect(row.last3Results).toHaveLength(Math.min(3, row.played));
    }
  });
});

test('positions are 1 to n, no row has more points than the one above it, and every row but the last has a reason', () => {
  checkRandomLeagues((league) => {
    const table = computeStandings(league);
    expect(table.map(({ position }) => position)).toEqual(league.teams.map((_, at) => at + 1));
    expect(table.at(-1)?.decidedBy).toBeNull();
    table.slice(1).forEach((below, at) => {
      const { points, decidedBy } = table[at] as ComputedStanding;
      expect(points).toBeGreaterThanOrEqual(below.points);
      expect(decidedBy === 'points').toBe(points > below.points);
      expect(decidedBy).not.toBeNull();
    });
  });
});

test('movements exchange the places before the latest round for those now, and add up to zero', () => {
  checkRandomLeagues((league) => {
    const table = computeStandings(league);
    const counted = league.matches.filter(({ status, isPlayoff }) => status === 'completed' && !isPlayoff);
    const latest = Math.max(...counted.map(roundNumber));
    const earlier = league.matches.filter((match) => roundNumber(match) < latest);
    if (!counted.some((match) => earlier.includes(match))) {
      expect(table.every(({ movement }) => movement === null)).toBe(true);
      return;
    }
    const places = table.map(({ position, movement }) => position + (movement ?? 0));
    const before = computeStandings({ ...league, matches: earlier });
    expect(places).toEqual(table.map(({ teamId }) => before.findIndex((row) => row.teamId === teamId) + 1));
    expect(places.toSorted((a, b) => a - b)).toEqual(table.map(({ position }) => position));
    expect(sumOverRows(table, ({ movement }) => movement ?? 0)).toBe(0);
  });
});

test('the order of teams and matches in the input does not change the table', () => {
  const shuffled = arbitraryLeague.chain((league) =>
    fc.record({
      league: fc.constant(league),
      teams: fc.shuffledSubarray([...league.teams], { minLength: league.teams.length }),
      matches: fc.shuffledSubarray([...league.matches], { minLength: league.matches.length }),
    }),
  );
  fc.assert(
    fc.property(shuffled, ({ league, teams, matches }) => {
      expect(computeStandings({ ...league, teams, matches })).toEqual(computeStandings(league));
    }),
  );
});

test('renaming teams changes no order that a criterion decided', () => {
  checkRandomLeagues((league) => {
    const table = computeStandings(league);
    fc.pre(table.every(({ decidedBy }) => decidedBy !== 'name'));
    const names = league.teams.map(({ name }) => name).toReversed();
    const teams = league.teams.map((team, at) => ({ ...team, name: names[at] ?? '' }));
    const order = (rows: readonly ComputedStanding[]) => rows.map(({ teamId, decidedBy }) => [teamId, decidedBy]);
    expect(order(computeStandings({ ...league, teams }))).toEqual(order(table));
  });
});

test('a playoff match does not change the table', () => {
  checkRandomLeagues((league) => {
    const [home = null, away = null] = league.teams.map(({ name }) => name);
    const final = aMatch({ home, away, score: '9-0', isPlayoff: true, matchDate: '2026-04-01' });
    const sentOff = { matchId: final.id, teamId: final.homeTeamId ?? 0, eventType: 'redcard' };
    const after = { ...league, matches: [...league.matches, final], events: [...(league.events ?? []), sentOff] };
    expect(computeStandings(after)).toEqual(computeStandings(league));
  });
});
