/** Finds the team whose squad is to be pasted next: one without players, of the same tournament if there is one. */
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { compareByName } from '#shared/spanish/order.ts';
import { getFromApi } from '../../../lib/api/typed-request.ts';

/** The teams that come after `team` by name, and then those before it. */
export function teamsInTurn(team: Team, teams: readonly Team[], tournaments: readonly Tournament[]): Team[] {
  const tournament = tournaments.find(({ status, teamIds }) => status !== 'completed' && teamIds.includes(team.id));
  const fellows = teams.filter(({ id }) => !tournament || tournament.teamIds.includes(id)).toSorted(compareByName);
  const at = fellows.findIndex(({ id }) => id === team.id);
  return [...fellows.slice(at + 1), ...fellows.slice(0, Math.max(at, 0))];
}

/** The first team without players; null when all have some, or when the API does not tell. */
export async function findTeamWithoutPlayers(teams: readonly Team[]): Promise<Team | null> {
  try {
    for (const team of teams) {
      const players = await getFromApi('GET /players/team/{id}', { params: { id: team.id } });
      if (players.length === 0) return team;
    }
  } catch {
    // Finding the next team is only a convenience: the list itself was created.
  }
  return null;
}
