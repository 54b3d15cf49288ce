/** POST /sanctions: records what the tribunal decided. */
import { fillAbsentFields } from '#shared/domain/fields.ts';
import { sanctionDefaults } from '#shared/domain/schemas/sanction.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { presentSanction, readSanctionedPeople } from '../competition/discipline/present-sanctions.ts';
import { requireNamedBySanction, requireReplaceable } from '../competition/discipline/require-sanction.ts';
import { prepareSanctionCreation } from '../competition/records/sanctions.ts';
import { retryOnConflict } from '../platform/table/commit.ts';
import { nextId } from '../platform/table/entities.ts';
import { commitIdempotent } from '../platform/table/idempotency.ts';

export async function createSanction(request: RequestOfRoute<'POST /sanctions'>) {
  const { author } = request;
  const form = fillAbsentFields(request.body, sanctionDefaults);
  const id = await nextId('SANCTION');
  return retryOnConflict(async () => {
    const { teamId, replaced, checks } = await requireNamedBySanction(form, author);
    await requireReplaceable(replaced, id);
    const { stored, writes } = prepareSanctionCreation({ id, ...form, teamId, bulletin: null }, author);
    const answer = presentSanction(stored, await readSanctionedPeople([stored]));
    return commitIdempotent(request, [...writes, ...checks], answer);
  });
}
