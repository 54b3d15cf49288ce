/** Warnings about players in a lineup: suspended, injured, or refused by the server. */

import type { Match } from '#shared/domain/schemas/match.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { Suspension } from '#shared/domain/schemas/suspension.ts';
import { unavailabilityOf } from '#shared/domain/squads/assign-players.ts';
import { formatSuspensionReason } from '#shared/text/suspension-reasons.ts';

export interface PlayerWarning {
  /** The warning in one word: 'Lesionado' or 'Suspendido'. */
  readonly word: string;
  /** The reason for the warning; empty if none is known. */
  readonly reason: string;
  /** True if the player must not be in this lineup: nobody may play a match they are suspended for. */
  readonly forbids: boolean;
}

export type WarningsByPlayer = ReadonlyMap<number, PlayerWarning>;

/** Suspensions that cover this match; without a match (the usual lineup), those with matches left to serve. */
export function suspensionsForLineup(
  match: Pick<Match, 'id'> | null,
  suspensions: readonly Suspension[],
): readonly Suspension[] {
  return suspensions.filter(({ misses, remaining }) =>
    match ? misses.some(({ matchId }) => matchId === match.id) : remaining > 0,
  );
}

/** @param refused the server's refusals from the last attempt to save, by player id */
export function lineupWarningsByPlayer(
  players: readonly Player[],
  bans: readonly Suspension[],
  { isMatch, refused }: { readonly isMatch: boolean; readonly refused: ReadonlyMap<number, string> },
): WarningsByPlayer {
  const banOf = new Map(bans.map((ban) => [ban.playerId, ban]));
  return new Map(
    players.flatMap((player) => {
      const warning = lineupWarningFor(player, banOf.get(player.id), isMatch, refused.get(player.id));
      return warning ? [[player.id, warning] as const] : [];
    }),
  );
}

function lineupWarningFor(
  player: Player,
  ban: Suspension | undefined,
  isMatch: boolean,
  refusal?: string,
): PlayerWarning | null {
  if (refusal) return { word: 'No puede jugar', reason: refusal, forbids: true };
  if (ban) return { word: 'Suspendido', reason: formatSuspensionReason(ban), forbids: isMatch };
  return unavailabilityOf(player, () => false) === 'injured' ? { word: 'Lesionado', reason: '', forbids: false } : null;
}
