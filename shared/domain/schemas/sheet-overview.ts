/** Overviews of match sheets: all those of a day, for administrators, and one's own, for a Planillero. */
import * as z from 'zod/mini';
import { formattedMatchSchema, sheetUserIds } from './match.ts';
import { count, idOrNone } from './primitives.ts';

/**
 * How far a sheet is: nothing recorded; begun before the kick-off; the clock has started; the match has ended; both
 * sides have confirmed.
 */
export const sheetState = z.enum(['none', 'open', 'playing', 'ended', 'confirmed']);
export type SheetState = z.output<typeof sheetState>;

/** A time in ISO 8601, UTC. */
const instant = z.string();

/** A link to the sheet of a match, without its token. */
export const sheetLink = z.object({ expiresAt: instant });
export type SheetLink = z.output<typeof sheetLink>;

/** A new link. The token is told here only, because the table stores its hash. */
export const newSheetLink = z.object({
  ...sheetLink.shape,
  token: z.string(),
  /** The address below the site's, with the token behind '#', which browsers send to no server. */
  path: z.string(),
});

/** A match of a day, and how its sheet is. */
export const daySheet = z.object({
  match: formattedMatchSchema,
  state: sheetState,
  /** How many operations came too late and wait for an administrator. */
  unapplied: count,
  /** The remarks for the federation; '' when there is none. */
  observation: z.string(),
  redCards: count,
  sheetUserIds,
  link: z.nullable(sheetLink),
  /** `by` 0 is somebody with the link. */
  lastOperation: z.nullable(z.object({ at: instant, by: idOrNone, byName: z.string() })),
});
export type DaySheet = z.output<typeof daySheet>;

/** A match whose sheet the caller keeps. */
export const ownSheet = z.object({ match: formattedMatchSchema, state: sheetState });
export type OwnSheet = z.output<typeof ownSheet>;
