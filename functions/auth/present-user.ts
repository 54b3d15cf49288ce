/** Users as the API returns them, to administrators and to the users themselves. */
import { user as schema, type User } from '#shared/domain/schemas/user.ts';
import { findTeam, readTeamsById } from '../competition/records/teams.ts';
import { pickFields } from '../platform/http/pick-fields.ts';
import type { StoredUser } from '../platform/identity/users.ts';

export async function presentUser(user: StoredUser): Promise<User> {
  const team = user.teamId > 0 ? await findTeam(user.teamId) : undefined;
  return presentUserWithTeamName(user, team?.name);
}

export async function presentUsers(users: readonly StoredUser[]): Promise<User[]> {
  const teams = await readTeamsById(users.map(({ teamId }) => teamId).filter((teamId) => teamId > 0));
  return users.map((user) => presentUserWithTeamName(user, teams.get(user.teamId)?.name));
}

function presentUserWithTeamName(user: StoredUser, teamName = ''): User {
  return pickFields(schema, { ...user, fullName: `${user.firstName} ${user.lastName}`, teamName });
}
