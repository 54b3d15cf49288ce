/** Content over all tournaments: their order, the home document, and the figures of each player. */
import { type Facts, sortByPlayOrder } from './facts.ts';
import { scorersOfAllTournaments } from './scorers.ts';
import { upcomingMatches } from './summary.ts';
import { maxRemainingMatches } from './suspensions.ts';

const statusOrder = ['in_progress', 'pending', 'completed'];

/** Running tournaments first, then pending, then completed ones; among equals the latest start first. */
export const tournamentsInInterestOrder = ({ tournaments }: Facts) =>
  [...tournaments].sort(
    (a, b) =>
      statusOrder.indexOf(a.status) - statusOrder.indexOf(b.status) ||
      (a.startDate === b.startDate ? b.id - a.id : a.startDate < b.startDate ? 1 : -1),
  );

export function homeDocument(facts: Facts) {
  const active = tournamentsInInterestOrder(facts).filter(({ status }) => status === 'in_progress');
  const next = facts.tournaments.flatMap(({ id }) => upcomingMatches(facts, id));
  const ordered = sortByPlayOrder(next).map(({ id }) => id);
  const featured = facts.tournaments.find(({ id }) => id === facts.featuredTournamentId);
  return {
    activeTournaments: active.length,
    upcomingMatches: next.length,
    teams: facts.teams.length,
    featuredTournamentId: featured?.id ?? null,
    tournaments: active.map(({ id }) => id),
    matches: ordered.slice(0, 5),
    live: liveMatchIds(facts),
  };
}

/** The ids of matches in play, in order of play. */
const liveMatchIds = (facts: Facts): number[] =>
  sortByPlayOrder(facts.matches.filter(({ status }) => status === 'in_progress')).map(({ id }) => id);

/** The goals of each player over all tournaments and the matches still to miss; players without either are left out. */
export function figuresByPlayer(facts: Facts): Map<number, { goals: number; suspended: number }> {
  const goals = new Map(scorersOfAllTournaments(facts).map((tally) => [tally.playerId, tally.goals]));
  return new Map(
    facts.players
      .map(
        (player) =>
          [player.id, { goals: goals.get(player.id) ?? 0, suspended: maxRemainingMatches(facts, player) }] as const,
      )
      .filter(([, figure]) => figure.goals > 0 || figure.suspended > 0),
  );
}
