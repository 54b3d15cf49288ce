/** The Lambda of /api/settings. */
import { settings as routes } from '#shared/contract/settings.ts';
import { fillAbsentFields, pickFormFields } from '#shared/domain/fields.ts';
import { settings, settingsForm } from '#shared/domain/schemas/settings.ts';
import { createApiHandler } from '../competition/api/api-handler.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { requireVersion } from '../competition/api/request.ts';
import { getSettings, replaceSettings } from '../competition/records/settings.ts';
import { findTournament } from '../competition/records/tournaments.ts';
import { keepLogoFile } from '../platform/files/logos.ts';
import { pickFields } from '../platform/http/pick-fields.ts';
import { invalidFieldProblem } from '../platform/problem.ts';
import { retryOnConflict } from '../platform/table/commit.ts';
import { requireKnownTimeZone } from './require-time-zone.ts';

export const handler = createApiHandler(routes, {
  'GET /settings': async () => pickFields(settings, await getSettings()),
  'PUT /settings': async (request) => pickFields(settings, await updateSettings(request)),
});

async function updateSettings(request: RequestOfRoute<'PUT /settings'>) {
  const { version: _seen, ...form } = request.body;
  if (form.starters > form.squadSize)
    throw invalidFieldProblem('starters', 'No puede haber más titulares que jugadores');
  return retryOnConflict(async () => {
    const current = await getSettings();
    if (form.timeZone !== current.timeZone) requireKnownTimeZone(form.timeZone);
    if (form.featuredTournamentId !== current.featuredTournamentId)
      await requireExistingTournament(form.featuredTournamentId);
    const after = fillAbsentFields(form, pickFormFields(settingsForm, current));
    await requireVersion(request, current.version, () => pickFields(settings, current));
    if (after.logo !== current.logo) await keepLogoFile(after.logo);
    return replaceSettings(current, after, request.author);
  });
}

/**
 * Throws 400 when a newly chosen featured tournament does not exist. A stored choice is not checked again: its
 * tournament may have been deleted, which must not prevent saving the other settings.
 */
async function requireExistingTournament(id: number | null): Promise<void> {
  if (id !== null && !(await findTournament(id)))
    throw invalidFieldProblem('featuredTournamentId', 'Ese torneo no existe');
}
