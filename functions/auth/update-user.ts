/**
 * Changes a user's name, roles and team, or enables or disables the user. It takes effect with the user's next request.
 */
import { fillAbsentFields, pickFormFields } from '#shared/domain/fields.ts';
import { type UserForm, userForm } from '#shared/domain/schemas/user.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { requireVersion } from '../competition/api/request.ts';
import { firstSecondOfNewSessions } from '../platform/identity/ended-sessions.ts';
import { callerIsAdminCheck, getUser, type UserFields } from '../platform/identity/users.ts';
import { Problem } from '../platform/problem.ts';
import { commit, retryOnConflict } from '../platform/table/commit.ts';
import { prepareEntityUpdate } from '../platform/table/entities.ts';
import { presentUser } from './present-user.ts';
import { haveSameMembers } from './same-members.ts';
import { syncCognitoGroups } from './sync-cognito-groups.ts';
import { requireTeamOfUser } from './teams-of-users.ts';

/**
 * Disabling or enabling a user ends all of the user's sessions. Administrators cannot take rights from themselves; and
 * the caller must still be an administrator when the change is written. So two administrators who take each other's
 * rights at the same moment cannot both succeed, and one administrator always remains.
 */
export async function updateUser(request: RequestOfRoute<'PUT /auth/users/{id}'>) {
  const stored = await retryOnConflict(async () => {
    const before = await getUser(request.params.id);
    const after = mergeUserForm(before, request.body);
    const isOneself = before.id === request.caller?.id;
    if (isOneself) requireOwnRightsKept(before, after);
    const checks = keepsTeamAndRole(before, after) ? [] : await requireTeamOfUser(after, request.author);
    await requireVersion(request, before.version, () => presentUser(before));
    const ending = before.enabled === after.enabled ? {} : { sessionsEndedAt: firstSecondOfNewSessions() };
    const replacement = prepareEntityUpdate<UserFields>(before, { ...after, ...ending }, request.author);
    await commit([replacement.write, ...checks, ...(isOneself ? [] : [callerIsAdminCheck(request.caller?.id ?? 0)])]);
    return replacement.stored;
  });
  await syncCognitoGroups(stored);
  return presentUser(stored);
}

function mergeUserForm(
  before: UserFields,
  { version: _seen, ...form }: RequestOfRoute<'PUT /auth/users/{id}'>['body'],
): UserForm {
  return fillAbsentFields(form, pickFormFields(userForm, before));
}

type UserRights = Pick<UserFields, 'roles' | 'teamId' | 'enabled'>;

/**
 * Whether neither the team nor the DT role is newly chosen. A stored team is then not checked again, so sending back
 * what was read always succeeds.
 */
const keepsTeamAndRole = (before: UserRights, after: UserRights): boolean =>
  before.teamId === after.teamId && (before.roles.includes('DT') || !after.roles.includes('DT'));

function requireOwnRightsKept(before: UserRights, after: UserRights): void {
  if (!before.enabled || !before.roles.includes('Admin')) throw new Problem('forbidden');
  if (!after.enabled)
    throw new Problem('forbidden', 'No podés deshabilitarte a vos mismo: pedíselo a otro administrador.');
  if (!haveSameMembers(before.roles, after.roles))
    throw new Problem('forbidden', 'No podés cambiar tus propios roles: pedíselo a otro administrador.');
}
