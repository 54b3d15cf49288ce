/** Rows that nothing else tells apart are ordered by id, so that every document lists them alike. */
import { expect, test } from 'vitest';
import { compareByMinute } from '#shared/domain/matches/running-score.ts';
import { compareFairPlay } from '#shared/domain/statistics/fair-play.ts';
import { compareGoalkeepers } from '#shared/domain/statistics/goalkeeper-ranking.ts';

const oneBlueCard = { blueCards: 1, yellowCards: 0, redCards: 0, totalPoints: 1 };

test('teams with the same cards and name are ordered by id in the fair play ranking', () => {
  const rows = [9, 2, 5].map((teamId) => ({ ...oneBlueCard, teamId, teamName: 'Norte' }));
  expect(rows.sort(compareFairPlay).map(({ teamId }) => teamId)).toEqual([2, 5, 9]);
});

test('goalkeepers with the same figures and name are ordered by id', () => {
  const rows = [9, 2, 5].map((playerId) => ({ playerId, playerName: 'Ruiz', goalsConceded: 3, matchesPlayed: 2 }));
  expect(rows.sort(compareGoalkeepers).map(({ playerId }) => playerId)).toEqual([2, 5, 9]);
});

test('of two goalkeepers with the same average, the one with more matches comes first, whatever the ids', () => {
  const rows = [
    { playerId: 1, playerName: 'Ruiz', goalsConceded: 1, matchesPlayed: 1 },
    { playerId: 2, playerName: 'Sosa', goalsConceded: 3, matchesPlayed: 3 },
    { playerId: 3, playerName: 'Acosta', goalsConceded: 2, matchesPlayed: 2 },
  ];
  expect(rows.sort(compareGoalkeepers).map(({ playerName }) => playerName)).toEqual(['Sosa', 'Acosta', 'Ruiz']);
});

test('goals of one minute are ordered by the id of their event', () => {
  const goals = [9, 2, 5].map((id) => ({ id, minute: 7, teamId: 1, playerId: 1, eventType: 'goal' as const }));
  expect(goals.sort(compareByMinute).map(({ id }) => id)).toEqual([2, 5, 9]);
});
