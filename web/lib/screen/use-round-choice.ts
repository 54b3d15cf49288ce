/** Which round of a fixture is shown: `?round=` in the address, else the current round. */
import { useSearchParams } from 'react-router-dom';
import { currentRoundIndex, lastNightOf } from '#shared/domain/current-round.ts';
import { roundAsSeen } from '#shared/domain/rounds.ts';
import type { FixtureRound } from '#shared/domain/schemas/match.ts';
import { useLocalMinute } from './use-today.ts';

export function useRoundChoice(rounds: readonly FixtureRound[]) {
  const now = useLocalMinute();
  const [searchParams, setSearchParams] = useSearchParams();
  const inAddress = searchParams.get('round');
  const indexOf = (name: string) => rounds.findIndex(({ round }) => round === name);
  const indexInAddress = inAddress === null ? -1 : Math.max(indexOf(inAddress), indexOf(roundAsSeen(inAddress)));
  const index = indexInAddress >= 0 ? indexInAddress : currentRoundIndex(rounds, now.date, lastNightOf(now));

  const choose = (next: number) =>
    setSearchParams(
      (current) => {
        current.set('round', rounds[next]?.round ?? '');
        return current;
      },
      { replace: true, preventScrollReset: true },
    );

  return { index, round: rounds[index]?.round ?? null, choose };
}
