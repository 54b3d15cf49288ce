/**
 * Loads the matches of the selected tournament and shows them with filters, and the dialog that an admin opened; covers
 * loading, failure and an empty list.
 */
import type { ReactNode } from 'react';
import { summarizeRounds } from '#shared/domain/rounds/fixture-rounds.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { useGet } from '../../../lib/api/use-get.ts';
import { errorMessageOf } from '../../../lib/http/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { SkeletonList } from '../../../ui/skeleton.tsx';
import { EnterResultsLink } from './enter-results-link.tsx';
import type { MatchDialogState, MatchTask } from './match-dialog-state.ts';
import { MatchList } from './match-list.tsx';
import { MatchTaskDialog } from './match-task-dialog.tsx';
import { RoundPager } from './round-pager.tsx';
import { StatusFilter } from './status-filter.tsx';
import { useMatchFilters } from './use-match-filters.ts';

interface TournamentMatchesProps {
  readonly tournament: Tournament;
  readonly tournaments: readonly Tournament[];
  /** The tournament select, shown before the other filters. */
  readonly tournamentSelect: ReactNode;
  /** Opens a dialog for an admin; null for users who may not change matches. */
  readonly onTask: ((task: MatchDialogState) => void) | null;
  /** The open dialog. */
  readonly task: MatchTask | null;
  readonly onClose: () => void;
}

export function TournamentMatches({ tournament, tournamentSelect, onTask, task, ...dialog }: TournamentMatchesProps) {
  const { data, isPrevious, error, retry } = useGet(
    'GET /matches/formatted/tournament/{id}',
    { params: { id: tournament.id } },
    { isLive: true },
  );
  // The filters stay mounted while another tournament's matches load, so that the tournament select keeps the focus.
  const matches = isPrevious ? undefined : data;
  const rounds = summarizeRounds(matches ?? []);
  const filters = useMatchFilters(tournament.id, rounds);

  return (
    <>
      <div className="grid grid-cols-[3fr_2fr] items-end gap-4 md:flex md:flex-wrap">
        <div className="min-w-0 md:w-80">{tournamentSelect}</div>
        {matches?.length !== 0 && (
          <>
            <StatusFilter filters={filters} />
            <div className="col-span-2">
              <RoundPager rounds={rounds} filters={filters} />
            </div>
            {onTask && matches && (
              <div className="col-span-2">
                <EnterResultsLink matches={matches.filter(filters.finds)} />
              </div>
            )}
          </>
        )}
      </div>
      {!matches && error ? (
        <ErrorCard title="No se pudieron cargar los partidos" detail={errorMessageOf(error)} onRetry={retry} />
      ) : !matches ? (
        <SkeletonList count={4} className="h-36 md:h-20" />
      ) : matches.length === 0 ? (
        <NoMatches onCreate={onTask && (() => onTask({ does: 'create' }))} />
      ) : (
        <MatchList
          matches={matches}
          rounds={rounds}
          filters={filters}
          matchMinutes={tournament.rules.matchMinutes}
          onTask={onTask}
        />
      )}
      {task && (
        <MatchTaskDialog
          {...dialog}
          task={task}
          tournament={tournament}
          matches={matches ?? []}
          round={filters.round}
        />
      )}
    </>
  );
}

function NoMatches({ onCreate }: { readonly onCreate: (() => void) | null }) {
  return (
    <EmptyState
      icon="calendar"
      title="Este torneo todavía no tiene partidos"
      action={
        onCreate && (
          <Button variant="primary" icon="plus" onClick={onCreate}>
            Crear Primer Partido
          </Button>
        )
      }
    />
  );
}
