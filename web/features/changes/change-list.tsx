/**
 * The changes of a tournament or a match by day, with who made them and when; the last ones can be undone, and a bulk
 * change all at once.
 */
import { useId, useState } from 'react';
import type { Change, ChangeGroup } from '#shared/domain/schemas/change.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { formatRelativeDate } from '#shared/text/dates.ts';
import type { PagedList } from '../../lib/api/use-paged-list.ts';
import { errorMessageOf } from '../../lib/http/api-error.ts';
import { groupSummary, UndoGroupDialog } from '../../lib/jobs/undo-group-dialog.tsx';
import { MoreRowsButton } from '../../lib/screen/more-rows.tsx';
import { useSettings } from '../../lib/screen/use-settings.ts';
import { useToday } from '../../lib/screen/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { ExpandableList } from '../../ui/expandable-list.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { ChangeSentence } from './change-sentence.tsx';
import { type ChangesOfSave, groupChanges } from './group-changes.ts';
import { UndoChangeDialog } from './undo-change-dialog.tsx';

/** How many changes are requested at once. */
export const changesOfPage = 50;

const failureText = 'No se pudieron cargar los cambios';

interface ChangeListProps {
  readonly list: PagedList<Change>;
  /** The tournament's bulk changes; none where its changes are told one by one. */
  readonly groups?: readonly ChangeGroup[] | undefined;
  readonly tournamentId: number;
}

export function ChangeList({ list, groups = [], tournamentId }: ChangeListProps) {
  const { timeZone } = useSettings();
  const today = useToday();
  const [undoing, setUndoing] = useState<Change | null>(null);
  const [undoingGroup, setUndoingGroup] = useState<ChangeGroup | null>(null);
  const { rows, error, retry } = list;
  if (!rows) {
    if (error) return <ErrorCard title={failureText} detail={errorMessageOf(error)} onRetry={retry} />;
    return <SkeletonList count={6} className="h-16" />;
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        icon="clock"
        title="Todavía no hay cambios"
        detail="Acá se ve quién cargó, corrigió o borró algo, durante un año."
      />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {groupChanges(rows, groups, timeZone).map(({ date, saves }) => (
        <section key={date} aria-label={formatRelativeDate(date, today)} className="flex flex-col gap-2">
          <h2 className="text-lg">{formatRelativeDate(date, today)}</h2>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {saves.map((save) =>
              save.group ? (
                <GroupRow
                  key={save.group.id}
                  group={save.group}
                  save={save}
                  onUndo={setUndoing}
                  onUndoGroup={setUndoingGroup}
                />
              ) : (
                <SaveRow key={save.changes[0]?.id} save={save} onUndo={setUndoing} />
              ),
            )}
          </ul>
        </section>
      ))}
      <MoreRowsButton list={list} failureText={failureText} />
      {undoing && <UndoChangeDialog change={undoing} tournamentId={tournamentId} onClose={() => setUndoing(null)} />}
      {undoingGroup && (
        <UndoGroupDialog group={undoingGroup} tournamentId={tournamentId} onClose={() => setUndoingGroup(null)} />
      )}
    </div>
  );
}

interface SaveRowProps {
  readonly save: ChangesOfSave;
  readonly onUndo: (change: Change) => void;
}

/** Changes of one save that are shown before 'VER MÁS'. */
const shownOfSave = 3;

function SaveRow({ save: { time, byName, changes }, onUndo }: SaveRowProps) {
  return (
    <li className="flex flex-col gap-1 px-4 py-3">
      <p className="text-muted text-sm">
        <span className="tabular-nums">{time}</span> · {byName}
        {changes.length > 1 && ` · ${formatPlural(changes.length, 'cambio')}`}
      </p>
      <ExpandableList items={changes} count={shownOfSave} what={`cambios de ${byName}`} className="flex flex-col gap-1">
        {(change) => <ChangeItem key={change.id} change={change} onUndo={onUndo} />}
      </ExpandableList>
    </li>
  );
}

interface GroupRowProps extends SaveRowProps {
  readonly group: ChangeGroup;
  readonly onUndoGroup: (group: ChangeGroup) => void;
}

/** A bulk change: what it was, its one undo or why there is none, and its changes once they are asked for. */
function GroupRow({ group, save: { time, byName, changes }, onUndo, onUndoGroup }: GroupRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const summary = groupSummary(group);
  const ofWhat = <span className="sr-only">{`: ${summary}`}</span>;
  return (
    <li className="flex flex-col gap-1 px-4 py-3">
      <p className="text-muted text-sm">
        <span className="tabular-nums">{time}</span> · {byName}
      </p>
      <p className="break-words font-semibold">{summary}</p>
      {group.obstacle !== null && <p className="text-muted text-sm">{group.obstacle}</p>}
      <div className="-mx-3 flex items-center justify-between">
        <Button
          variant="quiet"
          size="compact"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Ver menos' : 'Ver uno por uno'}
          {ofWhat}
        </Button>
        {group.canUndo && (
          <Button variant="quiet" size="compact" icon="undo" onClick={() => onUndoGroup(group)}>
            Deshacer todo
            {ofWhat}
          </Button>
        )}
      </div>
      <ul id={id} className="flex flex-col gap-1">
        {isOpen && changes.map((change) => <ChangeItem key={change.id} change={change} onUndo={onUndo} />)}
      </ul>
    </li>
  );
}

function ChangeItem({ change, onUndo }: { readonly change: Change; readonly onUndo: SaveRowProps['onUndo'] }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 sm:flex-nowrap">
      <span className="min-w-0 break-words">
        <ChangeSentence text={change.text} />
      </span>
      {change.canUndo && (
        <Button variant="quiet" size="compact" icon="undo" onClick={() => onUndo(change)} className="ml-auto">
          Deshacer
          <span className="sr-only">{`: ${change.text}`}</span>
        </Button>
      )}
    </li>
  );
}
