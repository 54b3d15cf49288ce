/** Suspension: matches a player has to miss with his team in one tournament, and why. */
import * as z from 'zod/mini';
import { eventType } from './match-event.ts';
import { count, id } from './primitives.ts';

const suspendedMatch = z.object({ matchId: id, round: z.string() });

/** What is derived of a ban: who, how long, why, and which matches it costs him. */
const ban = z.object({
  playerId: id,
  teamId: id,
  /** How many matches the ban takes. */
  matches: count,
  served: count,
  remaining: count,
  /** The cards that caused it, in the order they were shown. */
  reasons: z.array(z.object({ matchId: id, round: z.string(), eventType, minute: z.int() })),
  /** The first `served` of them are those he missed; the others those he will miss, as far as they are known. */
  misses: z.array(suspendedMatch),
});
export type Ban = z.output<typeof ban>;

export const suspension = z.object({
  ...ban.shape,
  playerName: z.string(),
  teamName: z.string(),
  tournamentId: id,
});
export type Suspension = z.output<typeof suspension>;
