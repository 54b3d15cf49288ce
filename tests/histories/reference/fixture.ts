/** The fixture: rounds as they are played, and how far each is. */
import type { FixtureRound } from '#shared/domain/schemas/match.ts';
import { type Facts, type MatchFact, matchesInOrder } from './facts.ts';

/** Names of rounds in the order of play, for the names that histories use. */
const lastRounds = ['Cuartos de final', 'Semifinal 1', 'Semifinal 2', 'Tercer Puesto', 'Final'];

/** 'Fecha 2' comes before 'Fecha 10', and every league round before the knock-out. */
function placeOf(round: string): number {
  const at = lastRounds.indexOf(round);
  return at >= 0 ? 1000 + at : Number(round.replace('Fecha ', ''));
}

export const roundsOf = (facts: Facts, tournamentId: number): string[] =>
  [...new Set(matchesInOrder(facts, tournamentId).map(({ round }) => round))].sort((a, b) => placeOf(a) - placeOf(b));

export const matchesOfRound = (facts: Facts, tournamentId: number, round: string): MatchFact[] =>
  matchesInOrder(facts, tournamentId).filter((match) => match.round === round);

export function fixture(facts: Facts, tournamentId: number): FixtureRound[] {
  return roundsOf(facts, tournamentId).map((round) => {
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
