/** The home screen of signed-in users. */

import { Suspense } from 'react';
import type { Api } from '#shared/contract/index.ts';
import type { ResponseOf } from '#shared/contract/route.ts';
import type { HomePageData } from '#shared/pages/page-data.ts';
import { paths } from '#shared/pages/paths.ts';
import { useGet } from '../lib/api/use-get.ts';
import { errorMessageOf } from '../lib/http/api-error.ts';
import { lazyComponent } from '../lib/screen/lazy-component.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { useIsLate } from '../lib/screen/use-is-late.ts';
import { useSettings } from '../lib/screen/use-settings.ts';
import { useToday } from '../lib/screen/use-today.ts';
import { useSession } from '../lib/session/use-session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import { Skeleton, SkeletonList } from '../ui/skeleton.tsx';
import { HomeView } from '../views/home/home-view.tsx';
import type { ScreenProps } from './screen.ts';

const OwnTeam = lazyComponent(() => import('../features/teams/own-team.tsx'), 'OwnTeam');
const OutlookOfTeam = lazyComponent(() => import('../features/outlook/outlook-of-team.tsx'), 'OutlookOfTeam');
const CannotPlayLine = lazyComponent(() => import('../features/eligibility/cannot-play-line.tsx'), 'CannotPlayLine');
const HomeNotices = lazyComponent(() => import('./parts/home-notices.tsx'), 'HomeNotices');
const KeptSheetList = lazyComponent(() => import('../features/sheet/queue/kept-sheet-list.tsx'), 'KeptSheetList');

export function HomeScreen({ title }: ScreenProps) {
  usePageTitle('');
  const { isDT, user, can } = useSession();
  const { name, isNameKnown } = useSettings();
  const { data: home, error, retry } = useGet('GET /home', {}, { isLive: true });
  const latest = useGet('GET /home/latest', {}, { isLive: true });
  const today = useToday();
  const mayManage = can('competition.manage');
  const ownTeamId = isDT && user ? user.teamId : 0;

  // Waits for the federation's name too: if it replaced the default in the banner, the content would move. So it would
  // if the goals of a match in play came after the match.
  const isWaiting = !home || !isNameKnown || (home.liveMatches.length > 0 && !latest.data && !latest.error);
  const isLate = useIsLate(isWaiting);
  if (isWaiting) {
    const hasFailed = !home && error !== undefined;
    return (
      <ScreenLayout title={title}>
        {(hasFailed || isLate) && (
          <Suspense fallback={null}>
            <KeptSheetList />
          </Suspense>
        )}
        {hasFailed ? (
          <ErrorCard title="No se pudo cargar el inicio" detail={errorMessageOf(error)} onRetry={retry} />
        ) : (
          <SkeletonList count={3} className="h-28" />
        )}
      </ScreenLayout>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <Suspense fallback={null}>
        <HomeNotices federationName={name} hasMatches={hasMatches(home)} />
      </Suspense>
      <HomeView
        home={toPageData(home, latest.data)}
        federationName={name}
        today={today}
        hrefs={{ matches: paths.matches.getHref(), tournaments: paths.tournaments.getHref() }}
        linksTeams={false}
        ownTeam={
          ownTeamId !== 0 && (
            <Suspense fallback={<Skeleton className="h-dvh rounded-card" />}>
              <OwnTeam
                teamId={ownTeamId}
                today={today}
                renderCannotPlay={(verdicts) => <CannotPlayLine teamId={ownTeamId} verdicts={verdicts} />}
                renderOutlook={(tournament) => <OutlookOfTeam teamId={ownTeamId} tournament={tournament} />}
              />
            </Suspense>
          )
        }
        emptyActions={mayManage ? creationLinks : {}}
      />
    </div>
  );
}

const creationLinks = {
  matches: <ButtonLink href={paths.matches.getHref()}>Programar partido</ButtonLink>,
  tournaments: <ButtonLink href={paths.newTournament.getHref()}>Crear torneo</ButtonLink>,
};

type HomeDocument = ResponseOf<Api['GET /home']>;

type LatestResults = ResponseOf<Api['GET /home/latest']>;

/** The latest results come on their own, and what can be shown is not kept waiting for them. */
const toPageData = (
  { activeTournaments, upcomingMatches, teams, ...lists }: HomeDocument,
  latest: LatestResults = { results: [], goals: [] },
): HomePageData => ({
  counters: { activeTournaments, upcomingMatches, teams },
  live: lists.liveMatches,
  next: lists.matches,
  ...latest,
  tournaments: lists.tournaments,
  announced: lists.announced,
});

const hasMatches = ({ upcomingMatches, liveMatches, tournaments }: HomeDocument): boolean =>
  upcomingMatches > 0 || liveMatches.length > 0 || tournaments.some(({ completedMatches }) => completedMatches > 0);
