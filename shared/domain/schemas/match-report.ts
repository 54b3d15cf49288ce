/** The report of a played match (acta): what was recorded of it at the pitch, as it is filed. */
import * as z from 'zod/mini';
import { formattedMatchSchema } from './match.ts';
import { matchEvent } from './match-event.ts';
import { count, id } from './primitives.ts';

/** A time in ISO 8601, UTC. */
const instant = z.string();

export const reportPlayer = z.object({ id, name: z.string(), jerseyNumber: z.int() });

export const reportSide = z.object({
  teamName: z.string(),
  /** The DT's name; '' when none is known. */
  coach: z.string(),
  /** By number; null when nobody marked who was present. */
  present: z.nullable(z.array(reportPlayer)),
  /** Who confirmed for the side, '' when the name was not kept, and when; null when nobody did. */
  confirmation: z.nullable(z.object({ by: z.string(), at: instant })),
});
export type ReportSide = z.output<typeof reportSide>;

export const matchReport = z.object({
  match: formattedMatchSchema,
  /** Null where it is not known: one half only, a walkover, goals without a minute or fewer than the score says. */
  halfTimeScore: z.nullable(z.object({ home: count, away: count })),
  home: reportSide,
  away: reportSide,
  /** In order of minute. */
  events: z.array(matchEvent),
  /** When the first half began, and when the match ended; null when no clock ran. */
  startedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  /** The remarks for the federation; '' when there is none. */
  observation: z.string(),
});
export type MatchReport = z.output<typeof matchReport>;
