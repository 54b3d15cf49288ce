/** The name that a new round is suggested. */
import { isPlayoffRound } from '#shared/domain/round-names.ts';
import type { FixtureRound } from '#shared/domain/schemas/match.ts';

/** Suggests 'Fecha N' for a new round: N is the number of league rounds plus one, or the next number not in use. */
export function nextRoundName(rounds: readonly Pick<FixtureRound, 'round'>[]): string {
  const names = rounds.map(({ round }) => round);
  let number = names.filter((name) => !isPlayoffRound(name)).length + 1;
  while (names.includes(`Fecha ${number}`)) number += 1;
  return `Fecha ${number}`;
}
