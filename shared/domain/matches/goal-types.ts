/** Which events are goals. */
import type { EventType } from '../schemas/match-event.ts';

/**
 * Goals, own goals among them, may lack what a card needs: a minute, and on a sheet a player. A result is often written
 * down without them.
 */
export const isGoalType = (eventType: EventType): boolean => eventType === 'goal' || eventType === 'owngoal';
