/** Permissions: one function for the checks of the server and the buttons of the screens. */
import type { User } from './schemas/user.ts';

/** The user fields that permissions depend on; `null` is an anonymous visitor. */
export type Actor = Pick<User, 'id' | 'roles' | 'teamId'> | null;

/** What an action is applied to: teams, a user's account, or a cancha (by the user who created it). */
export interface PermissionSubject {
  readonly teamIds?: readonly number[];
  readonly userId?: number;
  readonly createdBy?: number | undefined;
}

type PermissionRule = (actor: Actor, subject?: PermissionSubject) => boolean;

const isAdmin = (actor: Actor): boolean => actor?.roles.includes('Admin') ?? false;
const hasCoachRole = (actor: Actor): boolean => actor?.roles.includes('DT') ?? false;
const coachesEveryTeam = (actor: Actor, teamIds: readonly number[]): boolean =>
  hasCoachRole(actor) && teamIds.length > 0 && teamIds.every((teamId) => teamId !== 0 && teamId === actor?.teamId);

const managesTeam: PermissionRule = (actor, subject) =>
  isAdmin(actor) || (subject ? coachesEveryTeam(actor, subject.teamIds ?? []) : hasCoachRole(actor));

const permissionRules = {
  'public.read': () => true,
  'people.read': (actor) => actor !== null,
  'account.use': (actor) => actor !== null,
  'account.read': (actor, subject) => actor !== null && (!subject || isAdmin(actor) || subject.userId === actor.id),
  'users.manage': isAdmin,
  'competition.manage': isAdmin,
  'canchas.manage': (actor, subject) =>
    isAdmin(actor) || (hasCoachRole(actor) && (!subject || subject.createdBy === actor?.id)),
  'team.manage': managesTeam,
  'logo.paste': isAdmin,
  'people.readPrivate': managesTeam,
} satisfies Record<string, PermissionRule>;

export type Action = keyof typeof permissionRules;

/**
 * Whether `actor` may do `action` to `subject`; without a subject, whether there is any subject the actor may do it to.
 */
export function can(actor: Actor, action: Action, subject?: PermissionSubject): boolean {
  const rule: PermissionRule = permissionRules[action];
  return rule(actor, subject);
}
