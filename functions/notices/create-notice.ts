/** POST /notices: publishes a notice. */
import { notice as schema } from '#shared/domain/schemas/notice.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { requireNoticeEnd } from '../competition/notices/require-notice-end.ts';
import { requireNoticeScope } from '../competition/notices/require-notice-scope.ts';
import { prepareNoticeCreation } from '../competition/records/notices.ts';
import { pickFields } from '../platform/http/pick-fields.ts';
import { retryOnConflict } from '../platform/table/commit.ts';
import { nextId } from '../platform/table/entities.ts';
import { commitIdempotent } from '../platform/table/idempotency.ts';

export async function createNotice(request: RequestOfRoute<'POST /notices'>) {
  const { body, author, now } = request;
  requireNoticeEnd(body.until, now);
  await requireNoticeScope(body.scope);
  const id = await nextId('NOTICE');
  return retryOnConflict(async () => {
    const { stored, writes } = await prepareNoticeCreation({ id, ...body }, author, now);
    return commitIdempotent(request, writes, pickFields(schema, stored));
  });
}
