/** A plan of four teams that keeps every rule, written by hand, and ways to spoil it. */
import type { CompleteFixtureOptions, FixtureProblem } from '#shared/domain/fixture/problem.ts';
import type { FixtureQuality, PlannedFixtureMatch, PlannedRound } from '#shared/domain/schemas/fixture.ts';
import { judgePlan } from './judge-plan.ts';
import { aProblem } from './problems.ts';

export interface JudgedPlan {
  problem: FixtureProblem;
  rounds: PlannedRound[];
  quality: FixtureQuality;
}

const officials = { refereeIds: [81, 82], assistantIds: [91] };

/** Four teams on three Saturdays, two matches at 14:00 each, on two canchas that also have 14:30. */
export function fourTeams(options: Partial<CompleteFixtureOptions> = {}): JudgedPlan {
  const playingTimes = [{ weekdays: [6], from: '14:00', to: '15:00', canchaIds: [71, 72] }];
  return {
    problem: aProblem({ sizes: [4], options: { playingTimes, officials, ...options } }),
    rounds: [
      aRound('Fecha 1', '2027-03-06', [1, 2, 71, 81, 91], [3, 4, 72, 82, 0]),
      aRound('Fecha 2', '2027-03-13', [4, 1, 71, 82, 91], [2, 3, 72, 81, 0]),
      aRound('Fecha 3', '2027-03-20', [1, 3, 71, 81, 91], [2, 4, 72, 82, 0]),
    ],
    quality: {
      breaks: 2,
      minimumBreaks: 2,
      homeAwayDifference: 1,
      timeDifference: 0,
      canchaDifference: 2,
      officialDifference: 0,
    },
  };
}

type Row = readonly [home: number, away: number, cancha: number, referee: number, assistant: number];

function aRound(round: string, matchDate: string, ...rows: readonly Row[]): PlannedRound {
  const matches = rows.map(([homeTeamId, awayTeamId, canchaId, refereeId, assistantId]) => ({
    homeTeamId,
    awayTeamId,
    groupId: 0,
    matchDate,
    matchTime: '14:00',
    canchaId,
    refereeId,
    assistantId,
    moved: false,
  }));
  return { round, matches, free: [] };
}

/** The plan with one match changed, rounds and matches counted from 0. */
export function withMatch(
  plan: JudgedPlan,
  round: number,
  match: number,
  change: Partial<PlannedFixtureMatch>,
): JudgedPlan {
  const rounds = plan.rounds.map((one, at) =>
    at === round
      ? { ...one, matches: one.matches.map((each, index) => (index === match ? { ...each, ...change } : each)) }
      : one,
  );
  return { ...plan, rounds };
}

export const judge = ({ problem, rounds, quality }: JudgedPlan): string =>
  judgePlan(problem, rounds, quality).join('\n');
