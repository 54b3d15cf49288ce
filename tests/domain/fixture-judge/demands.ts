/** Takes demands out of a fixture problem by the paths that a planner names. */
import { addDays } from '#shared/domain/calendar/calendar.ts';
import type { CompleteFixtureOptions, FixtureProblem } from '#shared/domain/fixture/problem.ts';
import { limits } from '#shared/domain/limits.ts';

/** Whether the path names something that was asked for and can be left out. */
export function isDemand({ options }: FixtureProblem, path: string): boolean {
  const [, request] = /^requests\.(\d+)$/.exec(path) ?? [];
  if (request) return options.requests[Number(request)] !== undefined;
  if (path === 'officials') return options.officials !== null;
  if (path === 'excludedDates') return options.excludedDates.length > 0;
  if (path === 'gapMinutes' || path === 'restMinutes') return options[path] > 0;
  return path === 'playingTimes';
}

/**
 * The problem with only the demands that the paths name; without 'playingTimes' there is room for everything. What
 * matches keep between them is left out only where it was among those `named`: it makes days too short, but not alone.
 */
export function onlyDemands(
  problem: FixtureProblem,
  paths: readonly string[],
  named: readonly string[] = paths,
): FixtureProblem {
  const { options } = problem;
  const isLeftOut = (path: string) => named.includes(path) && !paths.includes(path);
  const wanted = {
    ...options,
    requests: options.requests.filter((_, at) => paths.includes(`requests.${at}`)),
    officials: paths.includes('officials') ? options.officials : null,
    excludedDates: paths.includes('excludedDates') ? options.excludedDates : [],
    gapMinutes: isLeftOut('gapMinutes') ? 0 : options.gapMinutes,
    restMinutes: isLeftOut('restMinutes') ? 0 : options.restMinutes,
  };
  return { ...problem, options: paths.includes('playingTimes') ? wanted : withPlentifulTimes(wanted) };
}

/** All day long on canchas that nobody else has: every day of a month, and one in twenty days after it. */
function withPlentifulTimes(options: CompleteFixtureOptions): CompleteFixtureOptions {
  const days = Array.from({ length: limits.fixtureDays + 1 }, (_, at) => at);
  const leftOut = days.filter((at) => at > 30 && at % 20 !== 0).map((at) => addDays(options.startDate, at));
  return {
    ...options,
    playingTimes: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '23:59', canchaIds: [801, 802, 803, 804] }],
    excludedDates: [...options.excludedDates, ...leftOut],
  };
}
