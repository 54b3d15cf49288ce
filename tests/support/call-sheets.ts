/** Calls the routes of a match's sheet: as a Planillero, and with a link. */
import { randomUUID } from 'node:crypto';
import type { SheetOperation } from '#shared/domain/schemas/sheet.ts';
import type { IdsOfCalls } from './call-competition.ts';
import type { RouteCalls } from './route-calls.ts';
import { samples } from './samples.ts';
import { expectOk } from './web-client.ts';

/** Before the present moment wherever it is compared, and late enough for a link to be valid. */
const today = (): string => new Date().toISOString().slice(0, 10);

const partsOfOperation = (ageSeconds = 0) => ({ format: 1 as const, id: randomUUID(), ageSeconds });

export async function callSheetsRoutes(
  { admin, anonymous, clientOf }: RouteCalls,
  { teams, idByResource }: IdsOfCalls,
) {
  const [homeTeamId, awayTeamId] = teams;
  const person = { ...samples['POST /auth/register'], email: 'rosa@test.ar', roles: ['Planillero' as const] };
  const user = await expectOk(admin('POST /auth/register', { body: person }));
  const sides = { tournamentId: idByResource.tournaments ?? 0, homeTeamId, awayTeamId };
  const body = { ...samples['POST /matches'], ...sides, matchDate: today(), sheetUserIds: [user.id] };
  const { id } = await expectOk(admin('POST /matches', { body }));
  const params = { id };

  const { email, password } = person;
  const { token } = await expectOk(anonymous('POST /auth/login', { body: { email, password } }));
  const planillero = clientOf(token);
  await expectOk(planillero('GET /matches/sheets/own'));
  await expectOk(planillero('GET /matches/{id}/sheet', { params }));

  await expectOk(admin('POST /matches/{id}/sheet/link', { params }));
  const link = await expectOk(admin('POST /matches/{id}/sheet/link', { params }));
  const headers = { authorization: `Sheet ${link.token}` };
  const forged = { authorization: `Sheet ${'A'.repeat(22)}` };
  if ((await anonymous('GET /matches/{id}/sheet', { params, headers: forged })).status !== 401)
    throw new Error('a forged link opened a sheet');

  const late: SheetOperation = {
    ...partsOfOperation(600),
    kind: 'event',
    teamId: homeTeamId,
    playerId: 0,
    eventType: 'goal',
    minute: 1,
  };
  const result = { walkover: null, homePenalties: null, awayPenalties: null, observation: '' };
  const operations: SheetOperation[] = [
    { ...partsOfOperation(), kind: 'clock', action: 'start' },
    { ...late, ...partsOfOperation() },
    { ...partsOfOperation(), kind: 'end', ...result },
    { ...partsOfOperation(), kind: 'confirmation', side: 'home', by: 'Ana' },
    { ...partsOfOperation(), kind: 'confirmation', side: 'away', by: 'Eva' },
  ];
  for (const some of [operations, [late]])
    await expectOk(anonymous('POST /matches/{id}/sheet/operations', { params, headers, body: { operations: some } }));
  const decision = { operationId: late.id, decision: 'discard' as const };
  await expectOk(admin('POST /matches/{id}/sheet/unapplied', { params, body: decision }));
  await expectOk(planillero('GET /matches/{id}/report', { params }));
  await mergeNewPlayer({ admin }, id, homeTeamId);
  await expectOk(admin('GET /matches/sheets', { query: { date: today() } }));
  await expectOk(admin('GET /matches/postponed'));
  await expectOk(admin('GET /matches/postponed/slots'));
  await expectOk(admin('DELETE /matches/{id}/sheet/link', { params }));
}

/** At another match a player is added who turns out to be one of the team. */
async function mergeNewPlayer({ admin }: Pick<RouteCalls, 'admin'>, confirmedId: number, teamId: number) {
  const confirmed = await expectOk(admin('GET /matches/{id}', { params: { id: confirmedId } }));
  const { tournamentId, homeTeamId, awayTeamId, location } = confirmed;
  const sides = { tournamentId, homeTeamId: homeTeamId ?? 0, awayTeamId: awayTeamId ?? 0, location };
  const { id } = await expectOk(
    admin('POST /matches', { body: { ...samples['POST /matches'], ...sides, matchTime: '20:00' } }),
  );
  const params = { id };
  const operation: SheetOperation = {
    ...partsOfOperation(),
    kind: 'newPlayer',
    teamId,
    firstName: 'Bruno',
    lastName: 'Sosa',
    jerseyNumber: 23,
  };
  await expectOk(admin('POST /matches/{id}/sheet/operations', { params, body: { operations: [operation] } }));
  const [added] = await expectOk(admin('GET /players/pending'));
  const samePlayerId = await createTeamMate({ admin }, teamId);
  const body = { playerId: added?.id ?? 0, samePlayerId };
  await expectOk(admin('POST /matches/{id}/sheet/merge', { params, body }));
  await expectOk(admin('DELETE /players/{id}', { params: { id: samePlayerId } }));
  await admin('DELETE /matches/{id}', { params });
}

async function createTeamMate({ admin }: Pick<RouteCalls, 'admin'>, teamId: number): Promise<number> {
  const player = { ...samples['POST /players'], teamId, jerseyNumber: 77, isStarter: false };
  return (await expectOk(admin('POST /players', { body: player }))).id;
}
