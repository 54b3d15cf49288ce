/** Staff, created through the API as an administrator would. */
import type { Api } from '#shared/contract/index.ts';
import type { SentBody } from '#shared/contract/route.ts';
import type { Staff } from '#shared/domain/schemas/staff.ts';
import { call, onStartApi } from './api.ts';
import { expectOk } from './api-fixtures.ts';

type StaffFields = Partial<SentBody<Api['POST /teamstaff']>>;

let createdStaffCount = 0;
onStartApi(() => {
  createdStaffCount = 0;
});

/** Creates a referee of the federation, unless `more` differs. */
export async function createStaff(more: StaffFields = {}): Promise<Staff> {
  createdStaffCount += 1;
  const body = { teamId: 0, name: `Árbitro ${createdStaffCount}`, ...more };
  return expectOk(await call('POST /teamstaff', { as: 'admin', body }));
}

/** Like `createStaff`, but returns the id only. */
export const createOfficialId = async (more: StaffFields = {}): Promise<number> => (await createStaff(more)).id;
