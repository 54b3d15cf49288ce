/** Routes of /api/teams: teams and their usual lineups. */
import * as z from 'zod/mini';
import { limits } from '../domain/limits.ts';
import { lineup, lineupForm } from '../domain/schemas/lineup.ts';
import { id } from '../domain/schemas/primitives.ts';
import { storedTeamForm, team, teamDefaults, teamFieldsAskedLater, teamForm } from '../domain/schemas/team.ts';
import { makeDefaultedFieldsOptional, postBodySchema, putBodySchema } from './bodies.ts';
import { paginationQuerySchema } from './pagination.ts';
import { defineResource } from './route.ts';

const submittedTeamFields = makeDefaultedFieldsOptional(teamForm, teamDefaults);
/** One team of a list. */
export const listedTeam = postBodySchema(
  makeDefaultedFieldsOptional(teamForm, { ...teamDefaults, ...teamFieldsAskedLater }),
);

export const teams = defineResource({
  'GET /teams': {
    summary: 'Every team, by name.',
    access: 'public.read',
    status: 200,
    query: paginationQuerySchema,
    response: z.array(team),
    cache: 'shared',
  },
  'GET /teams/{id}': { summary: 'One team.', access: 'public.read', status: 200, response: team, cache: 'shared' },
  'POST /teams': {
    summary: 'Creates a team.',
    access: 'competition.manage',
    status: 201,
    body: postBodySchema(submittedTeamFields),
    response: team,
  },
  'POST /teams/batch': {
    summary: 'Creates all teams of a list, or none; with a tournament, they take part in it.',
    access: 'competition.manage',
    status: 201,
    body: postBodySchema({
      tournamentId: z.optional(id),
      teams: z.array(listedTeam).check(z.minLength(1), z.maxLength(limits.listedAtOnce)),
    }),
    response: z.array(team),
  },
  'PUT /teams/{id}': {
    summary: 'Changes a team; an absent logo or short name is kept, and null is accepted only where null is stored.',
    access: 'team.manage',
    status: 200,
    body: putBodySchema(team, makeDefaultedFieldsOptional(storedTeamForm, teamDefaults)),
    response: team,
  },
  'GET /teams/{id}/lineup': {
    summary: "The team's usual lineup; an empty one until somebody saves it.",
    access: 'public.read',
    status: 200,
    response: lineup,
    cache: 'shared',
  },
  'PUT /teams/{id}/lineup': {
    summary: "Saves the team's usual lineup.",
    access: 'team.manage',
    status: 200,
    body: putBodySchema(lineup, lineupForm),
    response: lineup,
  },
  'DELETE /teams/{id}': {
    summary: 'Deletes a team that no match or coach refers to.',
    access: 'competition.manage',
    status: 204,
  },
});
