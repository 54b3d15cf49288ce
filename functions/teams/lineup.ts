/** Reads and saves a team's usual lineup. */
import { pickFormFields } from '#shared/domain/fields.ts';
import { type Lineup, lineupForm, lineup as schema } from '#shared/domain/schemas/lineup.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { requirePermission, requireVersion } from '../competition/api/request.ts';
import { emptyLineup, findTeamLineup, lineupWrite } from '../competition/records/lineups.ts';
import { getSettings } from '../competition/records/settings.ts';
import { getTeam } from '../competition/records/teams.ts';
import {
  readPlayersOfLineup,
  requireEligiblePlayers,
  requireLineupOfSize,
  withoutFormerPlayers,
} from '../competition/squads/eligible.ts';
import { pickFields } from '../platform/http/pick-fields.ts';
import { commit, retryOnConflict } from '../platform/table/commit.ts';
import { itemExistsCondition } from '../platform/table/entities.ts';
import { keys } from '../platform/table/keys.ts';

export async function readTeamLineup(teamId: number): Promise<Lineup> {
  const stored = await findTeamLineup(teamId);
  if (stored) return presentTeamLineup(stored);
  const [settings] = await Promise.all([getSettings(), getTeam(teamId)]);
  return presentTeamLineup(emptyLineup(teamId, settings));
}

async function presentTeamLineup(lineup: Lineup): Promise<Lineup> {
  return pickFields(schema, withoutFormerPlayers(lineup, await readPlayersOfLineup(lineup)));
}

export function saveTeamLineup(request: RequestOfRoute<'PUT /teams/{id}/lineup'>): Promise<Lineup> {
  const teamId = request.params.id;
  const form = pickFormFields(lineupForm, request.body);
  return retryOnConflict(async () => {
    const team = await getTeam(teamId);
    requirePermission(request, 'team.manage', { teamIds: [team.id] });
    const [before, settings] = await Promise.all([findTeamLineup(teamId), getSettings()]);
    const shown = before ?? emptyLineup(teamId, settings);
    requireLineupOfSize(form, settings);
    const checks = await requireEligiblePlayers(teamId, form.positions);
    await requireVersion(request, shown.version, () => presentTeamLineup(shown));
    const fields = { teamId, ...form };
    const { stored, write } = lineupWrite(keys.teamLineup(teamId), before, fields, request.author);
    await commit([write, { check: keys.entity('TEAM', teamId), ...itemExistsCondition(request.author) }, ...checks]);
    return pickFields(schema, stored);
  });
}
