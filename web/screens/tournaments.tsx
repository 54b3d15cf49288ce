/** All tournaments as cards with their progress; admins find the link to create one. */

import { paths } from '#shared/pages/paths.ts';
import { useGet } from '../lib/api/use-get.ts';
import { errorMessageOf } from '../lib/http/api-error.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { useToday } from '../lib/screen/use-today.ts';
import { useSession } from '../lib/session/use-session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import { TournamentCard } from '../views/tournament/tournament-card.tsx';
import type { ScreenProps } from './screen.ts';

export function TournamentsScreen({ title }: ScreenProps) {
  usePageTitle(title);
  const canManage = useSession().can('competition.manage');
  const today = useToday();
  const { data: tournaments, error, retry } = useGet('GET /tournaments', {});
  const summaries = useGet('GET /tournaments/summaries', {}, { isLive: true });
  const summaryOf = new Map((summaries.data ?? []).map((summary) => [summary.id, summary]));

  const newTournament = (text: string) =>
    canManage && (
      <ButtonLink variant="primary" icon="plus" href={paths.newTournament.getHref()}>
        {text}
      </ButtonLink>
    );

  if (!tournaments || (!summaries.data && !summaries.error)) {
    return (
      <ScreenLayout title={title}>
        {!tournaments && error ? (
          <ErrorCard title="No se pudieron cargar los torneos" detail={errorMessageOf(error)} onRetry={retry} />
        ) : (
          <SkeletonList count={2} className="h-96" />
        )}
      </ScreenLayout>
    );
  }
  if (tournaments.length === 0) {
    return (
      <ScreenLayout title={title}>
        <EmptyState icon="trophy" title="No hay torneos" action={newTournament('Crear Primer Torneo')} />
      </ScreenLayout>
    );
  }
  return (
    <ScreenLayout title={title} actions={newTournament('Nuevo Torneo')}>
      {!summaries.data && (
        <ErrorCard
          title="No se pudieron cargar los números de los torneos"
          detail={errorMessageOf(summaries.error)}
          onRetry={summaries.retry}
        />
      )}
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {tournaments.map((tournament) => (
          <TournamentCard
            key={tournament.id}
            tournament={tournament}
            summary={summaryOf.get(tournament.id)}
            today={today}
          />
        ))}
      </ul>
    </ScreenLayout>
  );
}
