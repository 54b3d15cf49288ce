/** Which matches the list shows, kept in the address: one round or all of them, one status or any. */
import { useSearchParams } from 'react-router-dom';
import type { FixtureRound, Match, MatchStatus } from '#shared/domain/schemas/match.ts';
import { matchStatusLabels } from '#shared/text/labels.ts';
import { useRoundChoice } from '../../../lib/screen/use-round-choice.ts';

/** `?round=` without a name: no round has an empty one. */
const everyRound = '';

export function useMatchFilters(rounds: readonly FixtureRound[]) {
  const [searchParams, setSearchParams] = useSearchParams();
  const { index, round, choose } = useRoundChoice(rounds);
  const showsEveryRound = searchParams.get('round') === everyRound;
  const status = statusIn(searchParams.get('status'));

  const set = (name: 'round' | 'status', value: string | null) =>
    setSearchParams(
      (current) => {
        if (value === null) current.delete(name);
        else current.set(name, value);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );

  return {
    index,
    /** Null for all of them. */
    round: showsEveryRound ? null : round,
    chooseRound: choose,
    chooseEveryRound: () => set('round', everyRound),
    /** Null for any. */
    status,
    chooseStatus: (next: MatchStatus | null) => set('status', next),
    finds: (match: Pick<Match, 'round' | 'status'>) =>
      (showsEveryRound || match.round === round) && (status === null || match.status === status),
  };
}

export type MatchFilters = ReturnType<typeof useMatchFilters>;

function statusIn(text: string | null): MatchStatus | null {
  return text !== null && Object.hasOwn(matchStatusLabels, text) ? (text as MatchStatus) : null;
}
