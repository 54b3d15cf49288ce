/** Here admins edit the fixture of a tournament, round by round. */
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { paths } from '#shared/pages/paths.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import type { FixtureDialogState } from '../features/fixture-management/rounds/fixture-dialog-state.ts';
import { ManagedRounds } from '../features/fixture-management/rounds/managed-rounds.tsx';
import { MatchActions } from '../features/matches/list/match-actions.tsx';
import { TournamentSelect } from '../features/tournament-choice/tournament-select.tsx';
import { type LoadState, useGet } from '../lib/api/use-get.ts';
import { errorMessageOf } from '../lib/http/api-error.ts';
import { parseId } from '../lib/id-in.ts';
import { lazyComponent } from '../lib/screen/lazy-component.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { usePreload } from '../lib/screen/use-preload.ts';
import { useToday } from '../lib/screen/use-today.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { Menu } from '../ui/menu.tsx';
import { PlusSign } from '../ui/plus-sign.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toasts.ts';
import { FixtureDraw } from '../views/fixture/fixture-draw.tsx';
import { FixtureDialog, loadFixtureDialogs } from './parts/fixture-dialog.tsx';
import type { ScreenProps } from './screen.ts';

const PlanningScreen = lazyComponent(
  () => import('../features/fixture-management/planning/planning-screen.tsx'),
  'PlanningScreen',
);
const UnfinishedJob = lazyComponent(
  () => import('../features/fixture-management/jobs/unfinished-job.tsx'),
  'UnfinishedJob',
);

/** Shows only the tournament in the address, never a remembered one, so that nobody edits another by mistake. */
export function FixtureManagementScreen({ title: screenTitle }: ScreenProps) {
  usePreload(loadFixtureDialogs, true);
  const [searchParams, setSearchParams] = useSearchParams();
  const today = useToday();
  const [task, setTask] = useState<FixtureDialogState | null>(null);
  /** The tournament whose missing matches the user wants to plan. */
  const [plannedId, setPlannedId] = useState<number | null>(null);
  const { data: tournaments, error, retry } = useGet('GET /tournaments', {});
  const idInAddress = parseId(searchParams.get('tournament'));
  const tournament = tournaments?.find(({ id }) => id === idInAddress);
  const fixture = useGet(
    'GET /matches/formatted/tournament/{id}',
    tournament ? { params: { id: tournament.id } } : null,
    { isLive: true },
  );
  const matches = matchesOfTournament(fixture, tournament?.id);
  const title = tournament ? `Fixture - ${tournament.name}` : screenTitle;
  usePageTitle(title, paths.fixtureAdmin.getHref(tournament?.id));

  function content() {
    if (!tournaments) return <FixtureBeingLoaded error={error} retry={retry} />;
    if (!tournament)
      return (
        <EmptyState icon="trophy" title={idInAddress === null ? 'Sin torneo seleccionado' : 'Torneo no encontrado'} />
      );
    if (!matches) return <FixtureBeingLoaded error={fixture.error} retry={fixture.retry} />;
    if (matches.length > 0 && plannedId !== tournament.id)
      return (
        <>
          <ManagedRounds
            tournamentId={tournament.id}
            matches={matches}
            onTask={setTask}
            actionsOf={(match) => <MatchActions match={match} today={today} onTask={setTask} />}
          />
          <FixtureDraw seed={tournament.fixtureSeed} />
        </>
      );
    return (
      <Suspense fallback={<MatchesSkeleton />}>
        <PlanningScreen
          key={tournament.id}
          tournament={tournament}
          tournaments={tournaments}
          isFirst={matches.length === 0}
          onRoundByHand={() => setTask({ does: 'round' })}
          onPaste={() => setTask({ does: 'paste' })}
          onCreated={(created) => {
            setPlannedId(null);
            fixture.retry();
            showToast(`Fixture creado: ${formatPlural(created, 'partido')}`);
          }}
        />
      </Suspense>
    );
  }

  function actions() {
    if (!tournament || !matches || matches.length === 0) return null;
    if (plannedId === tournament.id) return <Button onClick={() => setPlannedId(null)}>Volver al fixture</Button>;
    const round = searchParams.get('round');
    return (
      <FixtureActions
        tournament={tournament}
        onTask={setTask}
        onPlan={() => setPlannedId(tournament.id)}
        onSuspend={() => setTask({ does: 'suspend', ...(round !== null && { round }) })}
        hasPostponed={matches.some(({ status }) => status === 'postponed')}
      />
    );
  }

  return (
    <ScreenLayout title={title} detail={tournament?.description || undefined} actions={actions()}>
      {tournaments && tournaments.length > 0 && (
        <TournamentSelect
          tournaments={tournaments}
          selected={idInAddress}
          onSelect={(id) => setSearchParams({ tournament: String(id) }, { replace: true })}
        />
      )}
      {tournament && (
        <Suspense>
          <UnfinishedJob key={tournament.id} tournamentId={tournament.id} />
        </Suspense>
      )}
      {content()}
      {tournament && task && (
        <FixtureDialog
          task={task}
          onTask={setTask}
          tournament={tournament}
          tournaments={tournaments ?? []}
          matches={matches ?? []}
        />
      )}
    </ScreenLayout>
  );
}

interface FixtureActionsProps {
  readonly tournament: Tournament;
  readonly onTask: (task: FixtureDialogState) => void;
  readonly onPlan: () => void;
  readonly onSuspend: () => void;
  readonly hasPostponed: boolean;
}

function FixtureActions({ tournament, onTask, onPlan, onSuspend, hasPostponed }: FixtureActionsProps) {
  return (
    <>
      <Menu
        label="Cambios"
        icon="sliders"
        items={[
          { label: 'Armar lo que falta', icon: 'calendar', onSelect: onPlan },
          { label: 'Se suspende la fecha', icon: 'warning', onSelect: onSuspend },
          ...(hasPostponed
            ? [
                {
                  label: 'Reprogramar lo postergado',
                  icon: 'calendar',
                  onSelect: () => onTask({ does: 'reschedule' }),
                } as const,
              ]
            : []),
          { label: 'Postergar fecha', icon: 'clock', onSelect: () => onTask({ does: 'postpone' }) },
          { label: 'Reemplazar árbitro', icon: 'whistle', onSelect: () => onTask({ does: 'replaceOfficial' }) },
          { label: 'Retirar equipo', icon: 'logout', onSelect: () => onTask({ does: 'withdraw' }) },
          ...(tournament.withdrawals.length > 0
            ? [{ label: 'Reincorporar equipo', icon: 'undo', onSelect: () => onTask({ does: 'reinstate' }) } as const]
            : []),
          {
            label: 'Borrar lo que no se jugó',
            icon: 'trash',
            isDangerous: true,
            onSelect: () => onTask({ does: 'deleteUnplayed' }),
          },
        ]}
      />
      <Button variant="primary" onClick={() => onTask({ does: 'round' })}>
        <PlusSign />
        Nueva Fecha
      </Button>
    </>
  );
}

function FixtureBeingLoaded({ error, retry }: Pick<LoadState<unknown>, 'error' | 'retry'>) {
  if (!error) return <MatchesSkeleton />;
  return <ErrorCard title="No se pudo cargar el fixture" detail={errorMessageOf(error)} onRetry={retry} />;
}

const MatchesSkeleton = () => <SkeletonList count={4} className="h-28 md:h-20" />;

/**
 * The matches of the chosen tournament. Undefined until they have loaded, even while `data` still holds those of
 * another.
 */
function matchesOfTournament(
  { data, isPrevious, error }: LoadState<FormattedMatch[]>,
  tournamentId: number | undefined,
) {
  if (!data || isPrevious || (error && data.length === 0)) return undefined;
  return data.every((match) => match.tournamentId === tournamentId) ? data : undefined;
}
