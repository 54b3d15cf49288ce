/** Routes of /api/standings: the tables of tournaments and groups. */
import * as z from 'zod/mini';
import { formattedStandingSchema, standing } from '../domain/schemas/standing.ts';
import { defineResource } from './route.ts';

export const standings = defineResource({
  'GET /standings/group/{id}': {
    summary: 'The table of a group.',
    access: 'public.read',
    status: 200,
    response: z.array(standing),
    cache: 'shared',
    freshness: 'published',
  },
  'GET /standings/formatted/group/{id}': {
    summary: 'The table of a group, ready to show.',
    access: 'public.read',
    status: 200,
    response: z.array(formattedStandingSchema),
    cache: 'shared',
    freshness: 'published',
  },
  'POST /standings/group/{id}/recalculate': {
    summary: "Publishes the group's tournament again from its matches.",
    access: 'competition.manage',
    status: 200,
    response: z.array(standing),
  },
  'GET /standings/tournament/{id}': {
    summary: 'The table of a tournament.',
    access: 'public.read',
    status: 200,
    response: z.array(standing),
    cache: 'shared',
    freshness: 'published',
  },
  'GET /standings/formatted/tournament/{id}': {
    summary: 'The table of a tournament, ready to show.',
    access: 'public.read',
    status: 200,
    response: z.array(formattedStandingSchema),
    cache: 'shared',
    freshness: 'published',
  },
  'POST /standings/tournament/{id}/recalculate': {
    summary: 'Publishes the tournament again from its matches.',
    access: 'competition.manage',
    status: 200,
    response: z.array(standing),
  },
});
