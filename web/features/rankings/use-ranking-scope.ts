/**
 * Which teams a ranking covers: all of them, or for a coach only the coach's own team, except at the address of the published page.
 */
import { useLocation } from 'react-router-dom';
import { isPublishedPath } from '#shared/pages/page-at-address.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useOptionalTournamentChoice } from './use-optional-tournament-choice.ts';

export interface RankingQuery {
  readonly tournamentId?: number;
  readonly teamId?: number;
}

export function useRankingScope() {
  const { user, isDT } = useSession();
  const choice = useOptionalTournamentChoice();
  const ownTeam = isDT && user && user.teamId !== 0 ? { id: user.teamId, name: user.teamName } : null;
  const onlyTeam = isPublishedPath(useLocation().pathname) ? null : ownTeam;
  const query: RankingQuery = {
    ...(choice.tournamentId !== null && { tournamentId: choice.tournamentId }),
    ...(onlyTeam && { teamId: onlyTeam.id }),
  };
  return { choice, query, onlyTeam, ownTeamId: ownTeam?.id ?? null };
}
export type RankingScope = ReturnType<typeof useRankingScope>;
