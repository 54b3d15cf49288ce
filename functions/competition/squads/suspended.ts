/** Keeps players out of the lineup of a match for which they are suspended. */
import type { Lineup } from '#shared/domain/schemas/lineup.ts';
import { findBanForMatch } from '#shared/domain/suspensions/suspensions.ts';
import { formatSuspensionReason } from '#shared/text/suspension-reasons.ts';
import { Problem } from '../../platform/problem.ts';
import { readBansOfPlayers } from '../discipline/read-bans.ts';
import type { StoredMatch } from '../records/matches.ts';
import { readPlayersById } from '../records/players.ts';
import type { PlayerIdsInPlayedLineup } from './eligible.ts';

/**
 * Throws 409 with each player who is suspended for this match, and why. When a lineup and a card are saved at the same moment, the lineup counts as the earlier
 * one and stays.
 */
export async function requireNoSuspendedPlayers(
  match: StoredMatch,
  teamId: number,
  positions: Lineup['positions'],
  recorded: PlayerIdsInPlayedLineup,
  now: Date,
): Promise<void> {
  const playerIds = positions.map(({ playerId }) => playerId);
  const reasons = await readSuspensionReasons(match, teamId, playerIds, now);
  if (reasons.size === 0) return;
  const players = await readPlayersById(reasons.keys());
  const errors = playerIds.flatMap((playerId, at) => {
    const reason = recorded.has(playerId) ? undefined : reasons.get(playerId);
    const { firstName, lastName } = players.get(playerId) ?? {};
    const message = reason && `${firstName} ${lastName} está suspendido: ${reason}`;
    return message ? [{ path: `positions.${at}.playerId`, message }] : [];
  });
  if (errors.length === 0) return;
  throw new Problem('conflict', `${errors.map(({ message }) => message).join('; ')}.`, { errors });
}

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
