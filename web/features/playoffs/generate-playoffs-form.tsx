/**
 * Dialog that generates the playoffs of a tournament. Loaded lazily, because it bundles the schemas of the API
 * contract.
 */

import { useGet } from '../../lib/api/use-get.ts';
import { errorMessageOf } from '../../lib/http/api-error.ts';
import { useSettings } from '../../lib/screen/use-settings.ts';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Modal } from '../../ui/modal.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import type { GeneratePlayoffsFormProps } from './generate-playoffs-form-props.ts';
import { LoadedPlayoffsForm } from './loaded-playoffs-form.tsx';

/** Shows the form only after canchas, matches and settings are loaded, because its initial values come from them. */
export function GeneratePlayoffsForm(props: GeneratePlayoffsFormProps) {
  const canchas = useGet('GET /canchas', {});
  const matches = useGet(
    'GET /matches/formatted/tournament/{id}',
    { params: { id: props.tournament.id } },
    { isLive: true },
  );
  const { settings } = useSettings();
  if (canchas.data && matches.data && settings) {
    return <LoadedPlayoffsForm {...props} canchas={canchas.data} matches={matches.data} settings={settings} />;
  }
  const error = (!canchas.data && canchas.error) || (!matches.data && matches.error);
  const retry = () => {
    if (!canchas.data) canchas.retry();
    if (!matches.data) matches.retry();
  };
  const itemName = canchas.data ? 'No se pudieron cargar los partidos' : 'No se pudieron cargar las canchas';
  return (
    <Modal title="Generar Playoffs" onClose={props.onClose}>
      {error ? (
        <ErrorCard title={itemName} detail={errorMessageOf(error)} onRetry={retry} />
      ) : (
        <SkeletonList count={5} className="h-20" />
      )}
    </Modal>
  );
}
