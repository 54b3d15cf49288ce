/** Who may do what: one function for the server's checks and the interface's buttons. */
import type { User } from './schemas/user.ts';

/** The part of a user that decides; `null` is an anonymous visitor. */
export type Actor = Pick<User, 'id' | 'roles' | 'teamId'> | null;

/** What the action is done to: a team, a user's account, or a cancha by who created it. */
export interface Subject {
  readonly teamIds?: readonly number[];
  readonly userId?: number;
  readonly createdBy?: number | undefined;
}

type Rule = (actor: Actor, subject?: Subject) => boolean;

const isAdmin = (actor: Actor): boolean => actor?.roles.includes('Admin') ?? false;
const isDT = (actor: Actor): boolean => actor?.roles.includes('DT') ?? false;
const coachesEveryTeam = (actor: Actor, teamIds: readonly number[]): boolean =>
  isDT(actor) && teamIds.length > 0 && teamIds.every((teamId) => teamId !== 0 && teamId === actor?.teamId);

const managesTeam: Rule = (actor, subject) =>
  isAdmin(actor) || (subject ? coachesEveryTeam(actor, subject.teamIds ?? []) : isDT(actor));

const rules = {
  'public.read': () => true,
  'people.read': (actor) => actor !== null,
  'account.use': (actor) => actor !== null,
  'account.read': (actor, subject) => actor !== null && (!subject || isAdmin(actor) || subject.userId === actor.id),
  'users.manage': isAdmin,
  'competition.manage': isAdmin,
  'canchas.manage': (actor, subject) =>
    isAdmin(actor) || (isDT(actor) && (!subject || subject.createdBy === actor?.id)),
  'team.manage': managesTeam,
  'logo.paste': isAdmin,
  'people.readPrivate': managesTeam,
} satisfies Record<string, Rule>;

export type Action = keyof typeof rules;

/**
 * Whether `actor` may do `action` to `subject`.
 * Without a subject it answers by role alone: Without a subject: whether the actor may do it to at least one subject..
 */
export function can(actor: Actor, action: Action, subject?: Subject): boolean {
  const rule: Rule = rules[action];
  return rule(actor, subject);
}
