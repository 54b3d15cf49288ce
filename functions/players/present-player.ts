/** A player as he leaves the server: his birth date only for an administrator and his own team's DT. */
import { can } from '#shared/domain/permissions.ts';
import { openPlayer, type Player, player as schema } from '#shared/domain/schemas/player.ts';
import type { Caller } from '../platform/http/call.ts';
import { only } from '../platform/http/present.ts';
import type { StoredPlayer } from '../platform/table/players.ts';

export function presentPlayer(stored: StoredPlayer, caller: Caller | null): Player {
  const shown = can(caller, 'people.readPrivate', { teamIds: [stored.teamId] }) ? schema : openPlayer;
  return only(shown, { ...stored, fullName: fullNameOf(stored), ...figuresOf(stored) });
}

const fullNameOf = ({ firstName, lastName }: StoredPlayer): string => `${firstName} ${lastName}`;

/** What he did in his tournaments: nothing is counted yet, so every player has none. */
const figuresOf = (_player: StoredPlayer) => ({ goalsScored: 0, suspensionMatchesRemaining: 0 });
