/** What players and teams did: counted in one tournament, summed over several, and ranked. */
import { addCards, countCards, rankFairPlay } from './fair-play.ts';
import { countGoalsConceded, rankGoalkeepers, sumGoalsConceded } from './goalkeeper-ranking.ts';
import { type CountedEvent, type CountedMatch, playedMatches } from './played-events.ts';
import type { Figures, FiguresTeam, Rankings } from './schemas/statistics.ts';
import type { TournamentRules } from './schemas/tournament.ts';
import { addGoals, countGoals, rankScorers } from './scorers.ts';

export interface FiguresInput {
  readonly matches: readonly CountedMatch[];
  readonly events: readonly CountedEvent[];
  /** Current full names by player id; who left the game for good is not there. */
  readonly playerNames: ReadonlyMap<number, string>;
  /** Every team that takes part or plays. */
  readonly teams: readonly { readonly id: number; readonly name: string; readonly logo: string }[];
  readonly rules: Pick<TournamentRules, 'fairPlay'>;
}

export function countFigures({ matches, events, playerNames, teams, rules }: FiguresInput): Figures {
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
 * Totals over tournaments given in the order they started, by start date and id: who did something for two teams is
 * shown with that of the last.
 */
export function addFigures(all: readonly Figures[]): Figures {
  return {
    teams: addTeams(all.flatMap(({ teams }) => teams)),
    goals: addGoals(all.map(({ goals }) => goals)),
    cards: addCards(all.map(({ cards }) => cards)),
    keepers: sumGoalsConceded(all.map(({ keepers }) => keepers)),
  };
}

function addTeams(rows: readonly FiguresTeam[]): FiguresTeam[] {
  const teams = new Map<number, FiguresTeam>();
  for (const row of rows) {
    teams.set(row.teamId, { ...row, hasPlayed: row.hasPlayed || (teams.get(row.teamId)?.hasPlayed ?? false) });
  }
  return [...teams.values()];
}

export const rankFigures = ({ teams, goals, cards, keepers }: Figures): Rankings => ({
  scorers: rankScorers(goals, teams),
  fairPlay: rankFairPlay(cards, teams),
  goalkeepers: rankGoalkeepers(keepers, teams),
});
