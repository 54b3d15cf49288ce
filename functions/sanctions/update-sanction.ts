/** PUT and DELETE /sanctions/{id}: changes or takes back a sanction that no bulletin has published. */

import { isDeepStrictEqual } from 'node:util';
import { fillAbsentFields } from '#shared/domain/fields.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { requireVersion } from '../competition/api/request.ts';
import {
  presentSanction,
  presentSanctions,
  readSanctionedPeople,
} from '../competition/discipline/present-sanctions.ts';
import {
  requireNamedBySanction,
  requireNotReplaced,
  requireReplaceable,
  requireUnpublished,
} from '../competition/discipline/require-sanction.ts';
import { deleteSanctionWrites, getSanction, prepareSanctionReplacement } from '../competition/records/sanctions.ts';
import { commit, retryOnConflict } from '../platform/table/commit.ts';

export function updateSanction(request: RequestOfRoute<'PUT /sanctions/{id}'>) {
  const { author, params } = request;
  const { version: _seen, ...body } = request.body;
  return retryOnConflict(async () => {
    const before = await getSanction(params.id);
    const { origin, article, status } = before;
    const form = fillAbsentFields(body, { origin, article, status });
    const { teamId, replaced, checks } = await requireNamedBySanction(form, author);
    await requireVersion(request, before.version, async () => (await presentSanctions([before]))[0]);
    requireUnpublished(before);
    await requireNotReplaced(before);
    await requireReplaceable(replaced, before.id);
    const { stored, writes } = prepareSanctionReplacement(
      before,
      {
        id: before.id,
        bulletin: null,
        ...form,
        teamId: !replaced && isDeepStrictEqual(form.subject, before.subject) ? before.teamId : teamId,
      },
      author,
    );
    await commit([...writes, ...checks]);
    return presentSanction(stored, await readSanctionedPeople([stored]));
  });
}

export async function deleteSanction(request: RequestOfRoute<'DELETE /sanctions/{id}'>): Promise<undefined> {
  await retryOnConflict(async () => {
    const before = await getSanction(request.params.id);
    await requireVersion(request, before.version, async () => (await presentSanctions([before]))[0]);
    requireUnpublished(before);
    await requireNotReplaced(before);
    await commit(deleteSanctionWrites(before, request.author));
  });
}
