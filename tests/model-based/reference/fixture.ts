/** The fixture: the rounds in order of play, and the progress of each. */
import { type Facts, findTeam, findTournament, type MatchFact, matchesInPlayOrder } from './facts.ts';

/** The names of playoff rounds that histories use, in order of play. */
const playoffRounds = ['Cuartos de final', 'Semifinal 1', 'Semifinal 2', 'Tercer Puesto', 'Final'];

/** The position of a round: 'Fecha 2' before 'Fecha 10', and league rounds before playoff rounds. */
export function roundPosition(round: string): number {
  const at = playoffRounds.indexOf(round);
  return at >= 0 ? 1000 + at : Number(round.replace('Fecha ', ''));
}

export const roundNamesOfTournament = (facts: Facts, tournamentId: number): string[] =>
  [...new Set(matchesInPlayOrder(facts, tournamentId).map(({ round }) => round))].sort(
    (a, b) => roundPosition(a) - roundPosition(b),
  );

export const matchesOfRound = (facts: Facts, tournamentId: number, round: string): MatchFact[] =>
  matchesInPlayOrder(facts, tournamentId).filter((match) => match.round === round);

/** The ids of the teams without a match in a round of the league: at most two of the teams that meet one another. */
function freeInRound(facts: Facts, tournamentId: number, round: string): number[] {
  const { teamIds, withdrawals } = findTournament(facts, tournamentId);
  const left = withdrawals.map(({ teamId }) => teamId);
  const hasLeft = (id: number | null) => id !== null && left.includes(id);
  const plays = (id: number) =>
    matchesOfRound(facts, tournamentId, round).some(
      ({ homeTeamId, awayTeamId, status, isPlayoff }) =>
        !isPlayoff &&
        (homeTeamId === id || awayTeamId === id) &&
        !(status === 'cancelled' && (hasLeft(homeTeamId) || hasLeft(awayTeamId))),
    );
  const groups = facts.groups.filter((group) => group.tournamentId === tournamentId);
  const zonas = groups.length > 0 ? groups.map((group) => group.teamIds) : [teamIds];
  return zonas.flatMap((ids) => {
    const free = ids.filter((id) => !plays(id) && !hasLeft(id) && findTeam(facts, id));
    return free.length <= 2 && free.length < ids.length - free.length ? free : [];
  });
}

export function fixtureOfTournament(facts: Facts, tournamentId: number) {
  return roundNamesOfTournament(facts, tournamentId).map((round) => {
    const matches = matchesOfRound(facts, tournamentId, round);
    const having = (wanted: string) => matches.filter(({ status }) => status === wanted).length;
    return {
      round,
      firstDate: matches[0]?.matchDate ?? '',
      lastDate: matches.at(-1)?.matchDate ?? '',
      matches: matches.length,
      completed: having('completed'),
      cancelled: having('cancelled'),
      free: freeInRound(facts, tournamentId, round),
    };
  });
}
