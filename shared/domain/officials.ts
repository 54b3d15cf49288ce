/** Who may be the referee or the assistant of a match. */
import type { Staff } from './schemas/staff.ts';

interface Sides {
  readonly homeTeamId: number | null;
  readonly awayTeamId: number | null;
}

/** Both posts accept staff with the role Referee or Assistant. */
export const isOfficial = ({ role }: Pick<Staff, 'role'>): boolean => role === 'Referee' || role === 'Assistant';

/** Staff of neither team; the federation's own (team 0) belong to none. */
export const isImpartial = ({ teamId }: Pick<Staff, 'teamId'>, { homeTeamId, awayTeamId }: Sides): boolean =>
  teamId === 0 || (teamId !== homeTeamId && teamId !== awayTeamId);
