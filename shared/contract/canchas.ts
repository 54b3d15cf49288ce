/** Routes of /api/canchas: the pitches where matches are played. */
import * as z from 'zod/mini';
import { cancha, canchaDefaults, canchaForm } from '../domain/schemas/cancha.ts';
import { makeDefaultedFieldsOptional, postBodySchema, putBodySchema } from './bodies.ts';
import { paginationQuerySchema } from './pagination.ts';
import { defineResource } from './route.ts';

const submittedCanchaFields = makeDefaultedFieldsOptional(canchaForm, canchaDefaults);

export const canchas = defineResource({
  'GET /canchas': {
    summary: 'Every cancha, by name.',
    access: 'public.read',
    status: 200,
    query: paginationQuerySchema,
    response: z.array(cancha),
    cache: 'shared',
  },
  'GET /canchas/{id}': {
    summary: 'One cancha.',
    access: 'public.read',
    status: 200,
    response: cancha,
    cache: 'shared',
  },
  'POST /canchas': {
    summary: 'Creates a cancha, available unless said otherwise; `excludedDates` are the days on which it is closed.',
    access: 'canchas.manage',
    status: 201,
    body: postBodySchema(submittedCanchaFields),
    response: cancha,
  },
  'PUT /canchas/{id}': {
    summary: 'Changes a cancha; a DT one that he created.',
    access: 'canchas.manage',
    status: 200,
    body: putBodySchema(cancha, submittedCanchaFields),
    response: cancha,
  },
  'DELETE /canchas/{id}': {
    summary: 'Deletes a cancha without matches to be played there; a DT one that he created.',
    access: 'canchas.manage',
    status: 204,
  },
});
