/** Publishes the table again from its matches, for admins. */
import { useRef, useState } from 'react';
import { ApiError, messageOf } from '../../lib/http/api-error.ts';
import { save } from '../../lib/save.ts';
import { Button } from '../../ui/button.tsx';
import { dismissToast, showError, showToast } from '../../ui/toasts.ts';

export function RecalculateButton({ tournamentId }: { readonly tournamentId: number }) {
  const [isBusy, setIsBusy] = useState(false);
  const lastFailure = useRef(0);

  const recalculate = async () => {
    setIsBusy(true);
    dismissToast(lastFailure.current);
    try {
      await save('POST /standings/tournament/{id}/recalculate', { params: { id: tournamentId } });
      showToast('¡Tabla de posiciones recalculada exitosamente!');
    } catch (error) {
      lastFailure.current = showError(failureText(error));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Button icon="refresh" isBusy={isBusy} busyText="Recalculando..." onClick={recalculate}>
      Recalcular Tabla
    </Button>
  );
}

function failureText(error: unknown): string {
  if (!(error instanceof ApiError) || error.isConnectionFailure) return 'Error al recalcular la tabla de posiciones';
  return `Error: ${messageOf(error, 'No se pudo recalcular la tabla')}`;
}
