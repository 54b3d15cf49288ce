/** Runs two actions at nearly the same moment. */
import { setTimeout as sleep } from 'node:timers/promises';

/** The milliseconds that one side of a race waits in this round: over twenty rounds each even number from 0 to 38 once. */
export const pauseOfRound = (round: number): number => ((round - 1) * 6) % 40;

/**
 * Starts both at once in round 1. In later rounds one of them waits a little, so that over the rounds each step of one
 * falls between any two steps of the other.
 */
export async function runRace<A, B>(round: number, one: () => Promise<A>, other: () => Promise<B>): Promise<[A, B]> {
  const later = async <T>(isLate: boolean, run: () => Promise<T>): Promise<T> => {
    if (isLate) await sleep(pauseOfRound(round));
    return run();
  };
  return Promise.all([later(round % 2 === 0, one), later(round % 2 === 1, other)]);
}
