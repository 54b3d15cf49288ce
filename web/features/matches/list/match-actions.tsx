/** Buttons of an admin for one match of a list, the same in every list: the result first, and the others behind '⋯'. */
import { useNavigate } from 'react-router-dom';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { paths } from '#shared/pages/paths.ts';
import { isCalledOff } from '#shared/text/match-state.ts';
import { Button } from '../../../ui/button.tsx';
import { RowMenu } from '../../../ui/menu.tsx';
import { matchTitle } from '../match-texts.ts';
import { isSheetDue, SheetLink } from '../sheet-link.tsx';
import type { TaskOfMatch } from './match-dialog-state.ts';

interface MatchActionsProps {
  readonly match: FormattedMatch;
  readonly today: string;
  readonly onTask: (task: TaskOfMatch) => void;
}

export function MatchActions({ match, today, onTask }: MatchActionsProps) {
  const navigate = useNavigate();
  const { id, status, matchDate, homeTeamId, awayTeamId } = match;
  const canHaveResult = !isCalledOff(status) && homeTeamId !== null && awayTeamId !== null;
  const lacksResult = status === 'in_progress' || (status === 'scheduled' && matchDate <= today);
  const title = matchTitle(match);
  const item = (label: string, task: 'edit' | 'events' | 'delete') => ({
    label,
    name: `${label} ${task === 'events' ? 'de ' : ''}${title}`,
    onSelect: () => onTask({ does: task, match }),
  });
  return (
    <div className="flex max-md:flex-col max-md:pr-1 md:items-center md:gap-2 md:p-2">
      <SheetLink match={match} className="max-md:hidden" />
      {canHaveResult && (
        <Button
          variant={lacksResult ? 'primary' : 'secondary'}
          icon="ball"
          aria-label={`Resultado de ${title}`}
          onClick={() => onTask({ does: 'score', match })}
          className="max-md:size-11 max-md:px-0 md:[&>svg]:hidden"
        >
          <span className="max-md:sr-only">Resultado</span>
        </Button>
      )}
      <RowMenu
        label={`Más de ${title}`}
        items={[
          ...(isSheetDue(match, today)
            ? [
                {
                  label: 'Abrir planilla',
                  icon: 'whistle',
                  onSelect: () => void navigate(paths.sheet.getHref(id)),
                } as const,
              ]
            : []),
          ...(status === 'completed' ? [{ ...item('Eventos', 'events'), icon: 'whistle' } as const] : []),
          { ...item('Editar', 'edit'), icon: 'edit' },
          { ...item('Eliminar', 'delete'), icon: 'trash', isDangerous: true },
        ]}
      />
    </div>
  );
}
