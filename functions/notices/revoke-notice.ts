/** DELETE /notices/{id}: revokes a notice, which stays in the list of all; one that is over already stays as it is. */
import { notice as schema } from '#shared/domain/schemas/notice.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { requireVersion } from '../competition/api/request.ts';
import { getNotice, revokeNoticeWrites } from '../competition/records/notices.ts';
import { pickFields } from '../platform/http/pick-fields.ts';
import { commit, retryOnConflict } from '../platform/table/commit.ts';

export async function revokeNotice(request: RequestOfRoute<'DELETE /notices/{id}'>): Promise<undefined> {
  const { params, author, now } = request;
  await retryOnConflict(async () => {
    const notice = await getNotice(params.id);
    await requireVersion(request, notice.version, () => pickFields(schema, notice));
    const writes = await revokeNoticeWrites(notice.id, author, now);
    if (writes.length > 0) await commit(writes);
  });
}
