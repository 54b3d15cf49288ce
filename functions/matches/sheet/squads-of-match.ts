/** Reads the squads of both sides of a match. */
import type { StoredMatch } from '../../competition/records/matches.ts';
import { listPlayersOfTeam, type StoredPlayer } from '../../competition/records/players.ts';

export interface SquadsOfMatch {
  readonly home: readonly StoredPlayer[];
  readonly away: readonly StoredPlayer[];
}

export async function readSquads({ homeTeamId, awayTeamId }: StoredMatch): Promise<SquadsOfMatch> {
  const [home, away] = await Promise.all([listPlayersOfSide(homeTeamId), listPlayersOfSide(awayTeamId)]);
  return { home, away };
}

const listPlayersOfSide = async (teamId: number | null) => (teamId === null ? [] : listPlayersOfTeam(teamId));
