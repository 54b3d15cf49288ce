/** The name of the signed-in user in the header and menus. */
import type { User } from '#shared/domain/schemas/user.ts';

/** 'Ana Paz', or the email address of a user without a name; a coach with the team: 'Ana Paz (DT Lanús)'. */
export function formatUserName({ fullName, email, roles, teamName }: User): string {
  const name = fullName || email;
  return roles.includes('DT') && teamName ? `${name} (DT ${teamName})` : name;
}
