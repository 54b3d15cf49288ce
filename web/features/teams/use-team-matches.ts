/** Loads the matches of a team from all its tournaments, formatted and sorted by date, time and id. */

import useSWR from 'swr';
import { comparePlayOrder } from '#shared/domain/matches/play-order.ts';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { readAllPagesOfRoute } from '../../lib/api/read-pages.ts';
import { type LoadState, repeatRequest, useGet } from '../../lib/api/use-get.ts';

type TeamMatchesCacheKey = readonly ['matches of team', number, ...number[]];

export function useTeamMatches(teamId: number | null): LoadState<FormattedMatch[]> {
  const tournaments = useGet('GET /tournaments', {});
  const entered = tournaments.data?.filter(({ teamIds }) => teamId !== null && teamIds.includes(teamId));
  const key: TeamMatchesCacheKey | null =
    entered && teamId !== null ? ['matches of team', teamId, ...entered.map(({ id }) => id)] : null;
  const matches = useSWR<FormattedMatch[], unknown, TeamMatchesCacheKey | null>(key, readTeamMatches, {
    refreshInterval: 30_000,
  });
  const error = tournaments.data ? matches.error : tournaments.error;
  return {
    data: matches.data,
    error,
    isLoading: tournaments.isLoading || matches.isLoading,
    isPrevious: matches.isLoading && matches.data !== undefined,
    retry: () => (tournaments.data ? repeatRequest(matches) : tournaments.retry()),
  };
}

async function readTeamMatches([, teamId, ...tournamentIds]: TeamMatchesCacheKey): Promise<FormattedMatch[]> {
  const lists = await Promise.all(
    tournamentIds.map((id) => readAllPagesOfRoute('GET /matches/formatted/tournament/{id}', { params: { id } })),
  );
  return lists
    .flat()
    .filter(({ homeTeamId, awayTeamId }) => homeTeamId === teamId || awayTeamId === teamId)
    .sort(comparePlayOrder);
}
