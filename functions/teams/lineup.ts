/** A team's usual lineup. */
import { pickFields } from '#shared/domain/fields.ts';
import { type Lineup, lineupForm, lineup as schema } from '#shared/domain/schemas/lineup.ts';
import { demand, demandSeen } from '../platform/http/call.ts';
import type { CallOf } from '../platform/http/contract-call.ts';
import { only } from '../platform/http/present.ts';
import { eligibilityChecks, withoutGone } from '../platform/squad/eligible.ts';
import { commit, untilUnchanged } from '../platform/table/commit.ts';
import { isThere } from '../platform/table/entities.ts';
import { keys } from '../platform/table/keys.ts';
import { emptyLineup, findTeamLineup, lineupWrite } from '../platform/table/lineups.ts';
import { getTeam } from '../platform/table/teams.ts';

export async function readTeamLineup(teamId: number): Promise<Lineup> {
  const stored = await findTeamLineup(teamId);
  if (!stored) await getTeam(teamId);
  return only(schema, await withoutGone(stored ?? emptyLineup(teamId)));
}

export function saveTeamLineup(call: CallOf<'PUT /teams/{id}/lineup'>): Promise<Lineup> {
  const teamId = call.params.id;
  const form = pickFields(lineupForm, call.body);
  return untilUnchanged(async () => {
    const team = await getTeam(teamId);
    demand(call, 'team.manage', { teamIds: [team.id] });
    const before = await findTeamLineup(teamId);
    const shown = before ?? emptyLineup(teamId);
    const checks = await eligibilityChecks(teamId, form.positions);
    await demandSeen(call, shown.version, async () => only(schema, await withoutGone(shown)));
    const fields = { teamId, ...form };
    const { stored, write } = lineupWrite(keys.teamLineup(teamId), before, fields, call.author);
    await commit([write, { check: keys.entity('TEAM', teamId), ...isThere(call.author) }, ...checks]);
    return only(schema, stored);
  });
}
