/** A player on the pitch: a disc of 56 px with the shirt number, and the name below. */
import type { PlayerPosition } from '#shared/domain/schemas/player.ts';
import { Icon } from '../../ui/icon.tsx';

export interface PlayerTokenFields {
  readonly jerseyNumber: number | null;
  readonly firstName: string;
  readonly lastName: string;
}

interface PlayerTokenProps {
  readonly player: PlayerTokenFields;
  /** Role of the place: the goalkeeper's disc has another colour. */
  readonly role: PlayerPosition;
  /** True if there is a warning about the player, for example an injury. */
  readonly hasWarning?: boolean;
  readonly isChosen?: boolean;
}

const chosenClass = 'outline-4 outline-draw outline-offset-2';

export function PlayerToken({ player, role, hasWarning = false, isChosen = false }: PlayerTokenProps) {
  const colors = role === 'Portero' ? 'bg-draw text-ink' : 'bg-white text-ink';
  return (
    <span className="flex flex-col items-center gap-0.5">
      <span
        className={`relative flex size-14 items-center justify-center rounded-full border-2 border-ink font-display font-semibold text-xl tabular-nums ${colors} ${isChosen ? chosenClass : ''} ${hasWarning ? 'border-dashed opacity-75' : ''}`}
      >
        {player.jerseyNumber ?? '–'}
        {hasWarning && (
          <span className="absolute bottom-1.5 -left-1 md:-bottom-1 flex size-5 items-center justify-center rounded-full bg-loss text-white">
            <Icon name="warning" className="size-3.5" />
          </span>
        )}
      </span>
      <span className="relative max-w-full truncate rounded-badge bg-ink max-md:-mt-2 px-1.5 text-white text-xs">
        {shortPlayerName(player)}
      </span>
    </span>
  );
}

/** For example 'C. Bravo': short enough for the pitch; the initial tells players with the same last name apart. */
function shortPlayerName({ firstName, lastName }: PlayerTokenFields): string {
  const [initial = ''] = firstName;
  return initial ? `${initial}. ${lastName}` : lastName;
}
