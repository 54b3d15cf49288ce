/** Messages about failures: how long they stay, and how many are shown at once. */
import { expect, test } from 'vitest';
import { connectionReset } from './fake-api.ts';
import { answerWith, openScreen } from './open-screen.tsx';
import { alerts, open, press, shows, told, until } from './person.ts';

const failing = { 'DELETE /canchas/{id}': connectionReset };

async function remove(cancha: string) {
  await open(`Eliminar ${cancha}`);
  await press('Eliminar');
}

test('an error leaves when the same deletion succeeds later', async () => {
  await openScreen('/canchas', { answers: failing });
  await remove('La Redonda');
  await told('alert', 'No se pudo eliminar La Redonda');
  answerWith({});
  await remove('La Redonda');
  await told('status', /eliminada/);
  await until(() => expect(alerts()).toEqual([]));
});

test('an error stays when something else succeeds', async () => {
  await openScreen('/canchas', { answers: failing });
  await remove('La Redonda');
  await told('alert', 'No se pudo eliminar La Redonda');
  answerWith({});
  await remove('El Potrero');
  await told('status', /eliminada/);
  expect(alerts().join()).toMatch(/La Redonda/);
});

test('of several errors the newest is shown, and those before it follow when it is closed', async () => {
  await openScreen('/canchas', { answers: failing });
  await remove('La Redonda');
  await told('alert', 'No se pudo eliminar La Redonda');
  await remove('El Potrero');
  await told('alert', 'No se pudo eliminar El Potrero');
  expect(alerts()).toHaveLength(1);
  await shows('y 1 aviso más');
  await press('Cerrar aviso');
  await told('alert', 'No se pudo eliminar La Redonda');
  await press('Cerrar aviso');
  await until(() => expect(alerts()).toEqual([]));
});
