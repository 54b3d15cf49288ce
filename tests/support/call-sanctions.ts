/** Calls the routes of sanctions and bulletins, in a tournament of their own, as what is published cannot be deleted. */
import type { RouteCalls } from './route-calls.ts';
import { samples } from './samples.ts';
import { expectOk } from './web-client.ts';

/** Returns the id of a published bulletin. */
export async function callSanctionsRoutes({ admin }: RouteCalls): Promise<number> {
  const tournament = await expectOk(admin('POST /tournaments', { body: samples['POST /tournaments'] }));
  const params = { id: tournament.id };
  const subject = { kind: 'other' as const, name: 'Un espectador' };
  const body = { ...samples['POST /sanctions'], tournamentId: tournament.id, subject };
  const first = await expectOk(admin('POST /sanctions', { body }));
  await expectOk(admin('PUT /sanctions/{id}', { params: { id: first.id }, body: { ...body, article: '207' } }));
  const elsewhere = await expectOk(admin('POST /sanctions', { body: { ...body, tournamentId: 0 } }));
  await expectOk(
    admin('PUT /sanctions/{id}', {
      params: { id: elsewhere.id },
      body: { ...body, measures: [{ kind: 'warning' as const }] },
    }),
  );
  await expectOk(admin('DELETE /sanctions/{id}', { params: { id: elsewhere.id } }));
  await expectOk(admin('GET /tournaments/cases', {}));
  await expectOk(admin('GET /tournaments/{id}/cases', { params }));
  const discarded = await expectOk(admin('POST /tournaments/{id}/bulletins', { params, body: { date: '2026-03-10' } }));
  await expectOk(admin('DELETE /bulletins/{id}', { params: { id: discarded.id } }));
  const draft = await expectOk(admin('POST /tournaments/{id}/bulletins', { params, body: { date: '2026-03-10' } }));
  await expectOk(admin('PUT /bulletins/{id}', { params: { id: draft.id }, body: { ...draft, notices: 'Aviso.' } }));
  await expectOk(admin('POST /bulletins/{id}/publish', { params: { id: draft.id } }));
  await expectOk(admin('GET /tournaments/{id}/bulletins', { params }));
  return draft.id;
}
