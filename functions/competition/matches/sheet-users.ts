/** Who keeps the sheet of a match: the users that an administrator chose among those with the role Planillero. */

import { readUsersById, type StoredUser, userHasRoleCheck } from '../../platform/identity/users.ts';
import { invalidFieldProblem, Problem } from '../../platform/problem.ts';
import type { TableWrite } from '../../platform/table/commit.ts';
import type { MatchFields, StoredMatch } from '../records/matches.ts';

/**
 * Throws 400 for a newly chosen user who does not exist, and 409 for one who cannot keep sheets. Returns checks that
 * the newly chosen ones still can when the match is written. Those chosen before stay, whatever they are now: without
 * the role they have no access. `path` is where the request has the ids.
 */
export async function requireSheetUsers(
  before: StoredMatch | null,
  { sheetUserIds = [] }: Pick<MatchFields, 'sheetUserIds'>,
  path = 'sheetUserIds',
): Promise<TableWrite[]> {
  const added = sheetUserIds.filter((id) => !before?.sheetUserIds?.includes(id));
  const users = await readUsersById(added);
  return added.map((id) => {
    const user = users.get(id);
    if (!user) throw invalidFieldProblem(`${path}.${sheetUserIds.indexOf(id)}`, 'Ese usuario no existe');
    requireKeepsSheets(user);
    return userHasRoleCheck(id, 'Planillero');
  });
}

function requireKeepsSheets({ firstName, lastName, roles, enabled }: StoredUser): void {
  const name = `${firstName} ${lastName}`;
  if (!roles.includes('Planillero')) throw new Problem('conflict', `${name} no tiene el rol Planillero.`);
  if (!enabled) throw new Problem('conflict', `${name} está deshabilitado: no puede cargar planillas.`);
}
