/** Which tournaments and teams a republication works through, and how many pages that is. */
import { mapInGroups } from '../platform/in-groups.ts';
import { countMatchesOfTournament } from '../platform/table/matches.ts';
import type { Republication } from '../platform/table/republications.ts';
import { listTeams } from '../platform/table/teams.ts';
import { listTournaments } from '../platform/table/tournaments.ts';

export interface RepublicationPlan {
  /** In ascending order. */
  readonly tournamentIds: readonly number[];
  /** In ascending order. */
  readonly teamIds: readonly number[];
}

export async function readRepublicationPlan({
  scope,
  extent,
}: Pick<Republication, 'scope' | 'extent'>): Promise<RepublicationPlan> {
  const all = await listTournaments();
  const chosen =
    scope === 'ALL'
      ? all.filter(({ status }) => extent === 'everything' || status !== 'completed')
      : all.filter(({ id }) => id === scope);
  const isOfAllTeams = scope === 'ALL' && extent === 'everything';
  const teamIds = isOfAllTeams ? (await listTeams()).map(({ id }) => id) : chosen.flatMap((each) => each.teamIds);
  return { tournamentIds: inOrder(chosen.map(({ id }) => id)), teamIds: inOrder(teamIds) };
}

const inOrder = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b);

/** How many tournaments, matches and teams there are to do. */
export async function countRepublication(
  { extent }: Pick<Republication, 'extent'>,
  { tournamentIds, teamIds }: RepublicationPlan,
): Promise<number> {
  const matches = extent === 'everything' ? await mapInGroups(tournamentIds, countMatchesOfTournament) : [];
  return tournamentIds.length + teamIds.length + matches.reduce((sum, each) => sum + each, 0);
}
