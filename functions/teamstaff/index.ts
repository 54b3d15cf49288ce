/** The Lambda of /api/teamstaff. */
import { teamstaff as routes } from '#shared/contract/teamstaff.ts';
import { limits } from '#shared/domain/limits.ts';
import { compareByName } from '#shared/spanish/order.ts';
import { createApiHandler } from '../competition/api/api-handler.ts';
import type { CallOfRoute } from '../competition/api/contract-call.ts';
import { getStaff, listAllStaff, listStaffOfTeam, type StoredStaff } from '../competition/records/staff.ts';
import { getTeam } from '../competition/records/teams.ts';
import { cutPageAfterCursor, cutPageById, readIdFromCursor, sortOrderByName } from '../platform/http/paging.ts';
import { createStaff } from './create-staff.ts';
import { deleteStaff } from './delete-staff.ts';
import { presentStaff } from './present-staff.ts';
import { updateStaff } from './update-staff.ts';

export const handler = createApiHandler(routes, {
  'GET /teamstaff': listStaffOfEveryTeam,
  'GET /teamstaff/team/{teamId}': listStaffOfOneTeam,
  'GET /teamstaff/{id}': async ({ params, caller }) => presentStaff(await getStaff(params.id), caller),
  'POST /teamstaff': createStaff,
  'PUT /teamstaff/{id}': updateStaff,
  'DELETE /teamstaff/{id}': deleteStaff,
});

async function listStaffOfEveryTeam(call: CallOfRoute<'GET /teamstaff'>) {
  const { limit = limits.listPage } = call.query;
  return cutPageById(call, await listAllStaff(readIdFromCursor(call.query), limit + 1), staffPresenterFor(call));
}

async function listStaffOfOneTeam(call: CallOfRoute<'GET /teamstaff/team/{teamId}'>) {
  const { teamId } = call.params;
  const staff = await listStaffOfTeam(teamId);
  if (staff.length === 0 && teamId !== 0) await getTeam(teamId);
  return cutPageAfterCursor(call, staff.sort(compareByName), sortOrderByName, staffPresenterFor(call));
}

const staffPresenterFor =
  ({ caller }: Pick<CallOfRoute<'GET /teamstaff'>, 'caller'>) =>
  (staff: readonly StoredStaff[]) =>
    staff.map((each) => presentStaff(each, caller));
