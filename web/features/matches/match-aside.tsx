/** Beside a match in the list: its status in words and, for admins, its result, its form and its end. */
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { MatchStatusBadge } from '../../public/match-status-badge.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { MatchTask } from './match-task.ts';
import { versus } from './match-words.ts';

interface MatchAsideProps {
  readonly match: FormattedMatch;
  readonly today: string;
  /** Null where the viewer may only look. */
  readonly onTask: ((task: MatchTask) => void) | null;
}

export function MatchAside({ match, today, onTask }: MatchAsideProps) {
  const { status, matchDate, homeTeamId, awayTeamId } = match;
  const canHaveResult = status !== 'cancelled' && homeTeamId !== null && awayTeamId !== null;
  const lacksResult = status === 'in_progress' || (status === 'scheduled' && matchDate <= today);
  return (
    <div className={`flex flex-wrap items-center gap-2 px-2 pb-2 md:py-2 ${onTask ? 'md:w-[22rem]' : 'md:w-28'}`}>
      <span className="flex-1 pl-1">
        <MatchStatusBadge status={status} />
      </span>
      {onTask && (
        <>
          {canHaveResult && (
            <Button
              size="compact"
              look={lacksResult ? 'primary' : 'secondary'}
              aria-label={`Resultado de ${versus(match)}`}
              onClick={() => onTask({ does: 'score', match })}
            >
              Resultado
            </Button>
          )}
          <IconButton icon="edit" label={`Editar ${versus(match)}`} onClick={() => onTask({ does: 'edit', match })} />
          <IconButton
            icon="trash"
            label={`Eliminar ${versus(match)}`}
            onClick={() => onTask({ does: 'delete', match })}
          />
        </>
      )}
    </div>
  );
}
