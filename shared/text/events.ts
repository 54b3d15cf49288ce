/** How events of a match are shown. */
import type { EventType } from '../domain/schemas/match-event.ts';

export const eventIcons: Record<EventType, string> = {
  goal: '⚽',
  owngoal: '🥅',
  bluecard: '🟦',
  yellowcard: '🟨',
  redcard: '🟥',
};

/** 12 → "12'". */
export const formatMinute = (minute: number): string => `${minute}'`;
