/** What can be printed of a tournament, for everybody: the whole fixture, one round, or the tables. */
import { useSearchParams } from 'react-router-dom';
import { paths } from '#shared/pages/paths.ts';
import type { PrintChoice } from '../features/printing/print-choice.tsx';
import { PrintedFixture } from '../features/printing/printed-fixture.tsx';
import { PrintedStandings } from '../features/printing/printed-standings.tsx';
import { useGet } from '../lib/api/use-get.ts';
import { errorMessageOf } from '../lib/http/api-error.ts';
import { parseId } from '../lib/id-in.ts';
import { recallTournamentId } from '../lib/remembered-tournament.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { SkeletonList } from '../ui/skeleton.tsx';
import type { ScreenProps } from './screen.ts';

export function PrintTournamentScreen({ title }: ScreenProps) {
  const all = useGet('GET /tournaments', {});
  const { data: tournaments, error, retry } = all;
  const [search, setSearch] = useSearchParams();
  const id = parseId(search.get('tournament')) ?? recallTournamentId() ?? tournaments?.[0]?.id;
  const tournament = tournaments?.find((each) => each.id === id);
  const isTable = search.get('hoja') === 'tabla';
  usePageTitle(title, paths.fixture.getHref(id));
  const choose = (printed: PrintChoice) =>
    setSearch({ ...(id && { tournament: String(id) }), ...searchOfChoice(printed) }, { replace: true });
  return (
    <div className="flex flex-col gap-4">
      <h1 className="text-2xl max-md:sr-only print:hidden">{title}</h1>
      {!tournaments && error ? (
        <ErrorCard title="No se pudo preparar la hoja" detail={errorMessageOf(error)} onRetry={retry} />
      ) : tournaments && !tournament ? (
        <EmptyState icon="trophy" title="Torneo no encontrado" />
      ) : id !== undefined && !isTable ? (
        <PrintedFixture
          id={id}
          tournament={{ ...all, data: tournament }}
          round={search.get('round')}
          onChoose={choose}
        />
      ) : tournament ? (
        <PrintedStandings tournament={tournament} onChoose={choose} />
      ) : (
        <SkeletonList count={5} className="h-20" />
      )}
    </div>
  );
}

function searchOfChoice(printed: PrintChoice): Record<string, string> {
  if (printed === 'tabla') return { hoja: printed };
  return printed === 'fixture' ? {} : { round: printed };
}
