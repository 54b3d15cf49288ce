/** Selects the type of an event: goal, own goal, or a card. */
import { isGoalType } from '#shared/domain/matches/goal-types.ts';
import type { EventType } from '#shared/domain/schemas/match-event.ts';
import { EventMark } from '../../../views/match/event-mark.tsx';
import { eventOptionClass } from './choice-class.ts';

interface EventTypeChoiceProps {
  /** False for a walkover, which has no goals. */
  readonly hasGoals: boolean;
  readonly chosen: EventType | null;
  readonly onChoose: (eventType: EventType) => void;
}

/** Button texts of the event types: the visible part, and a prefix only for screen readers. */
const eventTypeLabels: Record<EventType, readonly [seen: string, heard: string]> = {
  goal: ['Gol', ''],
  owngoal: ['En contra', 'Gol '],
  bluecard: ['Azul', 'Tarjeta '],
  yellowcard: ['Amarilla', 'Tarjeta '],
  redcard: ['Roja', 'Tarjeta '],
};
const eventTypes = Object.keys(eventTypeLabels) as EventType[];

export function EventTypeChoice({ hasGoals, chosen, onChoose }: EventTypeChoiceProps) {
  return (
    <fieldset>
      <legend className="sr-only">Qué pasó</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-1 sm:gap-2">
        {eventTypes
          .filter((type) => hasGoals || !isGoalType(type))
          .map((type) => (
            <button
              key={type}
              type="button"
              aria-pressed={chosen === type}
              onClick={() => onChoose(type)}
              className={`min-h-16 flex-col gap-1 text-xs leading-tight tracking-tight ${eventOptionClass}`}
            >
              <EventMark eventType={type} />
              <span>
                {eventTypeLabels[type][1] && <span className="sr-only">{eventTypeLabels[type][1]}</span>}
                {eventTypeLabels[type][0]}
              </span>
            </button>
          ))}
      </div>
    </fieldset>
  );
}
