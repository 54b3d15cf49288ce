/** The summary of a tournament: its counters, its leaders and its next matches. */
import { describe, expect, test } from 'vitest';
import type { BracketTie } from '#shared/domain/schemas/bracket.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { type ComputeSummaryOptions, computeSummary } from '#shared/domain/statistics/summary.ts';
import { type StatusFacts, statusHintText } from '#web/features/tournaments/admin/status-hint.tsx';
import { aMatch, completedMatches } from '../support/builders.ts';
import { tableFromResults } from './standings-notation.ts';

const summaryFromMatches = (matches: readonly Match[], more: Partial<ComputeSummaryOptions> = {}) =>
  computeSummary({
    tournamentId: 1,
    standings: tableFromResults(matches),
    matches,
    upcoming: { ofEachDay: 2, enough: 2 },
    today: '2026-03-10',
    ...more,
  });
const lanusAgainstBanfield = { home: 'Lanús', away: 'Banfield' };

test('the summary of a tournament without matches is all zeros', () => {
  expect(summaryFromMatches([])).toEqual({
    id: 1,
    totalTeams: 0,
    totalMatches: 0,
    completedMatches: 0,
    pendingMatches: 0,
    topStandings: [],
    podium: null,
    stats: { totalGoals: 0, averageGoalsPerMatch: 0, topScorer: '', topScorerGoals: 0, mostActiveTeam: '' },
    upcomingMatches: [],
  });
});

test('cancelled matches are not counted; scheduled and postponed matches and those in play are pending', () => {
  const matches = [
    aMatch({ ...lanusAgainstBanfield, score: '2-1' }),
    aMatch(lanusAgainstBanfield),
    aMatch({ ...lanusAgainstBanfield, score: '1-0', status: 'in_progress' }),
    aMatch({ ...lanusAgainstBanfield, status: 'cancelled' }),
    aMatch({ ...lanusAgainstBanfield, status: 'postponed' }),
  ];
  expect(summaryFromMatches(matches)).toMatchObject({
    totalTeams: 2,
    totalMatches: 4,
    completedMatches: 1,
    pendingMatches: 3,
  });
});

test('the summary has the first three teams of the table', () => {
  const played = completedMatches('Lanús 3-0 Ferro\nBanfield 2-0 Ferro\nQuilmes 1-0 Ferro');
  expect(
    summaryFromMatches(played).topStandings.map(({ position, teamName, points }) => [position, teamName, points]),
  ).toEqual([
    [1, 'Lanús', 3],
    [2, 'Banfield', 3],
    [3, 'Quilmes', 3],
  ]);
});

describe('the goals in a summary', () => {
  test('are those of completed matches, with playoffs and without shoot-outs', () => {
    const matches = [
      aMatch({ ...lanusAgainstBanfield, score: '2-1' }),
      aMatch({ ...lanusAgainstBanfield, score: '1-1', penalties: '5-4', isPlayoff: true }),
      aMatch({ ...lanusAgainstBanfield, score: '4-0', status: 'in_progress' }),
    ];
    expect(summaryFromMatches(matches).stats).toMatchObject({ totalGoals: 5, averageGoalsPerMatch: 2.5 });
  });

  test('have an average with two decimals', () => {
    expect(
      summaryFromMatches(completedMatches('Lanús 1-0 Ferro\nLanús 1-0 Ferro\nLanús 0-0 Ferro')).stats
        .averageGoalsPerMatch,
    ).toBe(0.67);
  });

  test('have an average that rounds up half way: 23 goals in 40 matches are 0.575, so 0.58', () => {
    const matches = Array.from({ length: 40 }, (_, at) =>
      aMatch({ ...lanusAgainstBanfield, score: at < 23 ? '1-0' : '0-0' }),
    );
    expect(summaryFromMatches(matches).stats.averageGoalsPerMatch).toBe(0.58);
  });
});

describe('the most active team', () => {
  test('has the most completed matches, not the most matches to play', () => {
    const matches = [
      ...completedMatches('Lanús 1-0 Ferro\nLanús 1-0 Banfield'),
      aMatch({ home: 'Ferro', away: 'Banfield' }),
    ];
    expect(summaryFromMatches([...matches, aMatch({ home: 'Ferro', away: 'Banfield' })]).stats.mostActiveTeam).toBe(
      'Lanús',
    );
  });

  test('is not told by walkovers whose day is to come', () => {
    const walkover = { home: 'Ferro', away: 'Banfield', score: '3-0', walkover: 'away' } as const;
    const walkovers = ['2026-03-11', '2026-03-18', '2026-03-25'].map((matchDate) => aMatch({ ...walkover, matchDate }));
    const matches = [...completedMatches('Lanús 1-0 Ferro\nLanús 1-0 Banfield'), ...walkovers];
    expect(summaryFromMatches(matches).stats.mostActiveTeam).toBe('Lanús');
    expect(summaryFromMatches(matches, { today: '2026-03-18' }).stats.mostActiveTeam).toBe('Banfield');
  });

  test('is the first by name among equals, in Spanish order', () => {
    expect(
      summaryFromMatches(completedMatches('Ñandú 1-0 Ágora\nÑandú 1-0 Ágora\nBoca 1-0 Olimpo')).stats.mostActiveTeam,
    ).toBe('Ágora');
  });
});

test('the top scorer is the first in the ranking of scorers, or an empty text when it has no rows', () => {
  const scorers = [
    { playerName: 'Ana Ruiz', goals: 4 },
    { playerName: 'Eva Sosa', goals: 2 },
  ];
  expect(summaryFromMatches([], { scorers }).stats).toMatchObject({ topScorer: 'Ana Ruiz', topScorerGoals: 4 });
  expect(summaryFromMatches([], { scorers: [] }).stats).toMatchObject({ topScorer: '', topScorerGoals: 0 });
});

test('the next matches are scheduled ones from today on, by date, time and id, up to the wanted number', () => {
  const on = (matchDate: string, matchTime: string, id: number, status: Match['status'] = 'scheduled') =>
    aMatch({ ...lanusAgainstBanfield, matchDate, matchTime, id, status });
  const matches = [
    on('2026-03-11', '14:00', 806),
    on('2026-03-11', '14:00', 805),
    on('2026-03-11', '09:30', 807),
    on('2026-03-10', '23:00', 808),
    on('2026-03-09', '14:00', 801),
    on('2026-03-10', '10:00', 802, 'cancelled'),
    on('2026-03-10', '10:00', 803, 'in_progress'),
  ];
  const idsOf = (ofEachDay: number, enough: number) =>
    summaryFromMatches(matches, { upcoming: { ofEachDay, enough } }).upcomingMatches.map(({ id }) => id);
  expect(idsOf(2, 10)).toEqual([808, 807, 805]);
  expect(idsOf(10, 10)).toEqual([808, 807, 805, 806]);
  expect(idsOf(10, 1)).toEqual([808]);
});

describe('the hint about the status of a tournament', () => {
  const hint = (
    status: 'pending' | 'in_progress' | 'completed',
    [completedMatches, pendingMatches]: readonly [number, number],
    bracket: StatusFacts['bracket'] = { isProjection: true, champion: null, stages: [] },
  ) => statusHintText({ tournament: { status }, summary: { completedMatches, pendingMatches }, bracket });

  test('proposes to finish it after the last match, whatever its last day is', () => {
    expect(hint('in_progress', [12, 0])).toMatch(/ya puede pasar a Finalizado/);
    expect(hint('in_progress', [11, 1])).toBeNull();
    expect(hint('completed', [12, 0])).toBeNull();
  });

  type DecidedBy = BracketTie['decidedBy'];
  const semifinals = { stage: 'semifinals', ties: [{ decidedBy: 'score' }, { decidedBy: 'score' }] } as const;
  const bracketWith = (champion: string | null, ...finals: DecidedBy[]) => ({
    isProjection: false,
    champion,
    stages: [semifinals, { stage: 'final' as const, ties: finals.map((decidedBy) => ({ decidedBy })) }],
  });

  test('with a bracket proposes it after the final, neither before nor only after every match', () => {
    // The final may not have been created yet: then no match is pending.
    expect(hint('in_progress', [14, 0], bracketWith(null, null))).toBeNull();
    expect(hint('in_progress', [14, 1], bracketWith(null, null))).toBeNull();
    expect(hint('in_progress', [15, 1], bracketWith('Lanús', 'score'))).toMatch(/^Se definió la final\. .+ Finalizado/);
  });

  test('does not take a level final without penalties for the end, but one to which nobody came', () => {
    expect(hint('in_progress', [15, 0], bracketWith(null, null))).toBeNull();
    expect(hint('in_progress', [15, 0], bracketWith('Lanús', 'penalties'))).toMatch(/Finalizado/);
    expect(hint('in_progress', [15, 0], bracketWith(null, 'nobody'))).toMatch(/Finalizado/);
  });

  test('with a bracket without a final, or with two, proposes it after the last match', () => {
    for (const finals of [[], ['score', 'score']] as const) {
      expect(hint('in_progress', [14, 1], bracketWith(null, ...finals))).toBeNull();
      expect(hint('in_progress', [15, 0], bracketWith(null, ...finals))).toMatch(/^Se jugaron todos los partidos/);
    }
  });
});
