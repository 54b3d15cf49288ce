/** The buttons and dialogs with which admins edit a match on its screen; only admins load this code. */

import { useNavigate } from 'react-router-dom';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { MatchEvent } from '#shared/domain/schemas/match-event.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { defaultRules } from '#shared/domain/tournament-rules.ts';
import { paths } from '#shared/pages/paths.ts';
import { isCalledOff } from '#shared/text/match-state.ts';
import { MatchChangesDialog } from '../../features/changes/match-changes-dialog.tsx';
import { MatchLinkDialog } from '../../features/match-day/match-link-dialog.tsx';
import { MatchRemark } from '../../features/match-day/match-remark.tsx';
import { EventManager } from '../../features/matches/events/event-manager.tsx';
import { MatchForm } from '../../features/matches/form/match-form.tsx';
import { paperOfMatch } from '../../features/matches/match-texts.ts';
import { ScoreDialog } from '../../features/matches/result/score-dialog.tsx';
import { useGet } from '../../lib/api/use-get.ts';
import { Button } from '../../ui/button.tsx';
import { RowMenu } from '../../ui/menu.tsx';

export type MatchAdminDialogName = 'edit' | 'events' | 'score' | 'link' | 'changes';

interface MatchAdminActionsProps {
  readonly match: FormattedMatch;
  readonly onTask: (task: MatchAdminDialogName) => void;
}

/** Both actions and the menu stand in one line on the smallest phone. */
const actionClass = 'max-sm:px-2.5 max-sm:text-sm max-sm:[&>svg]:hidden';

/** Two actions, and the others in a menu. */
export function MatchAdminActions({ match, onTask }: MatchAdminActionsProps) {
  const navigate = useNavigate();
  const { id, status, homeTeamId, awayTeamId } = match;
  const hasTeams = homeTeamId !== null && awayTeamId !== null;
  const canHaveResult = hasTeams && !isCalledOff(status);
  return (
    <>
      <MatchRemark match={match} />
      <div className="flex flex-wrap gap-2 print:hidden">
        {canHaveResult && (
          <Button icon="whistle" onClick={() => onTask('events')} className={actionClass}>
            Gestionar Eventos
          </Button>
        )}
        <Button icon="edit" onClick={() => onTask('edit')} className={actionClass}>
          Editar Partido
        </Button>
        <RowMenu
          label="Más acciones"
          items={[
            ...(canHaveResult
              ? ([
                  { label: 'Resultado', icon: 'ball', onSelect: () => onTask('score') },
                  { label: 'Abrir planilla', icon: 'whistle', onSelect: () => void navigate(paths.sheet.getHref(id)) },
                  { label: 'Enlace para la planilla', icon: 'share', onSelect: () => onTask('link') },
                ] as const)
              : []),
            ...(hasTeams
              ? ([
                  {
                    label: paperOfMatch(match),
                    icon: 'table',
                    onSelect: () => void navigate(paths.printMatch.getHref(id)),
                  },
                ] as const)
              : []),
            { label: 'Cambios', icon: 'clock', onSelect: () => onTask('changes') },
          ]}
        />
      </div>
    </>
  );
}

interface MatchAdminDialogProps {
  readonly task: MatchAdminDialogName;
  readonly detail: { readonly match: FormattedMatch; readonly events: readonly MatchEvent[] };
  readonly tournament: Tournament | undefined;
  readonly onTask: (task: MatchAdminDialogName) => void;
  readonly onClose: () => void;
}

export function MatchAdminDialog({ task, detail, tournament, onTask, onClose }: MatchAdminDialogProps) {
  const { data: tournaments } = useGet('GET /tournaments', {});
  const { match } = detail;
  const rules = tournament?.rules ?? defaultRules;
  if (task === 'events') {
    return <EventManager matchId={match.id} rules={rules} onFinish={() => onTask('score')} onClose={onClose} />;
  }
  if (task === 'changes') return <MatchChangesDialog match={match} onClose={onClose} />;
  if (task === 'link') return <MatchLinkDialog match={match} onClose={onClose} />;
  if (task === 'score') return <ScoreDialog match={match} rules={rules} onClose={onClose} />;
  return (
    <MatchForm
      match={match}
      tournaments={tournaments ?? (tournament ? [tournament] : [])}
      tournamentId={match.tournamentId}
      onClose={onClose}
    />
  );
}
