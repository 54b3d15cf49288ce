/** An event as Spanish text, for messages and button labels. */
import type { MatchEvent } from '#shared/domain/schemas/match-event.ts';
import { eventLabel } from '#shared/text/events.ts';

/** For example "Gol de Ana Paz (Lanús), 12'". */
export function matchEventText({ eventType, playerDisplayName, teamName, minuteFormatted }: MatchEvent): string {
  const of = /card$/.test(eventType) ? 'para' : 'de';
  return `${eventLabel(eventType)} ${of} ${playerDisplayName} (${teamName}), ${minuteFormatted}`;
}
