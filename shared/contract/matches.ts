/** Routes of /api/matches: matches, their results and lineups. */
import * as z from 'zod/mini';
import { limits } from '../domain/limits.ts';
import { change } from '../domain/schemas/change.ts';
import { matchEligibility } from '../domain/schemas/eligibility.ts';
import { lineupForm, matchLineup } from '../domain/schemas/lineup.ts';
import { formattedMatchSchema, match, walkover } from '../domain/schemas/match.ts';
import { matchEvent, resultEvent } from '../domain/schemas/match-event.ts';
import { matchReport } from '../domain/schemas/match-report.ts';
import { id, name, score } from '../domain/schemas/primitives.ts';
import { operationId, sheetOperation, unreadableOperation } from '../domain/schemas/sheet.ts';
import { sentOperations, sheetView } from '../domain/schemas/sheet-view.ts';
import { makeFieldsOptional, putBodySchema } from './bodies.ts';
import { changedMatchBody, newMatchBody } from './match-bodies.ts';
import { paginationQuerySchema } from './pagination.ts';
import { postponedRoutes } from './postponed.ts';
import { defineResource } from './route.ts';
import { sheetRoutes } from './sheets.ts';

export const matches = defineResource({
  ...sheetRoutes,
  ...postponedRoutes,
  'GET /matches': {
    summary: 'Matches of every tournament, oldest id first.',
    access: 'public.read',
    status: 200,
    query: paginationQuerySchema,
    response: z.array(match),
    cache: 'shared',
  },
  'GET /matches/formatted': {
    summary: 'Matches of every tournament, ready to show.',
    access: 'public.read',
    status: 200,
    query: paginationQuerySchema,
    response: z.array(formattedMatchSchema),
    cache: 'shared',
  },
  'GET /matches/tournament/{id}': {
    summary: 'The matches of a tournament, by date, time and id.',
    access: 'public.read',
    status: 200,
    query: paginationQuerySchema,
    response: z.array(match),
    cache: 'shared',
  },
  'GET /matches/formatted/tournament/{id}': {
    summary: 'The matches of a tournament, ready to show.',
    access: 'public.read',
    status: 200,
    query: paginationQuerySchema,
    response: z.array(formattedMatchSchema),
    cache: 'shared',
  },
  'GET /matches/{id}': {
    summary: 'One match.',
    access: 'public.read',
    status: 200,
    response: match,
    cache: 'shared',
  },
  'GET /matches/formatted/{id}': {
    summary: 'One match, ready to show.',
    access: 'public.read',
    status: 200,
    response: formattedMatchSchema,
    cache: 'shared',
  },
  'POST /matches': {
    summary: 'Schedules a match and adds its teams to the tournament.',
    access: 'competition.manage',
    status: 201,
    body: newMatchBody,
    response: match,
  },
  'PUT /matches/{id}': {
    summary: 'Changes a match; absent results, group and status are kept.',
    access: 'competition.manage',
    status: 200,
    body: changedMatchBody,
    response: match,
  },
  'PATCH /matches/{id}/score': {
    summary: 'Records the final score and completes the match; with `events`, all at once.',
    access: 'competition.manage',
    status: 200,
    body: z.strictObject({
      ...makeFieldsOptional({
        homeScore: score,
        awayScore: score,
        homePenalties: z.nullable(score),
        awayPenalties: z.nullable(score),
        walkover: z.nullable(walkover),
        events: z.array(resultEvent).check(z.maxLength(limits.eventsOfResult)),
      }),
      version: z.optional(z.int()),
    }),
    response: match,
  },
  'GET /matches/{id}/detail': {
    summary: 'A match with its events.',
    access: 'public.read',
    status: 200,
    response: z.object({ match: formattedMatchSchema, events: z.array(matchEvent) }),
    cache: 'shared',
  },
  'GET /matches/{id}/changes': {
    summary: 'Who changed what in a match and its events, and when; newest first, for a year.',
    access: 'competition.manage',
    status: 200,
    query: paginationQuerySchema,
    response: z.array(change),
    freshness: 'published',
  },
  'GET /matches/{id}/lineup/{teamId}': {
    summary: "A side's lineup; before kick-off only an administrator and its own DT see it, others an empty one.",
    access: 'public.read',
    status: 200,
    response: matchLineup,
    cache: 'shared',
  },
  'PUT /matches/{id}/lineup/{teamId}': {
    summary: "Saves a side's lineup; its own DT until kick-off.",
    access: 'team.manage',
    status: 200,
    body: putBodySchema(matchLineup, lineupForm),
    response: matchLineup,
  },
  'GET /matches/{id}/eligibility': {
    summary:
      'Who may play a match and why not, of both squads; a DT reads of the own team. Of a match that began, whether somebody was allowed to play on that day at that hour: `atStart`, `earlier` for former starts, and `now` beside them.',
    access: 'eligibility.read',
    status: 200,
    response: matchEligibility,
  },
  'GET /matches/{id}/report': {
    summary:
      'The report of a played match: who was present, goals and cards, the half-time score, remark and confirmations.',
    access: 'report.read',
    status: 200,
    response: matchReport,
  },
  'GET /matches/{id}/sheet': {
    summary: 'The sheet of a match: who is present, the clock, goals and cards, the end.',
    access: 'sheet.keep',
    status: 200,
    response: sheetView,
  },
  'POST /matches/{id}/sheet/operations': {
    summary: 'Records what happened at the pitch, each operation by itself; one that was sent before is not repeated.',
    access: 'sheet.keep',
    status: 200,
    body: z.strictObject({
      operations: z
        .array(z.union([sheetOperation, unreadableOperation]))
        .check(z.minLength(1), z.maxLength(limits.operationsAtOnce)),
      /** The name of the person who uses the link, as they gave it on the sheet; 'Cambios' shows it. */
      holder: z.optional(name),
    }),
    writesEach: 'operations',
    response: sentOperations,
  },
  'POST /matches/{id}/sheet/unapplied': {
    summary: 'Applies or discards an operation that came after the sheet was confirmed or its score corrected.',
    access: 'competition.manage',
    status: 200,
    body: z.strictObject({ operationId, decision: z.enum(['apply', 'discard']) }),
    response: sheetView,
  },
  'POST /matches/{id}/sheet/merge': {
    summary: 'Says that a player whom the sheet added is one of the squad: his goals, cards and presence become his.',
    access: 'competition.manage',
    status: 200,
    body: z.strictObject({ playerId: id, samePlayerId: id }),
    response: sheetView,
  },
  'POST /matches/{id}/restore': {
    summary: 'Brings back a match that was deleted in the last 30 days, with its events, lineups and sheet.',
    access: 'competition.manage',
    status: 200,
    response: match,
  },
  'DELETE /matches/{id}': {
    summary: 'Deletes a match that never began; of one that did, the verdicts at the start are kept, and it is 409.',
    access: 'competition.manage',
    status: 204,
  },
});
