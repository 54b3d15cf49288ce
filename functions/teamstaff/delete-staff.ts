/** Deletes a member of the staff who has no matches still to be played; played matches keep the name. */
import { formatPlural } from '#shared/spanish/numbers.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { requirePermission, requireVersion } from '../competition/api/request.ts';
import { findSanctionReference } from '../competition/discipline/sanctioned-problem.ts';
import { countMatchesOrKeepName } from '../competition/records/booked-matches.ts';
import { noteDeletionWrite } from '../competition/records/deletions.ts';
import { leaveStaffWrite } from '../competition/records/squads.ts';
import { getStaff, type StoredStaff } from '../competition/records/staff.ts';
import { Problem } from '../platform/problem.ts';
import { retryOnConflict } from '../platform/table/commit.ts';
import { deleteIfUnreferenced } from '../platform/table/entities.ts';
import { keys } from '../platform/table/keys.ts';
import { presentStaff } from './present-staff.ts';

export async function deleteStaff(request: RequestOfRoute<'DELETE /teamstaff/{id}'>): Promise<undefined> {
  await retryOnConflict(async () => {
    const staff = await getStaff(request.params.id);
    const { id, teamId } = staff;
    requirePermission(request, 'team.manage', { teamIds: [teamId] });
    await requireVersion(request, staff.version, () => presentStaff(staff, request.caller));
    const alongside = async () => [
      noteDeletionWrite(keys.staffRef(id), staff, request.author),
      ...(teamId === 0 ? [] : [leaveStaffWrite(teamId, id)]),
    ];
    await deleteIfUnreferenced(staff, request.author, () => findReferenceToStaff(staff), alongside);
  });
}

async function findReferenceToStaff(staff: StoredStaff): Promise<Problem | null> {
  const matches = await countMatchesOrKeepName(staff);
  if (matches === 0) return findSanctionReference(`a ${staff.name}`, { kind: 'staff', ids: [staff.id] });
  return new Problem(
    'has-references',
    `No se puede eliminar a ${staff.name}: tiene ${formatPlural(matches, 'partido')} por jugar.`,
  );
}
