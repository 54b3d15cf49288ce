/** An event as Spanish text, for messages and button labels. */
import type { MatchEvent } from '#shared/domain/schemas/match-event.ts';
import { eventLabel } from '#shared/text/event-labels.ts';

/** For example "Gol de Ana Paz (Lanús), 12'", or "Gol (Lanús), 12'" while the scorer is not known. */
export function matchEventText({ eventType, playerDisplayName, teamName, minuteFormatted }: MatchEvent): string {
  const of = /card$/.test(eventType) ? 'para' : 'de';
  const player = playerDisplayName && ` ${of} ${playerDisplayName}`;
  return [`${eventLabel(eventType)}${player} (${teamName})`, minuteFormatted].filter(Boolean).join(', ');
}
