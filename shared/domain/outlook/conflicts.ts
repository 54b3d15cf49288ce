/**
 * Whether teams can all bear the matches among themselves: no, when a flow proves it; yes, when the flow's results can
 * be played; else one match is tried with each of its results (branch and bound). With 3 points for a win and 1 for a
 * draw the question is NP-complete (Bernholt and others 1999), but flows leave few matches to try.
 */
import type { Losses } from './goal.ts';
import { leastToGiveUp } from './least-to-give-up.ts';
import { connectedParts, type Part, withoutSafeTeams } from './parts.ts';
import type { Pair } from './situation.ts';
import { mostUnitsOfEach, spreadLosses } from './spread-losses.ts';
import { findOverspent, matchToTry, roomsAfter, withForcedResults } from './try-results.ts';

/** Counts down as matches are looked at, so that a search ends after the same work on every machine. */
export interface Budget {
  left: number;
}

/** Teams that cannot all reach the goal, whatever happens to others, and how many of them must give it up at least. */
export interface Conflict {
  readonly teams: readonly number[];
  readonly least: number;
}

/**
 * Conflicts that have no team in common; none means that all teams can reach the goal together. When the budget is used
 * up, conflicts mean nothing.
 *
 * @param room what each team can bear, by its index; not negative for a team in `pairs`
 */
export function findConflicts(
  room: readonly number[],
  pairs: readonly Pair[],
  losses: Losses,
  budget: Budget,
): Conflict[] {
  return connectedParts(withoutSafeTeams(room, pairs, losses)).flatMap(
    (part) => conflictIn(part, room, losses, budget) ?? [],
  );
}

/**
 * The teams of a conflict are in conflict by the matches among themselves alone, so they stay so when others give up:
 * those that a flow overloads, or all of the part when each result of a match led to a conflict.
 */
function conflictIn(part: Part, room: readonly number[], losses: Losses, budget: Budget): Conflict | undefined {
  const { teams, pairs } = part;
  budget.left -= pairs.length;
  if (budget.left < 0) return { teams, least: 1 };
  const most = mostUnitsOfEach(room, pairs, losses);
  const spread = spreadLosses(part, most, losses);
  if ('overloaded' in spread) return { teams: spread.overloaded, least: leastToGiveUp(part, most, spread.overloaded) };
  const overspent = findOverspent(part, spread.units, room, losses);
  if (overspent === undefined) return undefined;
  return canBeTried(part, overspent, room, losses, budget) ? undefined : { teams, least: 1 };
}

function canBeTried(
  { pairs }: Part,
  overspent: number,
  room: readonly number[],
  losses: Losses,
  budget: Budget,
): boolean {
  const left = withForcedResults(room, pairs, losses);
  if (left === undefined) return false;
  if (left.pairs.length < pairs.length) return findConflicts(left.room, left.pairs, losses, budget).length === 0;
  const match = matchToTry(pairs, overspent, room);
  const others = pairs.filter((pair) => pair !== match);
  return roomsAfter(match, room, losses).some((after) => findConflicts(after, others, losses, budget).length === 0);
}
