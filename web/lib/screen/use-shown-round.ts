/** The round of a fixture that is shown, by the address or the day, and its matches once they are its own. */
import type { FixtureRound } from '#shared/domain/schemas/match.ts';
import { useGet } from '../api/use-get.ts';
import { useRoundChoice } from './use-round-choice.ts';

export function useShownRound(tournamentId: number, rounds: readonly FixtureRound[]) {
  const { index, round, choose } = useRoundChoice(rounds);
  const { data, error, retry } = useGet(
    'GET /tournaments/{id}/fixture/{round}',
    round === null ? null : { params: { id: tournamentId, round } },
    { isLive: true },
  );
  // Until a round arrives, or when it does not, the hook still answers the one before it.
  const isOwn = data?.every((match) => match.round === round && match.tournamentId === tournamentId);
  return { index, round, choose, matches: isOwn ? data : undefined, error, retry };
}
