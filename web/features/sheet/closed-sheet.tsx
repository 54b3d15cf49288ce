/**
 * Stands in place of a sheet that cannot be kept any more, because its match is not played or both sides have confirmed it
 * on another phone: says why, and lists the operations that were not sent or not applied.
 */
import { MatchLink } from './frame/match-link.tsx';
import { QueuePanel } from './problems/queue-panel.tsx';
import { SheetProblem } from './problems/sheet-problem.tsx';
import type { SheetModel, SheetSurroundings } from './sheet-model.ts';

interface ClosedSheetProps {
  readonly title: string;
  readonly reason: string;
  readonly model: SheetModel;
  readonly surroundings: SheetSurroundings;
}

export function ClosedSheet({ title, reason, model, surroundings }: ClosedSheetProps) {
  const { sheet, sending, answered, unsentElsewhere } = model;
  const { isAdmin, hourOf, onSignIn } = surroundings;
  const isAnythingKept = sending.unsent > 0 || answered.length > 0 || unsentElsewhere.length > 0;
  return (
    <SheetProblem title={title} text={reason} action={null}>
      {isAdmin && <MatchLink matchId={sheet.match.id} />}
      {isAnythingKept && (
        <div className="w-full max-w-prose text-left">
          <QueuePanel model={model} hourOf={hourOf} onSignIn={onSignIn} onClose={null} />
        </div>
      )}
    </SheetProblem>
  );
}
