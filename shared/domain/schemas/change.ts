/** Change: one entry of 'Cambios', who changed what in a tournament and when. */
import * as z from 'zod/mini';
import { count, id } from './primitives.ts';

/** What changed: the result, schedule, officials or teams of a match, the match as a whole, a team with its crest, or something else. */
export const changeKind = z.enum([
  'result',
  'schedule',
  'officials',
  'teams',
  'match',
  'event',
  'tournament',
  'group',
  'sheet',
  'team',
  'player',
  'staff',
  'lineup',
  'notice',
  'sanction',
  'bulletin',
]);
export type ChangeKind = z.output<typeof changeKind>;

export const changeId = z.string().check(z.minLength(1), z.maxLength(100));

/** The id of a bulk change: changes with the same one were made together. Groups (zonas) have other ids. */
export const changeGroupId = z.string().check(z.regex(/^[\w-]{1,100}$/));

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
  /** Whether it is the last change of a result, an event, a schedule, a sanction or a notice that would not be over. */
  canUndo: z.boolean(),
  /** Whether it deleted a match that can still come back; absent otherwise. */
  canRestore: z.optional(z.boolean()),
  /** The bulk change that it is part of; null for a change by itself. */
  groupId: z.nullable(changeGroupId),
});
export type Change = z.output<typeof change>;

const changeGroupKind = z.enum([
  'create',
  'delete',
  'postpone',
  'suspend',
  'move',
  'officials',
  'withdraw',
  'playoffs',
  'adjustments',
  'undo',
]);

/** A bulk change of a tournament: many changes of matches, or of the tournament itself, with one undo. */
export const changeGroup = z.object({
  id: changeGroupId,
  at: z.string(),
  by: z.int(),
  byName: z.string(),
  kind: changeGroupKind,
  /** The team that was withdrawn, or came back; null for other kinds. */
  teamId: z.nullable(id),
  /** A sentence without the person, as 'Se postergó la Fecha 3'. */
  text: z.string(),
  /** How many matches it changed. */
  count,
  /** Whether all of it still stands as it was left. */
  canUndo: z.boolean(),
  /** Why it can no longer be undone; null when it can, and for kinds that are never undone. */
  obstacle: z.nullable(z.string()),
});
export type ChangeGroup = z.output<typeof changeGroup>;
