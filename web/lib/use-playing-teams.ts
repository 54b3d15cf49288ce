/** The teams of a tournament that are on a pitch right now, from the round of the day. */
import { useRound } from './use-round.ts';
import { useRounds } from './use-rounds.ts';
import { useToday } from './use-today.ts';

export function usePlayingTeams(tournamentId: number | null): ReadonlySet<number> {
  const today = useToday();
  const { data: rounds } = useRounds(tournamentId);
  const current = rounds?.find(
    ({ firstDate, lastDate, matches, completed, cancelled }) =>
      firstDate <= today && today <= lastDate && completed + cancelled < matches,
  );
  const { data: matches } = useRound(tournamentId, current?.round ?? null);
  const playing = (matches ?? []).filter(
    (match) => match.status === 'in_progress' && match.tournamentId === tournamentId,
  );
  return new Set(playing.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId, awayTeamId].filter((id) => id !== null)));
}
