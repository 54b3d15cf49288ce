/** Ranking of goalkeepers by goals conceded per match. */
import type { FormattedGoalkeeper } from '#shared/domain/schemas/statistics.ts';
import { PlayerTable, type RankingNumberColumn } from './player-table.tsx';

const goalkeeperColumns: readonly RankingNumberColumn<FormattedGoalkeeper>[] = [
  { title: 'Partidos', shortTitle: 'PJ', read: (row) => row.matchesPlayed },
  { title: 'Goles Recibidos', shortTitle: 'GR', read: (row) => row.goalsConceded },
  { title: 'Promedio', shortTitle: 'Prom.', read: (row) => row.averageGoalsConcededFormatted, isMain: true },
];

interface GoalkeepersTableProps {
  readonly caption: string;
  readonly rows: readonly FormattedGoalkeeper[];
  readonly ownTeamId: number | null;
}

export function GoalkeepersTable(props: GoalkeepersTableProps) {
  return <PlayerTable {...props} playerTitle="Arquero" columns={goalkeeperColumns} />;
}
