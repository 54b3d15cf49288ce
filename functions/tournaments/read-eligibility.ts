/**
 * GET /tournaments/{id}/eligibility: who may play the matches of a round; of every team for administrators, of the own one
 * for a DT.
 */
import { can } from '#shared/domain/permissions.ts';
import { roundAsSeen } from '#shared/domain/round-names.ts';
import { currentRoundIndex, lastNightOf } from '#shared/domain/rounds/current-round.ts';
import { mergeRoundsAsSeen, summarizeRounds } from '#shared/domain/rounds/fixture-rounds.ts';
import type { RoundEligibility } from '#shared/domain/schemas/eligibility.ts';
import { localDateAndTime } from '#shared/text/local-time.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { requirePermission } from '../competition/api/request.ts';
import { listMatchesOfTournament, type StoredMatch } from '../competition/records/matches.ts';
import { readTimeZone } from '../competition/records/settings.ts';
import { getTournament } from '../competition/records/tournaments.ts';
import { judgeTeams } from '../competition/squads/judge-teams.ts';
import { notFoundProblem } from '../platform/problem.ts';

export async function readRoundEligibility(
  request: RequestOfRoute<'GET /tournaments/{id}/eligibility'>,
): Promise<RoundEligibility> {
  const { caller, now, params, query } = request;
  const tournament = await getTournament(params.id);
  requirePermission(request, 'eligibility.read', { teamIds: tournament.teamIds });
  const matches = await listMatchesOfTournament(params.id);
  const round = query.round === undefined ? await currentRound(matches, now) : roundAsSeen(query.round);
  const ofRound = matches.filter((match) => roundAsSeen(match.round) === round);
  if (query.round !== undefined && ofRound.length === 0) throw notFoundProblem('Esa fecha no existe en el torneo.');
  const sides = ofRound
    .filter(({ status }) => status !== 'cancelled')
    .flatMap((match) => [match.homeTeamId, match.awayTeamId].map((teamId) => ({ match, teamId: teamId ?? 0 })))
    .filter(({ teamId }) => teamId !== 0 && can(caller, 'eligibility.read', { teamIds: [teamId] }));
  const judged = await judgeTeams(tournament, sides, now, { matches });
  return {
    at: now.toISOString(),
    rulesVersion: tournament.version,
    round,
    matches: [...new Set(sides.map(({ match }) => match))].map((match) => ({
      matchId: match.id,
      matchDate: match.matchDate,
      matchTime: match.matchTime,
      teams: judged.filter((_, at) => sides[at]?.match === match),
    })),
  };
}

/** The current round as people see it; '' without matches. */
async function currentRound(matches: readonly StoredMatch[], now: Date): Promise<string> {
  const rounds = mergeRoundsAsSeen(summarizeRounds(matches));
  const local = localDateAndTime(now.getTime(), await readTimeZone());
  return rounds[currentRoundIndex(rounds, local.date, lastNightOf(local))]?.round ?? '';
}
