/** /api/matchevents. */
import * as z from 'zod/mini';
import { eventEdit, eventForm, matchEvent } from '../domain/schemas/match-event.ts';
import { createBody, keptWhenAbsent, updateBody } from './bodies.ts';
import { pageQuery } from './pages.ts';
import { resource } from './route.ts';

const { matchId, playerId, teamId, eventType, minute, description } = eventForm;

export const matchevents = resource({
  'GET /matchevents': {
    summary: 'Events of every match, oldest id first.',
    access: 'public.read',
    status: 200,
    query: pageQuery,
    response: z.array(matchEvent),
    cache: 'shared',
  },
  'GET /matchevents/match/{id}': {
    summary: 'The events of a match, by minute.',
    access: 'public.read',
    status: 200,
    response: z.array(matchEvent),
    cache: 'shared',
  },
  'GET /matchevents/{id}': {
    summary: 'One event.',
    access: 'public.read',
    status: 200,
    response: matchEvent,
    cache: 'shared',
  },
  'POST /matchevents': {
    summary: 'Records a goal or a card of a match under way or completed.',
    access: 'competition.manage',
    status: 201,
    body: createBody({ matchId, playerId, teamId, eventType, minute, ...keptWhenAbsent({ description }) }),
    response: matchEvent,
  },
  'PUT /matchevents/{id}': {
    summary: 'Changes the type, minute and description of an event.',
    access: 'competition.manage',
    status: 200,
    body: updateBody(matchEvent, { eventType, minute, ...keptWhenAbsent({ description: eventEdit.description }) }),
    response: matchEvent,
  },
  'DELETE /matchevents/{id}': { summary: 'Deletes an event.', access: 'competition.manage', status: 204 },
});
