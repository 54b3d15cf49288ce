/** Deletes a member of the staff who has no matches still to be played; played matches keep the name. */
import { formatPlural } from '#shared/spanish/numbers.ts';
import { requirePermission, requireVersion } from '../competition/api/call.ts';
import type { CallOfRoute } from '../competition/api/contract-call.ts';
import { countMatchesOrKeepName } from '../competition/records/booked-matches.ts';
import { writeToLeaveStaff } from '../competition/records/squads.ts';
import { getStaff, type StoredStaff } from '../competition/records/staff.ts';
import { Problem } from '../platform/problem.ts';
import { retryOnConflict } from '../platform/table/commit.ts';
import { deleteIfUnreferenced } from '../platform/table/entities.ts';
import { keys } from '../platform/table/keys.ts';
import { presentStaff } from './present-staff.ts';

export async function deleteStaff(call: CallOfRoute<'DELETE /teamstaff/{id}'>): Promise<undefined> {
  await retryOnConflict(async () => {
    const staff = await getStaff(call.params.id);
    const { id, teamId } = staff;
    requirePermission(call, 'team.manage', { teamIds: [teamId] });
    await requireVersion(call, staff.version, () => presentStaff(staff, call.caller));
    const alongside = async () => [
      { remove: keys.staffRef(id) },
      ...(teamId === 0 ? [] : [writeToLeaveStaff(teamId, id)]),
    ];
    await deleteIfUnreferenced(staff, call.author, () => findReferenceToStaff(staff), alongside);
  });
}

async function findReferenceToStaff(staff: StoredStaff): Promise<Problem | null> {
  const matches = await countMatchesOrKeepName(staff);
  if (matches === 0) return null;
  return new Problem(
    'has-references',
    `No se puede eliminar a ${staff.name}: tiene ${formatPlural(matches, 'partido')} por jugar.`,
  );
}
