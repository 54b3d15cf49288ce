/** Content over all tournaments: their order, the home document, and the figures of each player. */
import { type Facts, findPlayer, isCompleted, sortByPlayOrder } from './facts.ts';
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

interface PlayerFigure {
  readonly goals: number;
  readonly suspended: number;
  readonly matches: number;
}

/**
 * For each player, over all tournaments: the goals, the matches still to be missed, and the matches at which a sheet says the
 * player was present. Players with none of the three are left out.
 */
export function figuresByPlayer(facts: Facts): Map<number, PlayerFigure> {
  const goals = new Map(scorersOfAllTournaments(facts).map((tally) => [tally.playerId, tally.goals]));
  const ids = new Set([...facts.players.map(({ id }) => id), ...facts.presence.flatMap(({ playerIds }) => playerIds)]);
  return new Map(
    [...ids]
      .map((id) => {
        const player = findPlayer(facts, id);
        const suspended = player ? maxRemainingMatches(facts, player) : 0;
        return [id, { goals: goals.get(id) ?? 0, suspended, matches: countMatchesOf(facts, id) }] as const;
      })
      .filter(([, { goals: scored, suspended, matches }]) => scored > 0 || suspended > 0 || matches > 0),
  );
}

/** Completed matches at which a sheet says the player was present; a walkover is none. */
const countMatchesOf = ({ matches, presence }: Facts, playerId: number): number =>
  matches.filter(
    (match) =>
      isCompleted(match) &&
      match.walkover === null &&
      presence.some(({ matchId, playerIds }) => matchId === match.id && playerIds.includes(playerId)),
  ).length;
