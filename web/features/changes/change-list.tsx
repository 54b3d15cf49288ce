/**
 * The changes of a tournament or a match by day, with who made them and when; the last ones can be undone, and a bulk
 * change all at once.
 */
import { useState } from 'react';
import type { Change, ChangeGroup } from '#shared/domain/schemas/change.ts';
import { formatRelativeDate } from '#shared/text/dates.ts';
import type { PagedList } from '../../lib/api/use-paged-list.ts';
import { errorMessageOf } from '../../lib/http/api-error.ts';
import { UndoGroupDialog } from '../../lib/jobs/undo-group-dialog.tsx';
import { MoreRowsButton } from '../../lib/screen/more-rows.tsx';
import { useSettings } from '../../lib/screen/use-settings.ts';
import { useToday } from '../../lib/screen/use-today.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { GroupRow, SaveRow } from './change-rows.tsx';
import { groupChanges } from './group-changes.ts';
import { RestoreMatchDialog } from './restore-match-dialog.tsx';
import { UndoChangeDialog } from './undo-change-dialog.tsx';

/** How many changes are requested at once. */
export const changesOfPage = 50;

const failureText = 'No se pudieron cargar los cambios';

interface ChangeListProps {
  readonly list: PagedList<Change>;
  /** The tournament's bulk changes; none where its changes are told one by one. */
  readonly groups?: readonly ChangeGroup[] | undefined;
  readonly tournamentId: number;
  /** Whether some of the changes are left out by what was chosen. */
  readonly isFiltered?: boolean;
}

export function ChangeList({ list, groups = [], tournamentId, isFiltered = false }: ChangeListProps) {
  const { timeZone } = useSettings();
  const today = useToday();
  const [undoing, setUndoing] = useState<Change | null>(null);
  const [undoingGroup, setUndoingGroup] = useState<ChangeGroup | null>(null);
  const { rows, error, retry } = list;
  if (!rows) {
    if (error) return <ErrorCard title={failureText} detail={errorMessageOf(error)} onRetry={retry} />;
    return <SkeletonList count={6} className="h-11" />;
  }
  if (rows.length === 0 && isFiltered) return <EmptyState icon="clock" title="Ningún cambio con esos filtros" />;
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
      {undoing?.canRestore && <RestoreMatchDialog change={undoing} onClose={() => setUndoing(null)} />}
      {undoing?.canUndo && (
        <UndoChangeDialog change={undoing} tournamentId={tournamentId} onClose={() => setUndoing(null)} />
      )}
      {undoingGroup && (
        <UndoGroupDialog group={undoingGroup} tournamentId={tournamentId} onClose={() => setUndoingGroup(null)} />
      )}
    </div>
  );
}
