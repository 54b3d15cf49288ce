/** The hook that reads what a player's record and bans are made of: the matches, their events, and his team's sanctions. */
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import type { MatchEvent } from '#shared/domain/schemas/match-event.ts';
import type { Sanction } from '#shared/domain/schemas/sanction.ts';
import { useGet } from '../../../lib/api/use-get.ts';
import { useMatchEvents } from './use-match-events.ts';

interface PlayerHistory {
  /** All of the tournament. */
  readonly matches: readonly FormattedMatch[];
  /** Those of the team's completed matches. */
  readonly events: readonly MatchEvent[];
  /** Those given to the team, in any tournament. */
  readonly sanctionsOfTeam: readonly Sanction[];
}

export function usePlayerHistory(tournamentId: number, teamId: number) {
  const matches = useGet('GET /matches/formatted/tournament/{id}', { params: { id: tournamentId } });
  const ofTeam = useGet('GET /sanctions', { query: { teamId } });
  const played = matches.data?.filter(
    ({ status, homeTeamId, awayTeamId }) => status === 'completed' && [homeTeamId, awayTeamId].includes(teamId),
  );
  const events = useMatchEvents(played?.map(({ id }) => id));
  const loads = [matches, ofTeam, events];
  const data: PlayerHistory | undefined = matches.data &&
    events.data &&
    ofTeam.data && { matches: matches.data, events: events.data, sanctionsOfTeam: ofTeam.data };
  return {
    data,
    error: loads.find((load) => !load.data && load.error)?.error,
    retry: () => loads.filter((load) => !load.data).forEach((load) => void load.retry()),
  };
}
