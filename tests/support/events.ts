/** Goals and cards, entered as an organiser would. */
import type { Match } from '#shared/domain/schemas/match.ts';
import type { EventType, MatchEvent } from '#shared/domain/schemas/match-event.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import { call } from './api.ts';
import { made } from './given.ts';

/** What a player did in a match for the team he is in. */
export async function did(
  { id: playerId, teamId }: Pick<Player, 'id' | 'teamId'>,
  eventType: EventType,
  { id: matchId }: Pick<Match, 'id'>,
  minute = 10,
): Promise<MatchEvent> {
  const body = { matchId, playerId, teamId, eventType, minute };
  return made(await call('POST /matchevents', { as: 'admin', body }));
}
