/** The Lambda of /api/matchevents. */
import { matchevents as routes } from '#shared/contract/matchevents.ts';
import { createApiHandler } from '../competition/api/api-handler.ts';
import { presentEvents, presentOneEvent } from '../competition/matches/present-events.ts';
import { getEvent, listAllEvents, listEventsOfMatch } from '../competition/records/events.ts';
import { getMatch } from '../competition/records/matches.ts';
import { readPageById } from '../platform/http/paging.ts';
import { createEvent } from './create-event.ts';
import { deleteEvent } from './delete-event.ts';
import { updateEvent } from './update-event.ts';

export const handler = createApiHandler(routes, {
  'GET /matchevents': (request) => readPageById(request, listAllEvents, presentEvents),
  'GET /matchevents/match/{id}': async ({ params }) => {
    const match = await getMatch(params.id);
    return presentEvents(await listEventsOfMatch(match.tournamentId, match.id));
  },
  'GET /matchevents/{id}': async ({ params }) => presentOneEvent(await getEvent(params.id)),
  'POST /matchevents': createEvent,
  'PUT /matchevents/{id}': updateEvent,
  'DELETE /matchevents/{id}': deleteEvent,
});
