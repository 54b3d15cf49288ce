/** All standings of a tournament: one table per group, then the general table, with one compact/complete switch. */
import { drawPlayoffs } from '#shared/domain/playoff-draw.ts';
import type { FormattedStanding } from '#shared/domain/schemas/standing.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { StandingsLegend } from './standings-legend.tsx';
import { StandingsRules } from './standings-rules.tsx';
import { StandingsTable } from './standings-table.tsx';

const columnViewOptions = [
  { key: 'compact', label: 'Compacta' },
  { key: 'complete', label: 'Completa' },
] as const;

interface GroupWithTable {
  readonly id: number;
  readonly name: string;
  readonly table: readonly FormattedStanding[];
}

/** What the user has expanded in the tables. */
export interface StandingsChoices {
  /** True to show all columns on phones. */
  readonly isComplete: boolean;
  readonly onComplete: (isComplete: boolean) => void;
  /** By table (a group's id, or `generalTableId`): the id of the team whose tie is explained, or null. */
  readonly openTies: ReadonlyMap<number, number | null>;
  readonly onOpenTie: (tableId: number, teamId: number | null) => void;
}

const generalTableId = 0;

interface StandingsViewProps {
  readonly tournament: Pick<Tournament, 'name' | 'rules' | 'adjustments' | 'withdrawals'>;
  /** The groups with their tables; undefined while they load. */
  readonly groups: readonly GroupWithTable[] | undefined;
  /** Rows of the general table; at least one. */
  readonly rows: readonly FormattedStanding[];
  /** The team the user coaches, highlighted in the tables; null for other users. */
  readonly ownTeamId: number | null;
  readonly choices: StandingsChoices;
}

export function StandingsView({ tournament, groups: known, rows, ownTeamId, choices }: StandingsViewProps) {
  const { name: tournamentName, rules, adjustments, withdrawals } = tournament;
  const { isComplete, onComplete } = choices;
  const groups = known ?? [];
  const qualifying = qualifyingTeamIds(rows, known);
  const common = { isComplete, qualifying, ownTeamId };
  const tieOf = (tableId: number) => ({
    openTie: choices.openTies.get(tableId) ?? null,
    onOpenTie: (teamId: number | null) => choices.onOpenTie(tableId, teamId),
  });
  return (
    <>
      <div className="flex flex-col gap-3">
        <SegmentedControl
          label="Columnas"
          options={columnViewOptions}
          selected={isComplete ? 'complete' : 'compact'}
          onSelect={(view) => onComplete(view === 'complete')}
          className="self-end md:hidden"
        />
        {groups.map((group) => (
          <section key={group.id} className="flex flex-col gap-2">
            <h2 className="text-lg">{group.name}</h2>
            <StandingsTable
              {...common}
              {...tieOf(group.id)}
              caption={`${group.name} de ${tournamentName}`}
              rows={group.table}
            />
          </section>
        ))}
        {groups.length > 0 && <h2 className="mt-2 -mb-1 text-lg">Tabla general</h2>}
        <StandingsTable
          {...common}
          {...tieOf(generalTableId)}
          caption={`Posiciones de ${tournamentName}`}
          rows={rows}
        />
        <StandingsLegend
          rows={[...groups.flatMap((group) => group.table), ...rows]}
          hasQualifying={qualifying.size > 0}
          ownTeamId={ownTeamId}
        />
      </div>
      <StandingsRules rules={rules} adjustments={adjustments} withdrawals={withdrawals} rows={rows} />
    </>
  );
}

/** Teams that would play the semifinals if the league ended now; none while the groups load. */
function qualifyingTeamIds(
  rows: readonly FormattedStanding[],
  groups: readonly GroupWithTable[] | undefined,
): ReadonlySet<number> {
  const qualified = groups && drawPlayoffs(rows, groups);
  return new Set(qualified && 'seeds' in qualified ? qualified.seeds : []);
}
