/** List of the events of a match: icon, type, player and minute. */
import { compareByMinute } from '#shared/domain/matches/running-score.ts';
import type { MatchEvent } from '#shared/domain/schemas/match-event.ts';
import { eventLabel } from '#shared/text/event-labels.ts';
import { EventMark } from './event-mark.tsx';

export function EventList({ events }: { readonly events: readonly MatchEvent[] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line">
      {[...events].sort(compareByMinute).map((event) => (
        <li key={event.id} className="flex min-h-12 items-center gap-3 px-3 py-2">
          <EventMark eventType={event.eventType} />
          <span className="min-w-0 flex-1 leading-tight">
            <span className="block">
              <span className="font-semibold">{eventLabel(event.eventType)}</span>
              {event.playerDisplayName && ` · ${event.playerDisplayName}`}
            </span>
            <span className="block text-muted text-sm">
              {[event.teamName, event.description].filter(Boolean).join(' · ')}
            </span>
          </span>
          <span className="font-display font-semibold tabular-nums">{event.minuteFormatted}</span>
        </li>
      ))}
    </ul>
  );
}
