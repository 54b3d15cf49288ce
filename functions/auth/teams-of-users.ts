/** The rules about a user's team: a DT has one, and it exists. */
import type { Role } from '#shared/domain/schemas/user.ts';
import { findTeam } from '../competition/records/teams.ts';
import { invalidFieldProblem } from '../platform/problem.ts';
import type { Authorship } from '../platform/table/authorship.ts';
import type { TableWrite } from '../platform/table/commit.ts';
import { itemExistsCondition } from '../platform/table/entities.ts';
import { keys } from '../platform/table/keys.ts';

interface RolesAndTeam {
  readonly roles: readonly Role[];
  readonly teamId: number;
}

/**
 * Throws 400 unless a DT has a team and that team exists. Returns a check that the team still exists when the user is
 * written.
 */
export async function requireTeamOfUser({ roles, teamId }: RolesAndTeam, author: Authorship): Promise<TableWrite[]> {
  if (teamId === 0 && roles.includes('DT')) throw invalidFieldProblem('teamId', 'Un DT tiene que tener un equipo');
  if (teamId === 0) return [];
  const absent = () => invalidFieldProblem('teamId', 'Ese equipo no existe');
  if (!(await findTeam(teamId))) throw absent();
  return [{ check: keys.entity('TEAM', teamId), ...itemExistsCondition(author), otherwise: absent }];
}
