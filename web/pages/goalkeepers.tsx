/**
 * The ranking of goalkeepers by goals conceded, in one tournament or in all. Coaches see only their own team, except at
 * the public address.
 */

import { paths } from '#shared/pages/paths.ts';
import { RankingScreen } from '../features/rankings/ranking-screen.tsx';
import { useRankingScope } from '../features/rankings/use-ranking-scope.ts';
import { readAllPagesOfRoute } from '../lib/api/read-pages.ts';
import { usePagedList } from '../lib/api/use-paged-list.ts';
import { lazyComponent } from '../lib/screen/lazy-component.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { GoalkeepersExplanation } from '../public/rankings/goalkeepers-explanation.tsx';
import { GoalkeepersTable } from '../public/rankings/goalkeepers-table.tsx';
import { rankingRowLimits } from '../screens/list-limits.ts';
import type { PageProps } from '../screens/screen.ts';

const CsvButton = lazyComponent(() => import('../features/exports/csv-button.tsx'), 'CsvButton');

export function GoalkeepersPage({ title: screenTitle, isPublic }: PageProps) {
  const scope = useRankingScope(isPublic);
  const list = usePagedList('GET /statistics/formatted/goalkeepers', {
    query: { ...scope.query, limit: rankingRowLimits.goalkeepers },
  });
  const title = scope.onlyTeam ? `Arqueros - ${scope.onlyTeam.name}` : screenTitle;
  usePageTitle(title);
  return (
    <RankingScreen
      title={title}
      scope={scope}
      list={list}
      failureText="Error al cargar las estadísticas de arqueros"
      emptyText="Sin estadísticas de arqueros"
      icon="shield"
      everybodyHref={paths.publicGoalkeepers.getHref(scope.query.tournamentId)}
      outlineClass="h-14"
      explanation={<GoalkeepersExplanation />}
      download={
        <CsvButton
          name={title}
          load={async (tables) =>
            tables.goalkeepers(
              await readAllPagesOfRoute('GET /statistics/formatted/goalkeepers', { query: scope.query }),
            )
          }
        />
      }
    >
      {(rows) => <GoalkeepersTable caption={title} rows={rows} ownTeamId={scope.onlyTeam ? null : scope.ownTeamId} />}
    </RankingScreen>
  );
}
