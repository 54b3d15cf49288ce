/** Loads all teams and returns them with a function that names a team by its id, also before they are loaded. */
import type { Team } from '#shared/domain/schemas/team.ts';
import { teamNameOrFallback } from '#shared/text/labels.ts';
import { useGet } from '../../lib/api/use-get.ts';

export function useTeamNames(): { readonly teams: readonly Team[]; readonly nameOf: (teamId: number) => string } {
  const { data: teams = [] } = useGet('GET /teams', {});
  return { teams, nameOf: (teamId) => teamNameOrFallback(teams.find(({ id }) => id === teamId)?.name, teamId) };
}
