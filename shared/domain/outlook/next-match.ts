/** What each result of a team's next match means for a band, together with the other matches of its round. */
import type { BandOutlook, HowOften, NextResult, OutlookState } from '../schemas/outlook.ts';
import type { Aim } from './aim.ts';
import { type Certainty, isCertainAfterSome, type OpenRound } from './combinations.ts';
import { oppositeGoal } from './goal.ts';
import type { MatchPoints, Result } from './own-results.ts';
import type { Effort } from './proof.ts';
import { Prospects } from './prospects.ts';
import { afterOwnResult, type Situation } from './situation.ts';
import type { TeamView } from './view.ts';

type NextOutlook = NonNullable<BandOutlook['next']>;

export class NextMatch {
  readonly #next: NonNullable<TeamView['next']>;
  readonly #after: Readonly<Record<Result, Prospects>>;

  /** @param situation that before the match, which is the first of its opponents */
  constructor(next: NonNullable<TeamView['next']>, situation: Situation, points: MatchPoints, effort: Effort) {
    const prospects = (result: Result) => new Prospects(afterOwnResult(situation, 0, result, points), points, effort);
    this.#next = next;
    this.#after = { win: prospects('win'), draw: prospects('draw'), loss: prospects('loss') };
  }

  /** @param state that before the match: what is certain stays so */
  meaningFor(aim: Aim, state: OutlookState): NextOutlook {
    const after = (result: Result): NextResult => {
      if (state === 'secured') return { secured: 'always', out: 'never' };
      if (state === 'out') return { secured: 'never', out: 'always' };
      return meaningOf(this.#after[result], this.#next.round, aim);
    };
    return { matchId: this.#next.matchId, win: after('win'), draw: after('draw'), loss: after('loss') };
  }
}

/**
 * In how many of the combinations of the round's other matches the team is certain of the aim, and out of it.
 *
 * @param prospects those after the team's result; matches of other rounds are open
 */
function meaningOf(prospects: Prospects, round: OpenRound, { above, below }: Aim): NextResult {
  const secured = howOften(prospects, round, { goal: 'aboveOrLevel', count: above });
  if (secured === 'always') return { secured, out: 'never' };
  const out = howOften(prospects, round, { goal: 'belowOrLevel', count: below });
  return { secured: out === 'always' ? 'never' : secured, out };
}

function howOften(prospects: Prospects, round: OpenRound, certainty: Certainty): HowOften | null {
  const { situation } = prospects;
  const { goal, count } = certainty;
  const mayFail = prospects.isReachable(goal, count);
  if (mayFail === false) return 'always';
  // What is certain after a combination has an example: all rivals but `count - 1` miss the goal.
  const hasExample = prospects.isReachable(oppositeGoal[goal], situation.rivals.length + 1 - count);
  if (hasExample === false) return 'never';
  if (mayFail === undefined) return null;
  const isLastRound = round.pairs.length === situation.pairs.length && round.own === situation.opponents.length;
  const isSometimes = isLastRound ? hasExample : isCertainAfterSome(prospects, round, certainty);
  if (isSometimes === undefined) return null;
  return isSometimes ? 'sometimes' : 'never';
}
