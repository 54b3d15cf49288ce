/** One half of the screen: a tap on it is a goal of its team, a tap on a button below an own goal or a card. */
import type { EventType } from '#shared/domain/schemas/match-event.ts';
import { Crest } from '../../../views/crest.tsx';
import { SheetEventMark } from '../frame/event-mark.tsx';
import type { SheetSide } from '../sheet-sides.ts';
import { type BlueCardTimer, BlueCardTimers } from './blue-card-timers.tsx';

interface TeamHalfProps {
  readonly side: SheetSide;
  readonly timers: readonly BlueCardTimer[];
  readonly onEvent: (eventType: EventType) => void;
}

const smallButtons: readonly (readonly [EventType, seen: string, heard: string])[] = [
  ['owngoal', 'En contra', 'Gol '],
  ['bluecard', 'Azul', 'Tarjeta '],
  ['yellowcard', 'Amarilla', 'Tarjeta '],
  ['redcard', 'Roja', 'Tarjeta '],
];

export function TeamHalf({ side, timers, onEvent }: TeamHalfProps) {
  return (
    <section aria-label={side.name} className="flex min-h-0 min-w-0 flex-col gap-2">
      <BlueCardTimers timers={timers} />
      <button
        type="button"
        onClick={() => onEvent('goal')}
        className="flex min-h-14 flex-1 flex-col items-center justify-center gap-1 overflow-hidden rounded-card bg-accent px-1 text-center text-surface leading-tight [container-type:size]"
      >
        <span className="hidden [@container(min-height:9rem)]:block">
          <Crest id={side.teamId} name={side.displayName} logo={side.logo} size="lg" />
        </span>
        <span className="font-display font-semibold text-2xl">Gol</span>
        <span className="line-clamp-2 max-w-full break-words font-semibold">
          <span className="sr-only">de </span>
          {side.name}
        </span>
      </button>
      <div className="grid shrink-0 grid-cols-2 gap-2">
        {smallButtons.map(([eventType, seen, heard]) => (
          <button
            key={eventType}
            type="button"
            onClick={() => onEvent(eventType)}
            className="flex min-h-15 min-w-0 flex-col items-center justify-center gap-0.5 rounded-control border-2 border-input bg-surface px-0.5 font-semibold text-sm leading-tight hover:bg-tint"
          >
            <SheetEventMark eventType={eventType} />
            <span className="@max-[14rem]:text-xs">
              <span className="sr-only">{heard}</span>
              {seen}
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}
