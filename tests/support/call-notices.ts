/** Calls the routes of notices: publishes one for each kind of scope, changes and revokes it. */
import type { NoticeScope } from '#shared/domain/schemas/notice.ts';
import type { IdsOfCalls } from './call-competition.ts';
import type { RouteCalls } from './route-calls.ts';
import { samples } from './samples.ts';
import { expectOk } from './web-client.ts';

/** A moment until which a notice may be in force. */
export const inAnHour = (): string => new Date(Date.now() + 3_600_000).toISOString();

export async function callNoticesRoutes({ admin }: RouteCalls, { idByResource }: IdsOfCalls): Promise<void> {
  const { tournament = 0, team = 0, match = 0 } = idByResource;
  const { round } = await expectOk(admin('GET /matches/{id}', { params: { id: match } }));
  const scopes: readonly NoticeScope[] = [
    { kind: 'federation' },
    { kind: 'tournament', id: tournament },
    { kind: 'round', id: tournament, round },
    { kind: 'team', id: team },
  ];
  for (const scope of scopes) {
    const body = { ...samples['POST /notices'], scope, until: inAnHour() };
    const { id } = await expectOk(admin('POST /notices', { body }));
    await expectOk(admin('PUT /notices/{id}', { params: { id }, body: { ...body, title: 'Se juega a las 18' } }));
    await expectOk(admin('GET /notices', { query: { all: '1' } }));
    await expectOk(admin('DELETE /notices/{id}', { params: { id } }));
  }
}
