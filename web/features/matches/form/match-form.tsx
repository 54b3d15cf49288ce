/** Creates or edits a match, in a dialog. Loaded lazily: it carries the contract's schema. */

import { useGet } from '../../../lib/api/use-get.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { SkeletonList } from '../../../ui/skeleton.tsx';
import { formTitle, LoadedMatchForm, type MatchFormProps } from './loaded-match-form.tsx';

/** The form opens once its choices are there: a list without its chosen entry would show another one. */
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
    <Modal title={formTitle(props.match)} onClose={props.onClose}>
      {error ? (
        <ErrorCard
          title="No se pudieron cargar los equipos, las canchas y los árbitros"
          detail={messageOf(error)}
          onRetry={retry}
        />
      ) : (
        <SkeletonList count={6} className="h-16" />
      )}
    </Modal>
  );
}
