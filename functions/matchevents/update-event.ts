/** Changes the type, minute and description of an event; its player and team cannot change. */
import { fillAbsentFields, pickFormFields } from '#shared/domain/fields.ts';
import { editableEventFields, type MatchEvent } from '#shared/domain/schemas/match-event.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { requireVersion } from '../competition/api/request.ts';
import {
  matchScoreWrite,
  requireGoalsAllowed,
  requireMinuteInMatch,
  requireScorerForCard,
  requireStartedMatch,
} from '../competition/matches/event-rules.ts';
import { presentOneEvent } from '../competition/matches/present-events.ts';
import { getEvent, prepareEventReplacement } from '../competition/records/events.ts';
import { getMatch } from '../competition/records/matches.ts';
import { getTournament } from '../competition/records/tournaments.ts';
import { commit, retryOnConflict } from '../platform/table/commit.ts';

export function updateEvent({
  params,
  body,
  author,
  seenVersion,
}: RequestOfRoute<'PUT /matchevents/{id}'>): Promise<MatchEvent> {
  return retryOnConflict(async () => {
    const before = await getEvent(params.id);
    const { version: _seen, ...form } = body;
    const after = fillAbsentFields(form, pickFormFields(editableEventFields, before));
    const { eventType } = after;
    requireMinuteInMatch(after, await getTournament(before.tournamentId), before);
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
