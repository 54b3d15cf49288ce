/** The fixture: the rounds in order of play, and the progress of each. */
import type { FixtureRound } from '#shared/domain/schemas/match.ts';
import { type Facts, type MatchFact, matchesInPlayOrder } from './facts.ts';

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

export function fixtureOfTournament(facts: Facts, tournamentId: number): FixtureRound[] {
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
    };
  });
}
