/**
 * Which round of a fixture is shown: `?round=` in the address, else the round that was current when the screen was
 * opened. It stays when its last result is saved, so that whoever saved it sees it in its place.
 */
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { roundAsSeen } from '#shared/domain/round-names.ts';
import { currentRoundIndex, lastNightOf } from '#shared/domain/rounds/current-round.ts';
import type { FixtureRound } from '#shared/domain/schemas/match.ts';
import { useLocalMinute } from './use-today.ts';

interface ShownRound {
  readonly tournamentId: number;
  readonly round: string;
}

export function useRoundChoice(tournamentId: number, rounds: readonly FixtureRound[]) {
  const now = useLocalMinute();
  const [searchParams, setSearchParams] = useSearchParams();
  const inAddress = searchParams.get('round');
  const indexOf = (name: string) => rounds.findIndex(({ round }) => round === name);
  const indexInAddress = inAddress === null ? -1 : Math.max(indexOf(inAddress), indexOf(roundAsSeen(inAddress)));
  const [shown, setShown] = useState<ShownRound | null>(null);
  const shownIndex = shown?.tournamentId === tournamentId ? indexOf(shown.round) : -1;
  const index =
    [indexInAddress, shownIndex].find((at) => at >= 0) ?? currentRoundIndex(rounds, now.date, lastNightOf(now));
  const round = rounds[index]?.round ?? null;
  if (round !== null && (shown?.tournamentId !== tournamentId || shown.round !== round))
    setShown({ tournamentId, round });

  const choose = (next: number) =>
    setSearchParams(
      (current) => {
        current.set('round', rounds[next]?.round ?? '');
        return current;
      },
      { replace: true, preventScrollReset: true },
    );

  return { index, round, choose };
}
