/** What a band asks of a team, and how near the team is to it. */
import type { Band } from '../schemas/band.ts';
import type { OutlookState } from '../schemas/outlook.ts';
import { tallyOf } from './own-results.ts';
import type { Proof } from './proof.ts';
import type { Prospects } from './prospects.ts';

/**
 * The aim in numbers of rivals. The team misses it, ties against it, when `above` of them end above or level, and
 * reaches it, ties for it, when `below` of them end below or level.
 */
export interface Aim {
  readonly above: number;
  readonly below: number;
}

/** The last place that is good enough: to end in a good band, or above a bad one. 0 when no place is. */
export const lastPlaceOf = ({ kind, from, to }: Pick<Band, 'kind' | 'from' | 'to'>): number =>
  kind === 'good' ? to : from - 1;

export const aimOf = (lastPlace: number, rivals: number): Aim => ({ above: lastPlace, below: rivals + 1 - lastPlace });

/** The first state that holds, by points alone; 'unknown' when it is not proven which one that is. */
export function stateOf(prospects: Prospects, { above, below }: Aim): OutlookState {
  const allWon = tallyOf('win', prospects.situation.opponents.length);
  const refutations: readonly (readonly [OutlookState, () => Proof])[] = [
    ['secured', () => prospects.isReachable('aboveOrLevel', above)],
    ['out', () => prospects.isReachable('belowOrLevel', below)],
    ['securedUnlessTied', () => prospects.isReachable('above', above)],
    ['onlyByTie', () => prospects.isReachable('below', below)],
    ['ownHands', () => prospects.isReachable('aboveOrLevel', above, [allWon])],
  ];
  for (const [state, isRefuted] of refutations) {
    const proof = isRefuted();
    if (proof === undefined) return 'unknown';
    if (!proof) return state;
  }
  return 'dependsOnOthers';
}
