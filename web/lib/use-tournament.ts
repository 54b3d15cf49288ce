/** One tournament with its participants, rules and adjustments. */
import { useGet } from './use-get.ts';

export const useTournament = (id: number | null) =>
  useGet('GET /tournaments/{id}', id === null ? null : { params: { id } });
