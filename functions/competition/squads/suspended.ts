/** Keeps players out of the lineup of a match for which they are suspended. */
import type { Lineup } from '#shared/domain/schemas/lineup.ts';
import { computeBans, findBanForMatch } from '#shared/domain/suspensions/suspensions.ts';
import { formatSuspensionReason } from '#shared/text/suspension-reasons.ts';
import { localDay } from '../../platform/local-time.ts';
import { Problem } from '../../platform/problem.ts';
import { listMatchesOfTeam } from '../records/booked-matches.ts';
import { listEventsOfPlayers } from '../records/events.ts';
import type { StoredMatch } from '../records/matches.ts';
import { readPlayersById } from '../records/players.ts';
import { readTimeZone } from '../records/settings.ts';
import { getTournament } from '../records/tournaments.ts';
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
 * Why players of a team are suspended for this match, by player id; of those who may play there is none. Computed from
 * the cards, because published suspensions lag.
 */
export async function readSuspensionReasons(
  { id, tournamentId }: StoredMatch,
  teamId: number,
  playerIds: readonly number[],
  now: Date,
): Promise<Map<number, string>> {
  const events = await listEventsOfPlayers(tournamentId, playerIds);
  // Its own cards suspend nobody for a match.
  if (events.every(({ matchId }) => matchId === id)) return new Map();
  const [{ rules }, matches, timeZone] = await Promise.all([
    getTournament(tournamentId),
    listMatchesOfTeam(tournamentId, teamId),
    readTimeZone(),
  ]);
  const bans = computeBans({ matches, events, rules: rules.suspensions, today: localDay(now, timeZone) });
  return new Map(
    playerIds.flatMap((playerId) => {
      const ban = findBanForMatch(bans, id, teamId, playerId);
      return ban ? [[playerId, formatSuspensionReason(ban.reasons)] as const] : [];
    }),
  );
}
