/** Routes of /api/tournaments: tournaments, their rounds and playoffs. */
import * as z from 'zod/mini';
import { bracket } from '../domain/schemas/bracket.ts';
import { fixtureRoundSchema, formattedMatchSchema, match } from '../domain/schemas/match.ts';
import { idOrNone, localDate, localTime, name, text } from '../domain/schemas/primitives.ts';
import { standing, tournamentSummarySchema } from '../domain/schemas/standing.ts';
import { partialRules, teamIds, tournament, tournamentDefaults, tournamentForm } from '../domain/schemas/tournament.ts';
import { makeDefaultedFieldsOptional, postBodySchema, putBodySchema } from './bodies.ts';
import { paginationQuerySchema } from './pagination.ts';
import { defineResource } from './route.ts';

const submittedTournamentFields = {
  ...makeDefaultedFieldsOptional(tournamentForm, tournamentDefaults),
  rules: z.optional(partialRules),
};
const allowEmptyOrNull = <S extends z.ZodMiniType>(schema: S) => z.nullable(z.union([schema, z.literal('')]));
const submittedPlayoffsFields = {
  semi1Date: localDate,
  semi1Time: localTime,
  semi2Date: localDate,
  semi2Time: localTime,
  finalDate: localDate,
  finalTime: localTime,
  include3rdPlaceMatch: z.optional(z.boolean()),
  /** Date and time of the match for the third place: required with `include3rdPlaceMatch`, ignored without it. */
  thirdPlaceDate: z.optional(allowEmptyOrNull(localDate)),
  thirdPlaceTime: z.optional(allowEmptyOrNull(localTime)),
  /** Where the matches are played; when absent or empty, the federation's default location. */
  location: z.optional(text(200)),
  canchaId: z.optional(idOrNone),
};

export const tournaments = defineResource({
  'GET /tournaments': {
    summary: 'Every tournament: those being played first, then those to come, then the finished ones.',
    access: 'public.read',
    status: 200,
    query: paginationQuerySchema,
    response: z.array(tournament),
    cache: 'shared',
  },
  'GET /tournaments/summaries': {
    summary: 'The summary of every tournament, in the order of the tournaments.',
    access: 'public.read',
    status: 200,
    query: paginationQuerySchema,
    response: z.array(tournamentSummarySchema),
    cache: 'shared',
    freshness: 'published',
  },
  'GET /tournaments/{id}': {
    summary: 'One tournament with its participants, rules and adjustments.',
    access: 'public.read',
    status: 200,
    response: tournament,
    cache: 'shared',
  },
  'GET /tournaments/{id}/standings': {
    summary: 'The table of a tournament; the same rows as /standings/tournament/{id}.',
    access: 'public.read',
    status: 200,
    response: z.array(standing),
    cache: 'shared',
    freshness: 'published',
  },
  'GET /tournaments/{id}/summary': {
    summary: 'Counters, leaders and next matches of a tournament.',
    access: 'public.read',
    status: 200,
    response: tournamentSummarySchema,
    cache: 'shared',
    freshness: 'published',
  },
  'GET /tournaments/{id}/fixture': {
    summary: 'The rounds of a tournament in their natural order.',
    access: 'public.read',
    status: 200,
    response: z.array(fixtureRoundSchema),
    cache: 'shared',
    freshness: 'published',
  },
  'GET /tournaments/{id}/fixture/matches': {
    summary: 'The matches of one round, by date and time.',
    access: 'public.read',
    status: 200,
    query: z.object({ round: name }),
    response: z.array(formattedMatchSchema),
    cache: 'shared',
    freshness: 'published',
  },
  'GET /tournaments/{id}/bracket': {
    summary: 'The knock-out of a tournament: who qualifies, its matches stage by stage, the champion.',
    access: 'public.read',
    status: 200,
    response: bracket,
    cache: 'shared',
    freshness: 'published',
  },
  'POST /tournaments/{id}/generate-playoffs': {
    summary: 'Makes the semifinals of the best four, the final and, if wanted, the match for the third place.',
    access: 'competition.manage',
    status: 201,
    body: postBodySchema(submittedPlayoffsFields),
    response: z.object({ message: z.string(), matches: z.array(match) }),
  },
  'POST /tournaments': {
    summary: 'Creates a tournament; rules are merged over the defaults.',
    access: 'competition.manage',
    status: 201,
    body: postBodySchema(submittedTournamentFields),
    response: tournament,
  },
  'PUT /tournaments/{id}': {
    summary: 'Changes a tournament; absent participants, rules and adjustments are kept.',
    access: 'competition.manage',
    status: 200,
    body: putBodySchema(tournament, submittedTournamentFields),
    response: tournament,
  },
  'PUT /tournaments/{id}/teams': {
    summary: 'Sets the participants; one with matches cannot be taken out.',
    access: 'competition.manage',
    status: 200,
    body: z.strictObject({ teamIds, version: z.optional(z.int()) }),
    response: tournament,
  },
  'DELETE /tournaments/{id}': {
    summary: 'Deletes a tournament without matches.',
    access: 'competition.manage',
    status: 204,
  },
});
