/**
 * Figures of players and teams (goals, cards, goals conceded): counted in a tournament, summed over several, and
 * ranked.
 */

import { type EventFieldsToCount, type MatchFieldsToCount, playedMatches } from '../matches/played-events.ts';
import type { TournamentRules } from '../schemas/rules.ts';
import type { RankingFigures, RankingFiguresTeam, Rankings } from '../schemas/statistics.ts';
import { countCards, rankFairPlay, sumCardsOfPlayers } from './fair-play.ts';
import { countGoalsConceded, rankGoalkeepers, sumGoalsConceded } from './goalkeeper-ranking.ts';
import { countGoals, rankScorers, sumGoals } from './scorers.ts';

export interface CountFiguresOptions {
  readonly matches: readonly MatchFieldsToCount[];
  readonly events: readonly EventFieldsToCount[];
  /** Current full names by player id, without deleted players. */
  readonly playerNames: ReadonlyMap<number, string>;
  /** Every participant of the tournament and every team with a match in it. */
  readonly teams: readonly { readonly id: number; readonly name: string; readonly logo: string }[];
  readonly rules: Pick<TournamentRules, 'fairPlay'>;
}

export function countTournamentFigures({
  matches,
  events,
  playerNames,
  teams,
  rules,
}: CountFiguresOptions): RankingFigures {
  const played = new Set(playedMatches(matches).flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]));
  return {
    teams: teams.map(({ id, name, logo }) => ({
      teamId: id,
      teamName: name,
      teamLogo: logo,
      hasPlayed: played.has(id),
    })),
    goals: countGoals(matches, events, playerNames),
    cards: countCards(matches, events, playerNames, rules.fairPlay),
    keepers: countGoalsConceded(matches, playerNames),
  };
}

/**
 * Sums the figures of tournaments, which come in the order they started (by start date, then id). A player with figures
 * for two teams is listed with the team of the last one.
 */
export function sumTournamentFigures(all: readonly RankingFigures[]): RankingFigures {
  return {
    teams: mergeTeams(all.flatMap(({ teams }) => teams)),
    goals: sumGoals(all.map(({ goals }) => goals)),
    cards: sumCardsOfPlayers(all.map(({ cards }) => cards)),
    keepers: sumGoalsConceded(all.map(({ keepers }) => keepers)),
  };
}

function mergeTeams(rows: readonly RankingFiguresTeam[]): RankingFiguresTeam[] {
  const teams = new Map<number, RankingFiguresTeam>();
  for (const row of rows) {
    teams.set(row.teamId, { ...row, hasPlayed: row.hasPlayed || (teams.get(row.teamId)?.hasPlayed ?? false) });
  }
  return [...teams.values()];
}

export const rankingsFromFigures = ({ teams, goals, cards, keepers }: RankingFigures): Rankings => ({
  scorers: rankScorers(goals, teams),
  fairPlay: rankFairPlay(cards, teams),
  goalkeepers: rankGoalkeepers(keepers, teams),
});
