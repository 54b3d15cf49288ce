/**
 * The two numbers of a band: with how many points a team is certain, and with fewer than how many it has no chance.
 *
 * Every sum of own results is looked at, from the end where the answer lies: they are not ordered by what they mean, as
 * with one point more by other results other opponents have lost.
 */
import type { Aim } from './aim.ts';
import { talliesBySum } from './own-results.ts';
import type { Prospects } from './prospects.ts';

const sumsOf = ({ situation, points }: Prospects) => talliesBySum(situation.opponents.length, points);

/**
 * The smallest sum above every sum with which the aim can be missed; 0 when it cannot be missed, null when even the
 * greatest sum does not suffice. Undefined when it is not proven.
 */
export function certainWith(prospects: Prospects, { above }: Aim): number | null | undefined {
  let enough: number | null = null;
  for (const [sum, tallies] of sumsOf(prospects).reverse()) {
    const canMiss = prospects.isReachable('aboveOrLevel', above, tallies);
    if (canMiss === undefined) return undefined;
    if (canMiss) return enough;
    enough = sum;
  }
  return 0;
}

/**
 * The smallest sum with which the team can reach the aim; null when it cannot with any, undefined when the search ended
 * without a proof.
 */
export function impossibleBelow(prospects: Prospects, { below }: Aim): number | null | undefined {
  for (const [sum, tallies] of sumsOf(prospects)) {
    const canReach = prospects.isReachable('belowOrLevel', below, tallies);
    if (canReach === undefined) return undefined;
    if (canReach) return sum;
  }
  return null;
}
