/**
 * A round of the plan as a timetable: a row per hour, a column per cancha. A match is moved by dragging it, or by choosing
 * it and then a slot, with a finger or with the keyboard.
 */
import {
  DndContext,
  DragOverlay,
  MeasuringStrategy,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useState } from 'react';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { Button } from '../../../ui/button.tsx';
import { assessSlot, type EditedPlan } from './assess-move.ts';
import { placeOfCellId, slotOfCellId } from './cell-ids.ts';
import { DraggedMatch } from './dragged-match.tsx';
import { type MatchPlace, matchAtPlace, placeOfSlot } from './edit-plan.ts';
import { LooseMatches } from './loose-matches.tsx';
import { moveFocusByArrow } from './move-focus-by-arrow.ts';
import { type Slot, slotOfMatch, slotsOfRound, slotsUpToLastUsed } from './planned-slots.ts';
import { TimetableDay } from './timetable-day.tsx';

interface RoundGridProps {
  readonly plan: EditedPlan;
  /** Index of the round in the plan. */
  readonly round: number;
  /** Days to show besides those of the round, `YYYY-MM-DD`. */
  readonly otherDates: readonly string[];
  readonly chosen: MatchPlace | null;
  readonly nameOfCancha: (id: number) => string;
  readonly onChoose: (place: MatchPlace | null) => void;
  readonly onMove: (place: MatchPlace, slot: Slot) => void;
}

const silentDrag = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

const dragThresholdPx = 8;
const longPress = { delay: 200, tolerance: dragThresholdPx };

export function RoundGrid({ plan, round, otherDates, chosen, nameOfCancha, onChoose, onMove }: RoundGridProps) {
  const [dragged, setDragged] = useState<MatchPlace | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: dragThresholdPx } }),
    useSensor(TouchSensor, { activationConstraint: longPress }),
  );
  const planned = plan.rounds[round];
  if (!planned) return null;
  const moving = dragged ?? chosen;
  const all = slotsOfRound(plan.options, plan.matchMinutes, planned, otherDates);
  const loose = planned.matches.flatMap(({ canchaId }, index) => (canchaId === 0 ? [{ round, index }] : []));
  const slots = showsAll ? all : slotsUpToLastUsed(all, planned.matches.map(slotOfMatch), otherDates);

  const put = (place: MatchPlace, slot: Slot) => {
    const { kind } = assessSlot(plan, place, slot);
    if (kind === 'own') onChoose(null);
    else if (kind !== 'taken') onMove(place, slot);
  };
  const press = (slot: Slot) => {
    if (chosen) put(chosen, slot);
    else onChoose(placeOfSlot(plan.rounds, slot) ?? null);
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      accessibility={{ announcements: silentDrag, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => {
        onChoose(null);
        setDragged(placeOfCellId(plan.rounds, active.id));
      }}
      onDragCancel={() => setDragged(null)}
      onDragEnd={({ over }) => {
        setDragged(null);
        if (dragged && over) put(dragged, slotOfCellId(over.id));
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles the arrow keys for the buttons inside it */}
      <div className="flex flex-col gap-3" onKeyDown={moveFocusByArrow}>
        {loose.length > 0 && (
          <LooseMatches plan={plan} places={loose} moving={moving} isDragging={dragged !== null} onChoose={onChoose} />
        )}
        {[...Map.groupBy(slots, ({ date }) => date)].map(([date, ofDay]) => (
          <TimetableDay
            key={date}
            date={date}
            slots={ofDay}
            plan={plan}
            moving={moving}
            isDragging={dragged !== null}
            nameOfCancha={nameOfCancha}
            onPress={press}
          />
        ))}
      </div>
      {slots.length < all.length && (
        <Button variant="quiet" size="compact" className="self-start" onClick={() => setShowsAll(true)}>
          {`Ver ${formatPlural(all.length - slots.length, 'turno')} más`}
        </Button>
      )}
      {planned.free.length > 0 && (
        <p className="text-muted text-sm">{`Libre: ${planned.free.map(plan.nameOfTeam).join(', ')}`}</p>
      )}
      <DragOverlay dropAnimation={null}>
        {dragged && <DraggedMatch plan={plan} place={dragged} match={matchAtPlace(plan.rounds, dragged)} />}
      </DragOverlay>
    </DndContext>
  );
}
