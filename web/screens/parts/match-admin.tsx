/** The buttons and dialogs with which admins edit a match on its screen; only admins load this code. */

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
import { ScoreDialog } from '../../features/matches/result/score-dialog.tsx';
import { useGet } from '../../lib/api/use-get.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';

export type MatchAdminDialogName = 'edit' | 'events' | 'score' | 'link' | 'changes';

interface MatchAdminActionsProps {
  readonly match: FormattedMatch;
  readonly onTask: (task: MatchAdminDialogName) => void;
}

export function MatchAdminActions({ match, onTask }: MatchAdminActionsProps) {
  const { status, homeTeamId, awayTeamId } = match;
  const canHaveResult = !isCalledOff(status) && homeTeamId !== null && awayTeamId !== null;
  return (
    <>
      <MatchRemark match={match} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2 sm:flex sm:flex-wrap">
        {canHaveResult && (
          <Button icon="whistle" onClick={() => onTask('events')} className="max-sm:col-span-full">
            Gestionar Eventos
          </Button>
        )}
        <Button icon="edit" onClick={() => onTask('edit')} className="max-sm:px-2 max-sm:text-sm">
          Editar Partido
        </Button>
        {canHaveResult && (
          <Button icon="ball" onClick={() => onTask('score')} className="max-sm:px-2 max-sm:text-sm">
            Resultado
          </Button>
        )}
        {canHaveResult && (
          <>
            <ButtonLink href={paths.sheet.getHref(match.id)} icon="whistle" className="max-sm:px-2 max-sm:text-sm">
              Abrir planilla
            </ButtonLink>
            <Button icon="share" onClick={() => onTask('link')} className="max-sm:px-2 max-sm:text-sm">
              Enlace para la planilla
            </Button>
          </>
        )}
        <Button icon="clock" onClick={() => onTask('changes')} className="max-sm:px-2 max-sm:text-sm">
          Cambios
        </Button>
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
