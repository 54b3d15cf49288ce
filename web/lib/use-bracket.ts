/** The knock-out of a tournament: who qualifies, its matches stage by stage, the champion. */
import { useGet } from './use-get.ts';

export const useBracket = (tournamentId: number | null) =>
  useGet('GET /tournaments/{id}/bracket', tournamentId === null ? null : { params: { id: tournamentId } }, {
    isLive: true,
  });
