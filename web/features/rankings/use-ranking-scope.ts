/**
 * Which teams a ranking covers: all of them, or for a coach only the coach's own team, except at the public address.
 */
import { useSession } from '../../lib/session/use-session.ts';
import { useOptionalTournamentChoice } from './use-optional-tournament-choice.ts';

interface RankingQuery {
  readonly tournamentId?: number;
  readonly teamId?: number;
}

export function useRankingScope(isPublic: boolean) {
  const { user, isDT } = useSession();
  const choice = useOptionalTournamentChoice();
  const ownTeam = isDT && user && user.teamId !== 0 ? { id: user.teamId, name: user.teamName } : null;
  const onlyTeam = isPublic ? null : ownTeam;
  const query: RankingQuery = {
    ...(choice.tournamentId !== null && { tournamentId: choice.tournamentId }),
    ...(onlyTeam && { teamId: onlyTeam.id }),
  };
  return { choice, query, onlyTeam, ownTeamId: ownTeam?.id ?? null };
}
export type RankingScope = ReturnType<typeof useRankingScope>;
