/** The counters, leaders and next matches of one tournament. */
import { useGet } from './use-get.ts';

export const useTournamentSummary = (id: number | null) =>
  useGet('GET /tournaments/{id}/summary', id === null ? null : { params: { id } }, { isLive: true });
