/** The matches of a tournament; admins create, edit and delete them here and enter results and events. */

import { Suspense, useState } from 'react';
import { paths } from '#shared/pages/paths.ts';
import type { MatchDialogState } from '../features/matches/list/match-dialog-state.ts';
import { loadMatchFormModule } from '../features/matches/list/match-task-dialog.tsx';
import { TournamentMatches } from '../features/matches/list/tournament-matches.tsx';
import { TournamentSelect } from '../features/tournament-choice/tournament-select.tsx';
import { useTournamentChoice } from '../features/tournament-choice/use-tournament-choice.ts';
import { errorMessageOf } from '../lib/http/api-error.ts';
import { lazyComponent } from '../lib/screen/lazy-component.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { usePreload } from '../lib/screen/use-preload.ts';
import { useSession } from '../lib/session/use-session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import type { ScreenProps } from './screen.ts';

const loadEventManagerModule = () => import('../features/matches/events/event-manager.tsx');
const EventManager = lazyComponent(loadEventManagerModule, 'EventManager');

export function MatchesScreen({ title }: ScreenProps) {
  usePageTitle(title);
  const mayManage = useSession().can('competition.manage');
  usePreload(loadMatchFormModule, mayManage);
  usePreload(loadEventManagerModule, mayManage);
  const [task, setTask] = useState<MatchDialogState | null>(null);
  const close = () => setTask(null);
  const { tournaments, tournament, choose, isUnknown, error, retry } = useTournamentChoice();

  if (!tournaments || tournaments.length === 0) {
    return (
      <ScreenLayout title={title}>
        {tournaments ? (
          <NoTournamentsMessage mayCreate={mayManage} />
        ) : error ? (
          <ErrorCard title="No se pudieron cargar los partidos" detail={errorMessageOf(error)} onRetry={retry} />
        ) : (
          <SkeletonList count={4} className="h-36 md:h-20" />
        )}
      </ScreenLayout>
    );
  }
  const select = <TournamentSelect tournaments={tournaments} selected={tournament?.id ?? null} onSelect={choose} />;
  return (
    <ScreenLayout
      title={title}
      actions={
        mayManage &&
        tournament && (
          <Button variant="primary" icon="plus" onClick={() => setTask({ does: 'create' })}>
            Nuevo Partido
          </Button>
        )
      }
    >
      {tournament ? (
        <TournamentMatches
          tournament={tournament}
          tournaments={tournaments}
          tournamentSelect={select}
          onTask={mayManage ? setTask : null}
          task={task?.does === 'events' ? null : task}
          onClose={close}
        />
      ) : (
        <>
          {select}
          {isUnknown && <EmptyState icon="trophy" title="Torneo no encontrado" />}
        </>
      )}
      {tournament && task?.does === 'events' && (
        <Suspense>
          <EventManager
            matchId={task.match.id}
            rules={tournament.rules}
            onFinish={(match) => setTask({ does: 'score', match })}
            onClose={close}
          />
        </Suspense>
      )}
    </ScreenLayout>
  );
}

function NoTournamentsMessage({ mayCreate }: { readonly mayCreate: boolean }) {
  return (
    <EmptyState
      icon="trophy"
      title="Todavía no hay torneos"
      detail="Los partidos se cargan en un torneo."
      action={
        mayCreate && (
          <ButtonLink variant="primary" icon="plus" href={paths.newTournament.getHref()}>
            Crear Primer Torneo
          </ButtonLink>
        )
      }
    />
  );
}
