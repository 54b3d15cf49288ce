/** Decides which player was each side's goalkeeper in a match. */
import type { StoredMatchFields } from '../schemas/match.ts';
import type { Player } from '../schemas/player.ts';
import type { MatchSide } from '../schemas/sheet.ts';
import { isActiveStarter, type SquadPlayerFields } from '../squads/squad.ts';

type SquadMember = SquadPlayerFields & Pick<Player, 'position'>;

/**
 * The id of the goalkeeper in the lineup for this match, if still in the squad, else of the starting Portero with the
 * lowest number; 0 when there is neither.
 */
export function findGoalkeeperId(
  squad: readonly SquadMember[],
  lineup: readonly { readonly positionId: number; readonly playerId: number }[],
): number {
  const placed = lineup.find(({ positionId }) => positionId === 1)?.playerId;
  if (placed !== undefined && squad.some(({ id }) => id === placed)) return placed;
  const [first] = squad
    .filter((member) => member.position === 'Portero' && isActiveStarter(member))
    .sort((a, b) => a.jerseyNumber - b.jerseyNumber || a.id - b.id);
  return first?.id ?? 0;
}

export type GoalkeeperIds = Pick<StoredMatchFields, 'homeGoalkeeperId' | 'awayGoalkeeperId'>;
type GoalkeeperMatchFields = Pick<StoredMatchFields, 'status' | 'walkover' | 'homeTeamId' | 'awayTeamId'>;

/**
 * What to do about a side's goalkeeper: keep a player id as it is, take one after checking that the player is in the
 * team, or find one with {@link findGoalkeeperId}.
 */
export type GoalkeeperActionOnSave = { readonly keep: number } | { readonly take: number } | 'find';

/**
 * Decides what happens to the goalkeeper of one side when a match is saved. Only completed matches that are no walkover
 * have goalkeepers. A `named` player other than the stored one is taken; naming 0 leaves the side without one.
 * Otherwise the stored goalkeeper stays while the match was already completed with the same team. A stored 0 stays only
 * if `named` is 0 too; in all other cases a goalkeeper is found anew.
 */
export function decideGoalkeeperOnSave(
  side: MatchSide,
  before: (GoalkeeperMatchFields & GoalkeeperIds) | null,
  after: GoalkeeperMatchFields,
  named: number | undefined,
): GoalkeeperActionOnSave {
  const [team, keeper] = [`${side}TeamId`, `${side}GoalkeeperId`] as const;
  if (after.status !== 'completed' || after.walkover !== null || after[team] === null) return { keep: 0 };
  const stored = before?.[keeper] ?? 0;
  if (named !== undefined && named !== stored) return named === 0 ? { keep: 0 } : { take: named };
  const isSettled = before?.status === 'completed' && before.walkover === null && before[team] === after[team];
  if (isSettled && (stored !== 0 || named === 0)) return { keep: stored };
  return 'find';
}
