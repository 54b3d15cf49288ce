/**
 * Changes a team; allowed to administrators and the team's own DT. Without a logo in the body the team keeps its logo.
 */
import { fillAbsentFields, pickFormFields } from '#shared/domain/fields.ts';
import { team as schema, teamFieldsAskedLater, teamForm } from '#shared/domain/schemas/team.ts';
import { requirePermission, requireVersion } from '../competition/api/call.ts';
import type { CallOfRoute } from '../competition/api/contract-call.ts';
import { getTeam } from '../competition/records/teams.ts';
import { keepLogoFile } from '../platform/files/logos.ts';
import { requireNoFieldEmptied } from '../platform/http/emptied-fields.ts';
import { pickFields } from '../platform/http/pick-fields.ts';
import { commit, retryOnConflict } from '../platform/table/commit.ts';
import { prepareEntityUpdate } from '../platform/table/entities.ts';
import { requireFoundedByNow } from './foundation-year.ts';
import { requireAllowedLogo } from './require-logo.ts';

export async function updateTeam(call: CallOfRoute<'PUT /teams/{id}'>) {
  const { version: _seen, ...form } = call.body;
  if (form.foundationYear !== null) await requireFoundedByNow(form.foundationYear, call.now);
  return retryOnConflict(async () => {
    const before = await getTeam(call.params.id);
    requirePermission(call, 'team.manage', { teamIds: [before.id] });
    const after = fillAbsentFields(form, pickFormFields(teamForm, before));
    await requireAllowedLogo(call, before, after.logo);
    requireNoFieldEmptied(before, form, teamFieldsAskedLater);
    await requireVersion(call, before.version, () => pickFields(schema, before));
    if (after.logo !== before.logo) await keepLogoFile(after.logo);
    const { stored, write } = prepareEntityUpdate(before, after, call.author);
    await commit([write]);
    return stored;
  });
}
