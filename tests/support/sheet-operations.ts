/** Operations of sheets, sent as a device at the pitch would. */
import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { OperationResult, sheetOperation } from '#shared/domain/schemas/sheet.ts';
import { type ApiRequest, call } from './api.ts';
import { createScheduledMatch, createTeams, createTournament, expectOk } from './api-fixtures.ts';
import { createSquad } from './players.ts';

export type SentOperation = z.input<typeof sheetOperation>;
type PartsOf<Kind> = Omit<Extract<SentOperation, { kind: Kind }>, 'format' | 'id' | 'ageSeconds' | 'kind'>;
type Kind = SentOperation['kind'];

/** An operation that was made `ageSeconds` ago. */
function anOperation<K extends Kind>(kind: K, parts: PartsOf<K>, ageSeconds: number): SentOperation {
  return { format: 1, id: randomUUID(), ageSeconds, kind, ...parts } as unknown as SentOperation;
}

export const clockMark = (action: PartsOf<'clock'>['action'], ageSeconds = 0): SentOperation =>
  anOperation('clock', { action }, ageSeconds);

type EventParts = Partial<PartsOf<'event'>> & { readonly ageSeconds?: number };

export const eventOf = (
  { id: playerId, teamId }: Pick<Player, 'id' | 'teamId'>,
  { ageSeconds = 0, ...parts }: EventParts = {},
): SentOperation => anOperation('event', { teamId, playerId, eventType: 'goal', minute: 5, ...parts }, ageSeconds);

export const correctionOf = (
  operation: Pick<SentOperation, 'id'>,
  parts: Omit<PartsOf<'correction'>, 'operationId'>,
  ageSeconds = 0,
): SentOperation => anOperation('correction', { operationId: operation.id, ...parts }, ageSeconds);

export const presenceOf = (teamId: number, playerIds: number[], ageSeconds = 0): SentOperation =>
  anOperation('presence', { teamId, playerIds }, ageSeconds);

export const endOf = (parts: Partial<PartsOf<'end'>> = {}, ageSeconds = 0): SentOperation =>
  anOperation(
    'end',
    { homePenalties: null, awayPenalties: null, walkover: null, observation: '', ...parts },
    ageSeconds,
  );

export const shirtOf = ({ id: playerId, teamId }: Pick<Player, 'id' | 'teamId'>, jerseyNumber: number): SentOperation =>
  anOperation('shirt', { teamId, playerId, jerseyNumber }, 0);

/** Bruno Sosa, who is not on the list of his team. */
export const newPlayerOf = ({ id: teamId }: WithId, jerseyNumber = 23): SentOperation & { readonly id: string } =>
  anOperation('newPlayer', { teamId, firstName: 'Bruno', lastName: 'Sosa', jerseyNumber }, 0);

export const mergePlayers = ({ id }: WithId, added: WithId, same: WithId) =>
  call('POST /matches/{id}/sheet/merge', {
    as: 'admin',
    params: { id },
    body: { playerId: added.id, samePlayerId: same.id },
  });

export const remarkOf = (observation: string): SentOperation => anOperation('remark', { observation }, 0);

export const confirmationOf = (side: 'home' | 'away', ageSeconds = 0): SentOperation =>
  anOperation('confirmation', { side, by: 'Ana Paz' }, ageSeconds);

interface WithId {
  readonly id: number;
}

type Sender = Pick<ApiRequest, 'as' | 'headers'>;
const admin: Sender = { as: 'admin' };

export const postOperations = ({ id }: WithId, operations: SentOperation[], as: Sender = admin) =>
  call('POST /matches/{id}/sheet/operations', { ...as, params: { id }, body: { operations } });

/** Sends operations and returns what became of each, and the sheet after them. */
export async function sendOperations(...told: Parameters<typeof postOperations>) {
  const { results, sheet } = expectOk(await postOperations(...told));
  if (!sheet) throw new Error('the sender may not read the sheet');
  return { results, sheet };
}

export const outcomesOf = ({ results }: { readonly results: readonly OperationResult[] }): string[] =>
  results.map(({ outcome }) => outcome);

export const readSheet = async ({ id }: WithId, as: Sender = admin) =>
  expectOk(await call('GET /matches/{id}/sheet', { ...as, params: { id } }));

export const decideOperation = ({ id }: WithId, operation: Pick<SentOperation, 'id'>, decision: 'apply' | 'discard') =>
  call('POST /matches/{id}/sheet/unapplied', {
    as: 'admin',
    params: { id },
    body: { operationId: operation.id, decision },
  });

type TwoPlayers = readonly [Player, Player];

/** A match today between two teams of two players each. */
export async function createMatchDay(more: Parameters<typeof createTournament>[0] = {}, match: Partial<Match> = {}) {
  const [home, away] = await createTeams('Ombú', 'Ceibo');
  const tournament = await createTournament(more);
  const today = new Date().toISOString().slice(0, 10);
  return {
    tournament,
    home,
    away,
    match: await createScheduledMatch(tournament, home, away, { matchDate: today, ...(match as object) }),
    homePlayers: (await createSquad(home, 2)) as TwoPlayers,
    awayPlayers: (await createSquad(away, 2)) as TwoPlayers,
  };
}
