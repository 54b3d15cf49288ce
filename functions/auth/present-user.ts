/** A user as he and the administrators see him. */
import type { User } from '#shared/domain/schemas/user.ts';
import { findTeam } from '../platform/table/teams.ts';
import type { StoredUser } from '../platform/table/users.ts';

export async function presentUser(user: StoredUser): Promise<User> {
  const { id, email, firstName, lastName, teamId, roles, enabled, version } = user;
  const team = teamId > 0 ? await findTeam(teamId) : undefined;
  const names = { firstName, lastName, fullName: `${firstName} ${lastName}` };
  return { id, email, ...names, teamId, teamName: team?.name ?? '', roles, enabled, version };
}
