/** Changes the type, minute and description of an event; its player and team cannot change. */
import { fillAbsentFields, pickFormFields } from '#shared/domain/fields.ts';
import { editableEventFields, type MatchEvent } from '#shared/domain/schemas/match-event.ts';
import { requireVersion } from '../platform/http/call.ts';
import type { CallOfRoute } from '../platform/http/contract-call.ts';
import {
  matchScoreWrite,
  requireGoalsAllowed,
  requireMinuteInMatch,
  requireScorerForCard,
  requireStartedMatch,
} from '../platform/matches/event-rules.ts';
import { presentOneEvent } from '../platform/matches/present-events.ts';
import { commit, retryOnConflict } from '../platform/table/commit.ts';
import { getEvent, prepareEventReplacement } from '../platform/table/events.ts';
import { getMatch } from '../platform/table/matches.ts';
import { getTournament } from '../platform/table/tournaments.ts';

export function updateEvent({
  params,
  body,
  author,
  seenVersion,
}: CallOfRoute<'PUT /matchevents/{id}'>): Promise<MatchEvent> {
  return retryOnConflict(async () => {
    const before = await getEvent(params.id);
    const { version: _seen, ...form } = body;
    const after = fillAbsentFields(form, pickFormFields(editableEventFields, before));
    const { eventType } = after;
    requireMinuteInMatch(after, await getTournament(before.tournamentId));
    await requireVersion({ seenVersion }, before.version, () => presentOneEvent(before));
    const match = await getMatch(before.matchId);
    requireStartedMatch(match);
    if (eventType !== before.eventType) requireGoalsAllowed(match, eventType);
    requireScorerForCard(before, eventType);
    const { stored, writes } = prepareEventReplacement(before, after, author);
    await commit([...writes, matchScoreWrite(match, [before], [stored], author)]);
    return presentOneEvent(stored);
  });
}
