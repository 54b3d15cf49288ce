/** All teams as cards; users with the permission create, edit and delete them here. */

import { Suspense, useState } from 'react';
import type { Team } from '#shared/domain/schemas/team.ts';
import { DeleteTeamDialog } from '../features/teams/delete-team-dialog.tsx';
import { TeamList, teamGridClass } from '../features/teams/team-list.tsx';
import { useGet } from '../lib/api/use-get.ts';
import { errorMessageOf } from '../lib/http/api-error.ts';
import { lazyComponent } from '../lib/screen/lazy-component.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { usePreload } from '../lib/screen/use-preload.ts';
import { useSession } from '../lib/session/use-session.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { PlusSign } from '../ui/plus-sign.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import { SkeletonGrid } from '../ui/skeleton.tsx';
import type { ScreenProps } from './screen.ts';

const loadTeamFormModule = () => import('../features/teams/team-form.tsx');
const TeamForm = lazyComponent(loadTeamFormModule, 'TeamForm');
const PasteTeamsDialog = lazyComponent(
  () => import('../features/lists/teams/paste-teams-dialog.tsx'),
  'PasteTeamsDialog',
);

type TeamDialogState =
  | { readonly does: 'create' | 'paste' }
  | { readonly does: 'edit' | 'delete'; readonly team: Team };

export function TeamsScreen({ title }: ScreenProps) {
  usePageTitle(title);
  const { can } = useSession();
  const mayCreate = can('competition.manage');
  usePreload(loadTeamFormModule, can('team.manage'));
  const [dialog, setDialog] = useState<TeamDialogState | null>(null);
  const { data: teams, error, retry } = useGet('GET /teams', {});
  const create = () => setDialog({ does: 'create' });
  const close = () => setDialog(null);

  return (
    <ScreenLayout
      title={title}
      actions={
        mayCreate && (
          <>
            <Button onClick={() => setDialog({ does: 'paste' })}>Pegar una lista</Button>
            <Button variant="primary" onClick={create}>
              <PlusSign />
              Nuevo Equipo
            </Button>
          </>
        )
      }
    >
      {!teams && error ? (
        <ErrorCard title="No se pudieron cargar los equipos" detail={errorMessageOf(error)} onRetry={retry} />
      ) : !teams ? (
        <SkeletonGrid count={6} className="h-50" gridClass={teamGridClass} />
      ) : teams.length === 0 ? (
        <NoTeamsMessage onCreate={mayCreate ? create : null} />
      ) : (
        <TeamList
          teams={teams}
          onEdit={(team) => setDialog({ does: 'edit', team })}
          onDelete={(team) => setDialog({ does: 'delete', team })}
        />
      )}
      <Suspense>
        {dialog?.does === 'paste' && <PasteTeamsDialog onClose={close} />}
        {(dialog?.does === 'create' || dialog?.does === 'edit') && (
          <TeamForm team={dialog.does === 'edit' ? dialog.team : null} onClose={close} />
        )}
      </Suspense>
      {dialog?.does === 'delete' && <DeleteTeamDialog team={dialog.team} onClose={close} />}
    </ScreenLayout>
  );
}

function NoTeamsMessage({ onCreate }: { readonly onCreate: (() => void) | null }) {
  if (!onCreate) return <EmptyState icon="shield" title="No hay equipos registrados" />;
  return (
    <EmptyState
      icon="shield"
      title="No hay equipos registrados"
      detail="Comienza creando tu primer equipo"
      action={
        <Button variant="primary" icon="plus" onClick={onCreate}>
          Crear Primer Equipo
        </Button>
      }
    />
  );
}
