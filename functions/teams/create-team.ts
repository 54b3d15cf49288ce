/** POST /teams: creates a team. */
import { fillAbsentFields } from '#shared/domain/fields.ts';
import { team as schema, teamDefaults } from '#shared/domain/schemas/team.ts';
import type { CallOfRoute } from '../competition/api/contract-call.ts';
import { keepLogoFile } from '../platform/files/logos.ts';
import { pickFields } from '../platform/http/pick-fields.ts';
import { nextId, prepareEntityCreation } from '../platform/table/entities.ts';
import { commitIdempotent } from '../platform/table/idempotency.ts';
import { requireFoundedByNow } from './foundation-year.ts';

export async function createTeam(call: CallOfRoute<'POST /teams'>) {
  const { body, author, now } = call;
  await requireFoundedByNow(body.foundationYear, now);
  await keepLogoFile(body.logo ?? '');
  const team = { id: await nextId('TEAM'), ...fillAbsentFields(body, teamDefaults) };
  const { stored, write } = prepareEntityCreation('TEAM', team, author);
  return commitIdempotent(call, [write], pickFields(schema, stored));
}
