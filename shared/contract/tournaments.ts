/** Routes of /api/tournaments: tournaments, their rounds and playoffs. */
import * as z from 'zod/mini';
import { limits } from '../domain/limits.ts';
import { bracket } from '../domain/schemas/bracket.ts';
import { change, changeGroup, changeId } from '../domain/schemas/change.ts';
import { eligibilityExceptions, roundEligibility } from '../domain/schemas/eligibility.ts';
import { fixtureOptions, fixturePlan, legs, roundToCreate, seed, withdrawal } from '../domain/schemas/fixture.ts';
import { fixtureRoundSchema, formattedMatchSchema, match, sheetUserIds } from '../domain/schemas/match.ts';
import { outlookSchema } from '../domain/schemas/outlook.ts';
import { outlookExplanations } from '../domain/schemas/outlook-explanation.ts';
import { count, id, idOrNone, localDate, localTime, name, text } from '../domain/schemas/primitives.ts';
import { partialRules } from '../domain/schemas/rules.ts';
import { standing, tournamentSummarySchema } from '../domain/schemas/standing.ts';
import {
  newAdjustments,
  teamIds,
  tournament,
  tournamentDefaults,
  tournamentForm,
} from '../domain/schemas/tournament.ts';
import { makeDefaultedFieldsOptional, postBodySchema, putBodySchema } from './bodies.ts';
import { changesQuerySchema } from './changes-query.ts';
import { paginationQuerySchema } from './pagination.ts';
import { playoffGeneration } from './playoff-generation.ts';
import { defineResource } from './route.ts';
import { suspensionBody } from './suspension.ts';

const submittedTournamentFields = {
  ...makeDefaultedFieldsOptional(tournamentForm, tournamentDefaults),
  rules: z.optional(partialRules),
  eligibilityExceptions: z.optional(eligibilityExceptions),
};
const movedMatch = z.strictObject({
  id,
  version: z.int(),
  matchDate: localDate,
  matchTime: localTime,
  canchaId: idOrNone,
  refereeId: idOrNone,
  assistantId: idOrNone,
  sheetUserIds: z.optional(sheetUserIds),
});

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
    summary: 'One tournament with its participants, rules, adjustments and bands.',
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
  'GET /tournaments/{id}/outlook': {
    summary: 'What is still possible for each team of the tables for which a tournament has bands, by points.',
    access: 'public.read',
    status: 200,
    response: outlookSchema,
    cache: 'shared',
    freshness: 'published',
  },
  'GET /tournaments/{id}/outlook/explanations': {
    summary: 'Why the outlook of each team is what it is, and what its match of the last round decides, by points.',
    access: 'public.read',
    status: 200,
    response: outlookExplanations,
    cache: 'shared',
    freshness: 'published',
  },
  'GET /tournaments/{id}/eligibility': {
    summary:
      'Who may play the matches of a round, the current one unless another is named; a DT reads of the own team.',
    access: 'eligibility.read',
    status: 200,
    query: z.object({ round: z.optional(name) }),
    response: roundEligibility,
  },
  'POST /tournaments/{id}/generate-playoffs': {
    summary:
      'Makes the matches of the best four, or of 2, 8 or 16 teams, up to the final; by the table, by lot, or of given pairs.',
    access: 'competition.manage',
    status: 201,
    body: playoffGeneration,
    response: z.object({ message: z.string(), matches: z.array(match) }),
  },
  'POST /tournaments/{id}/fixture/plan': {
    summary: 'Plans the fixture of a tournament and stores nothing.',
    access: 'competition.manage',
    status: 200,
    body: fixtureOptions,
    response: fixturePlan,
  },
  'POST /tournaments/{id}/fixture': {
    summary: 'Creates the matches of a plan, which may have been edited, or of a fixture that exists with its results.',
    access: 'competition.manage',
    status: 201,
    job: { key: 'required' },
    body: z.strictObject({
      rounds: z.array(roundToCreate).check(z.minLength(1), z.maxLength(limits.matchesOfFixture)),
      legs: z.optional(legs),
      seed: z.optional(seed),
      location: z.optional(text(200)),
      options: z.optional(fixtureOptions),
    }),
    response: z.object({ message: z.string(), created: count }),
  },
  'DELETE /tournaments/{id}/fixture': {
    summary: 'Deletes the scheduled league matches without events that never began.',
    access: 'competition.manage',
    status: 200,
    job: { key: 'optional' },
    response: z.object({ message: z.string(), deleted: count }),
  },
  'POST /tournaments/{id}/fixture/postpone': {
    summary: 'Moves the scheduled matches of a round, and of all later ones if wanted, by some days.',
    access: 'competition.manage',
    status: 200,
    job: { key: 'required' },
    body: z.strictObject({
      round: name,
      days: z.int().check(z.minimum(1), z.maximum(limits.postponementDays)),
      andLater: z.optional(z.boolean()),
    }),
    response: z.object({ message: z.string(), moved: count }),
  },
  'POST /tournaments/{id}/fixture/suspend': {
    summary: 'Postpones what is still to be played of a day or a round, and publishes a notice that says so.',
    access: 'competition.manage',
    status: 200,
    job: { key: 'required' },
    body: suspensionBody,
    response: z.object({ message: z.string(), postponed: count, noticeId: id }),
  },
  'POST /tournaments/{id}/fixture/officials': {
    summary: 'Replaces a referee or assistant by somebody else in all matches to come.',
    access: 'competition.manage',
    status: 200,
    job: { key: 'required' },
    body: z.strictObject({ officialId: id, replacementId: id }),
    response: z.object({ message: z.string(), replaced: count }),
  },
  'POST /tournaments/{id}/fixture/job': {
    summary: 'Finishes a job that somebody left alone, or undoes it.',
    access: 'competition.manage',
    status: 200,
    job: { key: 'optional' },
    body: z.strictObject({ action: z.enum(['continue', 'undo']) }),
    response: z.object({ message: z.string() }),
  },
  'PUT /tournaments/{id}/fixture/matches': {
    summary:
      'Moves matches by hand, all of them or none: dates, times, canchas, officials, and who keeps their sheets.',
    access: 'competition.manage',
    status: 200,
    versions: 'inBody',
    body: z.strictObject({
      matches: z.array(movedMatch).check(z.minLength(1), z.maxLength(limits.matchesMovedAtOnce)),
    }),
    response: z.array(match),
  },
  'POST /tournaments/{id}/withdrawals': {
    summary: 'Takes a team out of the league: its matches become walkovers for the rivals, or are all cancelled.',
    access: 'competition.manage',
    status: 200,
    job: { key: 'required' },
    body: z.strictObject({ teamId: id, mode: withdrawal.shape.mode, reason: text(200, 1) }),
    response: tournament,
  },
  'GET /tournaments/{id}/changes': {
    summary: 'Who changed what in a tournament, and when; newest first, for a year. By kind, user and day if asked so.',
    access: 'competition.manage',
    status: 200,
    query: changesQuerySchema,
    response: z.array(change),
    freshness: 'published',
  },
  'POST /tournaments/{id}/changes/undo': {
    summary:
      'Undoes the last change of a result, an event, a schedule, a sanction or a notice; answers the change, which is undone.',
    access: 'competition.manage',
    status: 200,
    body: z.strictObject({ changeId }),
    response: change,
  },
  'GET /tournaments/{id}/changes/groups': {
    summary: 'The bulk changes of a tournament, each of which has one undo; newest first, for a year.',
    access: 'competition.manage',
    status: 200,
    query: paginationQuerySchema,
    response: z.array(changeGroup),
  },
  'POST /tournaments/{id}/changes/groups/{groupId}/undo': {
    summary: 'Undoes all of a bulk change, unless something of it was changed since.',
    access: 'competition.manage',
    status: 200,
    job: { key: 'required' },
    response: z.object({ message: z.string(), undone: count }),
  },
  'POST /tournaments': {
    summary: 'Creates a tournament; rules are merged over the defaults.',
    access: 'competition.manage',
    status: 201,
    body: postBodySchema({ ...submittedTournamentFields, adjustments: z.optional(newAdjustments) }),
    response: tournament,
  },
  'PUT /tournaments/{id}': {
    summary: 'Changes a tournament; absent participants, rules, adjustments and bands are kept.',
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
