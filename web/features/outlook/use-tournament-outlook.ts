/** The hook for what pages of teams and matches tell of a tournament's outlook. */
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import type { TournamentOutlook } from '#shared/text/outlook/tournament-outlook-text.ts';
import { useGet } from '../../lib/api/use-get.ts';
import { useBandsToShow } from '../../lib/screen/use-bands-to-show.ts';

/** Undefined until it is known; null when it cannot be read: a screen then leaves it out. Without a tournament nothing is read. */
export function useTournamentOutlook(
  tournament: Pick<Tournament, 'id' | 'bands'> | undefined,
): TournamentOutlook | null | undefined {
  const of = tournament ? { params: { id: tournament.id } } : null;
  const bands = useBandsToShow(tournament);
  const outlook = useGet('GET /tournaments/{id}/outlook', of, { isLive: true });
  const explanations = useGet('GET /tournaments/{id}/outlook/explanations', of, { isLive: true });
  const table = useGet('GET /standings/formatted/tournament/{id}', of, { isLive: true });
  if (!bands || !outlook.data || !explanations.data || !table.data)
    return [outlook, explanations, table].some(({ data, error }) => !data && error) ? null : undefined;
  const names = new Map(table.data.map(({ teamId, teamName }) => [teamId, teamName]));
  return {
    bands,
    outlook: outlook.data,
    explanations: explanations.data,
    nameOf: (teamId) => names.get(teamId) ?? `Equipo ${teamId}`,
  };
}
