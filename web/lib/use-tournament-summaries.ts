/** The counters, leaders and next matches of every tournament. */
import { useGet } from './use-get.ts';

export const useTournamentSummaries = () => useGet('GET /tournaments/summaries', {}, { isLive: true });
