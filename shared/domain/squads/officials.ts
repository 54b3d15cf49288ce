/** Who may be the referee or the assistant of a match. */
import type { Staff } from '../schemas/staff.ts';

interface MatchTeams {
  readonly homeTeamId: number | null;
  readonly awayTeamId: number | null;
}

/** Whether a staff member may be referee or assistant: both need one of the roles Referee and Assistant. */
export const isMatchOfficial = ({ role }: Pick<Staff, 'role'>): boolean => role === 'Referee' || role === 'Assistant';

/** Whether a staff member belongs to neither team of a match; the federation's own staff (team 0) never does. */
export const isImpartial = ({ teamId }: Pick<Staff, 'teamId'>, { homeTeamId, awayTeamId }: MatchTeams): boolean =>
  teamId === 0 || (teamId !== homeTeamId && teamId !== awayTeamId);
