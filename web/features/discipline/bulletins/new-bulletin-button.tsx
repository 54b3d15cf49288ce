/** Begins the next bulletin of a tournament, which proposes by itself what it tells. */
import { useState } from 'react';
import { showSaveFailure } from '../../../lib/api/report-failure.ts';
import { saveAndRefresh } from '../../../lib/api/save-and-refresh.ts';
import { useToday } from '../../../lib/screen/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { PlusSign } from '../../../ui/plus-sign.tsx';

export function NewBulletinButton({ tournamentId }: { readonly tournamentId: number }) {
  const date = useToday();
  const [isBusy, setIsBusy] = useState(false);
  const create = async () => {
    setIsBusy(true);
    try {
      await saveAndRefresh('POST /tournaments/{id}/bulletins', 'No se pudo crear el boletín', {
        params: { id: tournamentId },
        body: { date },
      });
    } catch (error) {
      showSaveFailure(error, () => void create());
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button variant="primary" isBusy={isBusy} busyText="Creando..." onClick={() => void create()}>
      <PlusSign />
      Nuevo boletín
    </Button>
  );
}
