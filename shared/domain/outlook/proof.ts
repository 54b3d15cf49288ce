/** What is proven, and the work that a proof may take. */
import type { Budget } from './conflicts.ts';

/** Whether something holds; undefined when it is not proven. */
export type Proof = boolean | undefined;

/** How many matches may be looked at for one question, and for all questions of a team together. */
export interface Effort {
  readonly ofQuestion: number;
  readonly ofTeam: Budget;
}

/** Whether any of them holds; asks no more after the first that does. */
export function anyProven(questions: Iterable<() => Proof>): Proof {
  let answer: Proof = false;
  for (const ask of questions) {
    const proof = ask();
    if (proof) return true;
    if (proof === undefined) answer = undefined;
  }
  return answer;
}
