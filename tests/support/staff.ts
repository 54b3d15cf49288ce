/** Staff, created through the API as an administrator would. */
import type { Api } from '#shared/contract/index.ts';
import type { SentBody } from '#shared/contract/route.ts';
import type { Staff } from '#shared/domain/schemas/staff.ts';
import { call } from './api.ts';
import { expectOk } from './given.ts';

type StaffFields = Partial<SentBody<Api['POST /teamstaff']>>;

let staffMade = 0;

/** Creates a referee of the federation, unless `more` differs. */
export async function createStaff(more: StaffFields = {}): Promise<Staff> {
  staffMade += 1;
  const body = { teamId: 0, name: `Árbitro ${staffMade}`, ...more };
  return expectOk(await call('POST /teamstaff', { as: 'admin', body }));
}

/** Like `createStaff`, but returns the id only. */
export const createOfficial = async (more: StaffFields = {}): Promise<number> => (await createStaff(more)).id;
