/** All standings of a tournament: one table per group, then the general table, and how they are ordered. */
import { drawPlayoffs } from '#shared/domain/playoff-draw.ts';
import type { FormattedStanding } from '#shared/domain/schemas/standing.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import type { GroupTable } from '#shared/pages/page-data.ts';
import { ColumnChoice } from './column-choice.tsx';
import { StandingsLegend } from './standings-legend.tsx';
import { StandingsRules } from './standings-rules.tsx';
import { StandingsTable } from './standings-table.tsx';

interface StandingsViewProps {
  readonly tournament: Pick<Tournament, 'name' | 'rules' | 'adjustments' | 'withdrawals'>;
  /** The groups with their tables; undefined while they load. */
  readonly groups: readonly GroupTable[] | undefined;
  /** Rows of the general table; at least one. */
  readonly rows: readonly FormattedStanding[];
  /** The team the user coaches, highlighted in the tables; null for other users. */
  readonly ownTeamId: number | null;
}

export function StandingsView({ tournament, groups: known, rows, ownTeamId }: StandingsViewProps) {
  const { name, rules, adjustments, withdrawals } = tournament;
  const groups = known ?? [];
  const qualifying = qualifyingTeamIds(rows, known);
  const common = { qualifying, ownTeamId };
  return (
    <>
      <ColumnChoice>
        {groups.map((group) => (
          <section key={group.id} className="flex flex-col gap-2">
            <h2 className="text-lg">{group.name}</h2>
            <StandingsTable {...common} tableId={group.id} caption={`${group.name} de ${name}`} rows={group.table} />
          </section>
        ))}
        {groups.length > 0 && <h2 className="mt-2 -mb-1 text-lg">Tabla general</h2>}
        <StandingsTable {...common} tableId={0} caption={`Posiciones de ${name}`} rows={rows} />
        <StandingsLegend
          rows={[...groups.flatMap((group) => group.table), ...rows]}
          hasQualifying={qualifying.size > 0}
          ownTeamId={ownTeamId}
        />
      </ColumnChoice>
      <StandingsRules rules={rules} adjustments={adjustments} withdrawals={withdrawals} rows={rows} />
    </>
  );
}

/** Teams that would play the semifinals if the league ended now; none while the groups load. */
export function qualifyingTeamIds(
  rows: readonly FormattedStanding[],
  groups: readonly GroupTable[] | undefined,
): ReadonlySet<number> {
  const qualified = groups && drawPlayoffs(rows, groups);
  return new Set(qualified && 'seeds' in qualified ? qualified.seeds : []);
}
