/** Opens the dialog for the action an admin chose in the match list: create, edit, result or delete. */

import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { summarizeRounds } from '#shared/domain/fixture-rounds.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { useGet } from '../../../lib/api/use-get.ts';
import { lazyComponent } from '../../../lib/screen/lazy-component.ts';
import { DeleteMatchDialog } from '../delete-match-dialog.tsx';
import { ScoreDialog } from '../result/score-dialog.tsx';
import type { MatchDialogState } from './match-dialog-state.ts';
import { useMatchFilters } from './use-match-filters.ts';

export const loadMatchFormModule = () => import('../form/match-form.tsx');
const MatchForm = lazyComponent(loadMatchFormModule, 'MatchForm');

interface MatchTaskDialogProps {
  readonly task: Exclude<MatchDialogState, { does: 'events' }>;
  readonly tournament: Tournament;
  readonly tournaments: readonly Tournament[];
  readonly onClose: () => void;
}

export function MatchTaskDialog({ task, tournament, tournaments, onClose }: MatchTaskDialogProps) {
  if (task.does === 'score') return <ScoreDialog match={task.match} rules={tournament.rules} onClose={onClose} />;
  if (task.does === 'delete') return <DeleteMatchDialog match={task.match} onClose={onClose} />;
  const match = task.does === 'edit' ? task.match : null;
  return <MatchFormOfList match={match} tournament={tournament} tournaments={tournaments} onClose={onClose} />;
}

interface MatchFormOfListProps extends Omit<MatchTaskDialogProps, 'task'> {
  readonly match: Match | null;
}

/**
 * The match form of the list. A new match starts with the shown round, and the day and time of its last match; after
 * saving, the list shows the match.
 */
function MatchFormOfList({ match, tournament, tournaments, onClose }: MatchFormOfListProps) {
  const [, setSearchParams] = useSearchParams();
  const { data: matches } = useGet(
    'GET /matches/formatted/tournament/{id}',
    { params: { id: tournament.id } },
    { isLive: true },
  );
  const { round } = useMatchFilters(summarizeRounds(matches ?? []));
  const last = matches?.findLast((other) => other.round === round);

  const show = (saved: Match) =>
    setSearchParams(
      (current) => {
        current.set('tournament', String(saved.tournamentId));
        if (current.get('round') !== '') current.set('round', saved.round);
        if (current.has('status')) current.set('status', saved.status);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );

  return (
    <Suspense>
      <MatchForm
        match={match}
        tournaments={tournaments}
        tournamentId={tournament.id}
        suggestion={{ round: round ?? undefined, matchDate: last?.matchDate, matchTime: last?.matchTime }}
        onSaved={show}
        onClose={onClose}
      />
    </Suspense>
  );
}
