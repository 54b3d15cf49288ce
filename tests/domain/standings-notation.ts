/** Tables from results written one per line, and their rows as short lines. */
import type { Match } from '#shared/domain/schemas/match.ts';
import type { PartialRules } from '#shared/domain/schemas/rules.ts';
import type { Standing } from '#shared/domain/schemas/standing.ts';
import { type ComputeStandingsOptions, computeStandings } from '#shared/domain/standings/standings.ts';
import { defaultRules, mergeRules } from '#shared/domain/tournament-rules.ts';
import { withTieExplanations } from '#shared/text/tie-explanations.ts';
import { aTeam, completedMatches } from '../support/builders.ts';

interface TableOptions extends PartialRules {
  /** The participants; absent: every team that plays a match. */
  readonly teams?: readonly string[];
  readonly groupId?: number;
  /** Absent: a day after all matches. */
  readonly today?: string;
  readonly adjustments?: Readonly<Record<string, number>>;
  readonly cards?: NonNullable<ComputeStandingsOptions['events']>;
}

/** The table of matches, or of results written one per line such as 'Lanús 3-1 Banfield'. */
export function tableFromResults(played: string | readonly Match[], options: TableOptions = {}): Standing[] {
  const { teams, groupId, today = '9999-12-31', adjustments = {}, cards = [], ...rules } = options;
  const matches = typeof played === 'string' ? completedMatches(played) : played;
  const names = teams ?? [...new Set(matches.flatMap(({ homeTeam, awayTeam }) => [homeTeam.name, awayTeam.name]))];
  return withTieExplanations(
    computeStandings({
      tournamentId: 1,
      groupId: groupId ?? 0,
      teams: names.map(aTeam),
      matches,
      rules: mergeRules(defaultRules, rules),
      adjustments: Object.entries(adjustments).map(([name, points]) => ({
        teamId: aTeam(name).id,
        points,
        reason: 'Acta',
      })),
      events: cards,
      today,
    }),
  );
}

/** Each team with the criterion that puts it above the next: ['Lanús: points', 'Quilmes: name', 'Ferro']. */
export const orderWithDecidingCriteria = (table: readonly Standing[]): string[] =>
  table.map(({ team, decidedBy }) => (decidedBy ? `${team.name}: ${decidedBy}` : team.name));

export function rowOfTeam(table: readonly Standing[], name: string): Standing {
  const row = table.find(({ team }) => team.name === name);
  if (!row) throw new Error(`${name} is not in the table`);
  return row;
}

/** Played, won, drawn, lost, goals for, goals against, goal difference and points: '2 1 0 1 4 3 1 3'. */
export function formatStandingRow(row: Standing): string {
  const { played, won, drawn, lost, goalsFor, goalsAgainst, goalDifference, points } = row;
  return [played, won, drawn, lost, goalsFor, goalsAgainst, goalDifference, points].join(' ');
}
