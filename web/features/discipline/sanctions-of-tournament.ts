/** The hook that reads the sanctions of a tournament, with those that hold in every one. */
import type { Sanction } from '#shared/domain/schemas/sanction.ts';
import { type LoadState, useGet } from '../../lib/api/use-get.ts';

/** Newest first. */
export function useSanctionsOfTournament(tournamentId: number): LoadState<Sanction[]> {
  const own = useGet('GET /sanctions', { query: { tournamentId } });
  const everywhere = useGet('GET /sanctions', { query: { tournamentId: 0 } });
  const loads = [own, everywhere];
  return {
    data:
      own.data && everywhere.data && !own.isPrevious
        ? [...own.data, ...everywhere.data].sort(compareNewestFirst)
        : undefined,
    error: own.error ?? everywhere.error,
    isLoading: loads.some(({ isLoading }) => isLoading),
    isPrevious: own.isPrevious,
    retry: () => loads.forEach(({ retry }) => void retry()),
  };
}

const compareNewestFirst = (a: Sanction, b: Sanction): number =>
  a.decidedOn === b.decidedOn ? b.id - a.id : a.decidedOn < b.decidedOn ? 1 : -1;
