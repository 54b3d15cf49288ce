/** The tables of a tournament: those of its groups, if it has any, then the general one; one choice of columns for all. */
import { useState } from 'react';
import type { FormattedStanding } from '#shared/domain/schemas/standing.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { StandingsLegend } from './standings-legend.tsx';
import { StandingsTable } from './standings-table.tsx';

const views = [
  { key: 'compact', label: 'Compacta' },
  { key: 'complete', label: 'Completa' },
] as const;
type View = (typeof views)[number]['key'];

interface ShownTable {
  readonly id: number;
  readonly name: string;
  readonly table: readonly FormattedStanding[];
}

interface StandingsViewProps {
  readonly tournamentName: string;
  readonly groups: readonly ShownTable[];
  /** The general table. */
  readonly rows: readonly FormattedStanding[];
  /** Who would play the semifinals. */
  readonly qualifying: ReadonlySet<number>;
  /** The team of the coach who looks at it. */
  readonly ownTeamId: number | null;
}

export function StandingsView({ tournamentName, groups, rows, qualifying, ownTeamId }: StandingsViewProps) {
  const [view, setView] = useState<View>('compact');
  const common = { isComplete: view === 'complete', qualifying, ownTeamId };
  return (
    <div className="flex flex-col gap-3">
      <SegmentedControl
        label="Columnas"
        options={views}
        selected={view}
        onSelect={setView}
        className="self-end md:hidden"
      />
      {groups.map((group) => (
        <section key={group.id} className="flex flex-col gap-2">
          <h2 className="text-lg">{group.name}</h2>
          <StandingsTable {...common} caption={`${group.name} de ${tournamentName}`} rows={group.table} />
        </section>
      ))}
      {groups.length > 0 && <h2 className="mt-2 -mb-1 text-lg">Tabla general</h2>}
      <StandingsTable {...common} caption={`Posiciones de ${tournamentName}`} rows={rows} />
      <StandingsLegend
        rows={[...groups.flatMap((group) => group.table), ...rows]}
        hasQualifying={qualifying.size > 0}
        ownTeamId={ownTeamId}
      />
    </div>
  );
}
