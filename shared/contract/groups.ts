/** Routes of /api/groups: the groups (zonas) of a tournament. */
import * as z from 'zod/mini';
import { group, groupDefaults, groupForm } from '../domain/schemas/group.ts';
import { id } from '../domain/schemas/primitives.ts';
import { makeDefaultedFieldsOptional, postBodySchema, putBodySchema } from './bodies.ts';
import { paginationQuerySchema } from './pagination.ts';
import { defineResource } from './route.ts';

const submittedGroupFields = makeDefaultedFieldsOptional(groupForm, groupDefaults);

export const groups = defineResource({
  'GET /groups': {
    summary: 'The groups of every tournament, by id.',
    access: 'public.read',
    status: 200,
    query: paginationQuerySchema,
    response: z.array(group),
    cache: 'shared',
  },
  'GET /groups/tournament/{id}': {
    summary: 'The groups of a tournament, by name.',
    access: 'public.read',
    status: 200,
    response: z.array(group),
    cache: 'shared',
  },
  'GET /groups/{id}': { summary: 'One group.', access: 'public.read', status: 200, response: group, cache: 'shared' },
  'POST /groups': {
    summary: 'Creates a group; its teams join the tournament.',
    access: 'competition.manage',
    status: 201,
    body: postBodySchema({ tournamentId: id, ...submittedGroupFields }),
    response: group,
  },
  'PUT /groups/{id}': {
    summary: 'Changes a group; absent teams are kept, one with matches in it cannot leave.',
    access: 'competition.manage',
    status: 200,
    body: putBodySchema(group, { tournamentId: z.optional(id), ...submittedGroupFields }),
    response: group,
  },
  'DELETE /groups/{id}': { summary: 'Deletes a group without matches.', access: 'competition.manage', status: 204 },
});
