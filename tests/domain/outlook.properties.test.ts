/** The outlook of random tournaments near their end, held against a trial of every completion. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outlookOfTournament } from '#shared/domain/outlook/tournament-outlook.ts';
import { outlookSchema } from '#shared/domain/schemas/outlook.ts';
import { isFullRun } from '../support/full.ts';
import { bruteForceOutlook, type OutlookLeague } from './outlook-brute-force.ts';
import { arbitraryOutlookLeague } from './random-outlook-league.ts';
import { tablesOfLeague } from './tables-of-outlook-league.ts';

function outlooksOf(league: OutlookLeague) {
  const { matches, points, bands } = league;
  const { table, groups } = tablesOfLeague(league);
  const placeOf = (groupId: number, teamId: number) =>
    [{ id: 0, table }, ...groups].find(({ id }) => id === groupId)?.table.find((row) => row.teamId === teamId)
      ?.position ?? 0;
  return {
    computed: outlookOfTournament({ tournamentId: 1, table, groups, matches, bands, points }),
    tried: bruteForceOutlook(league, placeOf),
  };
}

const byTeam = ({ tables, tournamentId }: ReturnType<typeof outlooksOf>['tried']) => ({
  tournamentId,
  tables: tables.map((table) => ({ ...table, teams: table.teams.toSorted((a, b) => a.teamId - b.teamId) })),
});

const checkLeagues = (open: number, numRuns: number) =>
  fc.assert(
    fc.property(arbitraryOutlookLeague(open), (league) => {
      const { computed, tried } = outlooksOf(league);
      expect(byTeam(computed)).toEqual(byTeam(tried));
      expect(outlookSchema.parse(computed)).toEqual(computed);
    }),
    { numRuns },
  );

/** How many open matches there are at most, and how many tournaments: each match more takes three times as long. */
const sizes: readonly (readonly [number, number])[] = isFullRun
  ? [
      [6, 8850],
      [9, 1000],
      [12, 150],
    ]
  : [
      [5, 300],
      [7, 30],
    ];

test.each(sizes)(
  'places, states, numbers and next matches are those of every completion, with up to %i open matches',
  (open, numRuns) => checkLeagues(open, numRuns),
  isFullRun ? 1_200_000 : 30_000,
);
