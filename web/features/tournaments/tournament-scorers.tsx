/** The first scorers of a tournament, and the way to all of them. */

import type { FormattedScorer } from '#shared/domain/schemas/statistics.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { paths } from '../../app/paths.ts';
import type { Loaded } from '../../lib/api/use-get.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Section } from '../../public/home/section.tsx';
import { ScorersTable } from '../../public/rankings/scorers-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';

interface TournamentScorersProps {
  readonly tournament: Tournament;
  readonly scorers: Loaded<FormattedScorer[]>;
}

export function TournamentScorers({ tournament, scorers: { data: rows, error, retry } }: TournamentScorersProps) {
  const { user, isDT, isAuthenticated } = useSession();
  const allHref = (isAuthenticated ? paths.scorers : paths.publicScorers).getHref(tournament.id);
  return (
    <Section title="Goleadores" allHref={rows && rows.length > 0 ? allHref : null} allText="Ver todos">
      {!rows ? (
        <ErrorCard title="Error al cargar los goleadores" detail={messageOf(error)} onRetry={retry} />
      ) : rows.length === 0 ? (
        <EmptyState icon="ball" title="Sin goles registrados" />
      ) : (
        <ScorersTable
          caption={`Primeros goleadores de ${tournament.name}`}
          rows={rows}
          ownTeamId={isDT ? (user?.teamId ?? null) : null}
        />
      )}
    </Section>
  );
}
