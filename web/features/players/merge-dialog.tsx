/** '¿Quién es?': the player of the squad whom a sheet had under another name; what the sheet says becomes his. */
import { useState } from 'react';
import type { PendingPlayer } from '#shared/domain/schemas/player.ts';
import { saveAndRefresh } from '../../lib/api/save-and-refresh.ts';
import { useGet } from '../../lib/api/use-get.ts';
import { useSaving } from '../../lib/api/use-saving.ts';
import { Field } from '../../ui/field.tsx';
import { FormModal } from '../../ui/form-modal.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toasts.ts';
import { removePlayerFromCache } from './players-cache.ts';
import { sortSquad } from './squad-order.ts';

interface MergeDialogProps {
  readonly player: PendingPlayer;
  readonly onClose: () => void;
}

export function MergeDialog({ player, onClose }: MergeDialogProps) {
  const { id, fullName, teamId, pendingMatchId = 0 } = player;
  const { data: squad = [] } = useGet('GET /players/team/{id}', { params: { id: teamId } });
  const [samePlayerId, setSamePlayerId] = useState(0);
  const [isMissing, setIsMissing] = useState(false);
  const { save, isSaving, failure } = useSaving();

  const merge = async () => {
    await saveAndRefresh('POST /matches/{id}/sheet/merge', 'No se pudo guardar quién es', {
      params: { id: pendingMatchId },
      body: { playerId: id, samePlayerId },
    });
    removePlayerFromCache(player);
    showToast('Jugador unido');
    onClose();
  };
  const submit = () => {
    setIsMissing(samePlayerId === 0);
    if (samePlayerId !== 0) void save(merge);
  };

  return (
    <FormModal
      title="¿Quién es?"
      submitText="Guardar"
      isSaving={isSaving}
      hasChanges={samePlayerId !== 0}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{`Los goles, las tarjetas y la presencia de ${fullName} en ese partido pasan a quien elijas.`}</p>
      <Field label="Jugador de la lista" error={isMissing ? 'Elegí quién es' : undefined} isRequired>
        <Select value={samePlayerId} onChange={({ currentTarget }) => setSamePlayerId(Number(currentTarget.value))}>
          <option value={0}>Elegí quién es</option>
          {sortSquad(squad.filter((each) => each.pendingMatchId === undefined)).map((each) => (
            <option key={each.id} value={each.id}>
              {`${each.jerseyNumber} ${each.fullName}`}
            </option>
          ))}
        </Select>
      </Field>
    </FormModal>
  );
}
