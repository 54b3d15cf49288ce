/** The hook that reads the teams of a tournament, by name. */
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { compareText } from '#shared/spanish/order.ts';
import { useGet } from '../../lib/api/use-get.ts';

export interface NamedTeam {
  readonly id: number;
  readonly name: string;
}

export function useTeamsOfTournament({ teamIds }: Pick<Tournament, 'teamIds'>): NamedTeam[] {
  const { data: teams = [] } = useGet('GET /teams', {});
  return teams
    .filter(({ id }) => teamIds.includes(id))
    .map(({ id, name }) => ({ id, name }))
    .sort((a, b) => compareText(a.name, b.name));
}
