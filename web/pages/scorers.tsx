/**
 * The ranking of scorers in one tournament or in all. Coaches see only their own team, except at the public address.
 */

import { paths } from '#shared/pages/paths.ts';
import { RankingScreen } from '../features/rankings/ranking-screen.tsx';
import { useRankingScope } from '../features/rankings/use-ranking-scope.ts';
import { readAllPagesOfRoute } from '../lib/api/read-pages.ts';
import { usePagedList } from '../lib/api/use-paged-list.ts';
import { lazyComponent } from '../lib/screen/lazy-component.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { ScorersExplanation } from '../public/rankings/scorers-explanation.tsx';
import { ScorersTable } from '../public/rankings/scorers-table.tsx';
import { rankingRowLimits } from '../screens/list-limits.ts';
import type { PageProps } from '../screens/screen.ts';

const CsvButton = lazyComponent(() => import('../features/exports/csv-button.tsx'), 'CsvButton');

export function ScorersPage({ title: screenTitle, isPublic }: PageProps) {
  const scope = useRankingScope(isPublic);
  const list = usePagedList('GET /statistics/formatted/top-scorers', {
    query: { ...scope.query, limit: rankingRowLimits.scorers },
  });
  const title = scope.onlyTeam ? `Goleadores - ${scope.onlyTeam.name}` : screenTitle;
  usePageTitle(title);
  return (
    <RankingScreen
      title={title}
      scope={scope}
      list={list}
      failureText="Error al cargar los goleadores"
      emptyText="Sin goles registrados"
      icon="ball"
      everybodyHref={paths.publicScorers.getHref(scope.query.tournamentId)}
      outlineClass="h-14"
      explanation={<ScorersExplanation />}
      download={
        <CsvButton
          name={title}
          load={async (tables) =>
            tables.scorers(await readAllPagesOfRoute('GET /statistics/formatted/top-scorers', { query: scope.query }))
          }
        />
      }
    >
      {(rows) => <ScorersTable caption={title} rows={rows} ownTeamId={scope.onlyTeam ? null : scope.ownTeamId} />}
    </RankingScreen>
  );
}
