/** Suspension: the matches a player has to miss with a team in one tournament, and why. */
import * as z from 'zod/mini';
import { eventType } from './match-event.ts';
import { count, id } from './primitives.ts';

const missedMatchSchema = z.object({ matchId: id, round: z.string() });

/** A ban as computed from cards: the player, its length, its reasons and the matches it costs. */
const ban = z.object({
  playerId: id,
  teamId: id,
  /** The length of the ban, in matches. */
  matches: count,
  served: count,
  remaining: count,
  /** The cards that caused the ban, in the order they were shown. */
  reasons: z.array(z.object({ matchId: id, round: z.string(), eventType, minute: z.int() })),
  /**
   * The matches the player misses: the first `served` are in the past, the others are to come, as far as they are
   * known.
   */
  misses: z.array(missedMatchSchema),
});
export type Ban = z.output<typeof ban>;

export const suspension = z.object({
  ...ban.shape,
  playerName: z.string(),
  teamName: z.string(),
  tournamentId: id,
});
export type Suspension = z.output<typeof suspension>;
