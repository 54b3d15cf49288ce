/** Reads the players that events and matches name. */
import { listPlayersOfTeam, readPlayersById, type StoredPlayer, withPublicNames } from '../../records/players.ts';

interface NamedPlayer {
  /** 0 for nobody. */
  readonly playerId: number;
  /** The team the player was with; null when it is not known. */
  readonly teamId: number | null;
}

/** By id, with the names that everybody may know. A squad is one read; players who have left it since are looked up by id. */
export async function readNamedPlayers(named: readonly NamedPlayer[]): Promise<Map<number, StoredPlayer>> {
  const somebody = named.filter(({ playerId }) => playerId !== 0);
  const teamIds = [...new Set(somebody.flatMap(({ teamId }) => teamId ?? []))];
  const squads = (await Promise.all(teamIds.map(listPlayersOfTeam))).flat();
  const players = new Map(squads.map((player) => [player.id, player]));
  const elsewhere = new Set(somebody.map(({ playerId }) => playerId).filter((id) => !players.has(id)));
  return withPublicNames(new Map([...players, ...(await readPlayersById(elsewhere))]));
}
