/** What separates two teams that end level on points, by the tie-breakers of their tournament. */
import type { StoredMatchFields } from '../../schemas/match.ts';
import type { LevelWithRival } from '../../schemas/outlook-explanation.ts';
import type { TieBreaker } from '../../schemas/rules.ts';
import { type ComputeStandingsOptions, computeStandings } from '../../standings/standings.ts';
import type { TeamRange } from './standing-of-team.ts';

/** The matches that have counted in a table so far, and the rules by which they did. */
export interface PlayedTable {
  readonly matches: ComputeStandingsOptions['matches'];
  readonly rules: ComputeStandingsOptions['rules'];
}

/**
 * The first criterion that separates the two, or still may. One of all matches may move while either has a match left,
 * one of the matches between both while they meet again.
 */
export function levelWith(team: TeamRange, rival: TeamRange, played: PlayedTable): LevelWithRival {
  const rivalId = rival.row.teamId;
  const [ownBetween, rivalBetween] = rowsBetween(team.row.teamId, rivalId, played);
  const meetAgain = team.open.some((match) => [match.homeTeamId, match.awayTeamId].includes(rivalId));
  const isComplete = team.open.length === 0 && rival.open.length === 0;
  for (const by of played.rules.tieBreakers) {
    const isBetween = by.startsWith('headToHead');
    const isSettled = isBetween ? !meetAgain : isComplete;
    const [own, other] = isBetween
      ? [figureOf(by, ownBetween), figureOf(by, rivalBetween)]
      : [figureOf(by, team.row), figureOf(by, rival.row)];
    if (!isSettled || own === null || own !== other) return { rivalId, by, isSettled, own, rival: other };
  }
  return { rivalId, by: 'name', isSettled: isComplete, own: null, rival: null };
}

interface Figures {
  readonly points: number;
  readonly goalDifference: number;
  readonly goalsFor: number;
  readonly won: number;
}

const figures: { readonly [Name in TieBreaker]: ((row: Figures) => number) | null } = {
  goalDifference: ({ goalDifference }) => goalDifference,
  goalsFor: ({ goalsFor }) => goalsFor,
  wins: ({ won }) => won,
  headToHeadPoints: ({ points }) => points,
  headToHeadGoalDifference: ({ goalDifference }) => goalDifference,
  headToHeadGoalsFor: ({ goalsFor }) => goalsFor,
  fairPlay: null,
};

const figureOf = (by: TieBreaker, row: Figures | undefined): number | null =>
  row ? (figures[by]?.(row) ?? null) : null;

/** The rows of both teams in the table of the matches between them. */
function rowsBetween(teamId: number, rivalId: number, { matches, rules }: PlayedTable) {
  const teams = [teamId, rivalId].map((id) => ({ id, name: '', displayName: '', logo: '', logoUrl: '' }));
  const isBetween = ({ homeTeamId, awayTeamId }: Pick<StoredMatchFields, 'homeTeamId' | 'awayTeamId'>) =>
    [homeTeamId, awayTeamId].every((id) => id === teamId || id === rivalId);
  const table = computeStandings({
    tournamentId: 0,
    teams,
    matches: matches.filter(isBetween),
    rules,
    adjustments: [],
    today: '',
  });
  return [teamId, rivalId].map((id) => table.find((row) => row.teamId === id));
}
