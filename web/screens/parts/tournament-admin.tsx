/** The dialogs with which admins edit a tournament on its screen; only admins load this code. */
import { useNavigate } from 'react-router-dom';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { paths } from '#shared/pages/paths.ts';
import { CanchaForm } from '../../features/canchas/cancha-form.tsx';
import { GeneratePlayoffsForm } from '../../features/playoffs/generate-playoffs-form.tsx';
import { TeamForm } from '../../features/teams/team-form.tsx';
import { AdjustmentsDialog } from '../../features/tournaments/adjustments/adjustments-dialog.tsx';
import type { AdminDialogState } from '../../features/tournaments/admin/admin-dialog-state.ts';
import { BandsDialog } from '../../features/tournaments/bands/bands-dialog.tsx';
import { TournamentDataDialog } from '../../features/tournaments/edit/data-dialog.tsx';
import { DeleteTournamentDialog } from '../../features/tournaments/edit/delete-tournament-dialog.tsx';
import { TournamentStatusDialog } from '../../features/tournaments/edit/status-dialog.tsx';
import { GroupsDialog } from '../../features/tournaments/groups/groups-dialog.tsx';
import type { NewTeamDialogProps } from '../../features/tournaments/participants/new-team-dialog-props.ts';
import { ParticipantsDialog } from '../../features/tournaments/participants/participants-dialog.tsx';
import { RulesDialog } from '../../features/tournaments/rules/rules-dialog.tsx';
import { lazyComponent } from '../../lib/screen/lazy-component.ts';

const PasteTeamsDialog = lazyComponent(
  () => import('../../features/lists/teams/paste-teams-dialog.tsx'),
  'PasteTeamsDialog',
);

export { AdminMenu } from '../../features/tournaments/admin/admin-menu.tsx';
export { AdminOverview } from '../../features/tournaments/admin/admin-overview.tsx';

interface AdminDialogProps {
  readonly task: AdminDialogState;
  readonly tournament: Tournament;
  readonly onClose: () => void;
}

export function AdminDialog({ task, tournament, onClose }: AdminDialogProps) {
  const navigate = useNavigate();
  switch (task) {
    case 'data':
      return <TournamentDataDialog tournament={tournament} onClose={onClose} />;
    case 'participants':
      return (
        <ParticipantsDialog tournament={tournament} NewTeam={NewTeam} PasteTeams={PasteTeamsDialog} onClose={onClose} />
      );
    case 'paste-teams':
      return <PasteTeamsDialog tournamentId={tournament.id} onClose={onClose} />;
    case 'groups':
      return <GroupsDialog tournament={tournament} onClose={onClose} />;
    case 'rules':
      return <RulesDialog tournament={tournament} onClose={onClose} />;
    case 'adjustments':
      return <AdjustmentsDialog tournament={tournament} onClose={onClose} />;
    case 'bands':
      return <BandsDialog tournament={tournament} onClose={onClose} />;
    case 'status':
      return <TournamentStatusDialog tournament={tournament} onClose={onClose} />;
    case 'delete':
      return (
        <DeleteTournamentDialog
          tournament={tournament}
          onDeleted={() => void navigate(paths.tournaments.getHref(), { replace: true })}
          onClose={onClose}
        />
      );
    case 'playoffs':
      return (
        <GeneratePlayoffsForm
          tournament={tournament}
          onShow={() => void navigate(paths.playoffs.getHref(tournament.id))}
          onClose={onClose}
        />
      );
    case 'cancha':
      return <CanchaForm onClose={onClose} />;
  }
}

/** The form that creates a team, opened from the dialog of the tournament's participants. */
function NewTeam(props: NewTeamDialogProps) {
  return <TeamForm team={null} {...props} />;
}
