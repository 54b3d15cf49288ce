/** Makes the playoffs of a tournament, in a dialog. Loaded lazily: it carries the contract's schema. */
import { messageOf } from '../../lib/http/api-error.ts';
import { useCanchas } from '../../lib/use-canchas.ts';
import { useSettings } from '../../lib/use-settings.ts';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Modal } from '../../ui/modal.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import type { GeneratePlayoffsFormProps } from './generate-playoffs-form-props.ts';
import { LoadedPlayoffsForm } from './loaded-playoffs-form.tsx';

/** The form opens once its choices are there: they are what it starts with. */
export function GeneratePlayoffsForm(props: GeneratePlayoffsFormProps) {
  const { data: canchas, error, retry } = useCanchas();
  const { settings } = useSettings();
  if (canchas && settings) return <LoadedPlayoffsForm {...props} canchas={canchas} settings={settings} />;
  return (
    <Modal title="Generar Playoffs" onClose={props.onClose}>
      {error && !canchas ? (
        <ErrorCard title="No se pudieron cargar las canchas" detail={messageOf(error)} onRetry={retry} />
      ) : (
        <SkeletonList count={5} className="h-20" />
      )}
    </Modal>
  );
}
