/** Dialog that creates or edits a match. Loaded lazily, because it bundles the schemas of the API contract. */

import { useGet } from '../../../lib/api/use-get.ts';
import { errorMessageOf } from '../../../lib/http/api-error.ts';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { SkeletonList } from '../../../ui/skeleton.tsx';
import { LoadedMatchForm, type MatchFormProps, matchFormTitle } from './loaded-match-form.tsx';

/** Shows the form only after its options are loaded: a select without its stored option would show a wrong one. */
export function MatchForm(props: MatchFormProps) {
  const teams = useGet('GET /teams', {});
  const canchas = useGet('GET /canchas', {});
  const staff = useGet('GET /teamstaff', {});
  if (teams.data && canchas.data && staff.data) {
    return <LoadedMatchForm {...props} teams={teams.data} canchas={canchas.data} staff={staff.data} />;
  }

  const all = [teams, canchas, staff];
  const error = all.find((loaded) => !loaded.data && loaded.error)?.error;
  const retry = () => {
    for (const loaded of all) if (!loaded.data) loaded.retry();
  };
  return (
    <Modal title={matchFormTitle(props.match)} onClose={props.onClose}>
      {error ? (
        <ErrorCard
          title="No se pudieron cargar los equipos, las canchas y los árbitros"
          detail={errorMessageOf(error)}
          onRetry={retry}
        />
      ) : (
        <SkeletonList count={6} className="h-16" />
      )}
    </Modal>
  );
}
