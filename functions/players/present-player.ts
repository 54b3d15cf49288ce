/** Presents a player; the birth date, and the name of who is not approved, only to administrators and the team's DT. */
import { can } from '#shared/domain/permissions.ts';
import { type Player, playerWithoutPrivateFields, player as schema } from '#shared/domain/schemas/player.ts';
import type { Caller } from '../competition/api/request.ts';
import type { PlayerFigures } from '../competition/publication/documents/player-figures.ts';
import { type StoredPlayer, withPublicName } from '../competition/records/players.ts';
import { pickFields } from '../platform/http/pick-fields.ts';

/** Presents a player with goals, bans and matches from `figures`, the published figures of at least this player. */
export function presentPlayer(stored: StoredPlayer, caller: Caller | null, figures: PlayerFigures): Player {
  const seesAll = can(caller, 'people.readPrivate', { teamIds: [stored.teamId] });
  const named = seesAll ? stored : withPublicName(stored);
  const [goalsScored, suspensionMatchesRemaining, matchesPlayed] = figures[stored.id] ?? [0, 0, 0];
  const shownFigures = { goalsScored, suspensionMatchesRemaining, matchesPlayed };
  return pickFields(seesAll ? schema : playerWithoutPrivateFields, {
    ...named,
    fullName: fullNameOf(named),
    ...shownFigures,
  });
}

const fullNameOf = ({ firstName, lastName }: StoredPlayer): string => `${firstName} ${lastName}`;
