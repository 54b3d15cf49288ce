/** Which events are goals, and which are cards without a minute. */
import type { EventType } from '../schemas/match-event.ts';

/**
 * Goals, own goals among them, may lack what a card needs: a minute, and on a sheet a player. A result is often written
 * down without them.
 */
export const isGoalType = (eventType: EventType): boolean => eventType === 'goal' || eventType === 'owngoal';

/** A card that was entered with the result, when nobody remembered its minute. */
export const isCardWithoutMinute = (event: {
  readonly eventType: EventType;
  readonly minute: number | null;
}): boolean => event.minute === null && !isGoalType(event.eventType);
