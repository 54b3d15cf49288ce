/** Changes a user's roles, team, name, or whether he may come in at all. It acts at his next call. */
import { pickFormFields, withDefaults } from '#shared/domain/fields.ts';
import { type UserForm, userForm } from '#shared/domain/schemas/user.ts';
import { requireVersion } from '../platform/http/call.ts';
import type { CallOf } from '../platform/http/contract-call.ts';
import { Problem } from '../platform/problem.ts';
import { commit, retryOnConflict } from '../platform/table/commit.ts';
import { updateWrite } from '../platform/table/entities.ts';
import { firstSecondOfNewSessions } from '../platform/table/sessions.ts';
import { adminCondition, getUser, type UserFields } from '../platform/table/users.ts';
import { syncCognitoGroups } from './mirror-in-groups.ts';
import { presentUser } from './present-user.ts';
import { sameMembers } from './same-members.ts';
import { teamCheck } from './teams-of-users.ts';

/**
 * Who is disabled has no session any more, and none of the old ones when he is enabled again.
 * Nobody takes his own rights away, and who takes another's is still an administrator when it is written: so two who
 * do it to each other at the same moment cannot both succeed, and one administrator is always left.
 */
export async function updateUser(call: CallOf<'PUT /auth/users/{id}'>) {
  const stored = await retryOnConflict(async () => {
    const before = await getUser(call.params.id);
    const after = mergeUserForm(before, call.body);
    const checks = keepsTeamAndRole(before, after) ? [] : await teamCheck(after, call.author);
    await requireVersion(call, before.version, () => presentUser(before));
    const isOneself = before.id === call.caller?.id;
    if (isOneself) requireOwnRightsKept(before, after);
    const ending = before.enabled === after.enabled ? {} : { sessionsEndedAt: firstSecondOfNewSessions() };
    const replacement = updateWrite<UserFields>(before, { ...after, ...ending }, call.author);
    await commit([replacement.write, ...checks, ...(isOneself ? [] : [adminCondition(call.caller?.id ?? 0)])]);
    return replacement.stored;
  });
  await syncCognitoGroups(stored);
  return presentUser(stored);
}

function mergeUserForm(
  before: UserFields,
  { version: _seen, ...form }: CallOf<'PUT /auth/users/{id}'>['body'],
): UserForm {
  return withDefaults(form, pickFormFields(userForm, before));
}

type UserRights = Pick<UserFields, 'roles' | 'teamId' | 'enabled'>;

/** What is not chosen anew is not judged anew: sending back what was read is always good. */
const keepsTeamAndRole = (before: UserRights, after: UserRights): boolean =>
  before.teamId === after.teamId && (before.roles.includes('DT') || !after.roles.includes('DT'));

function requireOwnRightsKept(before: UserRights, after: UserRights): void {
  if (!before.enabled || !before.roles.includes('Admin')) throw new Problem('forbidden');
  if (!after.enabled)
    throw new Problem('conflict', 'No podés deshabilitarte a vos mismo: pedíselo a otro administrador.');
  if (!sameMembers(before.roles, after.roles))
    throw new Problem('conflict', 'No podés cambiar tus propios roles: pedíselo a otro administrador.');
}
