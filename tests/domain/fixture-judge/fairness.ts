/** How even the start times and canchas of a plan could be: a bound by counting, and the optimum of an integer program. */
import highs from 'highs';
import type { FixtureProblem } from '#shared/domain/fixture/problem.ts';
import { groundOf, type Placed, reasonsAlone, teamsOf } from './placed.ts';
import { weekOf } from './playing-slots.ts';

export interface Fairness {
  readonly timeDifference: number;
  readonly canchaDifference: number;
}

/** No plan with as many matches at each time and on each cancha can be more even than this. */
export function fairnessBound({ pools }: FixtureProblem, matches: readonly Placed[]): Fairness {
  const teamCount = pools.reduce((sum, { teamIds }) => sum + teamIds.length, 0);
  const bound = (value: (match: Placed) => unknown) =>
    [...Map.groupBy(matches, value).values()].some(({ length }) => (2 * length) % teamCount !== 0) ? 1 : 0;
  return { timeDifference: bound(({ matchTime }) => matchTime), canchaDifference: bound(({ canchaId }) => canchaId) };
}

/**
 * The most even plan with the same rounds: the matches of each week or day change places among each other, first for even
 * times, then for even canchas. Officials and the teams that want to be apart are not looked at. Undefined if the program
 * is not solved within the time, in seconds.
 */
export async function bestFairness(
  problem: FixtureProblem,
  matches: readonly Placed[],
  timeLimit = 60,
): Promise<Fairness | undefined> {
  const solver = await highs();
  const solution = solver.solve(programOf(problem, matches), { time_limit: timeLimit, output_flag: false });
  if (solution.Status !== 'Optimal') return undefined;
  const valueIn = (name: string) => Math.round(Number(solution.Columns[name]?.Primal ?? 0));
  return { timeDifference: valueIn('dt'), canchaDifference: valueIn('dc') };
}

/** In the LP format: x_m_p is 1 if match m has the place of match p, which lies in the same week or day. */
function programOf(problem: FixtureProblem, matches: readonly Placed[]): string {
  const ground = groundOf(problem);
  const periodOf = ({ day }: Placed) => (problem.options.pace === 'week' ? weekOf(day) : day);
  const choices = matches.flatMap((match, m) =>
    matches.flatMap((place, p) => {
      const there = { ...match, ...placeOf(place), refereeId: 0, assistantId: 0 };
      const isPossible = periodOf(match) === periodOf(place) && reasonsAlone(ground, there).next().done;
      return isPossible ? [{ m, p, name: `x_${m}_${p}`, match, place }] : [];
    }),
  );
  const sumOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name).join(' + ');
  const teams = problem.pools.flatMap(({ teamIds }) => teamIds);
  const evenness = (letter: string, readValue: (place: Placed) => string | number) =>
    [...new Set(matches.map(readValue))].flatMap((value, at) => [
      `${letter} - hi${letter}${at} + lo${letter}${at} >= 0`,
      ...teams.flatMap((team) => {
        const own = choices.filter(({ match, place }) => readValue(place) === value && teamsOf(match).includes(team));
        const sum = own.length > 0 ? sumOf(own) : `0 ${letter}`;
        return [`${sum} - hi${letter}${at} <= 0`, `${sum} - lo${letter}${at} >= 0`];
      }),
    ]);
  const rows = [
    ...matches.map((_, m) => `${sumOf(choices.filter((one) => one.m === m))} = 1`),
    ...matches.map((_, p) => `${sumOf(choices.filter((one) => one.p === p))} = 1`),
    ...evenness('dt', ({ matchTime }) => matchTime),
    ...evenness('dc', ({ canchaId }) => canchaId),
  ];
  const binaries = choices.map(({ name }) => name).join('\n');
  return `Minimize\n 1000 dt + dc\nSubject To\n${rows.join('\n')}\nGeneral\n dt\n dc\nBinary\n${binaries}\nEnd\n`;
}

const placeOf = ({ start, end, day, matchDate, matchTime, canchaId }: Placed) => ({
  start,
  end,
  day,
  matchDate,
  matchTime,
  canchaId,
});
