/** One slot of the plan's editor: a match to pick up, or a place to put one down. */
import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { PlannedFixtureMatch } from '#shared/domain/schemas/fixture.ts';
import { brokenRequests, type EditedPlan, type SlotState, slotStateText } from './assess-move.ts';
import { PlannedMatchText } from './planned-match-text.tsx';

export interface SlotCellProps {
  readonly plan: EditedPlan;
  /** Unique among the slots on the screen. */
  readonly id: string;
  readonly cancha: string;
  /** Where and when, for screen readers: 'sábado 6 de marzo, 14:00, Cancha 1'. */
  readonly slotName: string;
  /** The match that is played here; undefined for a free slot. */
  readonly match: PlannedFixtureMatch | undefined;
  /** What putting the moving match here would mean; null while none is moved. */
  readonly state: SlotState | null;
  /** True while a match is dragged: the cells then keep their height, so that none moves away under the pointer. */
  readonly isDragging: boolean;
  /** True if a match that this editor does not move holds the cancha then. */
  readonly isTaken?: boolean;
  /** True for a match without a cancha, whose cell is no slot to put another match into. */
  readonly isLoose?: boolean;
  readonly onPress: () => void;
}

const freeClass = 'border-2 border-primary border-dashed';
const unwiseClass = 'border-2 border-notice-text border-dashed';
const takenClass = 'border border-line text-muted';

function classOfState(state: SlotState | null, hasMatch: boolean): string {
  if (!state) return hasMatch ? 'border border-line bg-surface' : 'border border-line border-dashed text-muted';
  if (state.kind === 'own') return 'border-2 border-accent bg-tint';
  if (state.kind === 'taken') return takenClass;
  return state.unwise ? unwiseClass : freeClass;
}

export function SlotCell(props: SlotCellProps) {
  const { plan, id, cancha, slotName, match, state, isDragging, isTaken = false, isLoose = false, onPress } = props;
  const drag = useDraggable({ id, disabled: !match });
  const drop = useDroppable({ id, disabled: isLoose });
  const text = state && slotStateText(state);
  const isTarget = drop.isOver && state?.kind !== 'own' && state?.kind !== 'taken';
  return (
    <button
      type="button"
      ref={(element) => {
        drag.setNodeRef(element);
        drop.setNodeRef(element);
      }}
      {...drag.listeners}
      data-slot
      aria-pressed={match ? state?.kind === 'own' : undefined}
      aria-disabled={state?.kind === 'taken' || undefined}
      disabled={!match && !state}
      onClick={onPress}
      className={`relative flex h-full min-h-14 w-full touch-manipulation in-[dialog]:scroll-mb-[150px] select-none flex-col justify-center gap-0.5 rounded-control px-3 py-2 text-left ${classOfState(state, match !== undefined)} ${isTarget ? 'bg-tint' : ''}`}
    >
      <span className="sr-only">{`${slotName}:`}</span>
      {match ? (
        <PlannedMatchText
          match={match}
          plan={plan}
          detail={text ?? cancha}
          isOneLine={isDragging}
          warnings={state ? [] : brokenRequests(plan, match)}
        />
      ) : (
        <>
          <span className={isDragging ? 'w-full truncate text-sm' : 'w-full text-sm'}>
            {text ?? (isTaken ? 'Ocupada por otro partido' : 'Libre')}
          </span>
          <span className="w-full truncate text-muted text-sm">{cancha}</span>
        </>
      )}
    </button>
  );
}
