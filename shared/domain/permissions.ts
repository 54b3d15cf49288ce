/** Permissions: one function for the checks of the server and the buttons of the screens. */
import type { User } from './schemas/user.ts';

/** The user fields that permissions depend on. */
type UserActor = Pick<User, 'id' | 'roles' | 'teamId'>;

/** Whoever has the link to the sheet of this match. */
export interface SheetLinkActor {
  readonly sheetOfMatchId: number;
}

/** Who wants to do something; `null` is an anonymous visitor. */
export type Actor = UserActor | SheetLinkActor | null;

/**
 * What an action is applied to: teams, a user's account, a cancha (by the user who created it), or the sheet of a match
 * (with the users who keep it).
 */
export interface PermissionSubject {
  readonly teamIds?: readonly number[];
  readonly userId?: number;
  readonly createdBy?: number | undefined;
  readonly matchId?: number;
  readonly sheetUserIds?: readonly number[] | undefined;
}

type PermissionRule = (actor: UserActor | null, subject?: PermissionSubject) => boolean;

const isAdmin = (actor: UserActor | null): boolean => actor?.roles.includes('Admin') ?? false;
const hasCoachRole = (actor: UserActor | null): boolean => actor?.roles.includes('DT') ?? false;
const coachesEveryTeam = (actor: UserActor | null, teamIds: readonly number[]): boolean =>
  hasCoachRole(actor) && teamIds.length > 0 && teamIds.every((teamId) => teamId !== 0 && teamId === actor?.teamId);

const managesTeam: PermissionRule = (actor, subject) =>
  isAdmin(actor) || (subject ? coachesEveryTeam(actor, subject.teamIds ?? []) : hasCoachRole(actor));

const hasSheetRole = (actor: UserActor | null): boolean => actor?.roles.includes('Planillero') ?? false;
const isSheetUser = (actor: UserActor | null, { sheetUserIds = [] }: PermissionSubject): boolean =>
  actor !== null && sheetUserIds.includes(actor.id);

const keepsSheet: PermissionRule = (actor, subject) =>
  isAdmin(actor) || (hasSheetRole(actor) && (!subject || isSheetUser(actor, subject)));

/** Administrators, the DTs of both teams and the Planillero of the match read its report. */
const readsReport: PermissionRule = (actor, subject) =>
  keepsSheet(actor, subject) ||
  (hasCoachRole(actor) && (!subject || (subject.teamIds ?? []).includes(actor?.teamId || Number.NaN)));

/** Administrators read of every team who may play, and a DT of the own one. */
const readsEligibility: PermissionRule = (actor, subject) =>
  isAdmin(actor) ||
  (hasCoachRole(actor) && (!subject || (subject.teamIds ?? []).includes(actor?.teamId || Number.NaN)));

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
  'sheet.keep': keepsSheet,
  'report.read': readsReport,
  'sanctions.read': managesTeam,
  'eligibility.read': readsEligibility,
} satisfies Record<string, PermissionRule>;

export type Action = keyof typeof permissionRules;

/**
 * Whether `actor` may do `action` to `subject`; without a subject, whether there is any subject the actor may do it to.
 * A link allows its match's sheet, and what is open to everybody.
 */
export function can(actor: Actor, action: Action, subject?: PermissionSubject): boolean {
  if (actor && 'sheetOfMatchId' in actor) {
    if (action !== 'sheet.keep') return can(null, action, subject);
    return !subject || subject.matchId === actor.sheetOfMatchId;
  }
  const rule: PermissionRule = permissionRules[action];
  return rule(actor, subject);
}
