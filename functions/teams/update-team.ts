/**
 * Changes a team; allowed to administrators and the team's own DT. Without a logo in the body the team keeps its logo.
 */
import { fillAbsentFields, pickFormFields } from '#shared/domain/fields.ts';
import { team as schema, teamFieldsAskedLater, teamForm } from '#shared/domain/schemas/team.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { requirePermission, requireVersion } from '../competition/api/request.ts';
import { getTeam } from '../competition/records/teams.ts';
import { keepLogoFile } from '../platform/files/logos.ts';
import { requireNoFieldEmptied } from '../platform/http/emptied-fields.ts';
import { pickFields } from '../platform/http/pick-fields.ts';
import { commit, retryOnConflict } from '../platform/table/commit.ts';
import { prepareEntityUpdate } from '../platform/table/entities.ts';
import { requireFoundedByNow } from './foundation-year.ts';
import { requireAllowedLogo } from './require-logo.ts';

export async function updateTeam(request: RequestOfRoute<'PUT /teams/{id}'>) {
  const { version: _seen, ...form } = request.body;
  if (form.foundationYear !== null) await requireFoundedByNow(form.foundationYear, request.now);
  return retryOnConflict(async () => {
    const before = await getTeam(request.params.id);
    requirePermission(request, 'team.manage', { teamIds: [before.id] });
    const after = fillAbsentFields(form, pickFormFields(teamForm, before));
    await requireAllowedLogo(request, before, after.logo);
    requireNoFieldEmptied(before, form, teamFieldsAskedLater);
    await requireVersion(request, before.version, () => pickFields(schema, before));
    if (after.logo !== before.logo) await keepLogoFile(after.logo);
    const { stored, write } = prepareEntityUpdate(before, after, request.author);
    await commit([write]);
    return stored;
  });
}
