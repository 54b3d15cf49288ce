/** Icons and Spanish labels of match events. */
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

/** Labels of event types that can be displayed although this application does not record them. */
const labelsOfUnrecordedTypes: Record<string, string> = { substitution: 'Cambio', penalty: 'Penal' };

/** The Spanish label of an event type in any case: 'OwnGoal' → 'Gol en contra'; an unknown type is 'Evento'. */
export function eventLabel(eventType: string): string {
  const known: Record<string, string> = { ...eventLabels, ...labelsOfUnrecordedTypes };
  return known[eventType.toLowerCase()] ?? 'Evento';
}

/** Only a goal may be without a minute. */
export const cardMinuteText = 'Una tarjeta lleva su minuto';

/** Formats a minute: 12 → "12'"; '' for the minute of a goal that is not known. */
export const formatMinute = (minute: number | null): string => (minute === null ? '' : `${minute}'`);
