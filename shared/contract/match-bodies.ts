/** What a client sends to create or change a match. */
import * as z from 'zod/mini';
import { formattedMatchSchema, matchDefaults, matchForm, resultFields, sheetUserIds } from '../domain/schemas/match.ts';
import { id, idOrNone } from '../domain/schemas/primitives.ts';
import { makeDefaultedFieldsOptional, makeFieldsOptional, postBodySchema, putBodySchema } from './bodies.ts';

const submittedMatchFields = {
  ...makeDefaultedFieldsOptional(matchForm, matchDefaults()),
  ...makeFieldsOptional(resultFields),
  sheetUserIds: z.optional(sheetUserIds),
};

export const newMatchBody = postBodySchema({
  tournamentId: id,
  homeTeamId: id,
  awayTeamId: id,
  ...submittedMatchFields,
});

export const changedMatchBody = putBodySchema(formattedMatchSchema, {
  ...makeFieldsOptional({ tournamentId: id, homeGoalkeeperId: idOrNone, awayGoalkeeperId: idOrNone }),
  homeTeamId: z.nullable(id),
  awayTeamId: z.nullable(id),
  ...submittedMatchFields,
});
