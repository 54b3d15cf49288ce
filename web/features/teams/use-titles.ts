/** The names of the tournaments that a team won; empty while they are unknown. */
import { useGet } from '../../lib/api/use-get.ts';

export function useTitles(teamId: number): string[] {
  const { data: tournaments = [] } = useGet('GET /tournaments', {});
  const { data: summaries = [] } = useGet('GET /tournaments/summaries', {});
  const won = new Set(summaries.filter(({ podium }) => podium?.champion.id === teamId).map(({ id }) => id));
  return tournaments.filter(({ id }) => won.has(id)).map(({ name }) => name);
}
