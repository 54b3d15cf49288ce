/** The first screen: for visitors it may be one featured tournament instead. */
import { Navigate } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { messageOf } from '../lib/http/api-error.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { useSession } from '../lib/session/use-session.ts';
import { useHome } from '../lib/use-home.ts';
import { useToday } from '../lib/use-today.ts';
import { HomeView } from '../public/home/home-view.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { Page } from '../ui/page.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';

export function HomePage() {
  usePageTitle('');
  const { isAuthenticated, can } = useSession();
  const { data: home, error, retry } = useHome();
  const today = useToday();

  if (!home) {
    return (
      <Page title="Inicio">
        {error ? (
          <ErrorCard title="No se pudo cargar el inicio" detail={messageOf(error)} onRetry={retry} />
        ) : (
          <SkeletonList count={3} className="h-28" />
        )}
      </Page>
    );
  }
  if (!isAuthenticated && home.featuredTournamentId !== null) {
    return <Navigate to={paths.tournament.getHref(home.featuredTournamentId)} replace />;
  }
  return <HomeView home={home} today={today} isAuthenticated={isAuthenticated} canManage={can('competition.manage')} />;
}
