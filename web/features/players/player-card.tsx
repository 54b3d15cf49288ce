/** Card of one player: number, name, position, status, and the edit and delete buttons. */
import { memo } from 'react';
import type { Player } from '#shared/domain/schemas/player.ts';
import { formatDate } from '#shared/text/dates.ts';
import { missingValueText } from '#shared/text/labels.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { playerFiguresTexts } from './player-figures-text.ts';
import { PlayerStatusBadge } from './player-status.tsx';
import { Shirt } from './shirt.tsx';

interface PlayerCardProps {
  readonly player: Player;
  /**
   * Undefined where the user may not edit the player: the card then has no edit button. The same holds for onDelete.
   */
  readonly onEdit?: ((player: Player) => void) | undefined;
  readonly onDelete?: ((player: Player) => void) | undefined;
}

/** Memoized, because a search over hundreds of players must not render every card again. */
export const PlayerCard = memo(function PlayerCard({ player, onEdit, onDelete }: PlayerCardProps) {
  const { fullName, jerseyNumber, position, role, isStarter, status, dateOfBirth } = player;
  return (
    <Card as="li" className="flex flex-col gap-2 p-3 content-visibility-26">
      <div className="flex flex-wrap items-center gap-x-3">
        <Shirt number={jerseyNumber} isFree={status === 'inactive'} />
        <div className="min-w-0 flex-[1_1_8rem]">
          <h3 className="text-lg">{fullName}</h3>
          <p className="text-muted text-sm">
            {[position ?? missingValueText, role, ...playerFiguresTexts(player)].filter(Boolean).join(' · ')}
          </p>
        </div>
        {(onEdit || onDelete) && (
          <div className="-mr-1 flex gap-1 self-start">
            {onEdit && <IconButton icon="edit" label={`Editar ${fullName}`} onClick={() => onEdit(player)} />}
            {onDelete && (
              <IconButton
                icon="trash"
                label={`Eliminar ${fullName}`}
                onClick={() => onDelete(player)}
                className="text-loss-text"
              />
            )}
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <PlayerStatusBadge player={player} />
        {isStarter && status !== 'inactive' && <Badge>Titular</Badge>}
        {dateOfBirth !== undefined && (
          <span className="text-muted text-sm">{`Nació el ${dateOfBirth ? formatDate(dateOfBirth) : missingValueText}`}</span>
        )}
      </div>
    </Card>
  );
});
