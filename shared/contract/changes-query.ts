/** Query of the list of a tournament's changes. */
import * as z from 'zod/mini';
import { changeKind } from '../domain/schemas/change.ts';
import { localDate } from '../domain/schemas/primitives.ts';
import { idInQuerySchema, paginationQuerySchema } from './pagination.ts';

/** `by` is a user, or 0 for whoever had a link to a sheet. */
export const changesQuerySchema = z.object({
  ...paginationQuerySchema.shape,
  kind: z.optional(changeKind),
  by: z.optional(idInQuerySchema),
  date: z.optional(localDate),
});
export type ChangesQuery = z.output<typeof changesQuerySchema>;
