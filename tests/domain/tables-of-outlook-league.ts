/** The tables of a random tournament, by the rules of the program. */
import { computeStandings } from '#shared/domain/standings/standings.ts';
import { defaultRules } from '#shared/domain/tournament-rules.ts';
import type { OutlookLeague } from './outlook-brute-force.ts';

export function tablesOfLeague({ teamIds, groups, matches, adjustments, points }: OutlookLeague) {
  const rules = { ...defaultRules, points };
  const tableOf = (ids: readonly number[], groupId = 0) =>
    computeStandings({
      tournamentId: 1,
      groupId,
      teams: ids.map((id) => ({ id, name: `Equipo ${id}`, displayName: `Equipo ${id}`, logo: '', logoUrl: '' })),
      matches,
      rules,
      adjustments: adjustments.map((adjustment) => ({ ...adjustment, reason: 'Acta' })),
      today: '9999-12-31',
    });
  return {
    rules,
    table: tableOf(teamIds),
    groups: groups.map(({ id, teamIds: ids }) => ({ id, table: tableOf(ids, id) })),
  };
}
