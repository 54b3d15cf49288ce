/** The result of a completed match for one team: goals for and against; won, drawn or lost. */
import { type Facts, findTournament, type MatchFact } from './facts.ts';

export interface TeamResult {
  readonly rivalId: number;
  readonly own: number;
  readonly theirs: number;
  readonly outcome: 'G' | 'E' | 'P';
}

/**
 * The result for `teamId`. In a walkover the team that came wins, whatever the goals; when neither came both lose, with
 * the walkover goals against each. Shoot-outs are no goals and leave the match drawn.
 */
export function resultFor(facts: Facts, match: MatchFact, teamId: number): TeamResult {
  const side = match.homeTeamId === teamId ? 'home' : 'away';
  const rivalId = (side === 'home' ? match.awayTeamId : match.homeTeamId) ?? 0;
  if (match.walkover === 'both') {
    return { rivalId, own: 0, theirs: findTournament(facts, match.tournamentId).rules.walkoverGoals, outcome: 'P' };
  }
  const own = (side === 'home' ? match.homeScore : match.awayScore) ?? 0;
  const theirs = (side === 'home' ? match.awayScore : match.homeScore) ?? 0;
  if (match.walkover !== null) return { rivalId, own, theirs, outcome: match.walkover === side ? 'P' : 'G' };
  return { rivalId, own, theirs, outcome: own > theirs ? 'G' : own < theirs ? 'P' : 'E' };
}

/** Whether `teamId` came to this match. */
export function hasShownUp(match: MatchFact, teamId: number): boolean {
  if (match.walkover === null) return true;
  if (match.walkover === 'both') return false;
  return (match.walkover === 'home' ? match.homeTeamId : match.awayTeamId) !== teamId;
}
