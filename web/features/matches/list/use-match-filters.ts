/** The filters of the match list, stored in the URL: one round or all, one status or any. */
import { useSearchParams } from 'react-router-dom';
import type { FixtureRound, Match, MatchStatus } from '#shared/domain/schemas/match.ts';
import { matchStatusLabels } from '#shared/text/labels.ts';
import { useRoundChoice } from '../../../lib/screen/use-round-choice.ts';

/** Value of `?round=` for all rounds; no round has an empty name. */
const allRoundsValue = '';

export function useMatchFilters(tournamentId: number, rounds: readonly FixtureRound[]) {
  const [searchParams, setSearchParams] = useSearchParams();
  const { index, round, choose } = useRoundChoice(tournamentId, rounds);
  const showsEveryRound = searchParams.get('round') === allRoundsValue;
  const status = matchStatusFromQuery(searchParams.get('status'));

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
    /** Name of the selected round; null for all rounds. */
    round: showsEveryRound ? null : round,
    chooseRound: choose,
    chooseEveryRound: () => set('round', allRoundsValue),
    /** The selected status; null for any. */
    status,
    chooseStatus: (next: MatchStatus | null) => set('status', next),
    finds: (match: Pick<Match, 'round' | 'status'>) =>
      (showsEveryRound || match.round === round) && (status === null || match.status === status),
  };
}

export type MatchFilters = ReturnType<typeof useMatchFilters>;

function matchStatusFromQuery(text: string | null): MatchStatus | null {
  return text !== null && Object.hasOwn(matchStatusLabels, text) ? (text as MatchStatus) : null;
}
