/** Ids of the players who are suspended for a match. */
import { useMemo } from 'react';
import type { Match } from '#shared/domain/schemas/match.ts';
import { useGet } from '../../../lib/api/use-get.ts';

export function useSuspendedPlayerIds({ id, tournamentId }: Pick<Match, 'id' | 'tournamentId'>): ReadonlySet<number> {
  const { data } = useGet('GET /statistics/suspensions', { query: { tournamentId } });
  return useMemo(() => {
    const bans = (data ?? []).filter(({ misses }) => misses.some(({ matchId }) => matchId === id));
    return new Set(bans.map(({ playerId }) => playerId));
  }, [data, id]);
}
