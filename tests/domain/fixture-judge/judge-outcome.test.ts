/** The judge of a planner's answers names wrong answers, and reasons that are too few or too many. */
import { expect, test } from 'vitest';
import type { FixtureProblem } from '#shared/domain/fixture/problem.ts';
import { searchPlan } from './exact-search.ts';
import { judgeOutcome, type OutcomeInWords, type Planner } from './judge-outcome.ts';
import { fourTeams } from './planted-plans.ts';
import { aProblem } from './problems.ts';

const oneSlot = [{ weekdays: [6], from: '14:00', to: '14:30', canchaIds: [71] }];
const possible = aProblem({ sizes: [4] });
const impossible = aProblem({
  sizes: [4],
  options: { playingTimes: oneSlot, requests: [{ kind: 'notBefore', teamId: 1, time: '14:00' }] },
});
const impossibleFor = (...paths: readonly string[]): OutcomeInWords => ({
  kind: 'impossible',
  faults: paths.map((path) => ({ path, message: 'Hacen falta 2 turnos y hay 1.' })),
});
/** Says what it is told of the whole problem, and that it found nothing of any other. */
const saying =
  (about: FixtureProblem, outcome: OutcomeInWords): Planner =>
  (problem) =>
    problem === about ? outcome : { kind: 'notFound', faults: [] };
const judged = (problem: FixtureProblem, outcome: OutcomeInWords) =>
  judgeOutcome(problem, saying(problem, outcome), searchPlan(problem)).join('\n');

test('the one reason without which there is a plan is accepted', () => {
  expect(judged(impossible, impossibleFor('playingTimes'))).toBe('');
});

test.each<[title: string, problem: FixtureProblem, outcome: OutcomeInWords, said: RegExp]>([
  ['impossible where there is a plan', possible, impossibleFor('playingTimes'), /impossible, but there is a plan/],
  ['notFound where there is a plan', possible, { kind: 'notFound', faults: [] }, /the exact search says 'plan'/],
  ['notFound where there is none', impossible, { kind: 'notFound', faults: [] }, /the exact search says 'none'/],
  ['a plan where there is none', impossible, { kind: 'planned', ...fourTeams() }, /the exact search finds none/],
  ['no reason', impossible, impossibleFor(), /impossible without a reason/],
  ['a reason without part in it', impossible, impossibleFor('requests.0'), /the reasons do not suffice/],
  [
    'a reason too many',
    impossible,
    impossibleFor('playingTimes', 'requests.0'),
    /without requests.0 it is still imposs/,
  ],
  ['a path that is no demand', impossible, impossibleFor('playingTimes', 'requests.7'), /'requests.7' is no demand/],
])('%s is refused', (_, problem, outcome, said) => {
  expect(judged(problem, outcome)).toMatch(said);
});

test('a sentence about a day on which nobody plays is refused', () => {
  const faults = [{ path: 'playingTimes', message: 'El lunes 01/03/2027 hacen falta 2 turnos y hay 1.' }];
  expect(judged(impossible, { kind: 'impossible', faults })).toMatch(/nobody plays on 'lunes 01\/03\/2027'/);
});

test('a planner that still says impossible when a reason is gone is refused', () => {
  const stubborn = () => impossibleFor('playingTimes');
  expect(judgeOutcome(impossible, stubborn, searchPlan(impossible)).join()).toMatch(
    /the planner still says impossible/,
  );
});
