/** Button for admins that computes the standings of a tournament again from its matches. */
import { useRef, useState } from 'react';
import { showSaveFailure } from '../../lib/api/report-failure.ts';
import { saveAndRefresh } from '../../lib/api/save-and-refresh.ts';
import { Button } from '../../ui/button.tsx';
import { dismissToast, showToast } from '../../ui/toasts.ts';

/** Messages for the three ways the request can fail: server error, no connection, refusal with its reason. */
const recalculationFailureTexts = {
  failed: 'Error: No se pudo recalcular la tabla',
  unreachable: 'Error al recalcular la tabla de posiciones',
  refused: (why: string) => `Error: ${why}`,
};

export function RecalculateButton({ tournamentId }: { readonly tournamentId: number }) {
  const [isBusy, setIsBusy] = useState(false);
  const lastFailure = useRef(0);

  const recalculate = async () => {
    setIsBusy(true);
    dismissToast(lastFailure.current);
    try {
      await saveAndRefresh('POST /standings/tournament/{id}/recalculate', recalculationFailureTexts, {
        params: { id: tournamentId },
      });
      showToast('¡Tabla de posiciones recalculada exitosamente!');
    } catch (error) {
      lastFailure.current = showSaveFailure(error, () => void recalculate());
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Button className="flex-wrap" icon="refresh" isBusy={isBusy} busyText="Recalculando..." onClick={recalculate}>
      Recalcular Tabla
    </Button>
  );
}
