/**
 * Whether teams can all bear the matches among themselves: no, when a flow proves it; yes, when the flow's results can
 * be played; else each result of one match is tried (branch and bound). With a win worth 3 points and a draw 1 the
 * question is NP-complete (Bernholt and others 1999, Kern and Paulusma 2004), but flows leave few matches to try.
 */
import type { Losses } from './goal.ts';
import { connectedParts, countMatches, withoutSafeTeams } from './parts.ts';
import type { Pair } from './situation.ts';
import { mostUnits, type Part, spreadLosses } from './spread-losses.ts';

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
 * up the answer means nothing.
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

function conflictIn(part: Part, room: readonly number[], losses: Losses, budget: Budget): Conflict | undefined {
  const { teams, pairs } = part;
  budget.left -= pairs.length;
  const everybody = { teams, least: 1 };
  if (budget.left < 0) return everybody;
  const matches = countMatches(pairs, room.length);
  const most = room.map((own, team) => mostUnits(own, matches[team] as number, losses));
  const spread = spreadLosses(part, most, losses);
  if ('overloaded' in spread) return { teams: spread.overloaded, least: leastToGiveUp(part, most, spread.overloaded) };
  const branch = unplayableMatch(part, spread.units, room, losses);
  if (branch === undefined) return undefined;
  const others = pairs.filter((_, match) => match !== branch);
  const isPossible = optionsOf(losses, (spread.units[branch] as number) !== 1).some(([forHome, forAway]) => {
    const after = roomAfter(room, pairs[branch] as Pair, forHome, forAway);
    return after !== undefined && findConflicts(after, others, losses, budget).length === 0;
  });
  return isPossible ? undefined : everybody;
}

/**
 * The least number of teams of the part that must give up: each team that does takes away the units of its matches, but
 * also what it can bear; those that take away most come first. At least one of the overloaded must.
 */
function leastToGiveUp({ teams, pairs }: Part, most: readonly number[], overloaded: readonly number[]): number {
  const inside = new Set(overloaded);
  const among = pairs.filter((pair) => pair.every((team) => inside.has(team)));
  return Math.max(1, excessByTeams(overloaded, among, most), excessByTeams(teams, pairs, most));
}

function excessByTeams(teams: readonly number[], pairs: readonly Pair[], most: readonly number[]): number {
  const matches = countMatches(pairs, most.length);
  const gains = teams.map((team) => 2 * (matches[team] as number) - (most[team] as number)).sort((a, b) => b - a);
  let excess = teams.reduce((sum, team) => sum - (most[team] as number), 2 * pairs.length);
  let count = 0;
  while (excess > 0 && count < gains.length) excess -= gains[count++] as number;
  return count;
}

/** The index of a match of a team that would lose more than it can bear; undefined when there is no such team. */
function unplayableMatch(
  { teams, pairs }: Part,
  units: readonly number[],
  room: readonly number[],
  { decided, drawn = 0 }: Losses,
): number | undefined {
  const lost = room.map(() => 0);
  const costOf = (borne: number) => [0, drawn, decided][borne] as number;
  pairs.forEach(([home, away], match) => {
    lost[home] = (lost[home] as number) + costOf(units[match] as number);
    lost[away] = (lost[away] as number) + costOf(2 - (units[match] as number));
  });
  const team = teams.find((each) => (lost[each] as number) > (room[each] as number));
  if (team === undefined) return undefined;
  // What a flow gets wrong: draws that cost more than a decided match, or decided matches that cost more than draws.
  const worst = decided < 2 * drawn ? 1 : 2;
  const borne = (match: number) => (pairs[match]?.[0] === team ? units[match] : 2 - (units[match] as number));
  const own = [...pairs.keys()].filter((match) => pairs[match]?.includes(team));
  return own.find((match) => borne(match) === worst) ?? own[0];
}

/** What each side loses by each result that is worth trying. */
function optionsOf({ decided, drawn }: Losses, isDrawFirst: boolean): (readonly [number, number])[] {
  const decisions: (readonly [number, number])[] = [
    [0, decided],
    [decided, 0],
  ];
  if (drawn === undefined) return decisions;
  return isDrawFirst ? [[drawn, drawn], ...decisions] : [...decisions, [drawn, drawn]];
}

function roomAfter(room: readonly number[], [home, away]: Pair, forHome: number, forAway: number) {
  const after = [...room];
  after[home] = (after[home] as number) - forHome;
  after[away] = (after[away] as number) - forAway;
  return (after[home] as number) >= 0 && (after[away] as number) >= 0 ? after : undefined;
}
