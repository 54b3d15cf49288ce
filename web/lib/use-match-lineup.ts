/** A side's lineup for one match; empty for who may not see it before kick-off. */
import { useGet } from './use-get.ts';

export const useMatchLineup = (matchId: number | null, teamId: number) =>
  useGet('GET /matches/{id}/lineup/{teamId}', matchId === null ? null : { params: { id: matchId, teamId } });
