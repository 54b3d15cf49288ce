/** One day of the timetable: a row per hour with a cell per cancha; on phones free slots stand two in a line. */
import { formatLongDate } from '#shared/text/dates.ts';
import { assessSlot, type EditedPlan, isTakenByOther } from './assess-move.ts';
import { cellIdOfSlot } from './cell-ids.ts';
import { type MatchPlace, matchAtPlace, placeOfSlot } from './edit-plan.ts';
import type { Slot } from './planned-slots.ts';
import { SlotCell } from './slot-cell.tsx';

interface TimetableDayProps {
  readonly date: string;
  readonly slots: readonly Slot[];
  readonly plan: EditedPlan;
  /** The chosen or dragged match. */
  readonly moving: MatchPlace | null;
  readonly isDragging: boolean;
  readonly nameOfCancha: (id: number) => string;
  readonly onPress: (slot: Slot) => void;
}

export function TimetableDay({ date, slots, plan, moving, isDragging, nameOfCancha, onPress }: TimetableDayProps) {
  const day = formatLongDate(date);
  return (
    <section className="@container flex flex-col gap-2">
      <h3 className="font-sans font-semibold text-muted text-sm first-letter:uppercase">{day}</h3>
      {[...Map.groupBy(slots, ({ time }) => time)].map(([time, ofTime]) => (
        <div key={time} className="grid gap-x-2 gap-y-1 @min-[12rem]:grid-cols-[3rem_minmax(0,1fr)]">
          <p className="@min-[12rem]:pt-4 font-display font-semibold tabular-nums">{time}</p>
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-2 sm:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]">
            {ofTime.map((slot) => {
              const place = placeOfSlot(plan.rounds, slot);
              const cancha = nameOfCancha(slot.canchaId);
              return (
                <li key={slot.canchaId} className={`min-w-0 ${place ? 'max-sm:col-span-full' : ''}`}>
                  <SlotCell
                    plan={plan}
                    id={cellIdOfSlot(slot)}
                    cancha={cancha}
                    slotName={`${day}, ${time}, ${cancha}`}
                    match={place && matchAtPlace(plan.rounds, place)}
                    state={moving && assessSlot(plan, moving, slot)}
                    isTaken={isTakenByOther(plan, slot)}
                    isDragging={isDragging}
                    onPress={() => onPress(slot)}
                  />
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </section>
  );
}
