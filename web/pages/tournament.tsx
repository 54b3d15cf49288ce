/** One tournament: how far it is, the head of its table, its fixture; for admins, everything that can be changed. */

import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Bracket } from '#shared/domain/schemas/bracket.ts';
import type { FixtureRound } from '#shared/domain/schemas/match.ts';
import type { FormattedStanding, TournamentSummary } from '#shared/domain/schemas/standing.ts';
import type { FormattedScorer } from '#shared/domain/schemas/statistics.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { formatDateRange } from '#shared/text/dates.ts';
import { lazyPage } from '../app/lazy-page.ts';
import { paths } from '../app/paths.ts';
import type { AdminTask } from '../features/tournaments/admin/admin-task.ts';
import { TournamentFixture } from '../features/tournaments/tournament-fixture.tsx';
import { TournamentScorers } from '../features/tournaments/tournament-scorers.tsx';
import { TournamentTable } from '../features/tournaments/tournament-table.tsx';
import { type Loaded, useGet } from '../lib/api/use-get.ts';
import { ApiError, messageOf } from '../lib/http/api-error.ts';
import { idIn } from '../lib/id-in.ts';
import { listLimits } from '../lib/list-limits.ts';
import { useRememberedTournament } from '../lib/remembered-tournament.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { usePreload } from '../lib/screen/use-preload.ts';
import { useSettings } from '../lib/screen/use-settings.ts';
import { useSession } from '../lib/session/use-session.ts';
import { TournamentCounters } from '../public/tournament/counters.tsx';
import { TournamentDescription } from '../public/tournament/description.tsx';
import { TournamentStats } from '../public/tournament/stats.tsx';
import { TournamentStatusBadge } from '../public/tournament/status-badge.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { Page } from '../ui/page.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';

const loadAdmin = () => import('./tournament-admin.tsx');
const AdminMenu = lazyPage(loadAdmin, 'AdminMenu');
const AdminOverview = lazyPage(loadAdmin, 'AdminOverview');
const AdminDialog = lazyPage(loadAdmin, 'AdminDialog');

const notFound = 'Torneo no encontrado';

export function TournamentPage() {
  const { id } = useParams();
  return <TournamentScreen key={id} id={idIn(id)} />;
}

function TournamentScreen({ id }: { readonly id: number | null }) {
  const { isAuthenticated, can } = useSession();
  const canManage = can('competition.manage');
  usePreload(loadAdmin, canManage);
  const { data: tournament, error, retry } = useGet('GET /tournaments/{id}', id === null ? null : { params: { id } });
  useRememberedTournament(tournament?.id ?? null);
  const documents = {
    summary: useGet('GET /tournaments/{id}/summary', id === null ? null : { params: { id } }, { isLive: true }),
    standings: useGet('GET /standings/formatted/tournament/{id}', id === null ? null : { params: { id } }, {
      isLive: true,
    }),
    scorers: useGet(
      'GET /statistics/formatted/top-scorers',
      id === null ? null : { query: { tournamentId: id, limit: listLimits.topScorers } },
      { isLive: true },
    ),
    rounds: useGet('GET /tournaments/{id}/fixture', id === null ? null : { params: { id } }, { isLive: true }),
  };
  const bracket = useGet('GET /tournaments/{id}/bracket', canManage && id !== null ? { params: { id } } : null, {
    isLive: true,
  });
  const isMissing = id === null || (error instanceof ApiError && error.status === 404);
  const back = (isAuthenticated ? paths.tournaments : paths.home).getHref();
  // For visitors a featured tournament is the home itself.
  const { settings } = useSettings();
  const isHome = !isAuthenticated && settings?.featuredTournamentId === id;
  usePageTitle(isMissing ? notFound : (tournament?.name ?? 'Torneo'), isHome ? null : back);

  if (isMissing) return <TournamentNotFound back={back} />;
  if (!tournament && error) {
    return (
      <Page title="Torneo">
        <ErrorCard title="No se pudo cargar el torneo" detail={messageOf(error)} onRetry={retry} />
      </Page>
    );
  }
  const isWaiting = [...Object.values(documents), ...(canManage ? [bracket] : [])].some(
    (loaded) => !loaded.data && !loaded.error,
  );
  if (!tournament || isWaiting) {
    return (
      <Page title="Torneo">
        <SkeletonList count={4} className="h-28" />
      </Page>
    );
  }
  return <TournamentOverview tournament={tournament} {...documents} bracket={bracket.data} />;
}

interface TournamentOverviewProps {
  readonly tournament: Tournament;
  readonly summary: Loaded<TournamentSummary>;
  readonly standings: Loaded<FormattedStanding[]>;
  readonly scorers: Loaded<FormattedScorer[]>;
  readonly rounds: Loaded<FixtureRound[]>;
  /** For admins. */
  readonly bracket: Bracket | undefined;
}

function TournamentOverview({ tournament, summary, standings, scorers, rounds, bracket }: TournamentOverviewProps) {
  const { can } = useSession();
  const canManage = can('competition.manage');
  const [task, setTask] = useState<AdminTask | null>(null);
  return (
    <Page
      title={tournament.name}
      detail={
        <span className="flex flex-wrap items-center gap-2 md:mt-1">
          <TournamentStatusBadge status={tournament.status} />
          {formatDateRange(tournament.startDate, tournament.endDate)}
        </span>
      }
      actions={
        <>
          {bracket && !hasPlayoffs(bracket) ? (
            <Button onClick={() => setTask('playoffs')}>Generar Playoffs</Button>
          ) : (
            <ButtonLink href={paths.playoffs.getHref(tournament.id)}>Ver Playoffs</ButtonLink>
          )}
          {canManage && <AdminMenu onSelect={setTask} />}
        </>
      }
    >
      <TournamentDescription text={tournament.description} />
      {canManage && summary.data && <AdminOverview tournament={tournament} summary={summary.data} onSelect={setTask} />}
      {summary.data ? (
        <div className="flex flex-col gap-3">
          <TournamentCounters summary={summary.data} size="large" />
          {summary.data.completedMatches > 0 && <TournamentStats stats={summary.data.stats} />}
        </div>
      ) : (
        <ErrorCard
          title="No se pudieron cargar los números del torneo"
          detail={messageOf(summary.error)}
          onRetry={summary.retry}
        />
      )}
      <div className="grid gap-6 lg:grid-cols-[2fr_3fr]">
        <div className="flex min-w-0 flex-col gap-6">
          <TournamentTable tournament={tournament} standings={standings} />
          <TournamentScorers tournament={tournament} scorers={scorers} />
        </div>
        <TournamentFixture tournamentId={tournament.id} rounds={rounds} />
      </div>
      {task && (
        <Suspense>
          <AdminDialog task={task} tournament={tournament} onClose={() => setTask(null)} />
        </Suspense>
      )}
    </Page>
  );
}

/** The matches that would be made exist already; an earlier stage made by hand may come before them. */
const hasPlayoffs = ({ stages }: Bracket): boolean =>
  stages.some(({ stage, ties }) => stage !== 'earlier' && ties.some(({ matchId }) => matchId !== null));

function TournamentNotFound({ back }: { readonly back: string }) {
  return (
    <Page title={notFound}>
      <EmptyState
        icon="trophy"
        title={notFound}
        detail="Puede que el enlace esté incompleto o que el torneo ya no exista."
        action={
          <ButtonLink look="primary" href={back}>
            {back === paths.home.getHref() ? 'Ir al inicio' : 'Ver los torneos'}
          </ButtonLink>
        }
      />
    </Page>
  );
}
