/** Dialog that lists the groups (zonas) of a tournament, with buttons to create, edit and delete them. */
import { useState } from 'react';
import type { Group } from '#shared/domain/schemas/group.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { joinNames } from '#shared/spanish/numbers.ts';
import { compareText } from '#shared/spanish/order.ts';
import { useGet } from '../../../lib/api/use-get.ts';
import { errorMessageOf } from '../../../lib/http/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { SkeletonList } from '../../../ui/skeleton.tsx';
import { useTeamNames } from '../use-team-names.ts';
import { DeleteGroupDialog } from './delete-group-dialog.tsx';
import { GroupForm } from './group-form.tsx';

interface GroupsDialogProps {
  readonly tournament: Tournament;
  readonly onClose: () => void;
}

type GroupDialogState = { readonly does: 'create' } | { readonly does: 'edit' | 'delete'; readonly group: Group };

export function GroupsDialog({ tournament, onClose }: GroupsDialogProps) {
  const { data: groups, error, retry } = useGet('GET /groups/tournament/{id}', { params: { id: tournament.id } });
  const { teams, nameOf } = useTeamNames();
  const [task, setTask] = useState<GroupDialogState | null>(null);
  const close = () => setTask(null);

  return (
    <>
      <Modal
        title="Zonas"
        onClose={onClose}
        footer={
          groups && (
            <Button variant="primary" icon="plus" onClick={() => setTask({ does: 'create' })}>
              Nueva zona
            </Button>
          )
        }
      >
        {!groups ? (
          error ? (
            <ErrorCard title="No se pudieron cargar las zonas" detail={errorMessageOf(error)} onRetry={retry} />
          ) : (
            <SkeletonList count={2} className="h-20" />
          )
        ) : groups.length === 0 ? (
          <EmptyState
            icon="table"
            title="El torneo no tiene zonas"
            detail="Con zonas, cada una tiene su tabla además de la general."
          />
        ) : (
          <ul className="divide-y divide-line rounded-card border border-line">
            {groups.map((group) => (
              <li key={group.id} className="flex items-center gap-2 py-2 pr-1 pl-3">
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{group.name}</span>
                  <span className="block text-muted text-sm">
                    {joinNames(group.teamIds.map(nameOf).sort(compareText)) || 'Sin equipos'}
                  </span>
                </span>
                <IconButton
                  icon="edit"
                  label={`Editar ${group.name}`}
                  onClick={() => setTask({ does: 'edit', group })}
                />
                <IconButton
                  icon="trash"
                  label={`Eliminar ${group.name}`}
                  onClick={() => setTask({ does: 'delete', group })}
                />
              </li>
            ))}
          </ul>
        )}
      </Modal>
      {(task?.does === 'create' || task?.does === 'edit') && (
        <GroupForm
          group={task.does === 'edit' ? task.group : null}
          groups={groups ?? []}
          tournament={tournament}
          teams={teams}
          onClose={close}
        />
      )}
      {task?.does === 'delete' && <DeleteGroupDialog group={task.group} onClose={close} />}
    </>
  );
}
