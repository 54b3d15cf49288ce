/** The screen to create a tournament, with a form for new teams. */

import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/pages/paths.ts';
import { TeamForm } from '../features/teams/team-form.tsx';
import { NewTournamentForm } from '../features/tournaments/creation/new-tournament-form.tsx';
import type { NewTeamDialogProps } from '../features/tournaments/participants/new-team-dialog-props.ts';
import { lazyComponent } from '../lib/screen/lazy-component.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { useIsMounted } from '../lib/use-is-mounted.ts';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import { showToast } from '../ui/toasts.ts';
import type { ScreenProps } from './screen.ts';

const PasteTeamsDialog = lazyComponent(
  () => import('../features/lists/teams/paste-teams-dialog.tsx'),
  'PasteTeamsDialog',
);

export function NewTournamentScreen({ title }: ScreenProps) {
  usePageTitle(title, paths.tournaments.getHref());
  const navigate = useNavigate();
  const isShown = useIsMounted();
  return (
    <div className="mx-auto max-w-3xl">
      <ScreenLayout title={title}>
        <NewTournamentForm
          NewTeam={NewTeam}
          PasteTeams={PasteTeamsDialog}
          cancelHref={paths.tournaments.getHref()}
          onCreated={({ id }) => {
            // A user who has opened another screen meanwhile stays there.
            if (isShown()) void navigate(paths.tournament.getHref(id), { replace: true });
            showToast('Torneo creado');
          }}
        />
      </ScreenLayout>
    </div>
  );
}

/** The form of a new team. Its code belongs to the page, so that opening it never waits for the network. */
function NewTeam(props: NewTeamDialogProps) {
  return <TeamForm team={null} {...props} />;
}
