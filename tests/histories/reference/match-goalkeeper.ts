/** Who keeps goal for a team that named no lineup. */
import type { Player } from '#shared/domain/schemas/player.ts';

/** Of its starting goalkeepers who still play, the one with the lowest number; 0: nobody. */
export function startingKeeper(players: readonly Player[], teamId: number | null): number {
  const candidates = players.filter(
    (player) =>
      player.teamId === teamId && player.position === 'Portero' && player.isStarter && player.status !== 'inactive',
  );
  const lowest = Math.min(...candidates.map(({ jerseyNumber }) => jerseyNumber));
  return candidates.find(({ jerseyNumber }) => jerseyNumber === lowest)?.id ?? 0;
}
