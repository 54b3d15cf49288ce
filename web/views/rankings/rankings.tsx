/** What screens and published pages show of each ranking: scorers, fair play and goalkeepers. */
import type { ReactNode } from 'react';
import type { TournamentRules } from '#shared/domain/schemas/rules.ts';
import type { FormattedFairPlayTeam, FormattedGoalkeeper, FormattedScorer } from '#shared/domain/schemas/statistics.ts';
import type { IconName } from '../../ui/icon.tsx';
import { FairPlayPoints } from './fair-play-points.tsx';
import { FairPlayTable } from './fair-play-table.tsx';
import { GoalkeepersExplanation } from './goalkeepers-explanation.tsx';
import { GoalkeepersTable } from './goalkeepers-table.tsx';
import { ScorersExplanation } from './scorers-explanation.tsx';
import { ScorersTable } from './scorers-table.tsx';

export interface Ranking<Row> {
  readonly icon: IconName;
  readonly emptyText: string;
  readonly table: (rows: readonly Row[], caption: string, ownTeamId: number | null) => ReactNode;
  /** How it is ordered; the rules are those of its tournament, null for a ranking of all tournaments. */
  readonly explanation: (rules: Pick<TournamentRules, 'fairPlay'> | null) => ReactNode;
}

export const scorers: Ranking<FormattedScorer> = {
  icon: 'ball',
  emptyText: 'Sin goles registrados',
  table: (rows, caption, ownTeamId) => <ScorersTable caption={caption} rows={rows} ownTeamId={ownTeamId} />,
  explanation: () => <ScorersExplanation />,
};

export const fairPlay: Ranking<FormattedFairPlayTeam> = {
  icon: 'whistle',
  emptyText: 'Sin estadísticas de Fair Play',
  table: (rows, caption, ownTeamId) => <FairPlayTable caption={caption} rows={rows} ownTeamId={ownTeamId} />,
  explanation: (rules) => <FairPlayPoints points={rules?.fairPlay ?? null} />,
};

export const goalkeepers: Ranking<FormattedGoalkeeper> = {
  icon: 'goal',
  emptyText: 'Sin estadísticas de arqueros',
  table: (rows, caption, ownTeamId) => <GoalkeepersTable caption={caption} rows={rows} ownTeamId={ownTeamId} />,
  explanation: () => <GoalkeepersExplanation />,
};
