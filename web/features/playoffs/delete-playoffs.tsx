/** 'Borrar playoffs' while none of their matches was changed since they were generated; else why not. */
import { useState } from 'react';
import { useGet } from '../../lib/api/use-get.ts';
import { UndoGroupDialog } from '../../lib/jobs/undo-group-dialog.tsx';
import { Button } from '../../ui/button.tsx';

export function DeletePlayoffs({ tournamentId }: { readonly tournamentId: number }) {
  const { data: groups } = useGet('GET /tournaments/{id}/changes/groups', { params: { id: tournamentId } });
  const [isAsking, setIsAsking] = useState(false);
  // The newest first: the last time that playoffs were generated.
  const group = groups?.find(({ kind }) => kind === 'playoffs');
  if (!group) return null;
  if (!group.canUndo)
    return <p className="text-muted text-sm">{`Ya no se pueden borrar todos juntos. ${group.obstacle ?? ''}`}</p>;
  return (
    <>
      <Button icon="trash" className="self-start" onClick={() => setIsAsking(true)}>
        Borrar playoffs
      </Button>
      {isAsking && (
        <UndoGroupDialog
          group={group}
          tournamentId={tournamentId}
          title="Borrar playoffs"
          confirmText="Borrar playoffs"
          question="¿Querés borrar los playoffs?"
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
