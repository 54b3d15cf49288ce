/** Change: one entry of 'Cambios', who changed what in a tournament and when. */
import * as z from 'zod/mini';
import { id } from './primitives.ts';

/** What changed: the result, schedule, officials or teams of a match, the match as a whole, or something else. */
const changeKind = z.enum([
  'result',
  'schedule',
  'officials',
  'teams',
  'match',
  'event',
  'tournament',
  'group',
  'sheet',
]);
export type ChangeKind = z.output<typeof changeKind>;

export const changeId = z.string().check(z.minLength(1), z.maxLength(100));

export const change = z.object({
  id: changeId,
  at: z.string(),
  /** The user; 0 for whoever had the link to the sheet, null when nothing says who it was. */
  by: z.nullable(z.int()),
  byName: z.string(),
  kind: changeKind,
  matchId: z.nullable(id),
  /** A sentence that begins with the person's first name. */
  text: z.string(),
  /** Whether it is the last change of a result, an event or a schedule. */
  canUndo: z.boolean(),
});
export type Change = z.output<typeof change>;
