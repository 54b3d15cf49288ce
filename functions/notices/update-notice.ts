/** PUT /notices/{id}: changes a notice that is in force. */
import { isInForce } from '#shared/domain/notices/notices.ts';
import { notice as schema } from '#shared/domain/schemas/notice.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { requireVersion } from '../competition/api/request.ts';
import { requireNoticeEnd } from '../competition/notices/require-notice-end.ts';
import { requireNoticeScope } from '../competition/notices/require-notice-scope.ts';
import { getNotice, prepareNoticeChange } from '../competition/records/notices.ts';
import { pickFields } from '../platform/http/pick-fields.ts';
import { Problem } from '../platform/problem.ts';
import { commit, retryOnConflict } from '../platform/table/commit.ts';

export function updateNotice(request: RequestOfRoute<'PUT /notices/{id}'>) {
  const { body, params, author, now } = request;
  const { version: _seen, ...form } = body;
  return retryOnConflict(async () => {
    const before = await getNotice(params.id);
    requireNoticeEnd(form.until, now);
    await requireNoticeScope(form.scope);
    await requireVersion(request, before.version, () => pickFields(schema, before));
    if (!isInForce(before, now.getTime()))
      throw new Problem('conflict', 'Ese aviso ya no está vigente: publicá uno nuevo.');
    const { stored, writes } = await prepareNoticeChange(before, form, author, now);
    await commit(writes);
    return pickFields(schema, stored);
  });
}
