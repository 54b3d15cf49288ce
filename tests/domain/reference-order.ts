/**
 * The order of a table, computed in the slowest and plainest way to check the fast one: every pair of teams is compared
 * from the first criterion, and the position of a team is one more than the number of teams above it.
 */

import type { TieBreaker } from '#shared/domain/schemas/rules.ts';
import type { Standing } from '#shared/domain/schemas/standing.ts';
import type { ComputeStandingsOptions as Input } from '#shared/domain/standings/standings.ts';

type TeamFigures = { points: number; difference: number; goals: number; wins: number };

export function referenceTeamOrder(input: Input): Pick<Standing, 'teamId' | 'decidedBy'>[] {
  const ids = input.teams.map(({ id }) => id);
  const above = (team: number) =>
    ids.filter((other) => other !== team && findBetterTeam(input, other, team).better === other);
  const ordered: number[] = [];
  for (const team of ids) ordered[above(team).length] = team;
  return ordered.map((teamId, at) => {
    const below = ordered[at + 1];
    return { teamId, decidedBy: below === undefined ? null : findBetterTeam(input, teamId, below).by };
  });
}

/** Compares two teams criterion by criterion; `level` holds the teams still equal with both. */
function findBetterTeam(input: Input, a: number, b: number): { better: number; by: Standing['decidedBy'] } {
  const { tieBreakers } = input.rules;
  let level = input.teams.map(({ id }) => id);
  const keepLevel = (value: (team: number) => number) => {
    level = level.filter((team) => value(team) === value(a));
  };
  const total = (team: number) => figureOverAllMatches(input, 'points', team);
  if (total(a) !== total(b)) return { better: total(a) > total(b) ? a : b, by: 'points' };
  keepLevel(total);

  for (let at = 0; at < tieBreakers.length; at += 1) {
    const criterion = tieBreakers[at] as TieBreaker;
    if (!criterion.startsWith('headToHead')) {
      const value = (team: number) => figureOverAllMatches(input, criterion, team);
      if (value(a) !== value(b)) return { better: value(a) > value(b) ? a : b, by: criterion };
      keepLevel(value);
      continue;
    }
    const block: TieBreaker[] = [];
    while (tieBreakers[at]?.startsWith('headToHead')) block.push(tieBreakers[at++] as TieBreaker);
    at -= 1;
    for (let before = 0; before !== level.length; ) {
      before = level.length;
      const among = [...level];
      for (const name of block) {
        const value = (team: number) => headToHeadFigure(input, name, team, among);
        if (value(a) !== value(b)) return { better: value(a) > value(b) ? a : b, by: name };
      }
      for (const name of block) keepLevel((team) => headToHeadFigure(input, name, team, among));
    }
  }
  const nameOf = (team: number) => input.teams.find(({ id }) => id === team)?.name ?? '';
  return { better: nameOf(a) < nameOf(b) ? a : b, by: 'name' };
}

function figureOverAllMatches(input: Input, criterion: TieBreaker | 'points', team: number): number {
  const everyone = input.teams.map(({ id }) => id);
  const { points, difference, goals, wins } = figuresAgainstRivals(input, team, everyone);
  let given = 0;
  for (const adjustment of input.adjustments) if (adjustment.teamId === team) given += adjustment.points;
  if (criterion === 'points') return points + given;
  if (criterion === 'goalDifference') return difference;
  if (criterion === 'goalsFor') return goals;
  if (criterion === 'wins') return wins;
  return 0 - fairPlayPointsOfTeam(input, team);
}

function headToHeadFigure(input: Input, criterion: TieBreaker, team: number, among: readonly number[]): number {
  const { points, difference, goals } = figuresAgainstRivals(input, team, among);
  if (criterion === 'headToHeadPoints') return points;
  return criterion === 'headToHeadGoalDifference' ? difference : goals;
}

const isCountedMatch = ({ status, isPlayoff }: Input['matches'][number]) => status === 'completed' && !isPlayoff;

function figuresAgainstRivals({ matches, rules }: Input, team: number, rivals: readonly number[]): TeamFigures {
  const figures: TeamFigures = { points: 0, difference: 0, goals: 0, wins: 0 };
  for (const match of matches.filter(isCountedMatch)) {
    const isHome = match.homeTeamId === team;
    const rival = isHome ? match.awayTeamId : match.homeTeamId;
    if (!(isHome || match.awayTeamId === team) || !rivals.includes(rival ?? 0)) continue;
    let own = (isHome ? match.homeScore : match.awayScore) ?? 0;
    let theirs = (isHome ? match.awayScore : match.homeScore) ?? 0;
    if (match.walkover === 'both') [own, theirs] = [0, rules.walkoverGoals];
    const lost = own < theirs || match.walkover === 'both';
    if (own > theirs) figures.wins += 1;
    figures.points += own > theirs ? rules.points.win : lost ? rules.points.loss : rules.points.draw;
    figures.difference += own - theirs;
    figures.goals += own;
  }
  return figures;
}

function fairPlayPointsOfTeam({ matches, events = [], rules }: Input, team: number): number {
  let points = 0;
  for (const { matchId, teamId, eventType } of events) {
    const match = matches.find(({ id }) => id === matchId);
    if (teamId !== team || !match || !isCountedMatch(match)) continue;
    if (eventType === 'bluecard') points += rules.fairPlay.blue;
    if (eventType === 'yellowcard') points += rules.fairPlay.yellow;
    if (eventType === 'redcard') points += rules.fairPlay.red;
  }
  return points;
}
