/** The Lambda of /api/teamstaff. */
import { teamstaff as routes } from '#shared/contract/teamstaff.ts';
import { compareByName } from '#shared/spanish/order.ts';
import { createApiHandler } from '../competition/api/api-handler.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { getStaff, listAllStaff, listStaffOfTeam, type StoredStaff } from '../competition/records/staff.ts';
import { getTeam } from '../competition/records/teams.ts';
import { cutPageAfterCursor, readPageById, sortOrderByName } from '../platform/http/paging.ts';
import { createStaff } from './create-staff.ts';
import { deleteStaff } from './delete-staff.ts';
import { presentStaff } from './present-staff.ts';
import { updateStaff } from './update-staff.ts';

export const handler = createApiHandler(routes, {
  'GET /teamstaff': (request) => readPageById(request, listAllStaff, staffPresenterFor(request)),
  'GET /teamstaff/team/{teamId}': listStaffOfOneTeam,
  'GET /teamstaff/{id}': async ({ params, caller }) => presentStaff(await getStaff(params.id), caller),
  'POST /teamstaff': createStaff,
  'PUT /teamstaff/{id}': updateStaff,
  'DELETE /teamstaff/{id}': deleteStaff,
});

async function listStaffOfOneTeam(request: RequestOfRoute<'GET /teamstaff/team/{teamId}'>) {
  const { teamId } = request.params;
  const staff = await listStaffOfTeam(teamId);
  if (staff.length === 0 && teamId !== 0) await getTeam(teamId);
  return cutPageAfterCursor(request, staff.sort(compareByName), sortOrderByName, staffPresenterFor(request));
}

const staffPresenterFor =
  ({ caller }: Pick<RequestOfRoute<'GET /teamstaff'>, 'caller'>) =>
  (staff: readonly StoredStaff[]) =>
    staff.map((each) => presentStaff(each, caller));
