/** Asks once, and publishes a draft. */
import type { Bulletin } from '#shared/domain/schemas/bulletin.ts';
import { nameOfBulletin } from '#shared/pages/bulletin-text.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { formatLongDate } from '#shared/text/dates.ts';
import { showSaveFailure } from '../../../lib/api/report-failure.ts';
import { saveAndRefresh } from '../../../lib/api/save-and-refresh.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toasts.ts';

interface PublishDialogProps {
  readonly bulletin: Bulletin;
  readonly onClose: () => void;
}

export const PublishDialog = ({ bulletin, onClose }: PublishDialogProps) => (
  <ConfirmDialog
    title="Publicar boletín"
    question="¿Publicar este boletín?"
    detail={`Es del ${formatLongDate(bulletin.date)} y tiene ${formatPlural(bulletin.lines.length, 'sanción', 'sanciones')}. Una vez publicado no se cambia: se corrige con una fe de erratas.`}
    confirmText="Publicar"
    confirmVariant="primary"
    busyText="Publicando..."
    onConfirm={() => publish(bulletin.id)}
    onClose={onClose}
  />
);

async function publish(id: number): Promise<void> {
  try {
    const published = await saveAndRefresh('POST /bulletins/{id}/publish', 'No se pudo publicar el boletín', {
      params: { id },
    });
    showToast(`${nameOfBulletin(published)} publicado`);
  } catch (error) {
    showSaveFailure(error, () => void publish(id));
  }
}
