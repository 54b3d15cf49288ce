/** What is told over every tournament: summaries, the home page, and a player's figures. */
import { type Facts, inOrderOfPlay } from './facts.ts';
import { tallyOverEverything } from './scorers.ts';
import { upcoming } from './summary.ts';
import { remainingAnywhere } from './suspensions.ts';

const interest = ['in_progress', 'pending', 'completed'];

/** Those being played first, then those to come, then the finished ones; in each the one that began last first. */
export const inOrderOfInterest = ({ tournaments }: Facts) =>
  [...tournaments].sort(
    (a, b) =>
      interest.indexOf(a.status) - interest.indexOf(b.status) ||
      (a.startDate === b.startDate ? b.id - a.id : a.startDate < b.startDate ? 1 : -1),
  );

export function home(facts: Facts) {
  const active = inOrderOfInterest(facts).filter(({ status }) => status === 'in_progress');
  const next = facts.tournaments.flatMap(({ id }) => upcoming(facts, id));
  const ordered = inOrderOfPlay(next).map(({ id }) => id);
  const featured = facts.tournaments.find(({ id }) => id === facts.featuredTournamentId);
  return {
    activeTournaments: active.length,
    upcomingMatches: next.length,
    teams: facts.teams.length,
    featuredTournamentId: featured?.id ?? null,
    tournaments: active.map(({ id }) => id),
    matches: ordered.slice(0, 5),
    live: live(facts),
  };
}

/** Being played, in order of play. */
const live = (facts: Facts): number[] =>
  inOrderOfPlay(facts.matches.filter(({ status }) => status === 'in_progress')).map(({ id }) => id);

/** Goals of every tournament together, and the matches he still has to miss; players with neither are left out. */
export function figures(facts: Facts): Map<number, { goals: number; suspended: number }> {
  const goals = new Map(tallyOverEverything(facts).map((tally) => [tally.playerId, tally.goals]));
  return new Map(
    facts.players
      .map(
        (player) =>
          [player.id, { goals: goals.get(player.id) ?? 0, suspended: remainingAnywhere(facts, player) }] as const,
      )
      .filter(([, figure]) => figure.goals > 0 || figure.suspended > 0),
  );
}
