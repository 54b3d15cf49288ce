/** The Lambda of /api/notices. */
import { notices as routes } from '#shared/contract/notices.ts';
import { compareNotices } from '#shared/domain/notices/notices.ts';
import { can } from '#shared/domain/permissions.ts';
import { type Notice, notice as schema } from '#shared/domain/schemas/notice.ts';
import { createApiHandler } from '../competition/api/api-handler.ts';
import { listNotices, noticesInForce, readNoticesItem } from '../competition/records/notices.ts';
import { createSortOrder, cutPageAfterCursor } from '../platform/http/paging.ts';
import { pickFields } from '../platform/http/pick-fields.ts';
import { createNotice } from './create-notice.ts';
import { revokeNotice } from './revoke-notice.ts';
import { updateNotice } from './update-notice.ts';

export const handler = createApiHandler(routes, {
  'GET /notices': async (request) => {
    const notices =
      request.query.all === '1' && can(request.caller, 'competition.manage')
        ? (await listNotices()).map((stored) => pickFields(schema, stored)).sort(compareNotices)
        : noticesInForce(await readNoticesItem(), request.now);
    return cutPageAfterCursor(request, notices, newestFirst, (page) => [...page]);
  },
  'POST /notices': createNotice,
  'PUT /notices/{id}': updateNotice,
  'DELETE /notices/{id}': revokeNotice,
});

const newestFirst = createSortOrder<Notice, 'createdAt' | 'id'>(['createdAt', 'id'], compareNotices);
