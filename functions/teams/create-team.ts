/** POST /teams: creates a team. */
import { fillAbsentFields } from '#shared/domain/fields.ts';
import { team as schema, teamDefaults } from '#shared/domain/schemas/team.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { keepLogoFile } from '../platform/files/logos.ts';
import { pickFields } from '../platform/http/pick-fields.ts';
import { nextId, prepareEntityCreation } from '../platform/table/entities.ts';
import { commitIdempotent } from '../platform/table/idempotency.ts';
import { requireFoundedByNow } from './foundation-year.ts';

export async function createTeam(request: RequestOfRoute<'POST /teams'>) {
  const { body, author, now } = request;
  await requireFoundedByNow(body.foundationYear, now);
  await keepLogoFile(body.logo ?? '');
  const team = { id: await nextId('TEAM'), ...fillAbsentFields(body, teamDefaults) };
  const { stored, write } = prepareEntityCreation('TEAM', team, author);
  return commitIdempotent(request, [write], pickFields(schema, stored));
}
