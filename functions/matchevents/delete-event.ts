/** Deletes an event; the score of a match in progress changes with it. */

import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { requireVersion } from '../competition/api/request.ts';
import { matchScoreWrite } from '../competition/matches/event-rules.ts';
import { presentOneEvent } from '../competition/matches/present-events.ts';
import { deleteEventWrites, getEvent } from '../competition/records/events.ts';
import { getMatch } from '../competition/records/matches.ts';
import { commit, retryOnConflict } from '../platform/table/commit.ts';

export async function deleteEvent(request: RequestOfRoute<'DELETE /matchevents/{id}'>): Promise<undefined> {
  await retryOnConflict(async () => {
    const event = await getEvent(request.params.id);
    await requireVersion(request, event.version, () => presentOneEvent(event));
    const match = await getMatch(event.matchId);
    await commit([...deleteEventWrites(event, request.author), matchScoreWrite(match, [event], [], request.author)]);
  });
}
