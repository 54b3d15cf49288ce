/** POST /matchevents: records a goal or a card. */
import { fillAbsentFields } from '#shared/domain/fields.ts';
import { eventDefaults, type MatchEvent } from '#shared/domain/schemas/match-event.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import {
  matchScoreWrite,
  requireGoalsAllowed,
  requireMinuteInMatch,
  requireStartedMatch,
} from '../competition/matches/event-rules.ts';
import { presentOneEvent } from '../competition/matches/present-events.ts';
import { prepareEventCreation } from '../competition/records/events.ts';
import { findMatch, type StoredMatch } from '../competition/records/matches.ts';
import { findPlayer } from '../competition/records/players.ts';
import { getTournament } from '../competition/records/tournaments.ts';
import { invalidFieldProblem } from '../platform/problem.ts';
import type { Authorship } from '../platform/table/authorship.ts';
import { retryOnConflict, type TableWrite } from '../platform/table/commit.ts';
import { itemExistsCondition, nextId } from '../platform/table/entities.ts';
import { commitIdempotent } from '../platform/table/idempotency.ts';
import { keys } from '../platform/table/keys.ts';

export async function createEvent(request: RequestOfRoute<'POST /matchevents'>): Promise<MatchEvent> {
  const form = fillAbsentFields(request.body, eventDefaults);
  const { matchId, playerId, teamId, eventType } = form;
  const id = await nextId('EVENT');
  return retryOnConflict(async () => {
    const match = await findMatch(matchId);
    if (!match) throw invalidFieldProblem('matchId', 'Ese partido no existe');
    const { tournamentId } = match;
    requireMinuteInMatch(form, await getTournament(tournamentId));
    const playerCheck = await requirePlayerOfMatch(match, teamId, playerId, request.author);
    requireStartedMatch(match);
    requireGoalsAllowed(match, eventType);
    const fields = { id, tournamentId, ...form };
    const { stored, writes } = prepareEventCreation(fields, request.author);
    const score = matchScoreWrite(match, [], [{ eventType, teamId }], request.author);
    return commitIdempotent(request, [...writes, score, playerCheck], await presentOneEvent(stored));
  });
}

/**
 * Throws 400 unless the player belongs to the team and the team plays the match. Returns a check that the player still
 * belongs to it when the event is written.
 */
async function requirePlayerOfMatch(
  match: StoredMatch,
  teamId: number,
  playerId: number,
  author: Authorship,
): Promise<TableWrite> {
  if (teamId !== match.homeTeamId && teamId !== match.awayTeamId) {
    throw invalidFieldProblem('teamId', 'Ese equipo no juega este partido');
  }
  const notInTeam = () => invalidFieldProblem('playerId', 'Ese jugador no es del equipo');
  const player = await findPlayer(playerId);
  if (player?.teamId !== teamId) throw notInTeam();
  return { check: keys.player(teamId, playerId), ...itemExistsCondition(author), otherwise: notInTeam };
}
