/** Deletes an event; the score of a match in progress changes with it. */

import { requireVersion } from '../platform/http/call.ts';
import type { CallOfRoute } from '../platform/http/contract-call.ts';
import { matchScoreWrite } from '../platform/matches/event-rules.ts';
import { presentOneEvent } from '../platform/matches/present-events.ts';
import { commit, retryOnConflict } from '../platform/table/commit.ts';
import { getEvent, writesToDeleteEvent } from '../platform/table/events.ts';
import { getMatch } from '../platform/table/matches.ts';

export async function deleteEvent(call: CallOfRoute<'DELETE /matchevents/{id}'>): Promise<undefined> {
  await retryOnConflict(async () => {
    const event = await getEvent(call.params.id);
    await requireVersion(call, event.version, () => presentOneEvent(event));
    const match = await getMatch(event.matchId);
    await commit([...writesToDeleteEvent(event, call.author), matchScoreWrite(match, [event], [], call.author)]);
  });
}
