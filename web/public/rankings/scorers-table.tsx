/** Ranking of scorers by goals. */
import type { FormattedScorer } from '#shared/domain/schemas/statistics.ts';
import { type NumberColumn, PlayerTable } from './player-table.tsx';

const scorerColumns: readonly NumberColumn<FormattedScorer>[] = [
  { title: 'Goles', read: (row) => row.goalsFormatted, isMain: true },
];

interface ScorersTableProps {
  readonly caption: string;
  readonly rows: readonly FormattedScorer[];
  readonly ownTeamId: number | null;
}

export function ScorersTable(props: ScorersTableProps) {
  return <PlayerTable {...props} playerTitle="Jugador" columns={scorerColumns} />;
}
