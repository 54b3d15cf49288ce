/** Who scored how many goals. */
import {
  alphabetical,
  eventsOf,
  type Facts,
  fullName,
  isCompleted,
  matchesInOrder,
  places,
  playerIn,
  teamIn,
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

interface Tally {
  readonly playerId: number;
  teamId: number;
  goals: number;
}

/** Goals of completed matches, playoffs too; an own goal is nobody's, and a walkover has no scorers. */
function tallyOfScorers(facts: Facts, tournamentId: number): Tally[] {
  const tallies: Tally[] = [];
  for (const match of matchesInOrder(facts, tournamentId)) {
    if (!isCompleted(match) || match.walkover !== null) continue;
    for (const { eventType, playerId, teamId } of eventsOf(facts, match)) {
      if (eventType !== 'goal') continue;
      const known = tallies.find((tally) => tally.playerId === playerId);
      // Later goals come later in this walk: his team is that of the last one.
      if (known) Object.assign(known, { teamId, goals: known.goals + 1 });
      else tallies.push({ playerId, teamId, goals: 1 });
    }
  }
  return tallies;
}

/** Over everything he is of the team of the tournament that began last. */
export function tallyOverEverything(facts: Facts): Tally[] {
  const tallies: Tally[] = [];
  for (const tournament of byStart(facts)) {
    for (const { playerId, teamId, goals } of tallyOfScorers(facts, tournament.id)) {
      const known = tallies.find((tally) => tally.playerId === playerId);
      if (known) Object.assign(known, { teamId, goals: known.goals + goals });
      else tallies.push({ playerId, teamId, goals });
    }
  }
  return tallies;
}

/** Most goals first, then by name; equal goals share the position. */
export function scorers(facts: Facts, tournamentId: number | 'everything'): ScorerRow[] {
  const tallies = tournamentId === 'everything' ? tallyOverEverything(facts) : tallyOfScorers(facts, tournamentId);
  const nameOf = (tally: Tally) => fullName(playerIn(facts, tally.playerId));
  const ordered = tallies.sort(
    (a, b) => b.goals - a.goals || alphabetical(nameOf(a), nameOf(b)) || a.playerId - b.playerId,
  );
  const positions = places(ordered, (a, b) => a.goals === b.goals);
  return ordered.map((tally, at) => ({
    position: positions[at] ?? 0,
    playerId: tally.playerId,
    playerName: nameOf(tally),
    teamId: tally.teamId,
    teamName: teamIn(facts, tally.teamId)?.name ?? '',
    teamLogo: teamIn(facts, tally.teamId)?.logo ?? '',
    goals: tally.goals,
  }));
}

/** From the one that began first to the one that began last. */
export const byStart = (facts: Facts) =>
  [...facts.tournaments].sort((a, b) =>
    a.startDate === b.startDate ? a.id - b.id : a.startDate < b.startDate ? -1 : 1,
  );
