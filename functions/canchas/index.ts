/** /api/canchas. */
import { canchas as routes } from '#shared/contract/canchas.ts';
import { cancha } from '#shared/domain/schemas/cancha.ts';
import { byNombre } from '#shared/text/order.ts';
import { demandSeen } from '../platform/http/call.ts';
import type { CallOf } from '../platform/http/contract-call.ts';
import { orderByNombre, pageOf } from '../platform/http/pages.ts';
import { only } from '../platform/http/present.ts';
import { serve } from '../platform/http/serve.ts';
import { getCancha, listCanchas } from '../platform/table/canchas.ts';
import { commit, untilUnchanged } from '../platform/table/commit.ts';
import { creationOf, nextId, replacementOf } from '../platform/table/entities.ts';
import { commitOnce } from '../platform/table/idempotency.ts';
import { deleteCancha } from './delete-cancha.ts';

export const handler = serve(routes, {
  'GET /canchas': async (call) =>
    pageOf(call, (await listCanchas()).sort(byNombre), orderByNombre, (page) => page.map((item) => only(cancha, item))),
  'GET /canchas/{id}': async ({ params }) => only(cancha, await getCancha(params.id)),
  'POST /canchas': createCancha,
  'PUT /canchas/{id}': async (call) => only(cancha, await updateCancha(call)),
  'DELETE /canchas/{id}': deleteCancha,
});

async function createCancha(call: CallOf<'POST /canchas'>) {
  const { body, author } = call;
  const { nombre, ubicacion = '', disponible = true } = body;
  const { stored, write } = creationOf('CANCHA', { id: await nextId('CANCHA'), nombre, ubicacion, disponible }, author);
  return commitOnce(call, [write], only(cancha, stored));
}

function updateCancha(call: CallOf<'PUT /canchas/{id}'>) {
  const { nombre, ubicacion = '' } = call.body;
  return untilUnchanged(async () => {
    const before = await getCancha(call.params.id);
    await demandSeen(call, before.version, () => only(cancha, before));
    const disponible = call.body.disponible ?? before.disponible;
    const { stored, write } = replacementOf(before, { nombre, ubicacion, disponible }, call.author);
    await commit([write]);
    return stored;
  });
}
