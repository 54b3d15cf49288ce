/** The rules about a user's team: a DT has one, and it exists. */
import type { Role } from '#shared/domain/schemas/user.ts';
import { invalidField } from '../platform/problem.ts';
import type { Authorship } from '../platform/table/authorship.ts';
import type { Write } from '../platform/table/commit.ts';
import { existsCondition } from '../platform/table/entities.ts';
import { keys } from '../platform/table/keys.ts';
import { findTeam } from '../platform/table/teams.ts';

interface RolesAndTeam {
  readonly roles: readonly Role[];
  readonly teamId: number;
}

/**
 * Throws 400 unless a DT has a team and that team exists. Returns a check that the team still exists when the user is
 * written.
 */
export async function requireTeamOfUser({ roles, teamId }: RolesAndTeam, author: Authorship): Promise<Write[]> {
  if (teamId === 0 && roles.includes('DT')) throw invalidField('teamId', 'Un DT tiene que tener un equipo');
  if (teamId === 0) return [];
  const absent = () => invalidField('teamId', 'Ese equipo no existe');
  if (!(await findTeam(teamId))) throw absent();
  return [{ check: keys.entity('TEAM', teamId), ...existsCondition(author), otherwise: absent }];
}
