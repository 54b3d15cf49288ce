/** Reads why players are suspended for a match, as the sheet needs it. */
import { findBanForMatch } from '#shared/domain/suspensions/suspensions.ts';
import { formatSuspensionReason } from '#shared/text/suspension-reasons.ts';
import { readBansOfPlayers } from '../discipline/read-bans.ts';
import type { StoredMatch } from '../records/matches.ts';

/**
 * Why players of a team are suspended for this match, by player id; of those who may play there is none.
 */
export async function readSuspensionReasons(
  match: StoredMatch,
  teamId: number,
  playerIds: readonly number[],
  now: Date,
): Promise<Map<number, string>> {
  const bans = await readBansOfPlayers(match, teamId, playerIds, now);
  return new Map(
    playerIds.flatMap((playerId) => {
      const ban = findBanForMatch(bans, match.id, teamId, playerId);
      return ban ? [[playerId, formatSuspensionReason(ban)] as const] : [];
    }),
  );
}
