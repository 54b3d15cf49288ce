/** Ranking of scorers by goals. */
import type { FormattedScorer } from '#shared/domain/schemas/statistics.ts';
import { type FigureColumn, PlayerTable } from './player-table.tsx';

const columns: readonly FigureColumn<FormattedScorer>[] = [
  { title: 'Goles', read: (row) => row.goalsFormatted, isMain: true },
];

interface ScorersTableProps {
  readonly caption: string;
  readonly rows: readonly FormattedScorer[];
  readonly ownTeamId: number | null;
}

export function ScorersTable(props: ScorersTableProps) {
  return <PlayerTable {...props} playerTitle="Jugador" columns={columns} />;
}
