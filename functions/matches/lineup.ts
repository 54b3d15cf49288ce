/**
 * Reads and saves a team's lineup for one match. Until the match begins only the team's own DT and administrators see it; visitors
 * never do while the federation keeps its squads private.
 */
import { pickFormFields } from '#shared/domain/fields.ts';
import { areLineupsClosed, isMatchStarted } from '#shared/domain/matches/match-status.ts';
import { can } from '#shared/domain/permissions.ts';
import { lineupForm, type MatchLineup } from '#shared/domain/schemas/lineup.ts';
import { localDateAndTime } from '#shared/text/local-time.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { type ApiRequest, requirePermission, requireVersion } from '../competition/api/request.ts';
import { presentMatchLineup } from '../competition/matches/present-lineups.ts';
import { findMatchLineup, lineupWrite, type StoredLineup } from '../competition/records/lineups.ts';
import { getMatch, type StoredMatch } from '../competition/records/matches.ts';
import { getSettings } from '../competition/records/settings.ts';
import {
  type PlayerIdsInPlayedLineup,
  requireEligiblePlayers,
  requireLineupOfSize,
} from '../competition/squads/eligible.ts';
import { requireMayPlay } from '../competition/squads/require-may-play.ts';
import { notFoundProblem, Problem } from '../platform/problem.ts';
import { sameVersionCondition } from '../platform/table/authorship.ts';
import { commit, retryOnConflict } from '../platform/table/commit.ts';
import { keys } from '../platform/table/keys.ts';

export async function readMatchLineup(
  request: RequestOfRoute<'GET /matches/{id}/lineup/{teamId}'>,
): Promise<MatchLineup> {
  const match = await loadMatchOfTeam(request.params);
  const { id, teamId } = request.params;
  const isShown = await isLineupShown(request, match);
  return presentMatchLineup(match, teamId, isShown ? await findMatchLineup(match.tournamentId, id, teamId) : undefined);
}

async function isLineupShown(
  { caller, params, now }: RequestOfRoute<'GET /matches/{id}/lineup/{teamId}'>,
  match: StoredMatch,
): Promise<boolean> {
  if (can(caller, 'team.manage', { teamIds: [params.teamId] })) return true;
  if (caller === null && !(await getSettings()).publicSquads) return false;
  return areClosed(match, now);
}

export function saveMatchLineup(request: RequestOfRoute<'PUT /matches/{id}/lineup/{teamId}'>): Promise<MatchLineup> {
  const { id, teamId } = request.params;
  return retryOnConflict(async () => {
    const match = await loadMatchOfTeam(request.params);
    await requireOpenLineups(request, match, teamId);
    const before = await findMatchLineup(match.tournamentId, id, teamId);
    const form = pickFormFields(lineupForm, request.body);
    const { positions } = form;
    requireLineupOfSize(form, await getSettings());
    const recorded = playersAlreadyInLineup(match, before);
    const checks = await requireEligiblePlayers(teamId, positions, recorded);
    await requireVersion(request, before?.version ?? 0, () => presentMatchLineup(match, teamId, before));
    await requireMayPlay(match, { teamId, positions }, recorded, request.now);
    const key = keys.matchLineup(match.tournamentId, id, teamId);
    const { stored, write } = lineupWrite(key, before, { teamId, ...form }, request.author);
    await commit([write, { check: { pk: match.pk, sk: match.sk }, ...sameVersionCondition(match) }, ...checks]);
    return presentMatchLineup(match, teamId, stored);
  });
}

function playersAlreadyInLineup({ status }: StoredMatch, before: StoredLineup | undefined): PlayerIdsInPlayedLineup {
  return new Set(status === 'completed' ? before?.positions.map(({ playerId }) => playerId) : []);
}

async function loadMatchOfTeam({ id, teamId }: { id: number; teamId: number }): Promise<StoredMatch> {
  const match = await getMatch(id);
  if (match.homeTeamId !== teamId && match.awayTeamId !== teamId)
    throw notFoundProblem('Ese equipo no juega este partido');
  return match;
}

async function requireOpenLineups(request: Pick<ApiRequest, 'caller' | 'now'>, match: StoredMatch, teamId: number) {
  requirePermission(request, 'team.manage', { teamIds: [teamId] });
  if (can(request.caller, 'competition.manage') || !(await areClosed(match, request.now))) return;
  throw new Problem('forbidden', 'El partido ya empezó: la alineación solo la cambia un administrador.');
}

async function areClosed(match: StoredMatch, now: Date): Promise<boolean> {
  // Most reads are of such matches, and need no time zone.
  if (isMatchStarted(match)) return true;
  const { timeZone } = await getSettings();
  return areLineupsClosed(match, localDateAndTime(now.getTime(), timeZone));
}
