/**
 * What a result of a team's last match decides together with the other matches of the last round, by points. Each of these
 * adds to how many rivals end above or level whatever the others do, so their combinations are counted without being
 * tried one by one.
 */
import type { AfterResult, MatchResults, RoundCondition } from '../../schemas/outlook-explanation.ts';
import type { MatchPoints, Result } from '../own-results.ts';
import { resultOfRival, results } from '../own-results.ts';
import type { OpenMatch } from '../table.ts';
import type { TeamRange } from './standing-of-team.ts';

/** More matches than this are not named in a sentence. */
const mostNamed = 3;

export interface LastRoundOptions {
  readonly team: TeamRange;
  readonly rivals: readonly TeamRange[];
  /** Every open match of the table, the team's own with them. */
  readonly matches: readonly OpenMatch[];
  readonly points: MatchPoints;
  readonly lastPlace: number;
}

/** Null unless the team has one match left, all others are of its round, and no team plays twice. */
export function lastRoundOf(options: LastRoundOptions): Record<Result, AfterResult> | null {
  const { team, matches } = options;
  const [own, ...more] = team.open;
  const sides = matches.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]);
  const isOneRound = matches.every(({ round }) => round === own?.round) && new Set(sides).size === sides.length;
  if (!own || more.length > 0 || !isOneRound) return null;
  return { win: after('win', own, options), draw: after('draw', own, options), loss: after('loss', own, options) };
}

function after(result: Result, own: OpenMatch, { team, rivals, matches, points, lastPlace }: LastRoundOptions) {
  const opponent = own.homeTeamId === team.row.teamId ? own.awayTeamId : own.homeTeamId;
  const total = team.row.points + points[result];
  const pointsOf = new Map(rivals.map(({ row }) => [row.teamId, row.points]));
  pointsOf.set(opponent, (pointsOf.get(opponent) ?? 0) + points[resultOfRival[result]]);
  const others = matches.filter((match) => match !== own);
  const playing = new Set(others.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId]));
  const conditionOf = (isMet: (rivalPoints: number) => boolean, holds: (rivalsThatDo: number) => boolean) => {
    const fixed = [...pointsOf].filter(([id, sum]) => !playing.has(id) && isMet(sum)).length;
    const added = others.map(({ homeTeamId, awayTeamId }) =>
      results.map((each) => {
        const home = (pointsOf.get(homeTeamId) ?? 0) + points[each];
        const away = (pointsOf.get(awayTeamId) ?? 0) + points[resultOfRival[each]];
        return Number(isMet(home)) + Number(isMet(away));
      }),
    );
    return condition(others, added, (sum) => holds(fixed + sum));
  };
  return {
    secured: conditionOf(
      (sum) => sum >= total,
      (count) => count < lastPlace,
    ),
    out: conditionOf(
      (sum) => sum > total,
      (count) => count >= lastPlace,
    ),
  };
}

/** @param added for each match and each of its results, how many of its sides count then */
function condition(
  matches: readonly OpenMatch[],
  added: readonly (readonly number[])[],
  holds: (sum: number) => boolean,
): RoundCondition {
  const bySum = added.reduce<ReadonlyMap<number, number>>(addMatch, new Map([[0, 1]]));
  const count = [...bySum].reduce((sum, [value, ways]) => sum + (holds(value) ? ways : 0), 0);
  const matter = matches.map((match, at) => ({ match, sums: added[at] ?? [] })).filter(({ sums }) => !areEqual(sums));
  // Those of which every result adds as much only add to the sum.
  const base = added.filter(areEqual).reduce((sum, [value = 0]) => sum + value, 0);
  return {
    count,
    of: 3 ** matches.length,
    matches: matter.length > mostNamed ? null : inMatches(matter, (sum) => holds(base + sum)),
  };
}

const areEqual = (sums: readonly number[]): boolean => new Set(sums).size <= 1;

/** How many combinations give each sum, with one match more. */
function addMatch(bySum: ReadonlyMap<number, number>, sums: readonly number[]): Map<number, number> {
  const next = new Map<number, number>();
  for (const [value, ways] of bySum)
    for (const more of sums) next.set(value + more, (next.get(value + more) ?? 0) + ways);
  return next;
}

interface MatterOfMatch {
  readonly match: OpenMatch;
  readonly sums: readonly number[];
}

/** The condition as results of single matches, all or any of them; null when it is neither, or holds always or never. */
function inMatches(matter: readonly MatterOfMatch[], holds: (sum: number) => boolean): RoundCondition['matches'] {
  const combinations = matter.reduce<readonly (readonly number[])[]>(
    (lists) => lists.flatMap((list) => results.map((_, at) => [...list, at])),
    [[]],
  );
  const isMet = (combination: readonly number[]) =>
    holds(combination.reduce((sum, result, at) => sum + (matter[at]?.sums[result] ?? 0), 0));
  const met = combinations.filter(isMet);
  const failed = combinations.filter((each) => !isMet(each));
  if (met.length === 0 || failed.length === 0) return null;
  const needed = productOf(met, matter.length);
  if (needed) return { need: 'all', list: listOf(matter, (at, result) => needed[at]?.has(result) ?? false) };
  const failing = productOf(failed, matter.length);
  if (failing) return { need: 'any', list: listOf(matter, (at, result) => !failing[at]?.has(result)) };
  return null;
}

/** For each match its results, when the combinations are exactly all of these together; else null. */
function productOf(combinations: readonly (readonly number[])[], matches: number): ReadonlySet<number>[] | null {
  const found = Array.from({ length: matches }, (_, at) => new Set(combinations.map((each) => each[at] ?? 0)));
  return found.reduce((product, { size }) => product * size, 1) === combinations.length ? found : null;
}

/** Without the matches of which every result, or none, is wanted: those say nothing. */
const listOf = (matter: readonly MatterOfMatch[], isWanted: (at: number, result: number) => boolean): MatchResults[] =>
  matter.flatMap(({ match: { id, homeTeamId, awayTeamId } }, at) => {
    const wanted = results.filter((_, result) => isWanted(at, result));
    const says = wanted.length > 0 && wanted.length < results.length;
    return says ? [{ matchId: id, homeTeamId, awayTeamId, results: wanted }] : [];
  });
