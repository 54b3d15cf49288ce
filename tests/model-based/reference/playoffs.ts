/** The playoffs of the best four: the semifinals, the teams that advance, and the champion. */
import { type Facts, findTournament, type GroupFact, type MatchFact, matchesInPlayOrder } from './facts.ts';
import { standingsOf } from './standings.ts';

/** The semifinals, home side first, and the four teams from the best placed down. */
export interface Qualification {
  readonly semifinals: readonly (readonly [home: number, away: number])[];
  readonly seeds: readonly number[];
}

export function findQualification(facts: Facts, tournamentId: number): Qualification | null {
  const general = standingsOf(facts, tournamentId).map(({ teamId }) => teamId);
  const groups = facts.groups.filter((group) => group.tournamentId === tournamentId).sort(compareGroups);
  const [a, b] = groups.map(({ id }) => standingsOf(facts, tournamentId, id).map(({ teamId }) => teamId));
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

/** Compares groups so that 'Zona 2' comes before 'Zona 10'. */
const compareGroups = (a: GroupFact, b: GroupFact): number =>
  a.name.localeCompare(b.name, 'es', { numeric: true }) || a.id - b.id;

interface TieOutcome {
  readonly winner: number | null;
  readonly loser: number | null;
}

/** The winner and loser of a match; null while it is undecided. A match that nobody came to has neither. */
function outcomeOfMatch(facts: Facts, match: MatchFact | undefined): TieOutcome | null {
  if (!match) return null;
  if (match.status !== 'completed') return outcomeWithoutRival(facts, match);
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
  if (findTournament(facts, match.tournamentId).rules.playoffDraw !== 'betterPlaced') return null;
  const seeds = seedsOfTournament(facts, match.tournamentId);
  const place = (teamId: number) => (seeds.includes(teamId) ? seeds.indexOf(teamId) : seeds.length);
  if (place(home) === place(away)) return null;
  return place(home) < place(away) ? forHome : forAway;
}

/** A team advances without a match when its rival should come from a match without a winner. */
function outcomeWithoutRival(
  facts: Facts,
  { homeTeamId, awayTeamId, homeFrom, awayFrom }: MatchFact,
): TieOutcome | null {
  const comesNobody = (from: MatchFact['homeFrom']) =>
    from !== null && outcomeOfMatch(facts, findMatch(facts, from.matchId))?.winner === null;
  if (homeTeamId !== null && comesNobody(awayFrom)) return { winner: homeTeamId, loser: null };
  if (awayTeamId !== null && comesNobody(homeFrom)) return { winner: awayTeamId, loser: null };
  return null;
}

const findMatch = (facts: Facts, matchId: number) => facts.matches.find(({ id }) => id === matchId);

/** The four teams from the best placed down, at the time their matches were generated. */
const seedsOfTournament = (facts: Facts, tournamentId: number): readonly number[] =>
  facts.matches.find((match) => match.tournamentId === tournamentId && match.seeds)?.seeds ?? [];

/** The team that advances to a side from the earlier match that `reference` names; null: not known yet. */
export function teamAdvancingFrom(facts: Facts, reference: MatchFact['homeFrom']): number | null {
  if (!reference) return null;
  return outcomeOfMatch(facts, findMatch(facts, reference.matchId))?.[reference.outcome] ?? null;
}

/** Whether the sides of a match can no longer change. */
export const hasStarted = (facts: Facts, match: MatchFact): boolean =>
  match.status === 'in_progress' ||
  match.status === 'completed' ||
  facts.events.some(({ matchId }) => matchId === match.id);

/** The content of the bracket; without playoff matches it is a projection. */
export function bracketOfTournament(facts: Facts, tournamentId: number) {
  const matches = matchesInPlayOrder(facts, tournamentId).filter(
    ({ isPlayoff, status }) => isPlayoff && status !== 'cancelled',
  );
  const isProjection = matches.length === 0;
  const matchOfRound = (name: string) => matches.find(({ round }) => round === name);
  const final = outcomeOfMatch(facts, matchOfRound('Final'));
  const third = outcomeOfMatch(facts, matchOfRound('Tercer Puesto'));
  const wouldMeet = isProjection ? (findQualification(facts, tournamentId)?.semifinals ?? []) : [];
  const ties = ['Semifinal 1', 'Semifinal 2', 'Tercer Puesto', 'Final'].flatMap((round) => {
    const match = matchOfRound(round);
    if (!match) return [];
    const winner = outcomeOfMatch(facts, match)?.winner ?? null;
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
