/** How events of a match are shown. */
import type { EventType } from '../domain/schemas/match-event.ts';

export const eventIcons: Record<EventType, string> = {
  goal: '⚽',
  owngoal: '🥅',
  bluecard: '🟦',
  yellowcard: '🟨',
  redcard: '🟥',
};

export const eventLabels: Record<EventType, string> = {
  goal: 'Gol',
  owngoal: 'Gol en contra',
  bluecard: 'Tarjeta azul',
  yellowcard: 'Tarjeta amarilla',
  redcard: 'Tarjeta roja',
};

/** Kinds that are only ever shown: nothing here records them. */
const otherLabels: Record<string, string> = { substitution: 'Cambio', penalty: 'Penal' };

/** Whatever the case it is written in: 'OwnGoal' → 'Gol en contra'; something unknown is an 'Evento'. */
export function eventLabel(eventType: string): string {
  const known: Record<string, string> = { ...eventLabels, ...otherLabels };
  return known[eventType.toLowerCase()] ?? 'Evento';
}

/** 12 → "12'". */
export const formatMinute = (minute: number): string => `${minute}'`;
