/** The matches of a tournament by date, time and id, ready to show. */
import { useGet } from './use-get.ts';

export const useTournamentMatches = (tournamentId: number | null) =>
  useGet('GET /matches/formatted/tournament/{id}', tournamentId === null ? null : { params: { id: tournamentId } }, {
    isLive: true,
  });
