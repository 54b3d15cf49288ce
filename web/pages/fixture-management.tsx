/** Here admins edit the fixture of a tournament, round by round. */

import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { summarizeRounds } from '#shared/domain/fixture.ts';
import type { FormattedMatch, Match } from '#shared/domain/schemas/match.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import {
  type FixtureDialogState,
  ManagedRounds,
  nextRoundName,
} from '../features/fixture-management/managed-rounds.tsx';
import { DeleteMatchDialog } from '../features/matches/delete-match-dialog.tsx';
import { TournamentSelect } from '../features/tournament-choice/tournament-select.tsx';
import { type LoadState, useGet } from '../lib/api/use-get.ts';
import { errorMessageOf } from '../lib/http/api-error.ts';
import { parseId } from '../lib/id-in.ts';
import { lazyComponent } from '../lib/screen/lazy-component.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { usePreload } from '../lib/screen/use-preload.ts';
import { paths } from '../screens/paths.ts';
import type { PageProps } from '../screens/screen.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { PlusSign } from '../ui/plus-sign.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';

const loadMatchFormModule = () => import('../features/matches/form/match-form.tsx');
const MatchForm = lazyComponent(loadMatchFormModule, 'MatchForm');
const loadNewRoundDialogModule = () => import('../features/fixture-management/new-round-dialog.tsx');
const NewRoundDialog = lazyComponent(loadNewRoundDialogModule, 'NewRoundDialog');
const fixtureLoadFailureText = 'No se pudo cargar el fixture';
const loadDialogModules = () => Promise.all([loadMatchFormModule(), loadNewRoundDialogModule()]);

/** Shows only the tournament in the address, never a remembered one, so that nobody edits another by mistake. */
export function FixtureManagementPage({ title: screenTitle }: PageProps) {
  usePreload(loadDialogModules, true);
  const [searchParams, setSearchParams] = useSearchParams();
  const [task, setTask] = useState<FixtureDialogState | null>(null);
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

  return (
    <ScreenLayout
      title={title}
      detail={tournament?.description || undefined}
      actions={
        tournament &&
        matches &&
        matches.length > 0 && (
          <Button look="primary" onClick={() => setTask({ does: 'round' })}>
            <PlusSign />
            Nueva Fecha
          </Button>
        )
      }
    >
      {tournaments && tournaments.length > 0 && (
        <TournamentSelect
          tournaments={tournaments}
          selected={idInAddress}
          onSelect={(id) => setSearchParams({ tournament: String(id) }, { replace: true })}
        />
      )}
      {!tournaments && error ? (
        <ErrorCard title={fixtureLoadFailureText} detail={errorMessageOf(error)} onRetry={retry} />
      ) : tournaments && !tournament ? (
        <EmptyState icon="trophy" title={idInAddress === null ? 'Sin torneo seleccionado' : 'Torneo no encontrado'} />
      ) : matches ? (
        <ManagedRounds matches={matches} onTask={setTask} />
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

interface FixtureDialogProps {
  readonly task: FixtureDialogState;
  readonly onTask: (task: FixtureDialogState | null) => void;
  readonly tournament: Tournament;
  readonly tournaments: readonly Tournament[];
  readonly matches: readonly FormattedMatch[];
}

function FixtureDialog({ task, onTask, tournament, tournaments, matches }: FixtureDialogProps) {
  const close = () => onTask(null);
  if (task.does === 'delete') return <DeleteMatchDialog match={task.match} onClose={close} />;
  const rounds = summarizeRounds(matches);
  return (
    <Suspense>
      {task.does === 'round' ? (
        <NewRoundDialog
          taken={rounds.map(({ round }) => round)}
          suggestedName={nextRoundName(rounds)}
          onConfirm={(round) => onTask({ does: 'create', ...round })}
          onClose={close}
        />
      ) : (
        <FixtureMatchForm task={task} tournament={tournament} tournaments={tournaments} onClose={close} />
      )}
    </Suspense>
  );
}

interface FixtureMatchFormProps {
  readonly task: Extract<FixtureDialogState, { does: 'create' | 'edit' }>;
  readonly tournament: Tournament;
  readonly tournaments: readonly Tournament[];
  readonly onClose: () => void;
}

/** The form of a match; after saving, the screen shows the round of the match, which may be another. */
function FixtureMatchForm({ task, tournament, tournaments, onClose }: FixtureMatchFormProps) {
  const [, setSearchParams] = useSearchParams();
  const show = ({ round }: Match) =>
    setSearchParams(
      (current) => {
        current.set('round', round);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <MatchForm
      match={task.does === 'edit' ? task.match : null}
      {...(task.does === 'create' && { suggestion: task })}
      isInFixture
      tournaments={tournaments}
      tournamentId={tournament.id}
      onSaved={show}
      onClose={onClose}
    />
  );
}
