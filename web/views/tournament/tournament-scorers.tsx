/** The top scorers of a tournament, with a link to the full ranking. */
import type { ReactNode } from 'react';
import type { FormattedScorer } from '#shared/domain/schemas/statistics.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Section } from '../home/section.tsx';
import { ScorersTable } from '../rankings/scorers-table.tsx';

interface TournamentScorersProps {
  readonly tournamentName: string;
  /** With the names by which the same screen shows their teams. */
  readonly rows: readonly (FormattedScorer & { readonly displayName: string | undefined })[] | undefined;
  /** Shown instead of the scorers when loading them failed. */
  readonly failure: ReactNode;
  readonly allHref: string;
  readonly ownTeamId: number | null;
}

export function TournamentScorers({ tournamentName, rows, failure, allHref, ownTeamId }: TournamentScorersProps) {
  return (
    <Section title="Goleadores" allHref={rows && rows.length > 0 ? allHref : null} allText="Ver todos">
      {!rows ? (
        failure
      ) : rows.length === 0 ? (
        <EmptyState icon="ball" title="Sin goles registrados" />
      ) : (
        <ScorersTable caption={`Primeros goleadores de ${tournamentName}`} rows={rows} ownTeamId={ownTeamId} />
      )}
    </Section>
  );
}
