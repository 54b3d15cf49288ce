/** Order of a squad: by shirt number, inactive players last. */
import type { Player } from '#shared/domain/schemas/player.ts';

const inactiveLast = ({ status }: Player): number => (status === 'inactive' ? 1 : 0);

export const inSquadOrder = (players: readonly Player[]): Player[] =>
  [...players].sort((a, b) => inactiveLast(a) - inactiveLast(b) || a.jerseyNumber - b.jerseyNumber || a.id - b.id);
