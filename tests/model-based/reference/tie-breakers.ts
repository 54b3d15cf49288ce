/** The order of teams with the same points, by the tournament's criteria one after another. */

import type { TieBreaker } from '#shared/domain/schemas/rules.ts';
import type { Standing } from '#shared/domain/schemas/standing.ts';
import { compareNames, eventsOfMatch, type Facts, findTeam, findTournament, type MatchFact } from './facts.ts';
import { resultFor } from './results.ts';

/** A team in the order, the criterion that put it above the next team, and the figures of both. */
export interface PlacedTeam {
  readonly teamId: number;
  decidedBy: Standing['decidedBy'];
  figures: [own: number, next: number];
}

interface RankingFacts {
  readonly facts: Facts;
  readonly tournamentId: number;
  /** The completed matches that count in the table. */
  readonly matches: readonly MatchFact[];
}

const isHeadToHead = (criterion: TieBreaker | undefined): boolean => criterion?.startsWith('headToHead') ?? false;

/** The order of the teams in `level`, which are equal so far; `criteria` are those still to apply. */
function rankTiedTeams(ranking: RankingFacts, level: readonly number[], criteria: readonly TieBreaker[]): PlacedTeam[] {
  if (level.length <= 1) return level.map((teamId) => ({ teamId, decidedBy: null, figures: [0, 0] }));
  if (criteria.length === 0) return rankTeamsByName(ranking, level);
  if (!isHeadToHead(criteria[0])) {
    const figure = (teamId: number) => figureOverAllMatches(ranking, criteria[0] as TieBreaker, teamId);
    return rankTeamsByFigures(
      level,
      [criteria[0] as TieBreaker],
      (teamId) => [figure(teamId)],
      (equal) => rankTiedTeams(ranking, equal, criteria.slice(1)),
    );
  }
  const end = criteria.findIndex((criterion) => !isHeadToHead(criterion));
  const block = end < 0 ? criteria : criteria.slice(0, end);
  const afterwards = end < 0 ? [] : criteria.slice(end);
  const figures = (teamId: number) => block.map((criterion) => headToHeadFigure(ranking, criterion, teamId, level));
  return rankTeamsByFigures(level, block, figures, (equal) =>
    // If this separated some teams, the equal ones are compared head to head again; if none, later criteria decide.
    equal.length < level.length ? rankTiedTeams(ranking, equal, criteria) : rankTiedTeams(ranking, equal, afterwards),
  );
}

/** Orders teams by their figures, best first; the function `among` orders the teams equal in all figures. */
function rankTeamsByFigures(
  level: readonly number[],
  criteria: readonly NonNullable<Standing['decidedBy']>[],
  figuresOf: (teamId: number) => number[],
  among: (equal: readonly number[]) => PlacedTeam[],
): PlacedTeam[] {
  const placed: PlacedTeam[] = [];
  let rest = [...level];
  while (rest.length > 0) {
    const best = rest.map(figuresOf).reduce((a, b) => (areFiguresBetter(b, a) ? b : a));
    const equal = rest.filter((teamId) => indexOfFirstDifference(figuresOf(teamId), best) === undefined);
    const above = placed.at(-1);
    if (above) {
      const aboves = figuresOf(above.teamId);
      const at = indexOfFirstDifference(aboves, best) as number;
      above.decidedBy = criteria[at] ?? null;
      above.figures = [aboves[at] ?? 0, best[at] ?? 0];
    }
    placed.push(...among(equal));
    rest = rest.filter((teamId) => !equal.includes(teamId));
  }
  return placed;
}

function indexOfFirstDifference(a: readonly number[], b: readonly number[]): number | undefined {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? undefined : at;
}

function areFiguresBetter(a: readonly number[], b: readonly number[]): boolean {
  const at = indexOfFirstDifference(a, b);
  return at !== undefined && (a[at] ?? 0) > (b[at] ?? 0);
}

/** Orders teams by points, and those with the same points by `rankTiedTeams`. */
export function rankTeamsByPoints(
  ranking: RankingFacts,
  teamIds: readonly number[],
  pointsOf: (teamId: number) => number,
): PlacedTeam[] {
  const { tieBreakers } = findTournament(ranking.facts, ranking.tournamentId).rules;
  return rankTeamsByFigures(
    teamIds,
    ['points'],
    (teamId) => [pointsOf(teamId)],
    (equal) => rankTiedTeams(ranking, equal, tieBreakers),
  );
}

function rankTeamsByName({ facts }: RankingFacts, level: readonly number[]): PlacedTeam[] {
  const nameOf = (id: number) => findTeam(facts, id)?.name ?? '';
  const ordered = [...level].sort((a, b) => compareNames(nameOf(a), nameOf(b)) || a - b);
  return ordered.map((teamId, at) => ({
    teamId,
    decidedBy: at === ordered.length - 1 ? null : 'name',
    figures: [0, 0],
  }));
}

const resultsOfTeam = ({ facts, matches }: RankingFacts, teamId: number) =>
  matches
    .filter(({ homeTeamId, awayTeamId }) => homeTeamId === teamId || awayTeamId === teamId)
    .map((match) => resultFor(facts, match, teamId));

/** A figure over all matches. More is better, so card points are negative. */
function figureOverAllMatches(ranking: RankingFacts, criterion: TieBreaker, teamId: number): number {
  const results = resultsOfTeam(ranking, teamId);
  if (criterion === 'goalDifference') return sum(results.map(({ own, theirs }) => own - theirs));
  if (criterion === 'goalsFor') return sum(results.map(({ own }) => own));
  if (criterion === 'wins') return results.filter(({ outcome }) => outcome === 'G').length;
  if (criterion === 'fairPlay') return 0 - cardPoints(ranking, teamId);
  throw new Error(`${criterion} is no criterion over all matches`);
}

/** A figure over the matches among the teams in `level`. */
function headToHeadFigure(
  ranking: RankingFacts,
  criterion: TieBreaker,
  teamId: number,
  level: readonly number[],
): number {
  const results = resultsOfTeam(ranking, teamId).filter(({ rivalId }) => level.includes(rivalId));
  const { points } = findTournament(ranking.facts, ranking.tournamentId).rules;
  const worth = { G: points.win, E: points.draw, P: points.loss };
  if (criterion === 'headToHeadPoints') return sum(results.map(({ outcome }) => worth[outcome]));
  if (criterion === 'headToHeadGoalDifference') return sum(results.map(({ own, theirs }) => own - theirs));
  if (criterion === 'headToHeadGoalsFor') return sum(results.map(({ own }) => own));
  throw new Error(`${criterion} is no criterion among teams`);
}

function cardPoints({ facts, tournamentId, matches }: RankingFacts, teamId: number): number {
  const { blue, yellow, red } = findTournament(facts, tournamentId).rules.fairPlay;
  const worth: Record<string, number> = { bluecard: blue, yellowcard: yellow, redcard: red };
  const events = matches.flatMap((match) => eventsOfMatch(facts, match)).filter((event) => event.teamId === teamId);
  return sum(events.map(({ eventType }) => worth[eventType] ?? 0));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
