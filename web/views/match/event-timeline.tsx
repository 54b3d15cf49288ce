/** Timeline of a match's events: the home team on the left, the away team on the right. */
import { isGoalType } from '#shared/domain/matches/goal-types.ts';
import {
  compareByMinute,
  finalScoreOfEvents,
  type Score,
  scoresByEventId,
  sideCreditedByEvent,
} from '#shared/domain/matches/running-score.ts';
import type { StoredMatchFields } from '#shared/domain/schemas/match.ts';
import type { MatchEvent } from '#shared/domain/schemas/match-event.ts';
import { eventLabel, formatMinute } from '#shared/text/event-labels.ts';
import { EventMark } from './event-mark.tsx';

interface EventTimelineProps {
  readonly match: Pick<StoredMatchFields, 'homeTeamId' | 'homeScore' | 'awayScore'>;
  readonly events: readonly MatchEvent[];
  /** Length of a match in the tournament's rules, in minutes. */
  readonly minutes: number;
}

export function EventTimeline({ match, events, minutes }: EventTimelineProps) {
  const { homeTeamId, homeScore, awayScore } = match;
  const total = finalScoreOfEvents(events, homeTeamId);
  // The running score is shown only if the recorded goals add up to the final score, and when each fell is known.
  const isWhole = total.home === homeScore && total.away === awayScore && events.every(({ minute }) => minute !== null);
  const scores: ReadonlyMap<number, Score> = isWhole ? scoresByEventId(events, homeTeamId) : new Map();
  return (
    <div className="@container relative flex flex-col gap-3 rounded-card border border-line bg-surface px-2 py-3 md:px-6">
      <span aria-hidden="true" className="absolute inset-y-6 left-1/2 w-px bg-line @max-[18rem]:hidden" />
      <TimelineEnd minute={0} />
      <ol aria-label="Eventos del partido" className="flex flex-col gap-3">
        {[...events].sort(compareByMinute).map((event) => (
          <TimelineEvent
            key={event.id}
            event={event}
            side={sideCreditedByEvent(event, homeTeamId)}
            score={scores.get(event.id)}
          />
        ))}
      </ol>
      <TimelineEnd minute={minutes} />
    </div>
  );
}

/** A minute at the start or the end of the timeline. */
function TimelineEnd({ minute }: { readonly minute: number }) {
  return (
    <span className="relative mx-auto rounded-badge bg-surface px-1 font-display text-muted text-sm tabular-nums">
      {formatMinute(minute)}
    </span>
  );
}

interface TimelineEventProps {
  readonly event: MatchEvent;
  readonly side: 'home' | 'away';
  readonly score: Score | undefined;
}

function TimelineEvent({ event, side, score }: TimelineEventProps) {
  const { eventType, playerDisplayName, teamName, description, minuteFormatted } = event;
  const place = side === 'home' ? 'col-start-1 flex-row-reverse text-right' : 'col-start-3';
  return (
    <li className="relative grid grid-cols-[1fr_2.5rem_1fr] items-center gap-1 @max-[18rem]:flex @max-[18rem]:flex-col">
      <span className="col-start-2 row-start-1 flex flex-col items-center bg-surface font-display tabular-nums">
        <span className="font-semibold">{minuteFormatted || '–'}</span>
        {score && (
          <span className="whitespace-nowrap rounded-badge bg-tint px-1.5 font-semibold text-sm">
            {`${score.home} - ${score.away}`}
          </span>
        )}
      </span>
      <span className={`row-start-1 flex min-w-0 items-center gap-1 ${place}`}>
        <EventMark eventType={eventType} />
        <span className="min-w-0">
          <span className={`block leading-tight max-sm:text-sm ${isGoalType(eventType) ? 'font-semibold' : ''}`}>
            {playerDisplayName ? <span className="sr-only">{eventLabel(eventType)}: </span> : eventLabel('goal')}
            {playerDisplayName}
            {eventType === 'owngoal' && <span className="whitespace-nowrap font-normal"> (e.c.)</span>}
          </span>
          <span className="block text-muted text-xs leading-tight">{teamName}</span>
          {description && <span className="block text-sm leading-tight">{description}</span>}
        </span>
      </span>
    </li>
  );
}
