/** Who keeps goal for a side in a match, and when that is decided. */
import type { StoredMatchFields } from './schemas/match.ts';
import type { Player } from './schemas/player.ts';
import { isActiveStarter, type SquadPlace } from './squad.ts';

type Member = SquadPlace & Pick<Player, 'position'>;

/**
 * The goalkeeper of a lineup for this very match while he is of the team, else the starting Portero with the lowest
 * number; 0 when there is neither.
 */
export function findGoalkeeper(
  squad: readonly Member[],
  lineup: readonly { readonly positionId: number; readonly playerId: number }[],
): number {
  const placed = lineup.find(({ positionId }) => positionId === 1)?.playerId;
  if (placed !== undefined && squad.some(({ id }) => id === placed)) return placed;
  const [first] = squad
    .filter((member) => member.position === 'Portero' && isActiveStarter(member))
    .sort((a, b) => a.jerseyNumber - b.jerseyNumber || a.id - b.id);
  return first?.id ?? 0;
}

export type Side = 'home' | 'away';
export type Goalkeepers = Pick<StoredMatchFields, 'homeGoalkeeperId' | 'awayGoalkeeperId'>;
type Facts = Pick<StoredMatchFields, 'status' | 'walkover' | 'homeTeamId' | 'awayTeamId'>;

/** What to do about a side's goalkeeper: take him as he is, once he is known to be of the team, or find one. */
export type Decision = { readonly keep: number } | { readonly take: number } | 'find';

/**
 * A match has goalkeepers once it is completed, unless somebody did not show up. Who is named and was not before is
 * taken; who was decided stays while the side is the same team; and nobody (0) is found again, except that a completed
 * match stays without one while that is what it is said to have.
 */
export function decideGoalkeeper(
  side: Side,
  before: (Facts & Goalkeepers) | null,
  after: Facts,
  named: number | undefined,
): Decision {
  const [team, keeper] = [`${side}TeamId`, `${side}GoalkeeperId`] as const;
  if (after.status !== 'completed' || after.walkover !== null || after[team] === null) return { keep: 0 };
  const stored = before?.[keeper] ?? 0;
  if (named !== undefined && named !== stored) return named === 0 ? { keep: 0 } : { take: named };
  const isSettled = before?.status === 'completed' && before.walkover === null && before[team] === after[team];
  if (isSettled && (stored !== 0 || named === 0)) return { keep: stored };
  return 'find';
}
