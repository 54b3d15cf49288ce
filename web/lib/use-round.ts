/** The matches of one round, ready to show. */
import { useGet } from './use-get.ts';

export const useRound = (tournamentId: number | null, round: string | null) =>
  useGet(
    'GET /tournaments/{id}/fixture/{round}',
    tournamentId === null || round === null ? null : { params: { id: tournamentId, round } },
    { isLive: true },
  );
