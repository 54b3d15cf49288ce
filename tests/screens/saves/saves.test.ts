/** Every save while the API fails, cannot be reached, does not answer or is slow; and forms that are left with changes. */
import { describe, expect, test } from 'vitest';
import type { Api } from '#shared/contract/index.ts';
import { everyNthUnlessFullRun, oneVariantUnlessFullRun } from '#tests/support/full.ts';
import type { saveAndRefresh as asTyped } from '#web/lib/api/save-and-refresh.ts';
import type { getFromApi as reading } from '#web/lib/api/typed-request.ts';
import {
  apiError,
  connectionReset,
  Fault,
  gatewayError,
  gatewayRefusal,
  lateAnswer,
  noAnswer,
  tableBusyError,
} from '../fake-api.ts';
import { users } from '../league.ts';
import { answerWith, openScreen } from '../open-screen.tsx';
import {
  alerts,
  arrivesAt,
  click,
  complains,
  controls,
  dialogsOpen,
  fill,
  headed,
  holds,
  keyboard,
  lacks,
  press,
  pressInMessage,
  shows,
  told,
  until,
} from '../person.ts';
import type { SaveCase } from './save-case.ts';
import { saveCases, savesWithoutTestCase } from './save-cases.ts';
import { findSavesInSources } from './saves-in-sources.ts';

/** The faults, each with the reason that the screen must show for it. */
const faults = [
  ['the gateway fails', gatewayError, 'Ocurrió un error inesperado. Probá de nuevo.'],
  ['the API fails', apiError, 'Algo salió mal de nuestro lado. Probá de nuevo en un momento.'],
  ['the API is busy', tableBusyError, 'El servicio no da abasto en este momento. Probá de nuevo.'],
  ['the connection breaks', connectionReset, 'Sin conexión con el servidor. Revisá tu conexión y probá de nuevo.'],
  ['the API does not answer in time', lateAnswer, 'El servidor no respondió a tiempo. Probá de nuevo.'],
  ['the gateway refuses it', gatewayRefusal, 'El servidor no aceptó el pedido. Esperá unos minutos y probá de nuevo.'],
] as const;

test('every save in the sources has a test case', () => {
  const tried = saveCases.map(({ by, route }) => `${by}: ${route}`);
  expect([...new Set([...tried, ...Object.keys(savesWithoutTestCase)])].sort()).toEqual(findSavesInSources());
});

test('a save without a failure text does not compile', () => {
  const silent = (save: typeof asTyped, call: typeof reading) => [
    // @ts-expect-error a save needs its failure text
    () => save('DELETE /teams/{id}', { params: { id: 1 } }),
    // @ts-expect-error `call` is for reads: it has no failure text
    () => call('DELETE /teams/{id}', { params: { id: 1 } }),
  ];
  expect(silent).toBeTypeOf('function');
});

const viewerOf = ({ as }: SaveCase) => (as === undefined ? 'Admin' : as);
/** From now on the save is answered so, or as usual. */
const answerSave = (save: SaveCase, answer?: Fault) => {
  const as = viewerOf(save);
  return answerWith({ ...save.answers, ...(answer && { [save.route as keyof Api]: answer }) }, as && users[as]);
};
async function openForm(save: SaveCase): Promise<void> {
  await openScreen(save.at, { as: viewerOf(save), ...(save.answers && { answers: save.answers }) });
  await press(...(save.opens ?? []));
}

describe('a save takes effect exactly once, although something goes wrong', () => {
  const each = saveCases.map((save, at) => ({
    ...save,
    at,
    page: save.at,
    met: oneVariantUnlessFullRun(faults, at % faults.length),
  }));
  test.each(everyNthUnlessFullRun(4, each))('$what', async ({ at: _number, page, met, ...save }) => {
    const form = { ...save, at: page };
    await openForm(form);
    if (save.types) await fill(save.types);
    const sent: { readonly headers: Headers; readonly body: unknown }[] = [];
    let pressNext = () => press(save.saves);
    for (const [, fault, reason] of met) {
      const changes = answerSave(form, fault);
      await pressNext();
      await complains(reason);
      const isReached = fault !== connectionReset && fault !== lateAnswer;
      const words =
        typeof save.fails === 'string' ? save.fails : isReached ? save.fails.failed : save.fails.unreachable;
      expect(alerts().join(' ')).toContain(words);
      expect(alerts().join(' ')).not.toMatch(/server error|unexpected|failed|fetch|otra persona/i);
      if (save.types && controls(save.saves).length > 0) await holds(save.types);
      sent.push(...changes);
      pressNext = () => press('Reintentar');
    }
    const changes = answerSave(form);
    await pressNext();
    await until(() => expect(changes.length).toBeGreaterThan(0));
    await until(() => expect(alerts()).toEqual([]));
    sent.push(...changes);
    const own = sent.filter((request) => (request as { key?: string }).key === save.route);
    if (save.sends) expect(own.at(-1)?.body).toMatchObject(save.sends);
    // What is sent again has the key of the first time, so that it cannot take effect twice.
    expect(new Set(own.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });
});

describe('a save that is under way is not sent again', () => {
  test.each(everyNthUnlessFullRun(6, saveCases))('$what', async (save) => {
    await openForm(save);
    if (save.types) await fill(save.types);
    const changes = answerSave(save, noAnswer);
    const [button] = await until(() => {
      const found = controls(save.saves);
      expect(found).not.toEqual([]);
      return found as [HTMLElement];
    });
    const open = document.querySelectorAll('dialog[open]').length;
    await click(button);
    await until(() => expect(changes).toHaveLength(1));
    await until(() => expect(!button.isConnected || button.matches(':disabled, [aria-disabled="true"]')).toBe(true));
    for (const _ of [1, 2]) button.click();
    await keyboard('{Escape}');
    expect(document.querySelectorAll('dialog[open]').length).toBe(open);
    expect(changes).toHaveLength(1);
  });
});

/** A fault, or the usual answer, that comes when `release` is called. */
function held(then?: Fault) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const created = () => new Response(JSON.stringify(createdTournament), { status: 201 });
  return { answer: new Fault(() => promise.then(() => (then ? then.answer() : created()))), release: () => resolve() };
}
const createdTournament = { id: 9, name: 'Copa de Vuelta' };

describe('leaving the screen while a save is in progress', () => {
  const save = saveCases.find(({ what }) => what === 'a tournament is created') as SaveCase;
  const leave = async (then?: Fault) => {
    await openForm(save);
    await fill(save.types ?? {});
    const slow = held(then);
    answerSave(save, slow.answer);
    await press(save.saves);
    await press('Gestión', 'Canchas');
    await headed('La Redonda');
    slow.release();
  };

  test('shows a failure on the next screen, where the save can be tried again', async () => {
    await leave(gatewayError);
    await told('alert', 'Error al guardar el torneo');
    const changes = answerSave(save);
    await pressInMessage('Reintentar');
    await until(() => expect(changes.map(({ key }) => key)).toEqual(['POST /tournaments']));
  });

  test('stays on the next screen when the save has succeeded', async () => {
    await leave();
    await told('status', 'Torneo creado');
    expect(location.pathname).toBe('/canchas');
  });
});

const question = '¿Descartar los cambios?';

describe('a form in a dialog asks on closing only after something was typed', () => {
  // Points and marks count as changed as soon as they have a row, a pasted list is kept as a draft, and an event is
  // recorded by one press.
  const inDialogs = saveCases.filter(
    ({ types, opens, what }) =>
      types && opens && !/points are taken|places of the table|a pasted list|an event is recorded/.test(what),
  );
  test.each(everyNthUnlessFullRun(6, inDialogs))('$what', async (save) => {
    await openForm(save);
    await until(() => expect(controls(save.saves)).not.toEqual([]));
    const open = document.querySelectorAll('dialog[open]').length;
    if (open === 1) {
      await press('Cerrar');
      await dialogsOpen(0);
      await press(...(save.opens ?? []));
    }
    await fill(save.types ?? {});
    await press('Cerrar');
    await shows(question);
  });
});

const typed = { Nombre: 'La Paternal', Ciudad: 'Buenos Aires' };
const cancelDialog = () => {
  document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel', { cancelable: true }));
  return Promise.resolve();
};
const ways: readonly (readonly [string, () => Promise<void>])[] = [
  ['Escape', cancelDialog],
  ['the cross', () => press('Cerrar')],
  ["'Cancelar'", () => press('Cancelar')],
];

test.each(ways)(
  'closing a form by %s asks before the changes are discarded, and can return to the form',
  async (_, leave) => {
    await openScreen('/equipos');
    await press('Nuevo Equipo');
    await fill(typed);
    await leave();
    await shows(question);
    await press('Seguir editando');
    await lacks(question);
    await holds(typed);
    await leave();
    await press('Descartar');
    await dialogsOpen(0);
    expect(location.pathname).toBe('/equipos');
  },
);

test('a form whose changes were taken back closes at once', async () => {
  await openScreen('/equipos');
  await press('Nuevo Equipo');
  await fill({ Nombre: 'La Paternal' });
  await fill({ Nombre: '' });
  await cancelDialog();
  await dialogsOpen(0);
});

test.each([
  ['/tournaments/new', { Nombre: 'Copa sin guardar' }],
  ['/ajustes', { 'Lugar habitual': 'Lugar sin guardar' }],
])('a link asks before the changes of %s are discarded', async (address, values) => {
  await openScreen(address);
  await fill(values);
  await press('Gestión', 'Canchas');
  await shows(question);
  await press('Seguir editando');
  await holds(values);
  await press('Gestión', 'Canchas', 'Descartar');
  await arrivesAt('/canchas');
});

test('a result that was begun asks before it is discarded', async () => {
  await openScreen('/partidos/6');
  await press('Más acciones', 'Resultado');
  await cancelDialog();
  await dialogsOpen(0);
  await press('Más acciones', 'Resultado', /^Sumar uno a Goles de Estrella/);
  await cancelDialog();
  await shows(question);
});

test('an event that is edited asks before its changes are discarded, and no other one can be edited meanwhile', async () => {
  await openScreen('/partidos/1');
  await press('Gestionar Eventos', /^Editar Gol/);
  await fill({ Descripción: 'De cabeza' }, document.querySelector('dialog form') as Element);
  for (const pencil of controls(/^Editar /)) expect(pencil.matches(':disabled')).toBe(true);
  await cancelDialog();
  await shows(question);
  await press('Seguir editando');
  await holds({ Descripción: 'De cabeza' }, document.querySelector('dialog form') as Element);
});
