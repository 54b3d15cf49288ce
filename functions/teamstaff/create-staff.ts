/**
 * Adds a member to the staff of a team (allowed to administrators and its DT) or of the federation (administrators).
 */
import { fillAbsentFields } from '#shared/domain/fields.ts';
import { type Staff, staffDefaults } from '#shared/domain/schemas/staff.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { requirePermission } from '../competition/api/request.ts';
import { prepareMemberCreation } from '../competition/records/members.ts';
import { type StaffFields, staffStore } from '../competition/records/staff.ts';
import { retryOnConflict } from '../platform/table/commit.ts';
import { nextId } from '../platform/table/entities.ts';
import { commitIdempotent } from '../platform/table/idempotency.ts';
import { presentStaff } from './present-staff.ts';
import { joinTeamStaffWrites, requireStaffRoom } from './staff-limit.ts';

export function createStaff(request: RequestOfRoute<'POST /teamstaff'>): Promise<Staff> {
  const form = fillAbsentFields(request.body, staffDefaults);
  const { teamId } = form;
  return retryOnConflict(async () => {
    requirePermission(request, 'team.manage', { teamIds: [teamId] });
    await requireStaffRoom(teamId);
    const fields: StaffFields = { id: await nextId('STAFF'), ...form };
    const { stored, writes } = prepareMemberCreation(staffStore, fields, request.author);
    return commitIdempotent(
      request,
      [...joinTeamStaffWrites(teamId, fields.id, request.author), ...writes],
      presentStaff(stored, request.caller),
    );
  });
}
