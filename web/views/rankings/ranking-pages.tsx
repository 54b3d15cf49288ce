/** The published pages of a tournament's rankings: scorers, fair play and goalkeepers. */
import { pointsText } from '#shared/text/labels.ts';
import { rankingPage } from './ranking-page.tsx';
import { fairPlay, goalkeepers, scorers } from './rankings.tsx';

export const scorersPage = rankingPage({
  ...scorers,
  name: 'scorers',
  title: 'Tabla de Goleadores',
  describeRow: ({ playerDisplayName, teamName, goalsFormatted }) =>
    `${playerDisplayName} (${teamName}), ${goalsFormatted}`,
});

export const fairPlayPage = rankingPage({
  ...fairPlay,
  name: 'fairPlay',
  title: 'Fair Play',
  describeRow: ({ positionDisplay, teamName, totalPointsFormatted }) =>
    `${positionDisplay}.º ${teamName}, ${pointsText(totalPointsFormatted)}`,
});

export const goalkeepersPage = rankingPage({
  ...goalkeepers,
  name: 'goalkeepers',
  title: 'Vallas Menos Vencidas',
  describeRow: ({ playerDisplayName, teamName, averageGoalsConcededFormatted }) =>
    `${playerDisplayName} (${teamName}), ${averageGoalsConcededFormatted}`,
});
