/** Arranges the fixture of a tournament, round by round; for admins. */
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { lazyPage } from '../app/lazy-page.ts';
import { paths } from '../app/paths.ts';
import {
  type FixtureTask,
  ManagedRounds,
  nextRoundName,
  roundsOf,
} from '../features/fixture-management/managed-rounds.tsx';
import { DeleteMatchDialog } from '../features/matches/delete-match-dialog.tsx';
import { TournamentSelect } from '../features/tournament-choice/tournament-select.tsx';
import { messageOf } from '../lib/http/api-error.ts';
import { idIn } from '../lib/id-in.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { usePreload } from '../lib/use-preload.ts';
import { useTournamentMatches } from '../lib/use-tournament-matches.ts';
import { useTournaments } from '../lib/use-tournaments.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { Page } from '../ui/page.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';

const loadMatchForm = () => import('../features/matches/match-form.tsx');
const MatchForm = lazyPage(loadMatchForm, 'MatchForm');
const loadRoundDialog = () => import('../features/fixture-management/new-round-dialog.tsx');
const NewRoundDialog = lazyPage(loadRoundDialog, 'NewRoundDialog');
const loadDialogs = () => Promise.all([loadMatchForm(), loadRoundDialog()]);

/** Opens on the tournament in the address and on no other: what is arranged here is meant. */
export function FixtureManagementPage() {
  const [searchParams, setSearchParams] = useSearchParams();
  const { data: tournaments, error, retry } = useTournaments();
  const asked = idIn(searchParams.get('tournament'));
  const tournament = tournaments?.find(({ id }) => id === asked);
  const title = tournament ? `Fixture - ${tournament.name}` : 'Gestión del fixture';
  usePageTitle(title, paths.fixtureAdmin.getHref(tournament?.id));
  usePreload(loadDialogs, true);

  if (tournament && tournaments) {
    return <ManagedFixture key={tournament.id} title={title} tournament={tournament} tournaments={tournaments} />;
  }
  return (
    <Page title={title}>
      {!tournaments ? (
        error ? (
          <ErrorCard title="No se pudo cargar el fixture" detail={messageOf(error)} onRetry={retry} />
        ) : (
          <SkeletonList count={4} className="h-28 md:h-20" />
        )
      ) : (
        <>
          {tournaments.length > 0 && (
            <TournamentSelect
              tournaments={tournaments}
              selected={null}
              onSelect={(id) => setSearchParams({ tournament: String(id) }, { replace: true })}
            />
          )}
          <EmptyState icon="trophy" title={asked === null ? 'Sin torneo seleccionado' : 'Torneo no encontrado'} />
        </>
      )}
    </Page>
  );
}

interface ManagedFixtureProps {
  readonly title: string;
  readonly tournament: Tournament;
  readonly tournaments: readonly Tournament[];
}

function ManagedFixture({ title, tournament, tournaments }: ManagedFixtureProps) {
  const { data: matches, error, retry } = useTournamentMatches(tournament.id);
  const [task, setTask] = useState<FixtureTask | null>(null);
  const hasRounds = matches !== undefined && matches.length > 0;
  return (
    <Page
      title={title}
      detail={tournament.description || undefined}
      actions={
        hasRounds && (
          <Button look="primary" icon="plus" onClick={() => setTask({ does: 'round' })}>
            Nueva Fecha
          </Button>
        )
      }
    >
      {matches ? (
        <ManagedRounds matches={matches} onTask={setTask} />
      ) : error ? (
        <ErrorCard title="No se pudo cargar el fixture" detail={messageOf(error)} onRetry={retry} />
      ) : (
        <SkeletonList count={4} className="h-28 md:h-20" />
      )}
      <Suspense>
        {task?.does === 'round' && (
          <NewRoundDialog
            taken={roundsOf(matches ?? []).map(({ round }) => round)}
            suggestedName={nextRoundName(roundsOf(matches ?? []))}
            onConfirm={(round) => setTask({ does: 'create', ...round })}
            onClose={() => setTask(null)}
          />
        )}
        {(task?.does === 'create' || task?.does === 'edit') && (
          <FixtureMatchForm
            task={task}
            tournament={tournament}
            tournaments={tournaments}
            onClose={() => setTask(null)}
          />
        )}
      </Suspense>
      {task?.does === 'delete' && <DeleteMatchDialog match={task.match} onClose={() => setTask(null)} />}
    </Page>
  );
}

interface FixtureMatchFormProps {
  readonly task: Extract<FixtureTask, { does: 'create' | 'edit' }>;
  readonly tournament: Tournament;
  readonly tournaments: readonly Tournament[];
  readonly onClose: () => void;
}

/** A saved match is shown in its round, which may be new. */
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
