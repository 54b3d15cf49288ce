/** Sorts players by shirt number, with inactive players last. */
import type { Player } from '#shared/domain/schemas/player.ts';

const inactiveLastSortKey = ({ status }: Player): number => (status === 'inactive' ? 1 : 0);

export const compareByShirtNumber = (a: Player, b: Player): number => a.jerseyNumber - b.jerseyNumber || a.id - b.id;

export const sortSquad = (players: readonly Player[]): Player[] =>
  [...players].sort((a, b) => inactiveLastSortKey(a) - inactiveLastSortKey(b) || compareByShirtNumber(a, b));
