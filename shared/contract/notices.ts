/** Routes of /api/notices: what the federation tells on every page of a scope, until a moment. */
import * as z from 'zod/mini';
import { notice, noticeForm } from '../domain/schemas/notice.ts';
import { postBodySchema, putBodySchema } from './bodies.ts';
import { paginationQuerySchema } from './pagination.ts';
import { defineResource } from './route.ts';

export const notices = defineResource({
  'GET /notices': {
    summary: 'The notices that are in force, newest first; for administrators also those that are over, with `all`.',
    access: 'public.read',
    status: 200,
    query: z.object({ ...paginationQuerySchema.shape, all: z.optional(z.enum(['0', '1'])) }),
    response: z.array(notice),
    cache: 'shared',
  },
  'POST /notices': {
    summary: 'Publishes a notice; at most 20 of a scope are in force at once.',
    access: 'competition.manage',
    status: 201,
    body: postBodySchema(noticeForm),
    response: notice,
  },
  'PUT /notices/{id}': {
    summary: 'Changes a notice that is in force.',
    access: 'competition.manage',
    status: 200,
    body: putBodySchema(notice, noticeForm),
    response: notice,
  },
  'DELETE /notices/{id}': {
    summary: 'Revokes a notice: it is in force no longer, and stays in the list of all.',
    access: 'competition.manage',
    status: 204,
  },
});
