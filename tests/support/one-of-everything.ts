/** One of everything, each with id 1, so that any route of the contract has something to be asked about. */
import { call } from './api.ts';
import { expectOk } from './given.ts';
import { samples } from './samples.ts';

const as = 'admin' as const;

/** Teams 1 and 2 in group 1 of tournament 1, cancha 1, match 1 under way between them, player 1 and his event 1. */
export async function createOneOfEverything(): Promise<void> {
  expectOk(await call('POST /teams', { as, body: samples['POST /teams'] }));
  expectOk(await call('POST /teams', { as, body: { ...samples['POST /teams'], name: 'Atlético Ceibo' } }));
  expectOk(await call('POST /tournaments', { as, body: samples['POST /tournaments'] }));
  expectOk(await call('POST /canchas', { as, body: samples['POST /canchas'] }));
  expectOk(await call('POST /groups', { as, body: samples['POST /groups'] }));
  expectOk(await call('POST /players', { as, body: samples['POST /players'] }));
  expectOk(await call('POST /teamstaff', { as, body: samples['POST /teamstaff'] }));
  const match = { ...samples['POST /matches'], groupId: 1, status: 'in_progress' as const };
  expectOk(await call('POST /matches', { as, body: match }));
  expectOk(await call('POST /matchevents', { as, body: samples['POST /matchevents'] }));
}
