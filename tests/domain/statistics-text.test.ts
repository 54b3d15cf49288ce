/** Rankings as texts: medals by position, not by row, and figures in Argentine format. */
import { expect, test } from 'vitest';
import { formatFairPlayTeam, formatGoalkeeper, formatScorer } from '#shared/text/statistics.ts';
import { rankingsFromNotation } from './match-notation.ts';

test('equal players share a position and its medal; from the fourth position on there is no medal', () => {
  const text = `
    Norte 3-1 Sur | A of Norte goal 1', A of Norte goal 2', A of Norte goal 3', B of Norte goal 4', B of Norte goal 5'
    Este 2-2 Sur  | C of Este goal 1', C of Este goal 2', D of Sur goal 3', E of Sur goal 4'`;
  const shown = rankingsFromNotation(text)
    .scorers.map(formatScorer)
    .map((row) => [row.positionDisplay, row.playerDisplayName, row.goalsFormatted, row.medalIcon, row.hasMedal]);
  expect(shown).toEqual([
    ['1', 'A', '3', '🥇', true],
    ['2', 'B', '2', '🥈', true],
    ['2', 'C', '2', '🥈', true],
    ['4', 'D', '1', '', false],
    ['4', 'E', '1', '', false],
  ]);
});

test('an average has two decimals and a comma', () => {
  const text = ['0-1', '0-1', '0-0'].map((score) => `Norte ${score} Sur | | Ruiz v nobody`).join('\n');
  expect(rankingsFromNotation(text).goalkeepers.map(formatGoalkeeper)).toMatchObject([
    { playerDisplayName: 'Ruiz', matchesPlayed: 3, goalsConceded: 2, averageGoalsConcededFormatted: '0,67' },
  ]);
});

test('the fair-play points of a team and of its players are texts, their cards are numbers', () => {
  const [norte] = rankingsFromNotation("Norte 1-0 Sur | A of Norte yellow 1', A of Norte red 2'").fairPlay.slice(1);
  expect(norte && formatFairPlayTeam(norte)).toMatchObject({
    teamName: 'Norte',
    positionDisplay: '2',
    blueCards: 0,
    yellowCards: 1,
    redCards: 1,
    totalPointsFormatted: '5',
    players: [{ playerDisplayName: 'A', blueCards: 0, yellowCards: 1, redCards: 1, totalPointsFormatted: '5' }],
  });
});
