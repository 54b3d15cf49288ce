/** The report of a played match, from its sheet and its events. */

import { compareByMinute } from '#shared/domain/matches/running-score.ts';
import { can } from '#shared/domain/permissions.ts';
import type { MatchReport, ReportSide } from '#shared/domain/schemas/match-report.ts';
import type { MatchSide } from '#shared/domain/schemas/sheet.ts';
import { halfTimeScore } from '#shared/domain/sheet/half-time-score.ts';
import { withShirt } from '#shared/domain/sheet/shirts.ts';
import { formatMatch } from '#shared/text/presenters.ts';
import type { RequestOfRoute } from '../../competition/api/contract-request.ts';
import { presentEvents } from '../../competition/matches/present-events.ts';
import { presentOneMatch } from '../../competition/matches/present-matches.ts';
import { getMatch } from '../../competition/records/matches.ts';
import { readPlayersById } from '../../competition/records/players.ts';
import { readTeamsById } from '../../competition/records/teams.ts';
import { type LoadedSheet, loadSheet } from '../../competition/sheets/load-sheet.ts';
import { notFoundProblem, Problem } from '../../platform/problem.ts';

/** 403 unless the caller is an administrator, a DT of one of its teams or keeps its sheet; 404 before it was played. */
export async function readReport(request: RequestOfRoute<'GET /matches/{id}/report'>): Promise<MatchReport> {
  const found = await getMatch(request.params.id);
  const { homeTeamId, awayTeamId, sheetUserIds } = found;
  const teamIds = [homeTeamId, awayTeamId].filter((id) => id !== null);
  if (!can(request.caller, 'report.read', { teamIds, sheetUserIds, matchId: found.id })) {
    throw new Problem('forbidden', 'El acta es para los equipos que jugaron y para quien llevó la planilla.');
  }
  const loaded = await loadSheet(found);
  const { match, tournament, state } = loaded;
  if (match.status !== 'completed') throw notFoundProblem('El partido todavía no se jugó: no tiene acta.');
  const [shown, events, home, away] = await Promise.all([
    presentOneMatch(match, request.caller),
    presentEvents(loaded.events, { players: await readPlayersOfEvents(loaded), teams: new Map() }),
    reportSide(loaded, 'home', homeTeamId),
    reportSide(loaded, 'away', awayTeamId),
  ]);
  return {
    match: formatMatch(shown),
    halfTimeScore: match.walkover === null ? halfTimeScore(match, events, tournament.rules) : null,
    home,
    away,
    events: events.sort(compareByMinute),
    startedAt: state.clock.halves[0]?.startedAt ?? null,
    endedAt: state.end?.at ?? null,
    observation: state.end?.observation ?? '',
  };
}

/** By id; the report names also those whom no administrator has approved yet. */
const readPlayersOfEvents = ({ events }: LoadedSheet) =>
  readPlayersById(new Set(events.map(({ playerId }) => playerId).filter((id) => id !== 0)));

async function reportSide({ state }: LoadedSheet, side: MatchSide, teamId: number | null): Promise<ReportSide> {
  const present = state.presence[side]?.value;
  const [players, teams] = await Promise.all([
    readPlayersById(new Set(present ?? [])),
    readTeamsById(teamId === null ? [] : [teamId]),
  ]);
  const team = teams.get(teamId ?? 0);
  const at = state.confirmedAt[side];
  return {
    teamName: team?.name ?? '',
    coach: team?.coach ?? '',
    present: present
      ? [...players.values()]
          .map((player) => withShirt(player, state))
          .map(({ id, firstName, lastName, jerseyNumber }) => ({ id, name: `${firstName} ${lastName}`, jerseyNumber }))
          .sort((a, b) => a.jerseyNumber - b.jerseyNumber)
      : null,
    confirmation: at === null ? null : { by: state.confirmedBy?.[side] ?? '', at },
  };
}
