/** GET /matches/{id}/eligibility: who may play the match; of both squads for administrators, of the own one for a DT. */
import { can } from '#shared/domain/permissions.ts';
import type { MatchEligibility } from '#shared/domain/schemas/eligibility.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { requirePermission } from '../competition/api/request.ts';
import { getMatch } from '../competition/records/matches.ts';
import { getTournament } from '../competition/records/tournaments.ts';
import { listFrozenVerdicts } from '../competition/records/verdicts.ts';
import { judgeTeams } from '../competition/squads/judge-teams.ts';

export async function readMatchEligibility(
  request: RequestOfRoute<'GET /matches/{id}/eligibility'>,
): Promise<MatchEligibility> {
  const { caller, now } = request;
  const match = await getMatch(request.params.id);
  const teamIds = [match.homeTeamId, match.awayTeamId].filter((id) => id !== null);
  requirePermission(request, 'eligibility.read', { teamIds });
  const told = teamIds.filter((id) => can(caller, 'eligibility.read', { teamIds: [id] }));
  const [tournament, frozen] = await Promise.all([getTournament(match.tournamentId), listFrozenVerdicts(match.id)]);
  const teams = await judgeTeams(
    tournament,
    told.map((teamId) => ({ match, teamId })),
    now,
  );
  const seen = frozen.map((verdicts) => ({
    ...verdicts,
    teams: verdicts.teams.filter(({ teamId }) => can(caller, 'eligibility.read', { teamIds: [teamId] })),
  }));
  return {
    atStart: seen.at(-1) ?? null,
    earlier: seen.slice(0, -1),
    now: { at: now.toISOString(), rulesVersion: tournament.version, teams },
  };
}
