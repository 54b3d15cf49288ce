/** Judges a fixture plan by the rules alone, without knowing how it was planned. */
import type { FixtureProblem } from '#shared/domain/fixture/problem.ts';
import type { FixtureQuality, PlannedRound } from '#shared/domain/schemas/fixture.ts';
import { judgeCalendar } from './judge-calendar.ts';
import { judgeOfficials } from './judge-officials.ts';
import { judgeQuality } from './judge-quality.ts';
import { judgeStructure } from './judge-structure.ts';
import { groundOf, nameOf, placedMatches, reasonsAlone, reasonsTogether } from './placed.ts';

/** The broken rules in words; none for a plan that keeps them all. */
export function judgePlan(
  problem: FixtureProblem,
  rounds: readonly PlannedRound[],
  quality: FixtureQuality,
): readonly string[] {
  const ground = groundOf(problem);
  const matches = placedMatches(problem, rounds);
  const broken = [...judgeStructure(problem, rounds, matches)];
  for (const match of matches)
    for (const reason of reasonsAlone(ground, match)) broken.push(`${nameOf(match)}: ${reason}`);
  // Two matches that begin more than two days apart have nothing to do with each other.
  const ordered = matches.toSorted((a, b) => a.start - b.start);
  for (const [at, one] of ordered.entries()) {
    for (const other of ordered.slice(at + 1)) {
      if (other.day > one.day + 2) break;
      for (const reason of reasonsTogether(ground, one, other))
        broken.push(`${nameOf(one)}, ${nameOf(other)}: ${reason}`);
    }
  }
  broken.push(...judgeCalendar(ground, matches));
  broken.push(...judgeOfficials(ground, matches));
  broken.push(...judgeQuality(problem, matches, quality));
  return broken;
}
