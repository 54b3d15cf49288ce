/** Staff, made through the API as an administrator would. */
import type { Api } from '#shared/contract/index.ts';
import type { SentBody } from '#shared/contract/route.ts';
import type { Staff } from '#shared/domain/schemas/staff.ts';
import { call } from './api.ts';
import { expectOk } from './given.ts';

type Told = Partial<SentBody<Api['POST /teamstaff']>>;

let staffMade = 0;

/** A referee of the federation, unless said otherwise. */
export async function someStaff(more: Told = {}): Promise<Staff> {
  staffMade += 1;
  const body = { teamId: 0, name: `Árbitro ${staffMade}`, ...more };
  return expectOk(await call('POST /teamstaff', { as: 'admin', body }));
}

/** The same; answers his id. */
export const anOfficial = async (more: Told = {}): Promise<number> => (await someStaff(more)).id;
