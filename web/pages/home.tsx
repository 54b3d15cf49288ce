/** The home screen; visitors are redirected to the featured tournament when there is one. */

import { Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '#shared/pages/paths.ts';
import { NoRoleNotice } from '../features/session/no-role-notice.tsx';
import { useGet } from '../lib/api/use-get.ts';
import { errorMessageOf } from '../lib/http/api-error.ts';
import { lazyComponent } from '../lib/screen/lazy-component.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { useSettings } from '../lib/screen/use-settings.ts';
import { useToday } from '../lib/screen/use-today.ts';
import { useSession } from '../lib/session/use-session.ts';
import { type HomeDocument, HomeView } from '../public/home/home-view.tsx';
import type { PageProps } from '../screens/screen.ts';
import { ErrorCard } from '../ui/error-card.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';

/** Visitors never load it. */
const FirstStepsCard = lazyComponent(() => import('../features/first-steps/first-steps-card.tsx'), 'FirstStepsCard');

export function HomePage({ title }: PageProps) {
  usePageTitle('');
  const { isAuthenticated, user, can } = useSession();
  const { name, isNameKnown } = useSettings();
  const { data: home, error, retry } = useGet('GET /home', {}, { isLive: true });
  const today = useToday();

  // Waits for the federation's name too: if it replaced the default in the banner, the content would move.
  if (!home || !isNameKnown) {
    return (
      <ScreenLayout title={title}>
        {!home && error ? (
          <ErrorCard title="No se pudo cargar el inicio" detail={errorMessageOf(error)} onRetry={retry} />
        ) : (
          <SkeletonList count={3} className="h-28" />
        )}
      </ScreenLayout>
    );
  }
  if (!isAuthenticated && home.featuredTournamentId !== null) {
    return <Navigate to={paths.tournament.getHref(home.featuredTournamentId)} replace />;
  }
  return (
    <div className="flex flex-col gap-4">
      <NoRoleNotice user={user} />
      {can('competition.manage') && !hasMatches(home) && (
        <Suspense fallback={null}>
          <FirstStepsCard federationName={name} />
        </Suspense>
      )}
      <HomeView
        home={home}
        federationName={name}
        today={today}
        isAuthenticated={isAuthenticated}
        canManage={can('competition.manage')}
      />
    </div>
  );
}

const hasMatches = ({ upcomingMatches, liveMatches, tournaments }: HomeDocument): boolean =>
  upcomingMatches > 0 || liveMatches.length > 0 || tournaments.some(({ completedMatches }) => completedMatches > 0);
