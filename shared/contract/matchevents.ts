/** Routes of /api/matchevents: the goals and cards of matches. */
import * as z from 'zod/mini';
import { editableEventFields, eventDefaults, eventForm, matchEvent } from '../domain/schemas/match-event.ts';
import { makeDefaultedFieldsOptional, postBodySchema, putBodySchema } from './bodies.ts';
import { paginationQuerySchema } from './pagination.ts';
import { defineResource } from './route.ts';

export const matchevents = defineResource({
  'GET /matchevents': {
    summary: 'Events of every match, oldest id first.',
    access: 'public.read',
    status: 200,
    query: paginationQuerySchema,
    response: z.array(matchEvent),
    cache: 'shared',
  },
  'GET /matchevents/match/{id}': {
    summary: 'The events of a match, by minute; goals whose minute is not known come last.',
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
    summary: 'Records a goal or a card of a match under way or completed; only a goal may be without a minute (null).',
    access: 'competition.manage',
    status: 201,
    body: postBodySchema(makeDefaultedFieldsOptional(eventForm, eventDefaults)),
    response: matchEvent,
  },
  'PUT /matchevents/{id}': {
    summary: 'Changes the type, minute and description of an event; an absent minute or description is kept.',
    access: 'competition.manage',
    status: 200,
    body: putBodySchema(matchEvent, makeDefaultedFieldsOptional(editableEventFields, eventDefaults)),
    response: matchEvent,
  },
  'DELETE /matchevents/{id}': { summary: 'Deletes an event.', access: 'competition.manage', status: 204 },
});
