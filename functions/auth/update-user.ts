/** Changes a user's roles, team, name, or whether he may come in at all. It acts at his next call. */
import { pickFields, withDefaults } from '#shared/domain/fields.ts';
import { type UserForm, userForm } from '#shared/domain/schemas/user.ts';
import { demandSeen } from '../platform/http/call.ts';
import type { CallOf } from '../platform/http/contract-call.ts';
import { Problem } from '../platform/problem.ts';
import { commit, untilUnchanged } from '../platform/table/commit.ts';
import { replacementOf } from '../platform/table/entities.ts';
import { nextSecond } from '../platform/table/sessions.ts';
import { getUser, isStillAdmin, type UserFields } from '../platform/table/users.ts';
import { mirrorInGroups } from './mirror-in-groups.ts';
import { presentUser } from './present-user.ts';
import { areSameRoles } from './same-roles.ts';
import { teamCheck } from './teams-of-users.ts';

/**
 * Who is disabled has no session any more, and none of the old ones when he is enabled again.
 * Nobody takes his own rights away, and who takes another's is still an administrator when it is written: so two who
 * do it to each other at the same moment cannot both succeed, and one administrator is always left.
 */
export async function updateUser(call: CallOf<'PUT /auth/users/{id}'>) {
  const stored = await untilUnchanged(async () => {
    const before = await getUser(call.params.id);
    const after = changed(before, call.body);
    const checks = isSameCoach(before, after) ? [] : await teamCheck(after, call.author);
    await demandSeen(call, before.version, () => presentUser(before));
    const isOneself = before.id === call.caller?.id;
    if (isOneself) demandSameRights(before, after);
    const ending = before.enabled === after.enabled ? {} : { sessionsEndedAt: nextSecond() };
    const replacement = replacementOf<UserFields>(before, { ...after, ...ending }, call.author);
    await commit([replacement.write, ...checks, ...(isOneself ? [] : [isStillAdmin(call.caller?.id ?? 0)])]);
    return replacement.stored;
  });
  await mirrorInGroups(stored);
  return presentUser(stored);
}

function changed(before: UserFields, { version: _seen, ...form }: CallOf<'PUT /auth/users/{id}'>['body']): UserForm {
  return withDefaults(form, pickFields(userForm, before));
}

type Rights = Pick<UserFields, 'roles' | 'teamId' | 'enabled'>;

/** What is not chosen anew is not judged anew: sending back what was read is always good. */
const isSameCoach = (before: Rights, after: Rights): boolean =>
  before.teamId === after.teamId && (before.roles.includes('DT') || !after.roles.includes('DT'));

function demandSameRights(before: Rights, after: Rights): void {
  if (!before.enabled || !before.roles.includes('Admin')) throw new Problem('forbidden');
  if (!after.enabled)
    throw new Problem('conflict', 'No podés deshabilitarte a vos mismo: pedíselo a otro administrador.');
  if (!areSameRoles(before.roles, after.roles))
    throw new Problem('conflict', 'No podés cambiar tus propios roles: pedíselo a otro administrador.');
}
