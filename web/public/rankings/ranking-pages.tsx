/** The published pages of a tournament's rankings: scorers, fair play and goalkeepers. */
import type { FormattedFairPlayTeam, FormattedGoalkeeper, FormattedScorer } from '#shared/domain/schemas/statistics.ts';
import { FairPlayList } from './fair-play-list.tsx';
import { FairPlayPoints } from './fair-play-points.tsx';
import { GoalkeepersExplanation } from './goalkeepers-explanation.tsx';
import { GoalkeepersTable } from './goalkeepers-table.tsx';
import { rankingPage } from './ranking-page.tsx';
import { ScorersExplanation } from './scorers-explanation.tsx';
import { ScorersTable } from './scorers-table.tsx';

export const scorersPage = rankingPage<FormattedScorer>({
  name: 'scorers',
  title: 'Tabla de Goleadores',
  icon: 'ball',
  emptyText: 'Sin goles registrados',
  describeRow: ({ playerDisplayName, teamName, goalsFormatted }) =>
    `${playerDisplayName} (${teamName}), ${goalsFormatted}`,
  table: (rows, caption) => <ScorersTable caption={caption} rows={rows} ownTeamId={null} />,
  explanation: () => <ScorersExplanation />,
});

export const fairPlayPage = rankingPage<FormattedFairPlayTeam>({
  name: 'fairPlay',
  title: 'Fair Play',
  icon: 'whistle',
  emptyText: 'Sin estadísticas de Fair Play',
  describeRow: ({ positionDisplay, teamName, totalPointsFormatted }) =>
    `${positionDisplay}.º ${teamName}, ${totalPointsFormatted} pts`,
  table: (rows) => <FairPlayList rows={rows} ownTeamId={null} />,
  explanation: ({ rules }) => <FairPlayPoints points={rules.fairPlay} />,
});

export const goalkeepersPage = rankingPage<FormattedGoalkeeper>({
  name: 'goalkeepers',
  title: 'Vallas Menos Vencidas',
  icon: 'goal',
  emptyText: 'Sin estadísticas de arqueros',
  describeRow: ({ playerDisplayName, teamName, averageGoalsConcededFormatted }) =>
    `${playerDisplayName} (${teamName}), ${averageGoalsConcededFormatted}`,
  table: (rows, caption) => <GoalkeepersTable caption={caption} rows={rows} ownTeamId={null} />,
  explanation: () => <GoalkeepersExplanation />,
});
