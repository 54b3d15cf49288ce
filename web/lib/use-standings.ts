/** The table of a tournament, ready to show. */
import { useGet } from './use-get.ts';

export const useStandings = (tournamentId: number | null) =>
  useGet('GET /standings/formatted/tournament/{id}', tournamentId === null ? null : { params: { id: tournamentId } }, {
    isLive: true,
  });
