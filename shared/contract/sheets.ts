/** Routes of /api/matches about the sheets of matches: who keeps them, the links to them, and the sheets of a day. */
import * as z from 'zod/mini';
import { localDate } from '../domain/schemas/primitives.ts';
import { daySheet, newSheetLink, ownSheet } from '../domain/schemas/sheet-overview.ts';
import { numberFromDigitsSchema } from './pagination.ts';
import { defineResource } from './route.ts';

export const sheetRoutes = defineResource({
  'GET /matches/sheets': {
    summary: 'The sheets of all matches of a day, by time, and of the days before it; by default of today alone.',
    access: 'competition.manage',
    status: 200,
    query: z.object({
      date: z.optional(localDate),
      days: z.optional(z.pipe(numberFromDigitsSchema(1), z.int().check(z.minimum(1), z.maximum(7)))),
    }),
    response: z.array(daySheet),
  },
  'GET /matches/sheets/own': {
    summary: "The matches whose sheets the caller keeps: today's first, then later and earlier ones.",
    access: 'account.use',
    status: 200,
    response: z.array(ownSheet),
  },
  'POST /matches/{id}/sheet/link': {
    summary:
      'Makes a link with which anybody keeps this sheet until noon after the match (after it: 409); the former link ends.',
    access: 'competition.manage',
    status: 200,
    response: newSheetLink,
  },
  'DELETE /matches/{id}/sheet/link': {
    summary: 'Ends the link to the sheet.',
    access: 'competition.manage',
    status: 204,
  },
});
