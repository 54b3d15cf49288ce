/** One tournament: progress, first places, scorers and a round of the fixture; for admins, a menu to edit it. */

import { type ReactNode, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { hasPlayoffs, showsPlayoffs } from '#shared/domain/playoffs/has-playoffs.ts';
import type { Band } from '#shared/domain/schemas/band.ts';
import type { Bracket } from '#shared/domain/schemas/bracket.ts';
import type { FixtureRound } from '#shared/domain/schemas/match.ts';
import type { FormattedStanding, TournamentSummary } from '#shared/domain/schemas/standing.ts';
import type { FormattedScorer } from '#shared/domain/schemas/statistics.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { paths } from '#shared/pages/paths.ts';
import { formatDateRange } from '#shared/text/dates.ts';
import { CurrentRound } from '../features/fixture/current-round.tsx';
import { SharePageButton } from '../features/share/share-buttons.tsx';
import type { AdminDialogState } from '../features/tournaments/admin/admin-dialog-state.ts';
import { type LoadState, useGet } from '../lib/api/use-get.ts';
import { type GroupWithTable, useGroupTables } from '../lib/api/use-group-tables.ts';
import { ApiError, errorMessageOf } from '../lib/http/api-error.ts';
import { parseId } from '../lib/id-in.ts';
import { useRememberTournament } from '../lib/remembered-tournament.ts';
import { lazyComponent } from '../lib/screen/lazy-component.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { useBandsToShow } from '../lib/screen/use-bands-to-show.ts';
import { usePreload } from '../lib/screen/use-preload.ts';
import { useSession } from '../lib/session/use-session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import { describeTournament } from '../views/tournament/describe-tournament.ts';
import { TournamentStatusBadge } from '../views/tournament/status-badge.tsx';
import { TournamentView } from '../views/tournament/tournament-view.tsx';
import type { ScreenProps } from './screen.ts';

const loadTournamentAdminModule = () => import('./parts/tournament-admin.tsx');
const AdminMenu = lazyComponent(loadTournamentAdminModule, 'AdminMenu');
const AdminOverview = lazyComponent(loadTournamentAdminModule, 'AdminOverview');
const NextStep = lazyComponent(() => import('../features/first-steps/next-step.tsx'), 'NextStep');
const AdminDialog = lazyComponent(loadTournamentAdminModule, 'AdminDialog');

const notFoundText = 'Torneo no encontrado';
/** So many scorers are shown. */
const topScorers = 5;

export function TournamentScreen({ title }: ScreenProps) {
  const { id } = useParams();
  return <TournamentOfAddress key={id} id={parseId(id)} title={title} />;
}

function TournamentOfAddress({ id, title }: { readonly id: number | null; readonly title: string }) {
  const { can } = useSession();
  const canManage = can('competition.manage');
  usePreload(loadTournamentAdminModule, canManage);
  const ofTournament = id === null ? null : { params: { id } };
  const { data: tournament, error, retry } = useGet('GET /tournaments/{id}', ofTournament);
  useRememberTournament(tournament?.id ?? null);
  const documents = {
    summary: useGet('GET /tournaments/{id}/summary', ofTournament, { isLive: true }),
    standings: useGet('GET /standings/formatted/tournament/{id}', ofTournament, { isLive: true }),
    scorers: useGet(
      'GET /statistics/formatted/top-scorers',
      id === null ? null : { query: { tournamentId: id, limit: topScorers } },
      { isLive: true },
    ),
    rounds: useGet('GET /tournaments/{id}/fixture', ofTournament, { isLive: true }),
  };
  const bracket = useGet('GET /tournaments/{id}/bracket', ofTournament, { isLive: true });
  const groups = useGet('GET /groups/tournament/{id}', ofTournament);
  const groupTables = useGroupTables(groups.data);
  const bands = useBandsToShow(tournament);
  const isMissing = id === null || (error instanceof ApiError && error.status === 404);
  usePageTitle(isMissing ? notFoundText : (tournament?.name ?? title), paths.tournaments.getHref());

  if (isMissing) return <TournamentNotFound />;
  if (!tournament && error) {
    return (
      <ScreenLayout title={title}>
        <ErrorCard title="No se pudo cargar el torneo" detail={errorMessageOf(error)} onRetry={retry} />
      </ScreenLayout>
    );
  }
  const ofTables = groups.error ? [] : [groupTables];
  const isWaiting = [...Object.values(documents), bracket, ...ofTables].some(({ data, error }) => !data && !error);
  if (!tournament || !bands || isWaiting) {
    return (
      <ScreenLayout title={title}>
        <SkeletonList count={4} className="h-28" />
      </ScreenLayout>
    );
  }
  return (
    <TournamentOverview
      tournament={tournament}
      bands={bands}
      {...documents}
      bracket={bracket.data}
      groupTables={groupTables.data}
    />
  );
}

interface TournamentOverviewProps {
  readonly tournament: Tournament;
  /** The bands that mark its tables, those of a bracket included. */
  readonly bands: Band[];
  readonly summary: LoadState<TournamentSummary>;
  readonly standings: LoadState<FormattedStanding[]>;
  readonly scorers: LoadState<FormattedScorer[]>;
  readonly rounds: LoadState<FixtureRound[]>;
  /** Undefined if loading failed. */
  readonly bracket: Bracket | undefined;
  /** The tables of its zonas; undefined if loading failed. */
  readonly groupTables: readonly GroupWithTable[] | undefined;
}

function TournamentOverview(props: TournamentOverviewProps) {
  const { tournament, bands, summary, standings, scorers, rounds, bracket, groupTables } = props;
  const { user, isDT, can } = useSession();
  const canManage = can('competition.manage');
  const [task, setTask] = useState<AdminDialogState | null>(null);
  const { id } = tournament;
  const outlook = useGet('GET /tournaments/{id}/outlook', { params: { id } }, { isLive: true });
  return (
    <ScreenLayout
      title={tournament.name}
      detail={
        <span className="flex flex-wrap items-center gap-2 md:mt-1">
          <TournamentStatusBadge status={tournament.status} />
          {formatDateRange(tournament.startDate, tournament.endDate)}
        </span>
      }
      actions={
        <>
          {canManage && bracket && !hasPlayoffs(bracket) ? (
            <Button onClick={() => setTask('playoffs')}>Generar Playoffs</Button>
          ) : (
            showsPlayoffs(bands, bracket?.isProjection === false) && (
              <ButtonLink href={paths.playoffs.getHref(id)}>Ver playoffs</ButtonLink>
            )
          )}
          {summary.data && standings.data && (
            <SharePageButton
              page={{ name: 'tournament', id }}
              title={`Resumen · ${tournament.name}`}
              text={describeTournament({
                tournament,
                summary: summary.data,
                rows: standings.data,
                groups: groupTables ?? [],
              })}
            />
          )}
          {canManage && <AdminMenu tournamentId={id} onSelect={setTask} />}
        </>
      }
    >
      <TournamentView
        tournament={{ ...tournament, bands }}
        summary={summary.data}
        standings={standings.data}
        scorers={scorers.data}
        groups={groupTables}
        outlook={outlook.data}
        failures={{
          summary: renderFailureCard('No se pudieron cargar los números del torneo', summary),
          standings: renderFailureCard('No se pudieron cargar las posiciones', standings),
          scorers: renderFailureCard('Error al cargar los goleadores', scorers),
        }}
        fixture={
          rounds.data
            ? rounds.data.length > 0 && (
                <CurrentRound tournamentId={id} rounds={rounds.data} matchMinutes={tournament.rules.matchMinutes} />
              )
            : renderFailureCard('No se pudo cargar el fixture', rounds)
        }
        hrefs={{
          standings: paths.standings.getHref(id),
          scorers: paths.scorers.getHref(id),
          fixture: paths.fixtureAdmin.getHref(id),
        }}
        ownTeamId={isDT ? (user?.teamId ?? null) : null}
        advice={
          canManage &&
          summary.data && (
            <Suspense fallback={null}>
              <NextStep
                after="tournament"
                otherwise={
                  <AdminOverview tournament={tournament} summary={summary.data} bracket={bracket} onSelect={setTask} />
                }
              />
            </Suspense>
          )
        }
      />
      {task && (
        <Suspense>
          <AdminDialog task={task} tournament={tournament} onClose={() => setTask(null)} />
        </Suspense>
      )}
    </ScreenLayout>
  );
}

const renderFailureCard = (title: string, { error, retry }: LoadState<unknown>): ReactNode => (
  <ErrorCard title={title} detail={errorMessageOf(error)} onRetry={retry} />
);

function TournamentNotFound() {
  return (
    <ScreenLayout title={notFoundText}>
      <EmptyState
        icon="trophy"
        title={notFoundText}
        detail="Puede que el enlace esté incompleto o que el torneo ya no exista."
        action={
          <ButtonLink variant="primary" href={paths.tournaments.getHref()}>
            Ver los torneos
          </ButtonLink>
        }
      />
    </ScreenLayout>
  );
}
