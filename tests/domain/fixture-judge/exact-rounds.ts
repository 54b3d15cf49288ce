/** Lists every way in which the teams of all pools can meet in a round. */
import type { ExactModel, Pair } from './exact-model.ts';
import { roundsOfPool } from './judge-structure.ts';

/** The matches of one round; `mask` has the bits of its pairs, `parts` the matches of each pool. */
export interface RoundOfPairs {
  readonly mask: number;
  readonly pairs: readonly Pair[];
  readonly parts: readonly Matching[];
}
interface Matching {
  readonly mask: number;
  readonly pairs: readonly Pair[];
}

export interface RoundChoices {
  readonly total: number;
  /** What may follow the rounds before, with pairs in `left`, so that the others can still all meet in their first leg. */
  readonly list: (before: readonly RoundOfPairs[], left: number) => readonly RoundOfPairs[];
}

const noMatch: Matching = { mask: 0, pairs: [] };

/** A pool of k rounds a leg plays in the first k of all rounds, as full as can be, and its second leg in the next k. */
export function roundChoicesOf({ problem, pairs }: ExactModel): RoundChoices {
  const { legs } = problem.options;
  const pools = problem.pools.map((pool) => ({
    rounds: roundsOfPool(pool),
    matchings: matchingsOf(pool.teamIds, pairs),
    wanted: wantedByRound({ problem, pairs }, pool.teamIds, roundsOfPool(pool)),
  }));
  const roundsOfLeg = Math.max(...pools.map(({ rounds }) => rounds));
  const firstLegs = Array.from({ length: roundsOfLeg }, (_, round) =>
    join(
      pools.map((pool) => {
        const wanted = pool.wanted[round] ?? 0;
        return round < pool.rounds ? pool.matchings.filter(({ mask }) => (wanted & mask) === wanted) : [noMatch];
      }),
    ),
  );
  const listNew = (round: number, left: number) =>
    (firstLegs[round] ?? [{ mask: 0, pairs: [], parts: [] }]).filter(({ mask }) => (mask & left) === mask);
  /** With the matches of the pools that are in their second leg. */
  const withSecondLegs = (one: RoundOfPairs, before: readonly RoundOfPairs[]): RoundOfPairs => {
    const parts = pools.map(({ rounds }, at) => {
      const isSecond = before.length >= rounds && before.length < rounds * legs;
      return (isSecond ? before[before.length - rounds]?.parts[at] : one.parts[at]) ?? noMatch;
    });
    return join(parts.map((part) => [part]))[0] ?? one;
  };
  const known = new Map<number, boolean>();
  const canComplete = (round: number, left: number): boolean => {
    if (round === roundsOfLeg) return left === 0;
    const already = known.get(left);
    if (already !== undefined) return already;
    const can = listNew(round, left).some(({ mask }) => canComplete(round + 1, left & ~mask));
    known.set(left, can);
    return can;
  };
  const canMeet = problem.options.requests.every(
    (request) =>
      request.kind !== 'meet' ||
      problem.pools.some(
        (pool) =>
          request.round <= legs * roundsOfPool(pool) && request.teamIds.every((team) => pool.teamIds.includes(team)),
      ),
  );
  const list = (before: readonly RoundOfPairs[], left: number) =>
    canMeet
      ? listNew(before.length, left)
          .filter(({ mask }) => before.length >= roundsOfLeg || canComplete(before.length + 1, left & ~mask))
          .map((one) => (legs === 2 ? withSecondLegs(one, before) : one))
      : [];
  return { total: roundsOfLeg * legs, list };
}

const join = (ofPools: readonly (readonly Matching[])[]): RoundOfPairs[] =>
  ofPools.reduce<RoundOfPairs[]>(
    (joined, ofPool) =>
      joined.flatMap((one) =>
        ofPool.map((part) => ({
          mask: one.mask | part.mask,
          pairs: [...one.pairs, ...part.pairs],
          parts: [...one.parts, part],
        })),
      ),
    [{ mask: 0, pairs: [], parts: [] }],
  );

/** For each round of the pool's leg the pairs that have to meet in it or in its mirror, as a mask. */
function wantedByRound(
  { problem, pairs }: Pick<ExactModel, 'problem' | 'pairs'>,
  teamIds: readonly number[],
  rounds: number,
): number[] {
  const wanted: number[] = Array.from({ length: rounds }, () => 0);
  for (const request of problem.options.requests) {
    if (request.kind !== 'meet' || !request.teamIds.every((team) => teamIds.includes(team))) continue;
    const pair = pairs.find(({ teams }) => teams.every((team) => request.teamIds.includes(team)));
    const round = (request.round - 1) % rounds;
    wanted[round] = (wanted[round] ?? 0) | (1 << (pair?.bit ?? 0));
  }
  return wanted;
}

/** All sets of pairs in which every team of the pool plays once, one of an odd number being free. */
function matchingsOf(teamIds: readonly number[], pairs: readonly Pair[]): Matching[] {
  const complete = (left: readonly number[]): Matching[] => {
    const [first, ...others] = left;
    if (first === undefined) return [noMatch];
    return others.flatMap((other) => {
      const pair = pairs.find(({ teams }) => teams.includes(first) && teams.includes(other));
      if (!pair) return [];
      const rest = others.filter((team) => team !== other);
      return complete(rest).map(({ mask, pairs: more }) => ({ mask: mask | (1 << pair.bit), pairs: [pair, ...more] }));
    });
  };
  if (teamIds.length % 2 === 0) return complete(teamIds);
  return teamIds.flatMap((free) => complete(teamIds.filter((team) => team !== free)));
}

/** Whether any order of rounds has every pair once and keeps the requests to meet. */
export const hasAnyRounds = (model: ExactModel): boolean =>
  roundChoicesOf(model).list([], 2 ** model.pairs.length - 1).length > 0;
