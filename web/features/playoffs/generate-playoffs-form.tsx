/**
 * Dialog that generates the playoffs of a tournament. Loaded lazily, because it bundles the schemas of the API
 * contract.
 */

import { useGet } from '../../lib/api/use-get.ts';
import { useGroupTables } from '../../lib/api/use-group-tables.ts';
import { errorMessageOf } from '../../lib/http/api-error.ts';
import { useSettings } from '../../lib/screen/use-settings.ts';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Modal } from '../../ui/modal.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import type { GeneratePlayoffsFormProps } from './generate-playoffs-form-props.ts';
import { LoadedPlayoffsForm } from './loaded-playoffs-form.tsx';

/** Shows the form only after what its initial values come from is loaded. */
export function GeneratePlayoffsForm(props: GeneratePlayoffsFormProps) {
  const ofTournament = { params: { id: props.tournament.id } };
  const canchas = useGet('GET /canchas', {});
  const matches = useGet('GET /matches/formatted/tournament/{id}', ofTournament, { isLive: true });
  const table = useGet('GET /standings/formatted/tournament/{id}', ofTournament, { isLive: true });
  const groups = useGet('GET /groups/tournament/{id}', ofTournament);
  const groupTables = useGroupTables(groups.data);
  const { settings } = useSettings();
  if (canchas.data && matches.data && table.data && groupTables.data && settings) {
    const loaded = { canchas: canchas.data, matches: matches.data, table: table.data, groups: groupTables.data };
    return <LoadedPlayoffsForm {...props} {...loaded} settings={settings} />;
  }
  const failed = [
    { title: 'No se pudieron cargar las canchas', ...canchas },
    { title: 'No se pudieron cargar los partidos', ...matches },
    { title: 'No se pudieron cargar las posiciones', ...table },
    { title: 'No se pudieron cargar las zonas', ...groups },
    { title: 'No se pudieron cargar las zonas', ...groupTables },
  ].filter(({ data, error }) => !data && error);
  const [first] = failed;
  return (
    <Modal title="Generar Playoffs" onClose={props.onClose}>
      {first ? (
        <ErrorCard
          title={first.title}
          detail={errorMessageOf(first.error)}
          onRetry={() => {
            for (const { retry } of failed) retry();
          }}
        />
      ) : (
        <SkeletonList count={5} className="h-20" />
      )}
    </Modal>
  );
}
