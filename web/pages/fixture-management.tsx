/** Here admins edit the fixture of a tournament, round by round. */

import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { paths } from '#shared/pages/paths.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import type { FixtureDialogState } from '../features/fixture-management/rounds/fixture-dialog-state.ts';
import { ManagedRounds } from '../features/fixture-management/rounds/managed-rounds.tsx';
import { TournamentSelect } from '../features/tournament-choice/tournament-select.tsx';
import { type LoadState, useGet } from '../lib/api/use-get.ts';
import { errorMessageOf } from '../lib/http/api-error.ts';
import { parseId } from '../lib/id-in.ts';
import { lazyComponent } from '../lib/screen/lazy-component.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { usePreload } from '../lib/screen/use-preload.ts';
import { FixtureDraw } from '../public/fixture/fixture-draw.tsx';
import type { PageProps } from '../screens/screen.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { Menu } from '../ui/menu.tsx';
import { PlusSign } from '../ui/plus-sign.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toasts.ts';
import { FixtureDialog, loadFixtureDialogs } from './fixture-dialog.tsx';

const PlanningScreen = lazyComponent(
  () => import('../features/fixture-management/planning/planning-screen.tsx'),
  'PlanningScreen',
);
const UnfinishedJob = lazyComponent(
  () => import('../features/fixture-management/jobs/unfinished-job.tsx'),
  'UnfinishedJob',
);
const fixtureLoadFailureText = 'No se pudo cargar el fixture';

/** Shows only the tournament in the address, never a remembered one, so that nobody edits another by mistake. */
export function FixtureManagementPage({ title: screenTitle }: PageProps) {
  usePreload(loadFixtureDialogs, true);
  const [searchParams, setSearchParams] = useSearchParams();
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
  const isPlanning = matches?.length === 0 || plannedId === tournament?.id;
  const title = tournament ? `Fixture - ${tournament.name}` : screenTitle;
  usePageTitle(title, paths.fixtureAdmin.getHref(tournament?.id));

  return (
    <ScreenLayout
      title={title}
      detail={tournament?.description || undefined}
      actions={
        tournament &&
        matches &&
        (isPlanning ? (
          matches.length > 0 && <Button onClick={() => setPlannedId(null)}>Volver al fixture</Button>
        ) : (
          <>
            <Menu
              label="Cambios"
              icon="sliders"
              items={[
                { label: 'Armar lo que falta', icon: 'calendar', onSelect: () => setPlannedId(tournament.id) },
                { label: 'Postergar fecha', icon: 'clock', onSelect: () => setTask({ does: 'postpone' }) },
                { label: 'Retirar equipo', icon: 'logout', onSelect: () => setTask({ does: 'withdraw' }) },
                {
                  label: 'Borrar lo que no se jugó',
                  icon: 'trash',
                  isDangerous: true,
                  onSelect: () => setTask({ does: 'deleteUnplayed' }),
                },
              ]}
            />
            <Button look="primary" onClick={() => setTask({ does: 'round' })}>
              <PlusSign />
              Nueva Fecha
            </Button>
          </>
        ))
      }
    >
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
      {!tournaments && error ? (
        <ErrorCard title={fixtureLoadFailureText} detail={errorMessageOf(error)} onRetry={retry} />
      ) : tournaments && !tournament ? (
        <EmptyState icon="trophy" title={idInAddress === null ? 'Sin torneo seleccionado' : 'Torneo no encontrado'} />
      ) : tournament && matches && isPlanning ? (
        <Suspense fallback={<SkeletonList count={4} className="h-28 md:h-20" />}>
          <PlanningScreen
            key={tournament.id}
            tournament={tournament}
            tournaments={tournaments ?? []}
            isFirst={matches.length === 0}
            onRoundByHand={() => setTask({ does: 'round' })}
            onCreated={(created) => {
              setPlannedId(null);
              fixture.retry();
              showToast(`Fixture creado: ${formatPlural(created, 'partido')}`);
            }}
          />
        </Suspense>
      ) : matches ? (
        <>
          <ManagedRounds matches={matches} onTask={setTask} />
          <FixtureDraw seed={tournament?.fixtureSeed ?? null} />
        </>
      ) : fixture.error ? (
        <ErrorCard title={fixtureLoadFailureText} detail={errorMessageOf(fixture.error)} onRetry={fixture.retry} />
      ) : (
        <SkeletonList count={4} className="h-28 md:h-20" />
      )}
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

/**
 * The matches of the chosen tournament. Undefined until they have loaded, even while `data` still holds those of
 * another.
 */
function matchesOfTournament({ data, isPrevious, error }: LoadState<FormattedMatch[]>, tournamentId?: number) {
  if (!data || isPrevious || (error && data.length === 0)) return undefined;
  return data.every((match) => match.tournamentId === tournamentId) ? data : undefined;
}
