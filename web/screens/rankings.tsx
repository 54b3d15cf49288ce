/**
 * The rankings of one tournament or of all: scorers, fair play and goalkeepers. Coaches see only their own team, except at
 * the address of the published page.
 */
import type { ReactNode } from 'react';
import { paths } from '#shared/pages/paths.ts';
import type { CsvTable, csvTables } from '#shared/text/csv-tables.ts';
import { RankingScreen } from '../features/rankings/ranking-screen.tsx';
import { type RankingQuery, useRankingScope } from '../features/rankings/use-ranking-scope.ts';
import { readAllPagesOfRoute } from '../lib/api/read-pages.ts';
import { type PagedList, usePagedList } from '../lib/api/use-paged-list.ts';
import { lazyComponent } from '../lib/screen/lazy-component.ts';
import { usePageTitle } from '../lib/screen/page-title.ts';
import { fairPlay, goalkeepers, type Ranking, scorers } from '../views/rankings/rankings.tsx';
import type { ScreenProps } from './screen.ts';

const CsvButton = lazyComponent(() => import('../features/exports/csv-button.tsx'), 'CsvButton');

interface RankingScreenOptions<Row> extends Ranking<Row> {
  /** Begins the title of a single team's ranking. */
  readonly shortTitle: string;
  readonly useList: (query: RankingQuery) => PagedList<Row>;
  readonly readCsvTable: (tables: typeof csvTables, query: RankingQuery) => Promise<CsvTable>;
  /** Message when loading fails. */
  readonly failureText: string;
  /** The address of the ranking of all teams. */
  readonly everybodyHref: (tournamentId?: number) => string;
  /** CSS class for the height of a row's placeholder while the ranking loads. */
  readonly outlineClass: string;
}

function rankingScreen<Row>(ranking: RankingScreenOptions<Row>) {
  return function RankingOfScope({ title: titleOfAll }: ScreenProps): ReactNode {
    const scope = useRankingScope();
    const { onlyTeam, query } = scope;
    const list = ranking.useList(query);
    const title = onlyTeam ? `${ranking.shortTitle} - ${onlyTeam.name}` : titleOfAll;
    usePageTitle(title);
    return (
      <RankingScreen
        title={title}
        scope={scope}
        list={list}
        failureText={ranking.failureText}
        emptyText={ranking.emptyText}
        icon={ranking.icon}
        everybodyHref={ranking.everybodyHref(query.tournamentId)}
        outlineClass={ranking.outlineClass}
        explanation={ranking.explanation(scope.choice.tournament?.rules ?? null)}
        download={<CsvButton name={title} load={(tables) => ranking.readCsvTable(tables, query)} />}
      >
        {(rows) => ranking.table(rows, title, onlyTeam ? null : scope.ownTeamId)}
      </RankingScreen>
    );
  };
}

export const ScorersScreen = rankingScreen({
  ...scorers,
  shortTitle: 'Goleadores',
  useList: (query) => usePagedList('GET /statistics/formatted/top-scorers', { query: { ...query, limit: 100 } }),
  readCsvTable: async (tables, query) =>
    tables.scorers(await readAllPagesOfRoute('GET /statistics/formatted/top-scorers', { query })),
  failureText: 'Error al cargar los goleadores',
  everybodyHref: paths.publicScorers.getHref,
  outlineClass: 'h-14',
});

export const FairPlayScreen = rankingScreen({
  ...fairPlay,
  shortTitle: 'Fair Play',
  useList: (query) => usePagedList('GET /statistics/formatted/fair-play', { query: { ...query, limit: 20 } }),
  readCsvTable: async (tables, query) =>
    tables.fairPlay(await readAllPagesOfRoute('GET /statistics/formatted/fair-play', { query })),
  failureText: 'Error al cargar las estadísticas de fair play',
  everybodyHref: paths.publicFairPlay.getHref,
  outlineClass: 'h-28',
});

export const GoalkeepersScreen = rankingScreen({
  ...goalkeepers,
  shortTitle: 'Arqueros',
  useList: (query) => usePagedList('GET /statistics/formatted/goalkeepers', { query: { ...query, limit: 100 } }),
  readCsvTable: async (tables, query) =>
    tables.goalkeepers(await readAllPagesOfRoute('GET /statistics/formatted/goalkeepers', { query })),
  failureText: 'Error al cargar las estadísticas de arqueros',
  everybodyHref: paths.publicGoalkeepers.getHref,
  outlineClass: 'h-14',
});
