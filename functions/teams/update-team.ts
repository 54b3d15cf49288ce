/** Changes a team: Admin, or the team's own DT. An absent logo is kept. */
import { pickFields, withDefaults } from '#shared/domain/fields.ts';
import { team as schema, teamForm } from '#shared/domain/schemas/team.ts';
import { demand, demandSeen } from '../platform/http/call.ts';
import type { CallOf } from '../platform/http/contract-call.ts';
import { only } from '../platform/http/present.ts';
import { commit, untilUnchanged } from '../platform/table/commit.ts';
import { replacementOf } from '../platform/table/entities.ts';
import { getTeam } from '../platform/table/teams.ts';
import { demandLogo } from './demand-logo.ts';
import { demandPastYear } from './foundation-year.ts';

export async function updateTeam(call: CallOf<'PUT /teams/{id}'>) {
  const { version: _seen, ...form } = call.body;
  await demandPastYear(form.foundationYear, call.now);
  return untilUnchanged(async () => {
    const before = await getTeam(call.params.id);
    demand(call, 'team.manage', { teamIds: [before.id] });
    await demandSeen(call, before.version, () => only(schema, before));
    const after = withDefaults(form, pickFields(teamForm, before));
    await demandLogo(call, before, after.logo);
    const { stored, write } = replacementOf(before, after, call.author);
    await commit([write]);
    return stored;
  });
}
