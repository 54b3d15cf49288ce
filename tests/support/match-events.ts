/** Match events and lineups, created through the API as an administrator or a coach would. */

import type { Match } from '#shared/domain/schemas/match.ts';
import type { EventType, MatchEvent } from '#shared/domain/schemas/match-event.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import { call, type TestUserName } from './api.ts';
import { expectOk } from './api-fixtures.ts';

interface WithId {
  readonly id: number;
}

export const postMatchEvent = (
  { id: matchId }: WithId,
  { id: playerId, teamId }: Player,
  eventType: EventType,
  minute: number | null = 12,
) => call('POST /matchevents', { as: 'admin', body: { matchId, playerId, teamId, eventType, minute } });

export async function createMatchEvent(...told: Parameters<typeof postMatchEvent>): Promise<MatchEvent> {
  return expectOk(await postMatchEvent(...told));
}

export const editMatchEvent = ({ id, minute }: MatchEvent, eventType: EventType) =>
  call('PUT /matchevents/{id}', { as: 'admin', params: { id }, body: { eventType, minute } });

export const deleteEvent = ({ id }: WithId) => call('DELETE /matchevents/{id}', { as: 'admin', params: { id } });

/** Puts players of one team into its lineup for a match, the first as goalkeeper. */
export function saveLineup({ id }: Match, players: readonly Player[], as: TestUserName = 'admin') {
  const positions = players.map((player, at) => ({ positionId: at + 1, playerId: player.id }));
  const params = { id, teamId: players[0]?.teamId ?? 0 };
  return call('PUT /matches/{id}/lineup/{teamId}', { as, params, body: { formation: '1-2-2-1', positions } });
}

/** The ids of the players in a team's lineup for a match, as an administrator reads it. */
export async function readLineupPlayerIds({ id }: Match, { id: teamId }: WithId): Promise<number[]> {
  const { positions } = expectOk(
    await call('GET /matches/{id}/lineup/{teamId}', { as: 'admin', params: { id, teamId } }),
  );
  return positions.map(({ playerId }) => playerId);
}
