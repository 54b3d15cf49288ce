/**
 * Conflicts while it is open which of the team's own results each rival suffers: the team is one more side of the flow,
 * which bears what its results do not take from the rivals. A flow proves that there is a conflict, never that there is
 * none.
 */
import type { Budget, Conflict } from './conflicts.ts';
import type { Losses } from './goal.ts';
import { leastToGiveUp } from './least-to-give-up.ts';
import { connectedParts, withoutSafeTeams } from './parts.ts';
import type { Pair } from './situation.ts';
import { mostUnitsOfEach, spreadLosses } from './spread-losses.ts';

interface OpenShare {
  /** What each rival can bear, by its index, in its matches against the team too. */
  readonly room: readonly number[];
  readonly pairs: readonly Pair[];
  readonly losses: Losses;
  /** The rival of each open match of the team. */
  readonly concerned: readonly number[];
  /** What the results of these matches take from the rivals, in any order. */
  readonly shared: readonly number[];
}

export function findOverloads({ room, pairs, losses, concerned, shared }: OpenShare, budget: Budget): Conflict[] {
  const self = room.length;
  const borne = shared.reduce((sum, loss) => sum + 2 - unitsOf(loss, losses), 0);
  const all = [...pairs, ...concerned.map((rival): Pair => [rival, self])];
  // In the measure of a rival's room, the team is safe when it bears both units of each of its matches.
  const open = withoutSafeTeams([...room, (borne * losses.decided) / 2], all, losses);
  return connectedParts(open).flatMap((part) => {
    budget.left -= part.pairs.length;
    const most = [...mostUnitsOfEach(room, part.pairs, losses), borne];
    const spread = spreadLosses(part, most, losses);
    if (!('overloaded' in spread)) return [];
    const least = leastToGiveUp(part, most, spread.overloaded);
    return [{ teams: spread.overloaded.filter((team) => team !== self), least }];
  });
}

/** As many units as the loss is worth at least: a rule may have own results that cost more than any between rivals. */
function unitsOf(loss: number, { decided, drawn }: Losses): 0 | 1 | 2 {
  if (loss >= decided) return 2;
  return drawn !== undefined && loss >= drawn ? 1 : 0;
}
