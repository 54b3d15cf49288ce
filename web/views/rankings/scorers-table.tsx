/** Ranking of scorers by goals. */
import type { FormattedScorer } from '#shared/domain/schemas/statistics.ts';
import { PlayerTable, type RankingNumberColumn } from './player-table.tsx';

const scorerColumns: readonly RankingNumberColumn<FormattedScorer>[] = [
  { title: 'Goles', read: (row) => row.goalsFormatted, isMain: true },
];

interface ScorersTableProps {
  readonly caption: string;
  readonly rows: readonly FormattedScorer[];
  readonly ownTeamId: number | null;
  /** True where all are of one team, which its page need not repeat. */
  readonly isOfOneTeam?: boolean;
}

export function ScorersTable(props: ScorersTableProps) {
  return <PlayerTable {...props} playerTitle="Jugador" columns={scorerColumns} />;
}
