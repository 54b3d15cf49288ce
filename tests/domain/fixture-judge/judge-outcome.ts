/** Judges what a planner answers to a fixture problem of few teams, with the exact search as the measure. */
import { dateOfDaysSinceYearOne } from '#shared/domain/calendar/calendar.ts';
import type { FixtureOutcome, FixtureProblem } from '#shared/domain/fixture/problem.ts';
import type { FaultText } from '#shared/text/fixture-faults.ts';
import { isDemand, onlyDemands } from './demands.ts';
import { type ExactAnswer, searchPlan } from './exact-search.ts';
import { judgePlan } from './judge-plan.ts';
import { minimumBreaks } from './judge-quality.ts';
import { listPlayingDays } from './playing-slots.ts';

/** What a planner answers, with its reasons in words. */
export type OutcomeInWords =
  | Extract<FixtureOutcome, { kind: 'planned' }>
  | { readonly kind: 'impossible' | 'notFound'; readonly faults: readonly FaultText[] };

export type Planner = (problem: FixtureProblem) => OutcomeInWords;

/**
 * What is wrong with the answer, in words; nothing if it is right, or if the exact search needs too long to say. `proves`:
 * whether the planner says impossible, for a planner that can tell without making a plan.
 */
export function judgeOutcome(
  problem: FixtureProblem,
  plan: Planner,
  exact: ExactAnswer,
  proves = (eased: FixtureProblem) => plan(eased).kind === 'impossible',
): readonly string[] {
  const outcome = plan(problem);
  if (outcome.kind === 'planned') {
    const broken = [...judgePlan(problem, outcome.rounds, outcome.quality)];
    if (exact.kind === 'none') broken.push('there is a plan where the exact search finds none');
    return [...broken, ...judgeBreaks(problem, outcome.quality.breaks)];
  }
  if (outcome.kind === 'notFound')
    return exact.kind === 'undecided' ? [] : [`notFound, where the exact search says '${exact.kind}'`];
  if (exact.kind === 'plan') return [`impossible, but there is a plan: ${outcome.faults.map(textOf).join(' | ')}`];
  return judgeProof(problem, outcome.faults, proves);
}

const textOf = ({ path, message }: FaultText) => `${path}: ${message}`;

/** Where nothing was asked for, there are no more breaks than the least possible. */
export function judgeBreaks(problem: FixtureProblem, breaks: number): readonly string[] {
  const { options, bookings, teamsOfOfficial } = problem;
  const isAsked = options.requests.length + bookings.length + teamsOfOfficial.size > 0;
  const least = minimumBreaks(problem);
  return isAsked || least === null || breaks <= least ? [] : [`${breaks} breaks where ${least} are possible`];
}

/** A day that a sentence names with its weekday is one on which the tournament plays. */
function judgeDates(problem: FixtureProblem, faults: readonly FaultText[]): readonly string[] {
  const days = new Set(listPlayingDays(problem).map(dateOfDaysSinceYearOne));
  return faults.flatMap(({ message }) =>
    [...message.matchAll(/(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo) (\d\d)\/(\d\d)\/(\d{4})/gi)]
      .filter(([, day, month, year]) => !days.has(`${year}-${month}-${day}`))
      .map(([named]) => `nobody plays on '${named}': ${message}`),
  );
}

/** The faults alone make a plan impossible, and none of them can be left out. */
function judgeProof(
  problem: FixtureProblem,
  faults: readonly FaultText[],
  proves: (eased: FixtureProblem) => boolean,
): readonly string[] {
  if (faults.length === 0) return ['impossible without a reason'];
  const paths = faults.map(({ path }) => path);
  const said = faults.map(textOf).join(' | ');
  const wrong = faults.filter(({ message }) => message.trim() === '').map(({ path }) => `${path} says nothing`);
  wrong.push(...judgeDates(problem, faults));
  if (new Set(paths).size < paths.length) wrong.push(`a path is named twice: ${said}`);
  for (const path of paths.filter((one) => !isDemand(problem, one))) wrong.push(`'${path}' is no demand: ${said}`);
  if (searchPlan(onlyDemands(problem, paths)).kind === 'plan') wrong.push(`the reasons do not suffice: ${said}`);
  for (const path of paths) {
    const eased = onlyDemands(
      problem,
      paths.filter((one) => one !== path),
      paths,
    );
    if (searchPlan(eased).kind === 'none') wrong.push(`without ${path} it is still impossible: ${said}`);
    else if (proves(eased)) wrong.push(`without ${path} the planner still says impossible: ${said}`);
  }
  return wrong;
}
