/** What the documents that are for pages alone show: names of rounds, goals, latest results, tournaments of teams. */
import {
  eventsOfMatch,
  type Facts,
  findPlayer,
  fullNameOf,
  isCompleted,
  isWalkoverAhead,
  type MatchFact,
  matchesInPlayOrder,
  sortByPlayOrder,
} from './facts.ts';
import { tournamentsInInterestOrder } from './overall.ts';

export function factsForPages(facts: Facts, tournamentId: number) {
  const { name, status } = facts.tournaments.find(({ id }) => id === tournamentId) ?? {};
  return {
    id: tournamentId,
    name,
    status,
    hasPlayoffs: facts.matches.some(
      (match) => match.tournamentId === tournamentId && match.isPlayoff && match.status !== 'cancelled',
    ),
    groups: facts.groups.filter((group) => group.tournamentId === tournamentId).map((group) => group.id),
    walkoversToCome: matchesInPlayOrder(facts, tournamentId)
      .filter((match) => isWalkoverAhead(facts, match))
      .map(({ id }) => id),
  };
}

/** The goals of matches in play and completed ones; an own goal counts for the other side, a walkover has none. */
export function goalsOfMatches(facts: Facts, matches: readonly MatchFact[]) {
  const shown = matches.filter((match) => (isCompleted(match) && !match.walkover) || match.status === 'in_progress');
  return shown.flatMap((match) =>
    eventsOfMatch(facts, match).flatMap(({ eventType, teamId, playerId, minute }) => {
      const [own, other] = teamId === match.homeTeamId ? ['home', 'away'] : ['away', 'home'];
      const playerName = fullNameOf(findPlayer(facts, playerId));
      if (eventType === 'goal') return [{ matchId: match.id, side: own, playerName, minute, isOwnGoal: false }];
      if (eventType === 'owngoal') return [{ matchId: match.id, side: other, playerName, minute, isOwnGoal: true }];
      return [];
    }),
  );
}

/** The ids of the ten matches completed last, newest first; walkovers of days to come are no results yet. */
export const latestResultIds = (facts: Facts): number[] =>
  sortByPlayOrder(facts.matches.filter((match) => isCompleted(match) && !isWalkoverAhead(facts, match)))
    .map(({ id }) => id)
    .reverse()
    .slice(0, 10);

/** The ids of the first five tournaments of each team, in the order in which tournaments are listed. */
export function tournamentsByTeam(facts: Facts): Record<string, number[]> {
  const listed = tournamentsInInterestOrder(facts);
  const ofTeams = facts.teams.map(({ id }) => {
    const entered = listed.filter(({ teamIds }) => teamIds.includes(id)).map((tournament) => tournament.id);
    return [String(id), entered.slice(0, 5)] as const;
  });
  return Object.fromEntries(ofTeams.filter(([, entered]) => entered.length > 0));
}
