/** The staff of a team or of the federation: the table, and the dialogs to add, edit and delete. */

import { type ReactNode, Suspense, useState } from 'react';
import type { Staff } from '#shared/domain/schemas/staff.ts';
import { useGet } from '../../lib/api/use-get.ts';
import { errorMessageOf } from '../../lib/http/api-error.ts';
import { lazyComponent } from '../../lib/screen/lazy-component.ts';
import { usePreload } from '../../lib/screen/use-preload.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { DeleteStaffDialog } from './delete-staff-dialog.tsx';
import { StaffTable } from './staff-table.tsx';

const loadStaffFormModule = () => import('./staff-form.tsx');
const StaffForm = lazyComponent(loadStaffFormModule, 'StaffForm');

interface StaffPanelProps {
  /** Id of the team; 0 for the federation's own staff. */
  readonly teamId: number;
  readonly caption: string;
  readonly emptyText: string;
  /** Text shown above the table. */
  readonly intro?: ReactNode;
  readonly mayManage: boolean;
  /** Renders the dialog for a pasted list; undefined where lists are not taken. */
  readonly renderPasteDialog?: (onClose: () => void) => ReactNode;
}

type StaffDialogState =
  | { readonly does: 'create' | 'paste' }
  | { readonly does: 'edit' | 'delete'; readonly person: Staff };

export function StaffPanel({ teamId, caption, emptyText, intro, mayManage, renderPasteDialog }: StaffPanelProps) {
  usePreload(loadStaffFormModule, mayManage);
  const [dialog, setDialog] = useState<StaffDialogState | null>(null);
  const { data: staff, error, retry } = useGet('GET /teamstaff/team/{teamId}', { params: { teamId } });
  const close = () => setDialog(null);
  const adding = mayManage && (
    <div className="flex flex-wrap gap-2">
      {renderPasteDialog && <Button onClick={() => setDialog({ does: 'paste' })}>Pegar una lista</Button>}
      <Button variant="primary" icon="plus" onClick={() => setDialog({ does: 'create' })}>
        Agregar Personal
      </Button>
    </div>
  );

  return (
    <div className="flex flex-col gap-3">
      {!staff && error ? (
        <ErrorCard title="No se pudo cargar el personal" detail={errorMessageOf(error)} onRetry={retry} />
      ) : !staff ? (
        <SkeletonList count={3} className="h-14" />
      ) : staff.length === 0 ? (
        <EmptyState icon="users" title={emptyText} action={adding} />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <div className="min-w-40 flex-1 text-muted">{intro}</div>
            {adding}
          </div>
          <StaffTable
            staff={staff}
            caption={caption}
            onEdit={mayManage ? (person) => setDialog({ does: 'edit', person }) : undefined}
            onDelete={mayManage ? (person) => setDialog({ does: 'delete', person }) : undefined}
          />
        </>
      )}
      <Suspense>
        {dialog?.does === 'paste' && renderPasteDialog?.(close)}
        {(dialog?.does === 'create' || dialog?.does === 'edit') && (
          <StaffForm person={dialog.does === 'edit' ? dialog.person : null} teamId={teamId} onClose={close} />
        )}
      </Suspense>
      {dialog?.does === 'delete' && <DeleteStaffDialog person={dialog.person} onClose={close} />}
    </div>
  );
}
