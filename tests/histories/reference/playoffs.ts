/** The knock-out of the best four: who meets whom, who goes on, and who ends as champion. */
import { type Facts, type GroupFact, type MatchFact, matchesInOrder, tournamentIn } from './facts.ts';
import { table } from './standings.ts';

/** Who plays the semifinals, home side first, and the four of them from the best placed down; null: too few teams. */
export interface Qualification {
  readonly semifinals: readonly (readonly [home: number, away: number])[];
  readonly seeds: readonly number[];
}

export function qualification(facts: Facts, tournamentId: number): Qualification | null {
  const general = table(facts, tournamentId).map(({ teamId }) => teamId);
  const groups = facts.groups.filter((group) => group.tournamentId === tournamentId).sort(byNumberedName);
  const [a, b] = groups.map(({ id }) => table(facts, tournamentId, id).map(({ teamId }) => teamId));
  if (groups.length !== 2 || !a || !b) {
    const [first, second, third, fourth] = general;
    if (!first || !second || !third || !fourth) return null;
    return {
      semifinals: [
        [first, fourth],
        [second, third],
      ],
      seeds: [first, second, third, fourth],
    };
  }
  const [firstOfA, secondOfA] = a;
  const [firstOfB, secondOfB] = b;
  if (!firstOfA || !secondOfA || !firstOfB || !secondOfB) return null;
  const four = [firstOfA, secondOfA, firstOfB, secondOfB];
  return {
    semifinals: [
      [firstOfA, secondOfB],
      [firstOfB, secondOfA],
    ],
    seeds: general.filter((teamId) => four.includes(teamId)),
  };
}

/** 'Zona 2' before 'Zona 10'. */
const byNumberedName = (a: GroupFact, b: GroupFact): number =>
  a.name.localeCompare(b.name, 'es', { numeric: true }) || a.id - b.id;

interface Outcome {
  readonly winner: number | null;
  readonly loser: number | null;
}

/** Null while it is undecided; when nobody came it is decided and nobody goes on. */
function outcome(facts: Facts, match: MatchFact | undefined): Outcome | null {
  if (!match) return null;
  if (match.status !== 'completed') return withoutRival(facts, match);
  const { homeTeamId: home, awayTeamId: away, walkover } = match;
  if (home === null || away === null) return null;
  const forHome = { winner: home, loser: away };
  const forAway = { winner: away, loser: home };
  if (walkover === 'both') return { winner: null, loser: null };
  if (walkover !== null) return walkover === 'home' ? forAway : forHome;
  const difference = (match.homeScore ?? 0) - (match.awayScore ?? 0);
  const shootOut = (match.homePenalties ?? 0) - (match.awayPenalties ?? 0);
  const decisive = difference === 0 ? shootOut : difference;
  if (decisive !== 0) return decisive > 0 ? forHome : forAway;
  if (tournamentIn(facts, match.tournamentId).rules.playoffDraw !== 'betterPlaced') return null;
  const seeds = seedsIn(facts, match.tournamentId);
  const place = (teamId: number) => (seeds.includes(teamId) ? seeds.indexOf(teamId) : seeds.length);
  if (place(home) === place(away)) return null;
  return place(home) < place(away) ? forHome : forAway;
}

/** Whose rival should have come from a match that nobody won has nobody to play against: he goes on. */
function withoutRival(facts: Facts, { homeTeamId, awayTeamId, homeFrom, awayFrom }: MatchFact): Outcome | null {
  const comesNobody = (from: MatchFact['homeFrom']) =>
    from !== null && outcome(facts, matchIn(facts, from.matchId))?.winner === null;
  if (homeTeamId !== null && comesNobody(awayFrom)) return { winner: homeTeamId, loser: null };
  if (awayTeamId !== null && comesNobody(homeFrom)) return { winner: awayTeamId, loser: null };
  return null;
}

const matchIn = (facts: Facts, matchId: number) => facts.matches.find(({ id }) => id === matchId);

/** What the four were from the best down when their matches were made. */
const seedsIn = (facts: Facts, tournamentId: number): readonly number[] =>
  facts.matches.find((match) => match.tournamentId === tournamentId && match.seeds)?.seeds ?? [];

/** Who must stand on a side that waits for another match. */
export function awaited(facts: Facts, reference: MatchFact['homeFrom']): number | null {
  if (!reference) return null;
  return outcome(facts, matchIn(facts, reference.matchId))?.[reference.outcome] ?? null;
}

/** It cannot change its sides any more. */
export const hasStarted = (facts: Facts, match: MatchFact): boolean =>
  match.status === 'in_progress' ||
  match.status === 'completed' ||
  facts.events.some(({ matchId }) => matchId === match.id);

/** What a bracket says; without any match of the knock-out it shows what there would be. */
export function bracket(facts: Facts, tournamentId: number) {
  const matches = matchesInOrder(facts, tournamentId).filter(
    ({ isPlayoff, status }) => isPlayoff && status !== 'cancelled',
  );
  const isProjection = matches.length === 0;
  const having = (name: string) => matches.find(({ round }) => round === name);
  const final = outcome(facts, having('Final'));
  const third = outcome(facts, having('Tercer Puesto'));
  const wouldMeet = isProjection ? (qualification(facts, tournamentId)?.semifinals ?? []) : [];
  const ties = ['Semifinal 1', 'Semifinal 2', 'Tercer Puesto', 'Final'].flatMap((round) => {
    const match = having(round);
    if (!match) return [];
    const winner = outcome(facts, match)?.winner ?? null;
    return [{ round, matchId: match.id, teams: [match.homeTeamId, match.awayTeamId], winner }];
  });
  return {
    isProjection,
    champion: final?.winner ?? null,
    runnerUp: final?.loser ?? null,
    thirdPlace: third?.winner ?? null,
    semifinals: isProjection ? wouldMeet : null,
    ties,
  };
}
