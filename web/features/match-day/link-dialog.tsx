/** Dialog for the link to a match's sheet: makes it, shares it, and revokes it. */
import { useRef, useState } from 'react';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { SheetLink } from '#shared/domain/schemas/sheet-overview.ts';
import { hasLinkEnded } from '#shared/domain/sheet/link-end.ts';
import { showSaveFailure } from '../../lib/api/report-failure.ts';
import { saveAndRefresh } from '../../lib/api/save-and-refresh.ts';
import { useLocalMinute } from '../../lib/screen/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { dismissToast, showToast } from '../../ui/toasts.ts';
import { ExpiryText } from './expiry-text.tsx';
import { ShareLink } from './share-link.tsx';

interface LinkDialogProps {
  readonly match: FormattedMatch;
  /** The link that the match has now; its token cannot be read again. */
  readonly link: SheetLink | null;
  readonly onClose: () => void;
}

export function LinkDialog({ match, link, onClose }: LinkDialogProps) {
  const [made, setMade] = useState<{ readonly url: string; readonly expiresAt: string } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const now = useLocalMinute();
  const params = { id: match.id };

  const failureToastId = useRef(0);
  const run = async (save: () => Promise<void>) => {
    setIsBusy(true);
    dismissToast(failureToastId.current);
    try {
      await save();
    } catch (error) {
      failureToastId.current = showSaveFailure(error, () => void run(save));
    }
    setIsBusy(false);
  };
  const create = () =>
    run(async () => {
      const answer = await saveAndRefresh('POST /matches/{id}/sheet/link', 'No se pudo crear el enlace', { params });
      setMade({ url: `${location.origin}${answer.path}`, expiresAt: answer.expiresAt });
    });
  const revoke = () =>
    run(async () => {
      await saveAndRefresh('DELETE /matches/{id}/sheet/link', 'No se pudo anular el enlace', { params });
      showToast('Enlace anulado');
      onClose();
    });

  const isTooLate = hasLinkEnded(match, now);
  return (
    <Modal
      title="Enlace para la planilla"
      shape="dialog"
      onClose={onClose}
      footer={
        <>
          {(link || made) && (
            <Button variant="quiet-danger" isBusy={isBusy} onClick={() => void revoke()}>
              Anular enlace
            </Button>
          )}
          {made ? (
            <Button variant="primary" onClick={onClose}>
              Listo
            </Button>
          ) : (
            <Button variant="primary" isBusy={isBusy} disabled={isTooLate} onClick={() => void create()}>
              {link ? 'Crear otro enlace' : 'Crear enlace'}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>
          Quien lo tenga carga la planilla de este partido desde su teléfono, sin cuenta. No puede ver ni cambiar nada
          más.
        </p>
        {made ? (
          <ShareLink match={match} {...made} />
        ) : isTooLate ? (
          <Notice icon="warning">
            Un enlace sirve hasta el mediodía del día siguiente al partido, y ya pasó. Lo que un teléfono no llegó a
            enviar se envía con un usuario: en ese teléfono inicia sesión un administrador o un Planillero del partido.
          </Notice>
        ) : (
          link && (
            <Notice>
              Ya hay un enlace, que sirve <ExpiryText at={link.expiresAt} />. No se puede volver a mostrar: si hace
              falta, creá otro, y el anterior deja de servir.
            </Notice>
          )
        )}
      </div>
    </Modal>
  );
}
