/** Which tournaments show a player's name. */
import type { Tally } from '#shared/domain/schemas/statistics.ts';
import { readDocumentOfEach } from '../platform/table/documents-store.ts';
import { listTournamentsWithPlayer } from '../platform/table/players.ts';
import { listTournaments } from '../platform/table/tournaments.ts';

/** Those of his events, those of his team, and those where it is published that he did something for another one. */
export async function tournamentsNamingPlayer(playerId: number, teamId: number): Promise<number[]> {
  const [ofEvents, all] = await Promise.all([listTournamentsWithPlayer(playerId), listTournaments()]);
  const tallies = await readDocumentOfEach<Tally | null>(
    all.map(({ id }) => id),
    'TALLY',
  );
  const others = all.filter(
    ({ id, teamIds }) => teamIds.includes(teamId) || namesGoalkeeper(tallies.get(id), playerId),
  );
  return [...new Set([...ofEvents, ...others.map(({ id }) => id)])];
}

/** Who kept goal for a team he left has no event there. */
const namesGoalkeeper = (tally: Tally | null | undefined, playerId: number): boolean =>
  tally?.keepers.some((keeper) => keeper.playerId === playerId) ?? false;
