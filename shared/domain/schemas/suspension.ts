/** Suspension: the matches a player has to miss with a team in one tournament, and why. */
import * as z from 'zod/mini';
import { bulletinReference } from './bulletin.ts';
import { eventType } from './match-event.ts';
import { count, id, localDate } from './primitives.ts';

const missedMatchSchema = z.object({ matchId: id, round: z.string() });

/** A card that caused a ban. */
export const banCard = z.object({ matchId: id, round: z.string(), eventType, minute: z.nullable(z.int()) });

/** The sanction that a ban comes from, where it is not the cards alone. */
const banSanction = z.object({
  id,
  status: z.enum(['provisional', 'decided']),
  article: z.string(),
  since: localDate,
  /** The last day of a ban in time; null of any other. */
  until: z.nullable(localDate),
  /** Whether it lasts until somebody decides: `matches` and `remaining` then are those that are known. */
  isOpen: z.boolean(),
  /** How many of `served` are none of `misses`: from before the register, or in other tournaments. */
  servedElsewhere: count,
  /** The bulletin in which it is written; null while none has published it. */
  bulletin: z.nullable(bulletinReference),
});
export type BanSanction = z.output<typeof banSanction>;

/** A ban as computed from cards and sanctions: the player, its length, its reasons and the matches it costs. */
const ban = z.object({
  playerId: id,
  teamId: id,
  /** The length of the ban, in matches. */
  matches: count,
  served: count,
  remaining: count,
  /** The cards that caused the ban, in the order they were shown. */
  reasons: z.array(banCard),
  /**
   * The matches of this tournament that the player misses, those in the past first, then those to come, as far as they are
   * known. Who changed teams also misses those of the new one.
   */
  misses: z.array(missedMatchSchema),
  sanction: z.optional(banSanction),
  /** The first bulletin that told it, of a ban that cards alone gave; absent while none has. */
  bulletin: z.optional(bulletinReference),
});
export type Ban = z.output<typeof ban>;

export const suspension = z.object({
  ...ban.shape,
  playerName: z.string(),
  teamName: z.string(),
  tournamentId: id,
  /** The day on which it ended, of one that did since the tournament's last bulletin. */
  endedOn: z.optional(localDate),
});
export type Suspension = z.output<typeof suspension>;
