/** Opens the dialog for the action an admin chose in the match list: create, edit, result or delete. */

import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { lazyComponent } from '../../../lib/screen/lazy-component.ts';
import { DeleteMatchDialog } from '../delete-match-dialog.tsx';
import { ScoreDialog } from '../result/score-dialog.tsx';
import type { MatchTask } from './match-dialog-state.ts';

export const loadMatchFormModule = () => import('../form/match-form.tsx');
const MatchForm = lazyComponent(loadMatchFormModule, 'MatchForm');

interface MatchTaskDialogProps {
  readonly task: MatchTask;
  readonly tournament: Tournament;
  readonly tournaments: readonly Tournament[];
  /** The tournament's matches, and the shown round; null for all of them. */
  readonly matches: readonly Match[];
  readonly round: string | null;
  readonly onClose: () => void;
}

export function MatchTaskDialog({ task, ...list }: MatchTaskDialogProps) {
  const { tournament, onClose } = list;
  if (task.does === 'score') return <ScoreDialog match={task.match} rules={tournament.rules} onClose={onClose} />;
  if (task.does === 'delete') return <DeleteMatchDialog match={task.match} onClose={onClose} />;
  const match = task.does === 'edit' ? task.match : null;
  return <MatchFormOfList match={match} {...list} />;
}

interface MatchFormOfListProps extends Omit<MatchTaskDialogProps, 'task'> {
  readonly match: Match | null;
}

/**
 * The match form of the list. A new match starts with the shown round, and the day and time of its last match; after
 * saving, the list shows the match.
 */
function MatchFormOfList({ match, tournament, tournaments, matches, round, onClose }: MatchFormOfListProps) {
  const [, setSearchParams] = useSearchParams();
  const last = matches.findLast((other) => other.round === round);

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
