/** How the frame names who is signed in. */
import type { User } from '#shared/domain/schemas/user.ts';

/** 'Ana Paz', or the email without a name; coaches with their team: 'Ana Paz (DT Lanús)'. */
export function userName({ fullName, email, roles, teamName }: User): string {
  const name = fullName || email;
  return roles.includes('DT') && teamName ? `${name} (DT ${teamName})` : name;
}
