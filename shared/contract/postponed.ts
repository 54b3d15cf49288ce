/** Routes of /api/matches about what was postponed and has no new date. */
import * as z from 'zod/mini';
import { formattedMatchSchema } from '../domain/schemas/match.ts';
import { postponedSlots } from '../domain/schemas/postponed-slots.ts';
import { defineResource } from './route.ts';

export const postponedRoutes = defineResource({
  'GET /matches/postponed': {
    summary: 'The postponed matches of tournaments that are not over, by the date they had.',
    access: 'competition.manage',
    status: 200,
    response: z.array(formattedMatchSchema),
  },
  'GET /matches/postponed/slots': {
    summary: 'The postponed matches, each with the best free slots that the planner finds and what they cost.',
    access: 'competition.manage',
    status: 200,
    response: z.array(postponedSlots),
  },
});
