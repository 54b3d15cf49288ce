/** The name of the signed-in user in the header and menus. */
import type { User } from '#shared/domain/schemas/user.ts';

/** 'Ana Paz', or the email address of a user without a name. */
export const userNameOf = ({ fullName, email }: User): string => fullName || email;

/** A coach's team, '(DT Lanús)'; empty for other users. */
export const formatCoachRole = ({ roles, teamName }: User): string =>
  roles.includes('DT') && teamName ? `(DT ${teamName})` : '';

/** The name with the coach's team: 'Ana Paz (DT Lanús)'. */
export const formatUserName = (user: User): string => `${userNameOf(user)} ${formatCoachRole(user)}`.trim();
