/** Outlook: what is still possible for each team of a tournament's tables. */
import * as z from 'zod/mini';
import { count, id, idOrNone } from './primitives.ts';

export const outlookState = z.enum([
  'secured',
  'out',
  'securedUnlessTied',
  'onlyByTie',
  'ownHands',
  'dependsOnOthers',
  /** It is not proven which one holds. */
  'unknown',
]);
export type OutlookState = z.output<typeof outlookState>;

export const howOften = z.enum(['always', 'sometimes', 'never']);
export type HowOften = z.output<typeof howOften>;

/** In how many of the combinations of the round's other matches it is so; null where it is not proven. */
export const nextResult = z.object({ secured: z.nullable(howOften), out: z.nullable(howOften) });
export type NextResult = z.output<typeof nextResult>;

export const bandOutlook = z.object({
  label: z.string(),
  state: outlookState,
  /** With so many points more the team is certain; null when no result is enough, and where it is not proven. */
  certainWith: z.nullable(count),
  /** With fewer points more than this the team is out; null when it is, and where it is not proven. */
  impossibleBelow: z.nullable(count),
  /** What each result of the team's next match in the table means; null without such a match. */
  next: z.nullable(z.object({ matchId: id, win: nextResult, draw: nextResult, loss: nextResult })),
});
export type BandOutlook = z.output<typeof bandOutlook>;

export const teamOutlook = z.object({
  teamId: id,
  /** The best and the worst place that is possible, ties for and against the team; null where it is not proven. */
  best: z.nullable(count),
  worst: z.nullable(count),
  /** One for each band of the table. */
  bands: z.array(bandOutlook),
});
export type TeamOutlook = z.output<typeof teamOutlook>;

export const tableOutlook = z.object({
  /** The zona of the table; 0 for the general table. */
  groupId: idOrNone,
  /** How many matches of the table are still to be played, or in play. */
  matchesLeft: count,
  teams: z.array(teamOutlook),
});
export type TableOutlook = z.output<typeof tableOutlook>;

/** `tables` are those for which the tournament has a band. */
export const outlookSchema = z.object({ tournamentId: id, tables: z.array(tableOutlook) });
export type Outlook = z.output<typeof outlookSchema>;
