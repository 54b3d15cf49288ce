/**
 * Finds out by complete search whether a fixture problem of few teams has any plan: every way to pair the teams, every
 * order of the rounds, every slot and every referee. Sides do not matter: they decide only how good a plan is.
 */
import type { FixtureProblem } from '#shared/domain/fixture/problem.ts';
import { searchContinuous } from './exact-continuous.ts';
import { type ExactModel, type FoundMatch, modelOf } from './exact-model.ts';
import { searchPeriods } from './exact-periods.ts';
import { type Budget, OutOfSteps } from './exact-places.ts';
import { hasAnyRounds } from './exact-rounds.ts';

export type ExactAnswer =
  | { readonly kind: 'plan'; readonly rounds: readonly (readonly FoundMatch[])[] }
  /** Only by passing over a week or a day in which a round fits, which a plan may not do. */
  | { readonly kind: 'lateOnly' }
  | { readonly kind: 'none' }
  | { readonly kind: 'undecided' };

export function searchPlan(problem: FixtureProblem, steps = 300_000): ExactAnswer {
  const model = modelOf(problem);
  const budget: Budget = { steps };
  try {
    if (!everyPairHasPlace(model) || !everyTeamHasRoom(model) || !hasAnyRounds(model)) return { kind: 'none' };
    if (problem.options.pace === 'continuous') return answerOf(searchContinuous(model, budget));
    const requests = problem.options.requests.filter(({ kind }) => kind !== 'unavailable');
    const isAnybodyAway = requests.length < problem.options.requests.length;
    const willing = modelOf({ ...problem, options: { ...problem.options, requests } });
    // What cannot be with everybody there cannot be without: each round has to fit as a whole.
    if (isAnybodyAway && !searchPeriods(willing, budget, 'first')) return { kind: 'none' };
    const early = searchPeriods(model, budget, 'first');
    if (early || !isAnybodyAway) return answerOf(early);
    return searchPeriods(model, budget, 'any') ? { kind: 'lateOnly' } : { kind: 'none' };
  } catch (error) {
    if (error instanceof OutOfSteps) return { kind: 'undecided' };
    throw error;
  }
}

const answerOf = (rounds: readonly (readonly FoundMatch[])[] | undefined): ExactAnswer =>
  rounds ? { kind: 'plan', rounds } : { kind: 'none' };

/** Ends hopeless searches at once: a pair that can be nowhere on any day. */
const everyPairHasPlace = ({ pairs, periods, placesOf, isAway }: ExactModel): boolean =>
  pairs.every((pair) =>
    periods.some((slots) => slots.some((slot) => !isAway(pair, slot.day) && placesOf(pair, slot).length > 0)),
  );

/** Ends others: a team that, were it alone, could not play all its matches on the days on which it is there. */
function everyTeamHasRoom({ problem, pairs, periods, placesOf, isAway }: ExactModel): boolean {
  const { legs, restMinutes } = problem.options;
  return problem.pools.every(({ teamIds }) =>
    teamIds.every((team) => {
      const own = pairs.filter(({ teams }) => teams.includes(team));
      let missing = own.length * legs;
      let [day, free] = [-1, -1];
      for (const slot of periods.flat()) {
        if (missing === 0) break;
        if (slot.day !== day) [day, free] = [slot.day, slot.start];
        if (slot.start < free || !own.some((pair) => !isAway(pair, day) && placesOf(pair, slot).length > 0)) continue;
        missing -= 1;
        free = slot.end + restMinutes;
      }
      return missing === 0;
    }),
  );
}
