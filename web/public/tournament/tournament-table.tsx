/** The top of a tournament's standings, its ordering rules, and a link to the full table. */
import type { ReactNode } from 'react';
import type { FormattedStanding } from '#shared/domain/schemas/standing.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Section } from '../home/section.tsx';
import { StandingsRules } from '../standings/standings-rules.tsx';
import { TopTable } from './top-table.tsx';

interface TournamentTableProps {
  readonly tournament: Pick<Tournament, 'name' | 'rules' | 'adjustments' | 'withdrawals'>;
  readonly rows: readonly FormattedStanding[] | undefined;
  /** Shown instead of the standings when loading them failed. */
  readonly failure: ReactNode;
  readonly allHref: string;
  readonly ownTeamId: number | null;
}

export function TournamentTable({ tournament, rows, failure, allHref, ownTeamId }: TournamentTableProps) {
  return (
    <Section title="Posiciones" allHref={rows && rows.length > 0 ? allHref : null} allText="Ver tabla completa">
      {!rows ? (
        failure
      ) : rows.length === 0 ? (
        <EmptyState icon="table" title="No hay datos de posiciones disponibles" />
      ) : (
        <div className="flex flex-col gap-3">
          <TopTable caption={`Primeros puestos de ${tournament.name}`} rows={rows} ownTeamId={ownTeamId} />
          <StandingsRules
            rules={tournament.rules}
            adjustments={tournament.adjustments}
            withdrawals={tournament.withdrawals}
            rows={rows}
          />
        </div>
      )}
    </Section>
  );
}
