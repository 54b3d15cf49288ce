/** Players whom sheets added: an administrator approves each, says which one of the squad he is, or rejects him. */
import { Suspense, useState } from 'react';
import type { PendingPlayer } from '#shared/domain/schemas/player.ts';
import { paths } from '#shared/pages/paths.ts';
import { lazyComponent } from '../../lib/screen/lazy-component.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DeletePlayerDialog } from './delete-player-dialog.tsx';

const PlayerForm = lazyComponent(() => import('./player-form.tsx'), 'PlayerForm');
const MergeDialog = lazyComponent(() => import('./merge-dialog.tsx'), 'MergeDialog');

interface PendingPlayersProps {
  readonly players: readonly PendingPlayer[];
  /** False for a DT, who only sees them. */
  readonly mayDecide: boolean;
}

interface Deciding {
  readonly does: 'approve' | 'merge' | 'reject';
  readonly player: PendingPlayer;
}

export function PendingPlayers({ players, mayDecide }: PendingPlayersProps) {
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const close = () => setDeciding(null);
  return (
    <>
      <ul className="flex flex-col gap-2">
        {players.map((player) => (
          <Card as="li" key={player.id} className="flex flex-col gap-2 px-4 py-3">
            <PendingPlayerText player={player} />
            {mayDecide ? (
              <div className="flex flex-wrap gap-2">
                <Button
                  size="compact"
                  aria-label={`Aprobar a ${player.fullName}`}
                  onClick={() => setDeciding({ does: 'approve', player })}
                >
                  Aprobar
                </Button>
                <Button
                  size="compact"
                  variant="quiet"
                  aria-label={`${player.fullName} ya está en la lista`}
                  onClick={() => setDeciding({ does: 'merge', player })}
                >
                  Ya está en la lista
                </Button>
                <Button
                  size="compact"
                  variant="quiet-danger"
                  aria-label={`Rechazar a ${player.fullName}`}
                  onClick={() => setDeciding({ does: 'reject', player })}
                >
                  Rechazar
                </Button>
              </div>
            ) : (
              <p className="text-muted text-sm">Lo aprueba la organización.</p>
            )}
          </Card>
        ))}
      </ul>
      <Suspense>
        {deciding?.does === 'approve' && (
          <PlayerForm player={deciding.player} teams={[]} teamId={null} isTeamFixed isApproval onClose={close} />
        )}
        {deciding?.does === 'merge' && <MergeDialog player={deciding.player} onClose={close} />}
      </Suspense>
      {deciding?.does === 'reject' && <DeletePlayerDialog player={deciding.player} onClose={close} />}
    </>
  );
}

function PendingPlayerText({ player }: { readonly player: PendingPlayer }) {
  const { jerseyNumber, fullName, teamName, pendingMatchId = 0, numberOwner } = player;
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-display font-semibold text-lg tabular-nums">{jerseyNumber}</span>
        <span className="font-semibold">{fullName}</span>
        <span>{teamName}</span>
        <Badge variant="attention">Por aprobar</Badge>
      </p>
      <p className="text-sm">
        Jugó bajo protesta:{' '}
        <a href={paths.match.getHref(pendingMatchId)} className="text-link underline">
          ver el partido
        </a>
        {numberOwner && `. El ${jerseyNumber} es de ${numberOwner}: para aprobarlo, poné otro`}
      </p>
    </div>
  );
}
