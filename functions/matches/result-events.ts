/** The goals and cards that come with a result: what they must fulfil, and the writes that record them. */
import { isGoalType } from '#shared/domain/matches/goal-types.ts';
import type { ResultEvent } from '#shared/domain/schemas/match-event.ts';
import { requireGoalsAllowed, requireKnownMinute } from '../competition/matches/event-rules.ts';
import { eventsCreationWrites } from '../competition/records/events.ts';
import type { StoredMatch } from '../competition/records/matches.ts';
import { readPlayersById } from '../competition/records/players.ts';
import type { StoredTournament } from '../competition/records/tournaments.ts';
import { invalidFieldProblem, type Problem } from '../platform/problem.ts';
import type { Authorship } from '../platform/table/authorship.ts';
import type { TableWrite } from '../platform/table/commit.ts';
import { itemExistsCondition, nextIds } from '../platform/table/entities.ts';
import { keys } from '../platform/table/keys.ts';

/**
 * The writes for `events` of the match, which is completed in the same transaction. Throws 400 for a team that does not
 * play, for somebody who is not in it, for a card of nobody and for a minute after the end; 409 for a goal of a walkover.
 */
export async function resultEventsWrites(
  match: StoredMatch,
  events: readonly ResultEvent[],
  { rules }: StoredTournament,
  author: Authorship,
): Promise<TableWrite[]> {
  if (events.length === 0) return [];
  const { id: matchId, tournamentId } = match;
  const players = await readPlayersById(new Set(events.map(({ playerId }) => playerId).filter((id) => id !== 0)));
  const checks = events.flatMap((event, at): TableWrite[] => {
    const { teamId, playerId, eventType, minute = null } = event;
    const wrong = (field: keyof ResultEvent, text: string): Problem =>
      invalidFieldProblem(`events.${at}.${field}`, text);
    if (teamId !== match.homeTeamId && teamId !== match.awayTeamId)
      throw wrong('teamId', 'Ese equipo no juega este partido');
    requireGoalsAllowed(match, eventType);
    requireKnownMinute(minute, rules, `events.${at}.minute`);
    if (playerId === 0) {
      if (isGoalType(eventType)) return [];
      throw wrong('playerId', 'Una tarjeta es siempre de un jugador');
    }
    const notInTeam = () => wrong('playerId', 'Ese jugador no es del equipo');
    if (players.get(playerId)?.teamId !== teamId) throw notInTeam();
    return [{ check: keys.player(teamId, playerId), ...itemExistsCondition(author), otherwise: notInTeam }];
  });
  const ids = await nextIds('EVENT', events.length);
  const fields = events.map(({ minute = null, ...event }, at) => ({
    ...event,
    id: ids[at] as number,
    tournamentId,
    matchId,
    minute,
    description: '',
  }));
  return [...eventsCreationWrites(fields, author), ...checks];
}
