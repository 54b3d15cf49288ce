/** The rounds of a tournament's fixture, in their natural order. */
import { useGet } from './use-get.ts';

export const useRounds = (tournamentId: number | null) =>
  useGet('GET /tournaments/{id}/fixture', tournamentId === null ? null : { params: { id: tournamentId } }, {
    isLive: true,
  });
