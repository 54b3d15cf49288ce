/** The bans of a tournament with the names of their players and teams. */
import type { Suspension } from '#shared/domain/schemas/suspension.ts';
import { computeBans } from '#shared/domain/suspensions.ts';
import { teamNameOr } from '#shared/text/labels.ts';
import type { Source } from './source.ts';

export function suspensionsOf({ tournament, matches, events, players, references }: Source): Suspension[] {
  return computeBans({ matches, events, rules: tournament.rules.suspensions }).map((ban) => {
    const { firstName = 'Jugador', lastName = 'desconocido' } = players.get(ban.playerId) ?? {};
    return {
      ...ban,
      playerName: `${firstName} ${lastName}`,
      teamName: teamNameOr(references.teams.get(ban.teamId)?.name, ban.teamId),
      tournamentId: tournament.id,
    };
  });
}
