/** The staff of a team, by name; team 0 is the federation itself. */
import { useGet } from './use-get.ts';

export const useTeamStaff = (teamId: number | null) =>
  useGet('GET /teamstaff/team/{teamId}', teamId === null ? null : { params: { teamId } });
