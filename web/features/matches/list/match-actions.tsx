/** Buttons of an admin for one match of the list: result, events, edit and delete. */
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { isCalledOff } from '#shared/text/match-state.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { matchTitle } from '../match-texts.ts';
import { SheetLink } from '../sheet-link.tsx';
import type { MatchDialogState } from './match-dialog-state.ts';

interface MatchActionsProps {
  readonly match: FormattedMatch;
  readonly today: string;
  readonly onTask: (task: MatchDialogState) => void;
}

export function MatchActions({ match, today, onTask }: MatchActionsProps) {
  const { status, matchDate, homeTeamId, awayTeamId } = match;
  const canHaveResult = !isCalledOff(status) && homeTeamId !== null && awayTeamId !== null;
  const lacksResult = status === 'in_progress' || (status === 'scheduled' && matchDate <= today);
  const does = (task: 'edit' | 'score' | 'events' | 'delete') => () => onTask({ does: task, match });
  return (
    <div className="flex items-center justify-end gap-2 px-2 pb-2 md:py-2">
      <SheetLink match={match} className="flex-1 max-sm:px-1 max-sm:text-sm max-sm:[&>svg]:hidden md:flex-none" />
      {canHaveResult && (
        <Button
          variant={lacksResult ? 'primary' : 'secondary'}
          aria-label={`Resultado de ${matchTitle(match)}`}
          onClick={does('score')}
          className="flex-1 max-sm:px-1 max-sm:text-sm md:flex-none"
        >
          Resultado
        </Button>
      )}
      {status === 'completed' && (
        <Button
          aria-label={`Eventos de ${matchTitle(match)}`}
          onClick={does('events')}
          className="flex-1 max-sm:px-1 max-sm:text-sm md:flex-none"
        >
          Eventos
        </Button>
      )}
      <IconButton icon="edit" label={`Editar ${matchTitle(match)}`} onClick={does('edit')} />
      <IconButton icon="trash" label={`Eliminar ${matchTitle(match)}`} onClick={does('delete')} />
    </div>
  );
}
