/** Changes the type, minute and description of an event; who it names stays. */
import type { MatchEvent } from '#shared/domain/schemas/match-event.ts';
import { presentOneEvent } from '../platform/documents/present-events.ts';
import { demandSeen } from '../platform/http/call.ts';
import type { CallOf } from '../platform/http/contract-call.ts';
import { commit, untilUnchanged } from '../platform/table/commit.ts';
import { eventReplacement, getEvent } from '../platform/table/events.ts';
import { getMatch } from '../platform/table/matches.ts';
import { getTournament } from '../platform/table/tournaments.ts';
import { demandMinute, demandPlayed, matchWrite } from './event-rules.ts';

export function updateEvent({
  params,
  body,
  author,
  seenVersion,
}: CallOf<'PUT /matchevents/{id}'>): Promise<MatchEvent> {
  return untilUnchanged(async () => {
    const before = await getEvent(params.id);
    const current = await presentOneEvent(before);
    demandSeen({ seenVersion }, before.version, () => current);
    const { eventType, minute, description = before.description } = body;
    demandMinute(minute, await getTournament(before.tournamentId));
    const match = await getMatch(before.matchId);
    if (eventType !== before.eventType) demandPlayed(match, eventType);
    const { stored, write } = eventReplacement(before, { eventType, minute, description }, author);
    await commit([write, matchWrite(match, [before], [stored], author)]);
    return presentOneEvent(stored);
  });
}
