/** The dialogs that change a fixture which exists: rearranging a round, postponing, withdrawing a team, deleting. */
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { useGet } from '../../../lib/api/use-get.ts';
import { errorMessageOf } from '../../../lib/http/api-error.ts';
import { useToday } from '../../../lib/screen/use-today.ts';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { SkeletonList } from '../../../ui/skeleton.tsx';
import { DeleteUnplayedDialog } from './delete-unplayed-dialog.tsx';
import { PostponeDialog } from './postpone-dialog.tsx';
import { RearrangeRound } from './rearrange-round.tsx';
import { ReinstateDialog } from './reinstate-dialog.tsx';
import { ReplaceOfficialDialog } from './replace-official-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

export type ChangeOfPlan =
  | { readonly does: 'rearrange'; readonly round: string }
  | { readonly does: 'postpone'; readonly round?: string }
  | { readonly does: 'replaceOfficial' }
  | { readonly does: 'withdraw' }
  | { readonly does: 'reinstate' }
  | { readonly does: 'deleteUnplayed' };

/** The title while the data of the dialog load. */
const titles: Record<ChangeOfPlan['does'], string> = {
  rearrange: 'Reacomodar fecha',
  postpone: 'Postergar fecha',
  replaceOfficial: 'Reemplazar árbitro',
  withdraw: 'Retirar equipo',
  reinstate: 'Reincorporar equipo',
  deleteUnplayed: 'Borrar lo que no se jugó',
};

interface ChangeOfPlanDialogProps {
  readonly task: ChangeOfPlan;
  readonly tournament: Tournament;
  readonly matches: readonly FormattedMatch[];
  readonly onClose: () => void;
}

export function ChangeOfPlanDialog({ task, tournament, matches, onClose }: ChangeOfPlanDialogProps) {
  const teams = useGet('GET /teams', {});
  const canchas = useGet('GET /canchas', {});
  const staff = useGet('GET /teamstaff', {});
  const today = useToday();
  const failed = [teams, canchas, staff].find(({ data, error }) => !data && error);
  if (!teams.data || !canchas.data || !staff.data) {
    return (
      <Modal title={titles[task.does]} onClose={onClose}>
        {failed ? (
          <ErrorCard
            title="No se pudieron cargar los datos"
            detail={errorMessageOf(failed.error)}
            onRetry={failed.retry}
          />
        ) : (
          <SkeletonList count={3} className="h-16" />
        )}
      </Modal>
    );
  }
  const common = { tournament, matches, onClose };
  switch (task.does) {
    case 'rearrange':
      return (
        <RearrangeRound
          {...common}
          round={task.round}
          teams={teams.data}
          canchas={canchas.data}
          officials={staff.data}
        />
      );
    case 'postpone':
      return <PostponeDialog {...common} round={task.round} today={today} />;
    case 'replaceOfficial':
      return <ReplaceOfficialDialog {...common} officials={staff.data} />;
    case 'withdraw':
      return <WithdrawDialog {...common} teams={teams.data} />;
    case 'reinstate':
      return <ReinstateDialog tournament={tournament} teams={teams.data} onClose={onClose} />;
    case 'deleteUnplayed':
      return <DeleteUnplayedDialog {...common} />;
  }
}
