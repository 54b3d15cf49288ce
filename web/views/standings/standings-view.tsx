/** All standings of a tournament: one table per group, then the general table, and how they are ordered. */
import type { Outlook } from '#shared/domain/schemas/outlook.ts';
import type { FormattedStanding } from '#shared/domain/schemas/standing.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import type { GroupTable } from '#shared/pages/page-data.ts';
import { ClosedStandingsRules } from './closed-standings-rules.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { StandingsLegend } from './standings-legend.tsx';
import { StandingsRules } from './standings-rules.tsx';
import { StandingsTable } from './standings-table.tsx';

interface StandingsViewProps {
  readonly tournament: Pick<Tournament, 'name' | 'rules' | 'adjustments' | 'bands' | 'withdrawals'>;
  /** The groups with their tables; undefined while they load. */
  readonly groups: readonly GroupTable[] | undefined;
  /** Rows of the general table; at least one. */
  readonly rows: readonly FormattedStanding[];
  /** What is still possible; undefined until it is known. */
  readonly outlook: Outlook | undefined;
  /** The team the user coaches, highlighted in the tables; null for other users. */
  readonly ownTeamId: number | null;
  /** True if how they are ordered is shown on request only. */
  readonly hasClosedRules?: boolean;
}

export function StandingsView(props: StandingsViewProps) {
  const { tournament, groups: known, rows, outlook, ownTeamId, hasClosedRules = false } = props;
  const { name, rules, adjustments, bands, withdrawals } = tournament;
  const groups = known ?? [];
  const Rules = hasClosedRules ? ClosedStandingsRules : StandingsRules;
  const general = { tableId: 0, rows, bands, outlook };
  const ofGroups = groups.map(({ id, name: group, table }) => ({ tableId: id, group, rows: table, bands, outlook }));
  return (
    <>
      <ColumnChoice>
        {ofGroups.map(({ group, ...table }) => (
          <section key={table.tableId} className="flex flex-col gap-2">
            <h2 className="text-lg">{group}</h2>
            <StandingsTable {...table} caption={`${group} de ${name}`} ownTeamId={ownTeamId} />
          </section>
        ))}
        {groups.length > 0 && <h2 className="mt-2 -mb-1 text-lg">Tabla general</h2>}
        <StandingsTable {...general} caption={`Posiciones de ${name}`} ownTeamId={ownTeamId} />
        <StandingsLegend tables={[...ofGroups, general]} ownTeamId={ownTeamId} />
      </ColumnChoice>
      <Rules rules={rules} adjustments={adjustments} withdrawals={withdrawals} rows={rows} />
    </>
  );
}
