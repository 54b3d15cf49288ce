/** Calls the routes of a fixture: plans it, creates it, changes its plan and deletes it. */
import { randomUUID } from 'node:crypto';
import { inAnHour } from './call-notices.ts';
import type { RouteCalls } from './route-calls.ts';
import { samples } from './samples.ts';
import { expectOk } from './web-client.ts';

/** Plays with a tournament of its own, which it deletes at the end. */
export async function callFixtureRoutes({ admin }: RouteCalls): Promise<void> {
  const create = async (name: string) =>
    (await expectOk(admin('POST /teams', { body: { ...samples['POST /teams'], name } }))).id;
  const teamIds = [await create('Ituzaingó'), await create('Lugano')];
  const { id: canchaId } = await expectOk(admin('POST /canchas', { body: { nombre: 'Cancha del fixture' } }));
  const official = { ...samples['POST /teamstaff'], teamId: 0, name: 'Delia Roca' };
  const { id: refereeId } = await expectOk(admin('POST /teamstaff', { body: official }));
  const { id: otherRefereeId } = await expectOk(admin('POST /teamstaff', { body: { ...official, name: 'Rita Paz' } }));
  const { id } = await expectOk(admin('POST /tournaments', { body: { ...samples['POST /tournaments'], teamIds } }));
  const params = { id };
  const keyed = () => ({ 'idempotency-key': randomUUID() });

  const undoNewest = async () => {
    const [newest] = await expectOk(admin('GET /tournaments/{id}/changes/groups', { params }));
    const undoing = { params: { ...params, groupId: newest?.id ?? '' }, headers: keyed() };
    await expectOk(admin('POST /tournaments/{id}/changes/groups/{groupId}/undo', undoing));
  };

  const options = {
    startDate: '2026-03-07',
    playingTimes: [{ weekdays: [6], from: '10:00', to: '12:00', canchaIds: [canchaId] }],
    officials: { refereeIds: [refereeId] },
  };
  const { rounds } = await expectOk(admin('POST /tournaments/{id}/fixture/plan', { params, body: options }));
  const createFixture = () =>
    expectOk(admin('POST /tournaments/{id}/fixture', { params, body: { rounds, options }, headers: keyed() }));
  await createFixture();
  await expectOk(admin('DELETE /tournaments/{id}/fixture', { params }));
  await createFixture();
  const postponement = { round: 'Fecha 1', days: 7 };
  await expectOk(admin('POST /tournaments/{id}/fixture/postpone', { params, body: postponement, headers: keyed() }));
  const suspension = { round: 'Fecha 1', title: 'Se suspende', text: '', until: inAnHour() };
  await expectOk(admin('POST /tournaments/{id}/fixture/suspend', { params, body: suspension, headers: keyed() }));
  await undoNewest();
  const [match] = await expectOk(admin('GET /matches/tournament/{id}', { params }));
  if (!match) throw new Error('the fixture has no match');
  const { matchDate, version, assistantId } = match;
  const moved = { id: match.id, version, matchDate, matchTime: '11:00', canchaId, refereeId, assistantId };
  await expectOk(admin('PUT /tournaments/{id}/fixture/matches', { params, body: { matches: [moved] } }));
  const replacement = { officialId: refereeId, replacementId: otherRefereeId };
  await expectOk(admin('POST /tournaments/{id}/fixture/officials', { params, body: replacement, headers: keyed() }));
  const { status } = await admin('POST /tournaments/{id}/fixture/job', { params, body: { action: 'undo' } });
  if (status !== 409) throw new Error(`a job that does not exist was undone: ${status}`);
  await expectOk(admin('GET /tournaments/{id}/changes', { params }));
  await expectOk(admin('GET /matches/{id}/changes', { params: { id: match.id } }));
  const undone = await admin('POST /tournaments/{id}/changes/undo', { params, body: { changeId: 'unknown' } });
  if (undone.status !== 404) throw new Error(`a change that does not exist was undone: ${undone.status}`);
  const withdrawal = { teamId: teamIds[0] ?? 0, mode: 'annul' as const, reason: 'Sin jugadores' };
  await expectOk(admin('POST /tournaments/{id}/withdrawals', { params, body: withdrawal, headers: keyed() }));
  await undoNewest();
  await expectOk(admin('DELETE /matches/{id}', { params: { id: match.id } }));
  await expectOk(admin('POST /matches/{id}/restore', { params: { id: match.id } }));
  await expectOk(admin('DELETE /matches/{id}', { params: { id: match.id } }));
  await expectOk(admin('DELETE /tournaments/{id}', { params }));
}
