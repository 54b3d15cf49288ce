/** The fair play ranking of one tournament or of all. Coaches see only their own team, except at the public address. */

import { paths } from '#shared/pages/paths.ts';
import { RankingScreen } from '../features/rankings/ranking-screen.tsx';
import { useRankingScope } from '../features/rankings/use-ranking-scope.ts';
import { readAllPagesOfRoute } from '../lib/api/read-pages.ts';
import { usePagedList } from '../lib/api/use-paged-list.ts';
import { lazyComponent } from '../lib/screen/lazy-component.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { FairPlayList } from '../public/rankings/fair-play-list.tsx';
import { FairPlayPoints } from '../public/rankings/fair-play-points.tsx';
import { rankingRowLimits } from '../screens/list-limits.ts';
import type { PageProps } from '../screens/screen.ts';

const CsvButton = lazyComponent(() => import('../features/exports/csv-button.tsx'), 'CsvButton');

export function FairPlayPage({ title: screenTitle, isPublic }: PageProps) {
  const scope = useRankingScope(isPublic);
  const list = usePagedList('GET /statistics/formatted/fair-play', {
    query: { ...scope.query, limit: rankingRowLimits.fairPlay },
  });
  const title = scope.onlyTeam ? `Fair Play - ${scope.onlyTeam.name}` : screenTitle;
  usePageTitle(title);
  return (
    <RankingScreen
      title={title}
      scope={scope}
      list={list}
      failureText="Error al cargar las estadísticas de fair play"
      emptyText="Sin estadísticas de Fair Play"
      icon="whistle"
      everybodyHref={paths.publicFairPlay.getHref(scope.query.tournamentId)}
      outlineClass="h-48"
      explanation={<FairPlayPoints points={scope.choice.tournament?.rules.fairPlay ?? null} />}
      download={
        <CsvButton
          name={title}
          load={async (tables) =>
            tables.fairPlay(await readAllPagesOfRoute('GET /statistics/formatted/fair-play', { query: scope.query }))
          }
        />
      }
    >
      {(rows) => <FairPlayList rows={rows} ownTeamId={scope.onlyTeam ? null : scope.ownTeamId} />}
    </RankingScreen>
  );
}
