/** The groups (zonas) of a tournament, by name. */
import { useGet } from './use-get.ts';

export const useGroups = (tournamentId: number | null) =>
  useGet('GET /groups/tournament/{id}', tournamentId === null ? null : { params: { id: tournamentId } });
