/** The squad on a team's page: the table of players, the free places, and the dialogs to add, edit and delete. */

import { type ReactNode, Suspense, useState } from 'react';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { Suspension } from '#shared/domain/schemas/suspension.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import { reservedShirtNumber } from '#shared/domain/squads/squad.ts';
import { useGet } from '../../lib/api/use-get.ts';
import { errorMessageOf } from '../../lib/http/api-error.ts';
import { lazyComponent } from '../../lib/screen/lazy-component.ts';
import { usePreload } from '../../lib/screen/use-preload.ts';
import { useSettings } from '../../lib/screen/use-settings.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { DeletePlayerDialog } from './delete-player-dialog.tsx';
import { PendingPlayers } from './pending-players.tsx';
import { computeSquadCapacity, squadCapacityText } from './squad-capacity.ts';
import { SquadTable } from './squad-table.tsx';

const loadPlayerFormModule = () => import('./player-form.tsx');
const PlayerForm = lazyComponent(loadPlayerFormModule, 'PlayerForm');

interface SquadPanelProps {
  readonly team: Team;
  readonly suspensions: readonly Suspension[];
  readonly mayManage: boolean;
  /** Renders the button that downloads the squad; the page passes it in, because features must not import each other. */
  readonly renderDownload: (players: readonly Player[]) => ReactNode;
  /** Renders the dialog for a pasted list. */
  readonly renderPasteDialog: (onClose: () => void) => ReactNode;
}

type SquadDialogState =
  | { readonly does: 'create' | 'paste' }
  | { readonly does: 'edit' | 'delete'; readonly player: Player };

export function SquadPanel({ team, suspensions, mayManage, renderDownload, renderPasteDialog }: SquadPanelProps) {
  usePreload(loadPlayerFormModule, mayManage);
  const [dialog, setDialog] = useState<SquadDialogState | null>(null);
  const { settings } = useSettings();
  const { can } = useSession();
  const { data, error, retry } = useGet('GET /players/team/{id}', { params: { id: team.id } });
  const players = data?.filter(({ pendingMatchId }) => pendingMatchId === undefined);
  const pending = data?.filter(({ pendingMatchId }) => pendingMatchId !== undefined) ?? [];
  const close = () => setDialog(null);
  const adding = mayManage && (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => setDialog({ does: 'paste' })}>Pegar una lista</Button>
      <Button variant="primary" icon="plus" onClick={() => setDialog({ does: 'create' })}>
        Agregar Jugador
      </Button>
    </div>
  );

  return (
    <div className="flex flex-col gap-3">
      {players && pending.length > 0 && (
        <PendingPlayers
          players={pending.map((player) => ({ ...player, teamName: '', numberOwner: ownerOfNumber(player, players) }))}
          mayDecide={can('competition.manage')}
        />
      )}
      {!players && error ? (
        <ErrorCard title="No se pudieron cargar los jugadores" detail={errorMessageOf(error)} onRetry={retry} />
      ) : !players ? (
        <SkeletonList count={6} className="h-14" />
      ) : players.length === 0 ? (
        <EmptyState icon="shirt" title="No hay jugadores registrados" action={adding} />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-muted">{squadCapacityText(computeSquadCapacity(players, settings))}</p>
            {adding}
          </div>
          <SquadTable
            players={players}
            suspensions={suspensions}
            caption={`Jugadores de ${team.name}`}
            showsMatches={players.some(({ matchesPlayed }) => matchesPlayed > 0)}
            onEdit={mayManage ? (player) => setDialog({ does: 'edit', player }) : undefined}
            onDelete={mayManage ? (player) => setDialog({ does: 'delete', player }) : undefined}
          />
          <div>{renderDownload(players)}</div>
        </>
      )}
      <Suspense>
        {dialog?.does === 'paste' && renderPasteDialog(close)}
        {(dialog?.does === 'create' || dialog?.does === 'edit') && (
          <PlayerForm
            player={dialog.does === 'edit' ? dialog.player : null}
            teams={[team]}
            teamId={team.id}
            isTeamFixed
            onClose={close}
          />
        )}
      </Suspense>
      {dialog?.does === 'delete' && <DeletePlayerDialog player={dialog.player} onClose={close} />}
    </div>
  );
}

/** Who of the squad has the number of a player who is not in it; '' when it is free. */
const ownerOfNumber = ({ jerseyNumber }: Player, squad: readonly Player[]): string =>
  squad.find((player) => reservedShirtNumber(player) === jerseyNumber)?.fullName ?? '';
