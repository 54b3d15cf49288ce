/** /api/canchas. */
import { canchas as routes } from '#shared/contract/canchas.ts';
import { pickFields, withDefaults } from '#shared/domain/fields.ts';
import { canchaCleared, canchaDefaults, canchaForm } from '#shared/domain/schemas/cancha.ts';
import { byNombre } from '#shared/spanish/order.ts';
import type { CallOf } from '../platform/http/contract-call.ts';
import { orderByNombre, pageOf } from '../platform/http/pages.ts';
import { serve } from '../platform/http/serve.ts';
import { getCancha, listCanchas } from '../platform/table/canchas.ts';
import { commit, untilUnchanged } from '../platform/table/commit.ts';
import { creationOf, nextId, replacementOf } from '../platform/table/entities.ts';
import { commitOnce } from '../platform/table/idempotency.ts';
import { canchaToChange } from './cancha-to-change.ts';
import { deleteCancha } from './delete-cancha.ts';
import { presentCancha } from './present-cancha.ts';

export const handler = serve(routes, {
  'GET /canchas': async (call) =>
    pageOf(call, (await listCanchas()).sort(byNombre), orderByNombre, (page) =>
      page.map((item) => presentCancha(item, call.caller)),
    ),
  'GET /canchas/{id}': async ({ params, caller }) => presentCancha(await getCancha(params.id), caller),
  'POST /canchas': createCancha,
  'PUT /canchas/{id}': updateCancha,
  'DELETE /canchas/{id}': deleteCancha,
});

async function createCancha(call: CallOf<'POST /canchas'>) {
  const { body, author, caller } = call;
  const fields = { id: await nextId('CANCHA'), ...withDefaults(body, canchaDefaults) };
  const { stored, write } = creationOf('CANCHA', fields, author);
  return commitOnce(call, [write], presentCancha(stored, caller));
}

function updateCancha(call: CallOf<'PUT /canchas/{id}'>) {
  const { version: _seen, ...form } = call.body;
  return untilUnchanged(async () => {
    const before = await canchaToChange(call);
    const after = withDefaults(form, { ...pickFields(canchaForm, before), ...canchaCleared });
    const { stored, write } = replacementOf(before, after, call.author);
    await commit([write]);
    return presentCancha(stored, call.caller);
  });
}
