/** Keeps players out of the lineup of a match for which they are suspended. */
import type { Lineup } from '#shared/domain/schemas/lineup.ts';
import { computeBans, findBanForMatch } from '#shared/domain/suspensions.ts';
import { formatSuspensionReason } from '#shared/text/suspensions.ts';
import { Problem } from '../problem.ts';
import { listMatchesOfTeam } from '../table/booked-matches.ts';
import { listEventsOfPlayers } from '../table/events.ts';
import type { StoredMatch } from '../table/matches.ts';
import { readPlayersById } from '../table/players.ts';
import { getTournament } from '../table/tournaments.ts';
import type { PlayerIdsInPlayedLineup } from './eligible.ts';

/**
 * Throws 409 with each player who is suspended for this match, and why. It is computed from the cards, because
 * published suspensions lag. When a lineup and a card are saved at the same moment, the lineup counts as the earlier
 * one and stays.
 */
export async function requireNoSuspendedPlayers(
  { id, tournamentId }: StoredMatch,
  teamId: number,
  positions: Lineup['positions'],
  recorded: PlayerIdsInPlayedLineup,
): Promise<void> {
  const playerIds = positions.map(({ playerId }) => playerId);
  const events = await listEventsOfPlayers(tournamentId, playerIds);
  if (events.length === 0) return;
  const [{ rules }, matches, players] = await Promise.all([
    getTournament(tournamentId),
    listMatchesOfTeam(tournamentId, teamId),
    readPlayersById(playerIds),
  ]);
  const bans = computeBans({ matches, events, rules: rules.suspensions });
  const errors = playerIds.flatMap((playerId, at) => {
    const ban = recorded.has(playerId) ? undefined : findBanForMatch(bans, id, teamId, playerId);
    const { firstName, lastName } = players.get(playerId) ?? {};
    const message = ban && `${firstName} ${lastName} está suspendido: ${formatSuspensionReason(ban.reasons)}`;
    return message ? [{ path: `positions.${at}.playerId`, message }] : [];
  });
  if (errors.length === 0) return;
  throw new Problem('conflict', `${errors.map(({ message }) => message).join('; ')}.`, { errors });
}
