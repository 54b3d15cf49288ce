/** Creates one entity of each kind with id 1, so that every route of the contract has something to work on. */
import { call } from './api.ts';
import { expectOk } from './api-fixtures.ts';
import { samples } from './samples.ts';

const adminTestUser = 'admin' as const;

/**
 * Creates teams 1 and 2 in group 1 of tournament 1, cancha 1, a player with a sanction, a staff member, a notice, a bulletin, and match 1 in play with
 * event 1.
 */
export async function createOneOfEverything(): Promise<void> {
  expectOk(await call('POST /teams', { as: adminTestUser, body: samples['POST /teams'] }));
  expectOk(
    await call('POST /teams', { as: adminTestUser, body: { ...samples['POST /teams'], name: 'Atlético Ceibo' } }),
  );
  expectOk(await call('POST /tournaments', { as: adminTestUser, body: samples['POST /tournaments'] }));
  expectOk(await call('POST /canchas', { as: adminTestUser, body: samples['POST /canchas'] }));
  expectOk(await call('POST /groups', { as: adminTestUser, body: samples['POST /groups'] }));
  expectOk(await call('POST /players', { as: adminTestUser, body: samples['POST /players'] }));
  expectOk(await call('POST /teamstaff', { as: adminTestUser, body: samples['POST /teamstaff'] }));
  expectOk(await call('POST /notices', { as: adminTestUser, body: samples['POST /notices'] }));
  expectOk(await call('POST /sanctions', { as: adminTestUser, body: samples['POST /sanctions'] }));
  const bulletin = { params: { id: 1 }, body: samples['POST /tournaments/{id}/bulletins'] };
  expectOk(await call('POST /tournaments/{id}/bulletins', { as: adminTestUser, ...bulletin }));
  expectOk(await call('POST /bulletins/{id}/publish', { as: adminTestUser, params: { id: 1 } }));
  const match = { ...samples['POST /matches'], groupId: 1, status: 'in_progress' as const };
  expectOk(await call('POST /matches', { as: adminTestUser, body: match }));
  expectOk(await call('POST /matchevents', { as: adminTestUser, body: samples['POST /matchevents'] }));
}
