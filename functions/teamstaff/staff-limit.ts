/** The limit on the size of a team's staff. */
import { limits } from '#shared/domain/limits.ts';
import { joinStaffWrite } from '../competition/records/squads.ts';
import { findTeam } from '../competition/records/teams.ts';
import { invalidFieldProblem, Problem } from '../platform/problem.ts';
import type { Authorship } from '../platform/table/authorship.ts';
import type { TableWrite } from '../platform/table/commit.ts';

/**
 * Throws 400 when the team does not exist, 409 when its staff is full. The federation's own staff (team 0) has no
 * limit.
 */
export async function requireStaffRoom(teamId: number): Promise<void> {
  if (teamId === 0) return;
  const team = await findTeam(teamId);
  if (!team) throw invalidFieldProblem('teamId', 'Ese equipo no existe');
  if ((team.staff?.size ?? 0) < limits.staffOfTeam) return;
  throw new Problem(
    'conflict',
    `El personal de ${team.name} ya tiene ${limits.staffOfTeam} personas, el máximo por equipo.`,
  );
}

/** The write that adds a member to the team's staff, on condition that the staff is not full. */
export const joinTeamStaffWrites = (teamId: number, staffId: number, author: Authorship): TableWrite[] =>
  teamId === 0 ? [] : [joinStaffWrite(teamId, staffId, author)];
