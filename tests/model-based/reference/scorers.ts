/** The ranking of scorers. */
import {
  compareNames,
  eventsOfMatch,
  type Facts,
  findPlayer,
  findTeam,
  fullNameOf,
  isCompleted,
  matchesInPlayOrder,
  sharedPositions,
} from './facts.ts';

export interface ScorerRow {
  readonly position: number;
  readonly playerId: number;
  readonly playerName: string;
  readonly teamId: number;
  readonly teamName: string;
  readonly teamLogo: string;
  readonly goals: number;
}

interface ScorerTally {
  readonly playerId: number;
  teamId: number;
  goals: number;
}

/** Goals in completed matches, playoffs included; own goals do not count, and a walkover has no scorers. */
function scorersOfTournament(facts: Facts, tournamentId: number): ScorerTally[] {
  const tallies: ScorerTally[] = [];
  for (const match of matchesInPlayOrder(facts, tournamentId)) {
    if (!isCompleted(match) || match.walkover !== null) continue;
    for (const { eventType, playerId, teamId } of eventsOfMatch(facts, match)) {
      if (eventType !== 'goal') continue;
      const known = tallies.find((tally) => tally.playerId === playerId);
      // The goals come in order of play, so the team is that of the latest goal.
      if (known) Object.assign(known, { teamId, goals: known.goals + 1 });
      else tallies.push({ playerId, teamId, goals: 1 });
    }
  }
  return tallies;
}

/** Goals over all tournaments; the team is that of the tournament that started last. */
export function scorersOfAllTournaments(facts: Facts): ScorerTally[] {
  const tallies: ScorerTally[] = [];
  for (const tournament of tournamentsInStartOrder(facts)) {
    for (const { playerId, teamId, goals } of scorersOfTournament(facts, tournament.id)) {
      const known = tallies.find((tally) => tally.playerId === playerId);
      if (known) Object.assign(known, { teamId, goals: known.goals + goals });
      else tallies.push({ playerId, teamId, goals });
    }
  }
  return tallies;
}

/** Most goals first, then by name; equal goals share the position. */
export function scorerRanking(facts: Facts, tournamentId: number | 'everything'): ScorerRow[] {
  const tallies =
    tournamentId === 'everything' ? scorersOfAllTournaments(facts) : scorersOfTournament(facts, tournamentId);
  const nameOf = (tally: ScorerTally) => fullNameOf(findPlayer(facts, tally.playerId));
  const ordered = tallies.sort(
    (a, b) => b.goals - a.goals || compareNames(nameOf(a), nameOf(b)) || a.playerId - b.playerId,
  );
  const positions = sharedPositions(ordered, (a, b) => a.goals === b.goals);
  return ordered.map((tally, at) => ({
    position: positions[at] ?? 0,
    playerId: tally.playerId,
    playerName: nameOf(tally),
    teamId: tally.teamId,
    teamName: findTeam(facts, tally.teamId)?.name ?? '',
    teamLogo: findTeam(facts, tally.teamId)?.logo ?? '',
    goals: tally.goals,
  }));
}

/** The tournaments from the earliest start to the latest. */
export const tournamentsInStartOrder = (facts: Facts) =>
  [...facts.tournaments].sort((a, b) =>
    a.startDate === b.startDate ? a.id - b.id : a.startDate < b.startDate ? -1 : 1,
  );
