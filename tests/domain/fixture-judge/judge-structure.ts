/** Judges who meets whom in which round, and on which side. */
import type { FixtureProblem, Pool } from '#shared/domain/fixture/problem.ts';
import type { PlannedRound } from '#shared/domain/schemas/fixture.ts';
import { type Placed, plays, teamsOf } from './placed.ts';

export const roundsOfPool = ({ teamIds }: Pool): number => teamIds.length - 1 + (teamIds.length % 2);

export function* judgeStructure(
  problem: FixtureProblem,
  rounds: readonly PlannedRound[],
  matches: readonly Placed[],
): Generator<string> {
  yield* judgeRounds(problem, rounds);
  for (const pool of problem.pools) {
    const ofPool = matches.filter((match) => teamsOf(match).every((team) => pool.teamIds.includes(team)));
    yield* judgePairs(problem, pool, ofPool);
    if (problem.options.legs === 2 && problem.existing.length === 0) yield* judgeMirror(ofPool, rounds.length);
  }
  for (const request of problem.options.requests) {
    if (request.kind !== 'meet') continue;
    const [a = 0, b = 0] = request.teamIds;
    const name = `Fecha ${request.round}`;
    const meets =
      matches.some((m) => rounds[m.round]?.round === name && plays(m, a) && plays(m, b)) ||
      problem.existing.some(
        (m) => m.round === name && [a, b].every((id) => id === m.homeTeamId || id === m.awayTeamId),
      );
    if (!meets) yield `teams ${a} and ${b} do not meet in round ${request.round}`;
  }
}

function* judgeRounds(problem: FixtureProblem, rounds: readonly PlannedRound[]): Generator<string> {
  const { pools, existing, options } = problem;
  const teams = pools.flatMap(({ teamIds }) => teamIds);
  const poolOf = new Map(pools.flatMap((pool) => pool.teamIds.map((team) => [team, pool] as const)));
  const before = Math.max(0, ...existing.map(({ round }) => Number(/^Fecha (\d+)$/.exec(round)?.[1] ?? 0)));
  const wanted = options.legs * Math.max(...pools.map(roundsOfPool));
  if (existing.length === 0 && rounds.length !== wanted) yield `${rounds.length} rounds instead of ${wanted}`;
  for (const [at, { round, matches, free }] of rounds.entries()) {
    if (round !== `Fecha ${before + at + 1}`) yield `the round after ${before + at} is called '${round}'`;
    if (matches.length === 0) yield `${round} has no match`;
    const playing = matches.flatMap(teamsOf);
    if (new Set(playing).size < playing.length) yield `a team plays twice in ${round}`;
    const idle = teams.filter((team) => !playing.includes(team)).sort((a, b) => a - b);
    if (idle.join() !== [...free].sort((a, b) => a - b).join()) yield `${round} names the wrong free teams`;
    for (const { homeTeamId, awayTeamId, groupId } of matches) {
      const pool = poolOf.get(homeTeamId);
      if (!pool || pool !== poolOf.get(awayTeamId) || pool.groupId !== groupId)
        yield `${homeTeamId}-${awayTeamId} is not a match of group ${groupId}`;
    }
  }
}

function* judgePairs(problem: FixtureProblem, pool: Pool, planned: readonly Placed[]): Generator<string> {
  const count = (list: readonly { homeTeamId: number; awayTeamId: number }[], home: number, away: number) =>
    list.filter((match) => match.homeTeamId === home && match.awayTeamId === away).length;
  for (const [at, a] of pool.teamIds.entries()) {
    for (const b of pool.teamIds.slice(at + 1)) {
      const [there, back] = [count(planned, a, b), count(planned, b, a)];
      const [hadThere, hadBack] = [count(problem.existing, a, b), count(problem.existing, b, a)];
      const isRight =
        problem.options.legs === 2
          ? there === (hadThere > 0 ? 0 : 1) && back === (hadBack > 0 ? 0 : 1)
          : there + back === (hadThere + hadBack > 0 ? 0 : 1);
      if (!isRight) yield `teams ${a} and ${b} meet ${there + back} times, ${there} of them at home of ${a}`;
    }
    if (problem.existing.length > 0) continue;
    const home = planned.filter(({ homeTeamId }) => homeTeamId === a).length;
    const away = planned.filter(({ awayTeamId }) => awayTeamId === a).length;
    if (Math.abs(home - away) > 1) yield `team ${a} plays ${home} times at home and ${away} times away`;
  }
}

/** The second half of the rounds in which the pool plays repeats the first half with sides exchanged. */
function* judgeMirror(matches: readonly Placed[], roundCount: number): Generator<string> {
  const rounds = Array.from({ length: roundCount }, (_, round) => matches.filter((match) => match.round === round));
  const played = rounds.filter(({ length }) => length > 0);
  const half = played.length / 2;
  for (const [at, first] of played.slice(0, half).entries()) {
    const sides = first.map(({ homeTeamId, awayTeamId }) => `${awayTeamId}-${homeTeamId}`).sort();
    const second = (played[at + half] ?? []).map(({ homeTeamId, awayTeamId }) => `${homeTeamId}-${awayTeamId}`).sort();
    if (sides.join() !== second.join()) yield `round ${at + half + 1} of a group does not mirror its round ${at + 1}`;
  }
}
