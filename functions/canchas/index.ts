/** The Lambda of /api/canchas. */
import { canchas as routes } from '#shared/contract/canchas.ts';
import { fillAbsentFields, pickFormFields } from '#shared/domain/fields.ts';
import { canchaForm, canchaResetValues } from '#shared/domain/schemas/cancha.ts';
import { compareByNombre } from '#shared/spanish/order.ts';
import { createApiHandler } from '../competition/api/api-handler.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { getCancha, listCanchas } from '../competition/records/canchas.ts';
import { cutPageAfterCursor, sortOrderByNombre } from '../platform/http/paging.ts';
import { commit, retryOnConflict } from '../platform/table/commit.ts';
import { prepareEntityUpdate } from '../platform/table/entities.ts';
import { createCancha } from './create-cancha.ts';
import { deleteCancha } from './delete-cancha.ts';
import { loadEditableCancha } from './editable-cancha.ts';
import { presentCancha } from './present-cancha.ts';

export const handler = createApiHandler(routes, {
  'GET /canchas': async (request) =>
    cutPageAfterCursor(request, (await listCanchas()).sort(compareByNombre), sortOrderByNombre, (page) =>
      page.map((item) => presentCancha(item, request.caller)),
    ),
  'GET /canchas/{id}': async ({ params, caller }) => presentCancha(await getCancha(params.id), caller),
  'POST /canchas': createCancha,
  'PUT /canchas/{id}': updateCancha,
  'DELETE /canchas/{id}': deleteCancha,
});

function updateCancha(request: RequestOfRoute<'PUT /canchas/{id}'>) {
  const { version: _seen, excludedDates, ...form } = request.body;
  return retryOnConflict(async () => {
    const before = await loadEditableCancha(request);
    const { excludedDates: kept, ...fields } = pickFormFields(canchaForm, before);
    const closed = excludedDates ?? kept;
    const after = {
      ...fillAbsentFields(form, { ...fields, ...canchaResetValues }),
      ...(closed && { excludedDates: closed }),
    };
    const { stored, write } = prepareEntityUpdate(before, after, request.author);
    await commit([write]);
    return presentCancha(stored, request.caller);
  });
}
