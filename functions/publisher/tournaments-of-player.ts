/** Finds the tournaments whose documents show a player's name. */
import type { TournamentFigures } from '#shared/domain/schemas/statistics.ts';
import { readDocumentOfTournaments } from '../competition/publication/store/documents-store.ts';
import { listTournamentsWithPlayer } from '../competition/records/players.ts';
import { listTournaments } from '../competition/records/tournaments.ts';

/**
 * The tournaments with events of the player, those of the player's team, and those that list the player as goalkeeper.
 */
export async function listTournamentsNamingPlayer(playerId: number, teamId: number): Promise<number[]> {
  const [ofEvents, all] = await Promise.all([listTournamentsWithPlayer(playerId), listTournaments()]);
  const totalsOfAll = await readDocumentOfTournaments<TournamentFigures | null>(
    all.map(({ id }) => id),
    'TOTALS',
  );
  const others = all.filter(
    ({ id, teamIds }) => teamIds.includes(teamId) || isGoalkeeperInTotals(totalsOfAll.get(id), playerId),
  );
  return [...new Set([...ofEvents, ...others.map(({ id }) => id)])];
}

/** Whether the totals list the player as goalkeeper. A goalkeeper of a former team need not have any event there. */
const isGoalkeeperInTotals = (totals: TournamentFigures | null | undefined, playerId: number): boolean =>
  totals?.keepers.some((keeper) => keeper.playerId === playerId) ?? false;
