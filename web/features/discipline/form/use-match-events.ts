/** The hook that reads the events of several matches. */
import useSWR from 'swr';
import type { MatchEvent } from '#shared/domain/schemas/match-event.ts';
import { getFromApi } from '../../../lib/api/typed-request.ts';
import type { LoadState } from '../../../lib/api/use-get.ts';

/** While `matchIds` is undefined, because the matches are still loading, nothing is requested. */
export function useMatchEvents(matchIds: readonly number[] | undefined): LoadState<readonly MatchEvent[]> {
  const { data, error, isLoading, mutate } = useSWR<MatchEvent[]>(
    matchIds ? `/matchevents/matches ${matchIds.join()}` : null,
    () => readEvents(matchIds ?? []),
    { keepPreviousData: false },
  );
  return { data, error, isLoading, isPrevious: false, retry: () => void mutate() };
}

async function readEvents(matchIds: readonly number[]): Promise<MatchEvent[]> {
  const all = await Promise.all(matchIds.map((id) => getFromApi('GET /matchevents/match/{id}', { params: { id } })));
  return all.flat();
}
