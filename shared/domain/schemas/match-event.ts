/** Match event: a goal or a card in a match's minute. */
import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { description, id, version } from './primitives.ts';

export const eventType = z.enum(['goal', 'owngoal', 'bluecard', 'yellowcard', 'redcard']);
export type EventType = z.output<typeof eventType>;

/** The match's own length bounds the minute further: the handler, which knows the tournament, checks it. */
const minute = z.int().check(z.minimum(1), z.maximum(limits.matchMinutesMax));

/** The fields a person fills in, listed here only; later on he changes those of `eventChanges`. */
export const eventChanges = { eventType, minute, description };
export const eventForm = { matchId: id, playerId: id, teamId: id, ...eventChanges };

/** Of a new event, where nothing is said; of a stored one they are kept. */
export const eventDefaults = { description: '' };

export const storedEvent = z.object({ id, ...eventForm, version });
export type EventFacts = z.output<typeof storedEvent>;

export const matchEvent = z.object({
  ...storedEvent.shape,
  player: z.object({ firstName: z.string(), lastName: z.string() }),
  team: z.object({ name: z.string() }),
  eventIcon: z.string(),
  playerDisplayName: z.string(),
  teamName: z.string(),
  minuteFormatted: z.string(),
});
export type MatchEvent = z.output<typeof matchEvent>;
