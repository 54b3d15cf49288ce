/** The sanctions of a team and its people, for its DT and for administrators. */
import { useGet } from '../../../lib/api/use-get.ts';
import { errorMessageOf } from '../../../lib/http/api-error.ts';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { ExpandableList } from '../../../ui/expandable-list.tsx';
import { SanctionCard } from './sanction-card.tsx';

const sanctionsShown = 4;

/** Renders nothing while there are none. */
export function TeamSanctions({ teamId }: { readonly teamId: number }) {
  const { data: sanctions, error, retry } = useGet('GET /sanctions', { query: { teamId } });
  if (!sanctions && error)
    return <ErrorCard title="No se pudieron cargar las sanciones" detail={errorMessageOf(error)} onRetry={retry} />;
  if (!sanctions || sanctions.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">Sanciones</h2>
      <ExpandableList items={sanctions} count={sanctionsShown} what="sanciones" className="grid gap-3 lg:grid-cols-2">
        {(sanction) => <SanctionCard key={sanction.id} sanction={sanction} />}
      </ExpandableList>
    </section>
  );
}
