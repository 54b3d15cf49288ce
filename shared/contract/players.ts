/** Routes of /api/players: the squads of the teams. */
import * as z from 'zod/mini';
import { limits } from '../domain/limits.ts';
import {
  pendingPlayer,
  player,
  playerDefaults,
  playerFieldsAskedLater,
  playerForm,
  storedPlayerForm,
} from '../domain/schemas/player.ts';
import { ignoredFieldSchema, makeDefaultedFieldsOptional, postBodySchema, putBodySchema } from './bodies.ts';
import { paginationQuerySchema } from './pagination.ts';
import { defineResource } from './route.ts';

const submittedPlayerFields = makeDefaultedFieldsOptional(playerForm, playerDefaults);
// The form of a new player also sends `fullName`, which is ignored: it is always first and last name joined.
const newPlayerFields = { ...submittedPlayerFields, fullName: z.optional(ignoredFieldSchema) };
const { teamId, ...listedPlayerFields } = {
  ...newPlayerFields,
  ...makeDefaultedFieldsOptional(playerForm, { ...playerDefaults, ...playerFieldsAskedLater }),
  jerseyNumber: z.optional(playerForm.jerseyNumber),
};
/** One player of a list. */
export const listedPlayer = postBodySchema(listedPlayerFields);

export const players = defineResource({
  'GET /players': {
    summary: 'Players of every team, oldest id first; birth dates only for administrators and of the own team.',
    access: 'people.read',
    status: 200,
    query: paginationQuerySchema,
    response: z.array(player),
    freshness: 'published',
  },
  'GET /players/team/{id}': {
    summary: "A team's players, by number.",
    access: 'people.read',
    status: 200,
    query: paginationQuerySchema,
    response: z.array(player),
    freshness: 'published',
  },
  'GET /players/pending': {
    summary: 'The players whom sheets added and whom an administrator has still to approve, of every team.',
    access: 'competition.manage',
    status: 200,
    response: z.array(pendingPlayer),
    freshness: 'published',
  },
  'GET /players/{id}': {
    summary: 'One player.',
    access: 'people.read',
    status: 200,
    response: player,
    freshness: 'published',
  },
  'POST /players': {
    summary: 'Adds a player to a team that has a place, a number and, for a starter, a starting place free.',
    access: 'team.manage',
    status: 201,
    body: postBodySchema(newPlayerFields),
    response: player,
  },
  'POST /players/batch': {
    summary:
      "Adds all players of a list to a team, or none; a player without a number gets the squad's lowest free one.",
    access: 'team.manage',
    status: 201,
    body: postBodySchema({
      teamId,
      players: z.array(listedPlayer).check(z.minLength(1), z.maxLength(limits.listedAtOnce)),
    }),
    response: z.array(player),
  },
  'PUT /players/{id}': {
    summary:
      'Changes a player, or moves him to another team; absent team, position, status and role are kept, and null is accepted only where null is stored. A pending player is approved by being made active, by an administrator.',
    access: 'team.manage',
    status: 200,
    body: putBodySchema(pendingPlayer, {
      ...makeDefaultedFieldsOptional(storedPlayerForm, playerDefaults),
      teamId: z.optional(playerForm.teamId),
    }),
    response: player,
  },
  'DELETE /players/{id}': { summary: 'Deletes a player without events.', access: 'team.manage', status: 204 },
});
