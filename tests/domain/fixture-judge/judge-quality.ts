/** Computes the quality of a plan anew, and judges the one that the plan says it has. */
import type { FixtureProblem } from '#shared/domain/fixture/problem.ts';
import type { FixtureQuality } from '#shared/domain/schemas/fixture.ts';
import { type Placed, plays } from './placed.ts';

export function* judgeQuality(
  problem: FixtureProblem,
  matches: readonly Placed[],
  said: FixtureQuality,
): Generator<string> {
  const right = qualityOf(problem, matches);
  for (const name of Object.keys(right) as (keyof FixtureQuality)[]) {
    // Whether the sides of matches that existed before count is not laid down.
    const isOpen = problem.existing.length > 0 && (name === 'breaks' || name === 'homeAwayDifference');
    if (!isOpen && said[name] !== right[name]) yield `the quality says ${name} ${said[name]}, it is ${right[name]}`;
  }
}

function qualityOf(problem: FixtureProblem, matches: readonly Placed[]): FixtureQuality {
  const teams = problem.pools.flatMap(({ teamIds }) => teamIds);
  const of = new Map(teams.map((team) => [team, matches.filter((match) => plays(match, team))]));
  const sides = teams.map((team) =>
    (of.get(team) ?? []).toSorted((a, b) => a.round - b.round).map(({ homeTeamId }) => homeTeamId === team),
  );
  const largestSpread = (value: (match: Placed) => unknown) =>
    Math.max(
      0,
      ...[...new Set(matches.map(value))].map((one) =>
        spread(teams.map((team) => (of.get(team) ?? []).filter((match) => value(match) === one).length)),
      ),
    );
  const refereeIds = problem.options.officials?.refereeIds ?? [];
  return {
    breaks: sum(sides.map((list) => list.filter((side, at) => at > 0 && side === list[at - 1]).length)),
    minimumBreaks: minimumBreaks(problem),
    homeAwayDifference: Math.max(
      0,
      ...sides.map((list) => Math.abs(list.length - 2 * list.filter((isHome) => isHome).length)),
    ),
    timeDifference: largestSpread(({ matchTime }) => matchTime),
    canchaDifference: largestSpread(({ canchaId }) => canchaId),
    officialDifference: spread(refereeIds.map((id) => matches.filter(({ refereeId }) => refereeId === id).length)),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const spread = (numbers: readonly number[]) => (numbers.length === 0 ? 0 : Math.max(...numbers) - Math.min(...numbers));

/** The least breaks of any plan, by de Werra: n − 2 and 0, mirrored 3n − 6 and n; null where matches existed. */
export function minimumBreaks({ pools, existing, options }: FixtureProblem): number | null {
  if (existing.length > 0) return null;
  return sum(
    pools.map(({ teamIds: { length: n } }) => {
      if (n < 2) return 0;
      if (options.legs === 1) return n % 2 === 0 ? n - 2 : 0;
      return n % 2 === 0 ? 3 * n - 6 : n;
    }),
  );
}
