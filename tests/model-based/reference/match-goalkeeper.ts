/** The goalkeeper of a team without a lineup. */
import type { Player } from '#shared/domain/schemas/player.ts';

/** The id of the active starting goalkeeper with the lowest shirt number; 0: none. */
export function startingGoalkeeperId(players: readonly Player[], teamId: number | null): number {
  const candidates = players.filter(
    (player) =>
      player.teamId === teamId && player.position === 'Portero' && player.isStarter && player.status !== 'inactive',
  );
  const lowest = Math.min(...candidates.map(({ jerseyNumber }) => jerseyNumber));
  return candidates.find(({ jerseyNumber }) => jerseyNumber === lowest)?.id ?? 0;
}
