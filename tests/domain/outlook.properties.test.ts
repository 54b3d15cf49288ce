/** The outlook of random tournaments near their end, held against a trial of every completion. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outlookOfTournament } from '#shared/domain/outlook/tournament-outlook.ts';
import { outlookSchema } from '#shared/domain/schemas/outlook.ts';
import { computeStandings } from '#shared/domain/standings/standings.ts';
import { defaultRules } from '#shared/domain/tournament-rules.ts';
import { isFullRun } from '../support/full.ts';
import { bruteForceOutlook, type OutlookLeague } from './outlook-brute-force.ts';
import { arbitraryOutlookLeague } from './random-outlook-league.ts';

function outlooksOf({ teamIds, groups, matches, adjustments, points, bands }: OutlookLeague) {
  const tableOf = (ids: readonly number[], groupId = 0) =>
    computeStandings({
      tournamentId: 1,
      groupId,
      teams: ids.map((id) => ({ id, name: `Equipo ${id}`, displayName: `Equipo ${id}`, logo: '', logoUrl: '' })),
      matches,
      rules: { ...defaultRules, points },
      adjustments: adjustments.map((adjustment) => ({ ...adjustment, reason: 'Acta' })),
      today: '9999-12-31',
    });
  const table = tableOf(teamIds);
  const tables = groups.map(({ id, teamIds: ids }) => ({ id, table: tableOf(ids, id) }));
  const placeOf = (groupId: number, teamId: number) =>
    [{ id: 0, table }, ...tables].find(({ id }) => id === groupId)?.table.find((row) => row.teamId === teamId)
      ?.position ?? 0;
  return {
    computed: outlookOfTournament({ tournamentId: 1, table, groups: tables, matches, bands, points }),
    tried: bruteForceOutlook({ teamIds, groups, matches, adjustments, points, bands }, placeOf),
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
      [6, 6000],
      [9, 3500],
      [12, 500],
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
