/**
 * Adds a member to the staff of a team (allowed to administrators and its DT) or of the federation (administrators).
 */
import { fillAbsentFields } from '#shared/domain/fields.ts';
import { type Staff, staffDefaults } from '#shared/domain/schemas/staff.ts';
import { requirePermission } from '../competition/api/call.ts';
import type { CallOfRoute } from '../competition/api/contract-call.ts';
import { prepareMemberCreation } from '../competition/records/members.ts';
import { type StaffFields, staffStore } from '../competition/records/staff.ts';
import { retryOnConflict } from '../platform/table/commit.ts';
import { nextId } from '../platform/table/entities.ts';
import { commitIdempotent } from '../platform/table/idempotency.ts';
import { presentStaff } from './present-staff.ts';
import { requireStaffRoom, writesToJoinTeamStaff } from './staff-limit.ts';

export function createStaff(call: CallOfRoute<'POST /teamstaff'>): Promise<Staff> {
  const form = fillAbsentFields(call.body, staffDefaults);
  const { teamId } = form;
  return retryOnConflict(async () => {
    requirePermission(call, 'team.manage', { teamIds: [teamId] });
    await requireStaffRoom(teamId);
    const fields: StaffFields = { id: await nextId('STAFF'), ...form };
    const { stored, writes } = prepareMemberCreation(staffStore, fields, call.author);
    return commitIdempotent(
      call,
      [...writesToJoinTeamStaff(teamId, fields.id, call.author), ...writes],
      presentStaff(stored, call.caller),
    );
  });
}
