/** Match event: a goal or a card, and its minute. */
import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { description, id, idOrNone, version } from './primitives.ts';

export const eventType = z.enum(['goal', 'owngoal', 'bluecard', 'yellowcard', 'redcard']);
export type EventType = z.output<typeof eventType>;

/** A minute of a match, up to the longest match of any tournament. */
export const knownMinute = z.int().check(z.minimum(1), z.maximum(limits.matchMinutesMax));

/**
 * The minute of an event; null where it is not known. The handler also checks the tournament's own match length, and
 * that a card has a minute unless it came with the result.
 */
const minute = z.nullable(knownMinute);

/** The fields that a user can edit; no other file lists them. Of a recorded event only `editableEventFields` can be edited. */
export const editableEventFields = { eventType, minute, description };
export const eventForm = { matchId: id, playerId: id, teamId: id, ...editableEventFields };

/** Default values of a new event. A PUT without these fields keeps the stored values. */
export const eventDefaults = { minute: null, description: '' };

/** `playerId` is 0 for a goal from a sheet whose scorer is not known yet. */
export const storedEvent = z.object({ id, ...eventForm, playerId: idOrNone, version });
export type StoredEventFields = z.output<typeof storedEvent>;

/**
 * An event that is entered with the result, after the match: nobody may remember its minute, and `playerId` is 0 for a goal
 * whose scorer is not known.
 */
export const resultEvent = z.strictObject({ teamId: id, playerId: idOrNone, eventType, minute: z.optional(minute) });
export type ResultEvent = z.output<typeof resultEvent>;

/** The name of the player of an event; both parts are empty for a goal whose scorer is not known. */
export const eventPlayer = z.object({ firstName: z.string(), lastName: z.string() });

export const matchEvent = z.object({
  ...storedEvent.shape,
  player: eventPlayer,
  team: z.object({ name: z.string() }),
  eventIcon: z.string(),
  playerDisplayName: z.string(),
  teamName: z.string(),
  minuteFormatted: z.string(),
});
export type MatchEvent = z.output<typeof matchEvent>;

/** A goal as the card of a match shows it. */
export const matchGoal = z.object({
  matchId: id,
  /** The side that the goal counts for. */
  side: z.enum(['home', 'away']),
  playerName: z.string(),
  minute: z.nullable(z.int()),
  isOwnGoal: z.boolean(),
});
export type MatchGoal = z.output<typeof matchGoal>;
