/** The head of a tournament's table, how it is ordered, and the way to all of it. */

import type { FormattedStanding } from '#shared/domain/schemas/standing.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { paths } from '../../app/paths.ts';
import type { Loaded } from '../../lib/api/use-get.ts';
import { messageOf } from '../../lib/http/api-error.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Section } from '../../public/home/section.tsx';
import { StandingsRules } from '../../public/standings/standings-rules.tsx';
import { TopTable } from '../../public/tournament/top-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';

interface TournamentTableProps {
  readonly tournament: Tournament;
  readonly standings: Loaded<FormattedStanding[]>;
}

export function TournamentTable({ tournament, standings: { data: rows, error, retry } }: TournamentTableProps) {
  const { user, isDT, isAuthenticated } = useSession();
  const allHref = (isAuthenticated ? paths.standings : paths.publicStandings).getHref(tournament.id);

  return (
    <Section title="Posiciones" allHref={rows && rows.length > 0 ? allHref : null} allText="Ver tabla completa">
      {!rows ? (
        <ErrorCard title="No se pudieron cargar las posiciones" detail={messageOf(error)} onRetry={retry} />
      ) : rows.length === 0 ? (
        <EmptyState icon="table" title="No hay datos de posiciones disponibles" />
      ) : (
        <div className="flex flex-col gap-3">
          <TopTable
            caption={`Primeros puestos de ${tournament.name}`}
            rows={rows}
            ownTeamId={isDT ? (user?.teamId ?? null) : null}
          />
          <StandingsRules
            rules={tournament.rules}
            adjustments={tournament.adjustments}
            teamNames={new Map(rows.map(({ teamId, teamName }) => [teamId, teamName]))}
          />
        </div>
      )}
    </Section>
  );
}
