/** The match under the pointer while it is dragged, with what dropping it there would mean. */
import { useDndContext } from '@dnd-kit/core';
import type { PlannedFixtureMatch } from '#shared/domain/schemas/fixture.ts';
import { assessSlot, type EditedPlan, slotStateText } from './assess-move.ts';
import { slotOfCellId } from './cell-ids.ts';
import type { MatchPlace } from './edit-plan.ts';

interface DraggedMatchProps {
  readonly plan: EditedPlan;
  readonly place: MatchPlace;
  readonly match: PlannedFixtureMatch;
}

export function DraggedMatch({ plan, place, match }: DraggedMatchProps) {
  const { over } = useDndContext();
  return (
    <div className="flex flex-col gap-0.5 rounded-control border-2 border-accent bg-surface px-3 py-2 shadow-raised">
      <span className="font-medium leading-tight">
        {plan.nameOfTeam(match.homeTeamId)} <span className="text-muted">-</span> {plan.nameOfTeam(match.awayTeamId)}
      </span>
      <span className="min-h-5 text-sm">
        {over ? slotStateText(assessSlot(plan, place, slotOfCellId(over.id))) : 'Soltalo en un turno'}
      </span>
    </div>
  );
}
