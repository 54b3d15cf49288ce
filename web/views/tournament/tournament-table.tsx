/**
 * The table on a tournament's summary: whole up to ten teams, else its first ten rows; with zonas, one table for each.
 * How it is ordered stands behind a disclosure.
 */
import type { ReactNode } from 'react';
import type { Outlook } from '#shared/domain/schemas/outlook.ts';
import type { FormattedStanding } from '#shared/domain/schemas/standing.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import type { GroupTable } from '#shared/pages/page-data.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Section } from '../home/section.tsx';
import { ClosedStandingsRules } from '../standings/closed-standings-rules.tsx';
import { ColumnChoice } from '../standings/column-choice.tsx';
import { StandingsLegend } from '../standings/standings-legend.tsx';
import { StandingsTable } from '../standings/standings-table.tsx';

const shownRows = 10;

interface TournamentTableProps {
  readonly tournament: Pick<Tournament, 'name' | 'rules' | 'adjustments' | 'bands' | 'withdrawals'>;
  readonly rows: readonly FormattedStanding[] | undefined;
  /** Undefined while they are unknown. */
  readonly groups: readonly GroupTable[] | undefined;
  /** What is still possible; undefined until it is known. */
  readonly outlook: Outlook | undefined;
  /** Shown instead of the standings when loading them failed. */
  readonly failure: ReactNode;
  readonly allHref: string;
  readonly ownTeamId: number | null;
}

export function TournamentTable({ rows, failure, allHref, ...props }: TournamentTableProps) {
  return (
    <Section title="Posiciones" allHref={rows && rows.length > 0 ? allHref : null} allText="Ver tabla completa">
      {!rows ? (
        failure
      ) : rows.length === 0 ? (
        <EmptyState icon="table" title="No hay datos de posiciones disponibles" />
      ) : (
        <FilledTable rows={rows} {...props} />
      )}
    </Section>
  );
}

interface FilledTableProps extends Pick<TournamentTableProps, 'tournament' | 'groups' | 'outlook' | 'ownTeamId'> {
  readonly rows: readonly FormattedStanding[];
}

function FilledTable({ tournament, rows, groups, outlook, ownTeamId }: FilledTableProps) {
  const { name, rules, adjustments, bands, withdrawals } = tournament;
  const tables = groups && groups.length > 0 ? groups : [{ id: 0, name: '', table: rows }];
  const shown = tables.map(({ id, name: group, table }) => ({
    group,
    marked: { tableId: id, rows: table.slice(0, shownRows), bands, outlook },
  }));
  return (
    <ColumnChoice>
      {shown.map(({ group, marked }) => (
        <div key={marked.tableId} className="flex flex-col gap-2">
          {group && <h3 className="text-base">{group}</h3>}
          <StandingsTable {...marked} caption={`${group || 'Posiciones'} de ${name}`} ownTeamId={ownTeamId} />
        </div>
      ))}
      <StandingsLegend tables={shown.map(({ marked }) => marked)} ownTeamId={ownTeamId} />
      <ClosedStandingsRules rules={rules} adjustments={adjustments} withdrawals={withdrawals} rows={rows} />
    </ColumnChoice>
  );
}
