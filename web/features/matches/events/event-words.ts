/** An event in words, for messages and names of buttons. */
import type { MatchEvent } from '#shared/domain/schemas/match-event.ts';
import { eventLabel } from '#shared/text/events.ts';

/** "Gol de Ana Paz (Lanús), 12'". */
export function eventText({ eventType, playerDisplayName, teamName, minuteFormatted }: MatchEvent): string {
  const of = /card$/.test(eventType) ? 'para' : 'de';
  return `${eventLabel(eventType)} ${of} ${playerDisplayName} (${teamName}), ${minuteFormatted}`;
}
