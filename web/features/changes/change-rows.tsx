/** The rows of the list of changes: one for each save, with what else it changed behind a button. */
import { type ReactNode, useId, useState } from 'react';
import type { Change, ChangeGroup, ChangeKind } from '#shared/domain/schemas/change.ts';
import { groupSummary } from '../../lib/jobs/undo-group-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { ChangeSentence } from './change-sentence.tsx';
import type { ChangesOfSave } from './group-changes.ts';

interface SaveRowProps {
  readonly save: ChangesOfSave;
  readonly onUndo: (change: Change) => void;
}

/**
 * What tells most of a save comes first: a bulletin more than what it decides, a deleted match more than its events, an
 * event more than the score, and a result more than several events that came with it.
 */
function tellingFirst(changes: readonly Change[]): Change[] {
  const isOfSeveralEvents = changes.filter(({ kind }) => kind === 'event').length > 1;
  const ofResult: readonly ChangeKind[] = isOfSeveralEvents ? ['result', 'event'] : ['event', 'result'];
  const kinds: readonly ChangeKind[] = ['bulletin', 'match', ...ofResult, 'schedule', 'sanction'];
  const rankOf = ({ kind }: Change) => kinds.indexOf(kind) + 1 || kinds.length + 1;
  return changes.toSorted((a, b) => rankOf(a) - rankOf(b));
}

export function SaveRow({ save: { time, changes }, onUndo }: SaveRowProps) {
  const [told, ...others] = tellingFirst(changes);
  if (!told) return null;
  return (
    <Row
      time={time}
      others={others}
      toggle={{ text: `+${others.length}`, name: ` cambios más de ${told.byName}` }}
      action={<UndoButton change={told} onUndo={onUndo} />}
      onUndo={onUndo}
    >
      <ChangeSentence text={told.text} byName={told.byName} />
    </Row>
  );
}

interface GroupRowProps extends SaveRowProps {
  readonly group: ChangeGroup;
  readonly onUndoGroup: (group: ChangeGroup) => void;
}

/** A bulk change: what it was, its one undo or why there is none, and its changes once they are asked for. */
export function GroupRow({ group, save: { time, byName, changes }, onUndo, onUndoGroup }: GroupRowProps) {
  const summary = groupSummary(group);
  return (
    <Row
      time={time}
      others={changes}
      toggle={{ text: `+${changes.length}`, name: ` uno por uno: ${summary}` }}
      action={
        group.canUndo && (
          <Button variant="quiet" size="compact" icon="undo" onClick={() => onUndoGroup(group)}>
            <span className="max-md:sr-only">Deshacer todo</span>
            <span className="sr-only">{`: ${summary}`}</span>
          </Button>
        )
      }
      onUndo={onUndo}
    >
      <span className="font-semibold">{summary}</span>
      <span className="text-muted">{` · ${byName}${group.obstacle === null ? '' : ` · ${group.obstacle}`}`}</span>
    </Row>
  );
}

interface RowProps {
  readonly time: string;
  /** Changes that are shown once they are asked for. */
  readonly others: readonly Change[];
  readonly toggle: { readonly text: string; readonly name: string };
  readonly action: ReactNode;
  readonly onUndo: SaveRowProps['onUndo'];
  readonly children: ReactNode;
}

function Row({ time, others, toggle, action, onUndo, children }: RowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <li className="px-3">
      <div className="flex min-h-11 flex-wrap items-center gap-x-2">
        <span className="text-muted text-sm tabular-nums">{time}</span>
        <span className="min-w-0 flex-[1_1_7rem] break-words py-1 leading-tight max-md:text-sm">{children}</span>
        <span className="-mr-3 ml-auto flex shrink-0 items-center">
          {others.length > 0 && (
            <Button
              variant="quiet"
              size="compact"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setIsOpen(!isOpen)}
            >
              <span>{toggle.text}</span>
              <span className="sr-only">{toggle.name}</span>
            </Button>
          )}
          {action}
        </span>
      </div>
      <ul id={id} className="pl-10 text-sm">
        {isOpen &&
          others.map((change) => (
            <li key={change.id} className="-mr-3 flex min-h-11 flex-wrap items-center justify-end gap-x-2">
              <span className="min-w-0 flex-[1_1_7rem] break-words leading-tight">
                <ChangeSentence text={change.text} byName={change.byName} />
              </span>
              <UndoButton change={change} onUndo={onUndo} />
            </li>
          ))}
      </ul>
    </li>
  );
}

function UndoButton({ change, onUndo }: { readonly change: Change; readonly onUndo: SaveRowProps['onUndo'] }) {
  if (!change.canUndo && !change.canRestore) return null;
  return (
    <Button variant="quiet" size="compact" icon="undo" onClick={() => onUndo(change)}>
      <span className={change.canUndo ? 'max-md:sr-only' : ''}>{change.canUndo ? 'Deshacer' : 'Recuperar'}</span>
      <span className="sr-only">{`: ${change.text}`}</span>
    </Button>
  );
}
