/** Deletes an event; the score of a match in progress changes with it. */

import { requireVersion } from '../competition/api/call.ts';
import type { CallOfRoute } from '../competition/api/contract-call.ts';
import { matchScoreWrite } from '../competition/matches/event-rules.ts';
import { presentOneEvent } from '../competition/matches/present-events.ts';
import { getEvent, writesToDeleteEvent } from '../competition/records/events.ts';
import { getMatch } from '../competition/records/matches.ts';
import { commit, retryOnConflict } from '../platform/table/commit.ts';

export async function deleteEvent(call: CallOfRoute<'DELETE /matchevents/{id}'>): Promise<undefined> {
  await retryOnConflict(async () => {
    const event = await getEvent(call.params.id);
    await requireVersion(call, event.version, () => presentOneEvent(event));
    const match = await getMatch(event.matchId);
    await commit([...writesToDeleteEvent(event, call.author), matchScoreWrite(match, [event], [], call.author)]);
  });
}
