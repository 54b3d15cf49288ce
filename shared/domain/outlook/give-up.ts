/**
 * Whether at least so many rivals can reach the goal together: rivals give it up one by one until no conflict is left
 * among the others. Of a conflict at least one team must give up, so each of them is tried; the next tries keep those
 * that were tried before, so no set of teams comes twice.
 *
 * A rival that has given up loses its open matches against the others, by which they lose nothing.
 */
import { type Budget, type Conflict, findConflicts } from './conflicts.ts';
import type { Losses } from './goal.ts';
import { findOverloads } from './overloads.ts';
import type { Pair } from './situation.ts';

export interface Reach {
  /** What each rival can lose and still reach the goal, by its index; negative when it misses it anyway. */
  readonly room: readonly number[];
  /** The open matches between rivals. */
  readonly pairs: readonly Pair[];
  readonly losses: Losses;
  /** The rival of each open match of the team itself. */
  readonly opponents: readonly number[];
  /** What the results of those matches take from the rivals, least first; who suffers which is open. */
  readonly ownLosses: readonly number[];
}

/** False too when the budget is used up. */
export const canReach = (reach: Reach, count: number, budget: Budget): boolean =>
  search({ ...reach, kept: reach.room.map((room) => room >= 0), locked: new Set() }, count, budget);

interface Node extends Reach {
  /** Which rivals are to reach the goal. */
  readonly kept: readonly boolean[];
  /** Those of them that do not give up any more. */
  readonly locked: ReadonlySet<number>;
}

function search(node: Node, count: number, budget: Budget): boolean {
  const spare = node.kept.filter(Boolean).length - count;
  if (spare < 0 || budget.left-- < 0) return false;
  const conflicts = conflictsOf(node, budget);
  if (conflicts.length === 0) return shareOwnResults(node, count, budget);
  if (conflicts.reduce((sum, { least }) => sum + least, 0) > spare) return false;
  const [{ teams }] = conflicts.toSorted((a, b) => openTeams(a, node) - openTeams(b, node)) as [Conflict];
  const locked = new Set(node.locked);
  return byRoom(teams, node)
    .filter((team) => !node.locked.has(team))
    .some((team) => {
      const kept = node.kept.with(team, false);
      const isEnough = search({ ...node, kept, locked: new Set(locked) }, count, budget);
      locked.add(team);
      return isEnough;
    });
}

const openTeams = ({ teams }: Conflict, { locked }: Node): number => teams.filter((team) => !locked.has(team)).length;

/** Those that lack most come first. */
const byRoom = (teams: readonly number[], { room }: Node): number[] =>
  teams.toSorted((a, b) => (room[a] as number) - (room[b] as number));

/** The rivals that are to reach the goal and have an open match with the team, and what its results take from them. */
function ownResultsOf({ opponents, ownLosses, kept }: Node) {
  const concerned = opponents.filter((rival) => kept[rival]);
  // Those that have given up suffer what takes most.
  const shared = ownLosses.slice(0, concerned.length);
  return { concerned, shared, isOpen: shared[0] !== shared.at(-1) };
}

/**
 * As long as it is open which of the team's own results a rival suffers, a flow shares out what they take together:
 * conflicts that are left then are there in any case.
 */
function conflictsOf(node: Node, budget: Budget): Conflict[] {
  const { room, pairs, losses, kept } = node;
  const { concerned, shared, isOpen } = ownResultsOf(node);
  const left = [...room];
  for (const rival of concerned) left[rival] = (left[rival] as number) - (shared[0] as number);
  const lost = [...kept.keys()].filter((rival) => kept[rival] && (left[rival] as number) < 0);
  if (lost.length > 0) return lost.map((rival) => ({ teams: [rival], least: 1 }));
  const among = pairs.filter(([home, away]) => kept[home] && kept[away]);
  if (isOpen && losses.decided > 0) return findOverloads({ room, pairs: among, losses, concerned, shared }, budget);
  return findConflicts(left, among, losses, budget);
}

/** Tries which of the team's own results a rival suffers; when they are equal there is nothing to try. */
function shareOwnResults(node: Node, count: number, budget: Budget): boolean {
  const { concerned, shared, isOpen } = ownResultsOf(node);
  if (!isOpen) return true;
  const [rival] = byRoom(concerned, node) as [number];
  return [...new Set(shared)].some((loss) => {
    const room = (node.room[rival] as number) - loss;
    const next: Node = {
      ...node,
      room: node.room.with(rival, room),
      kept: node.kept.with(rival, room >= 0),
      opponents: node.opponents.toSpliced(node.opponents.indexOf(rival), 1),
      ownLosses: node.ownLosses.toSpliced(node.ownLosses.indexOf(loss), 1),
    };
    return search(next, count, budget);
  });
}
