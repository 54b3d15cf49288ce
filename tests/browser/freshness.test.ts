/** What a fan sees of a result without doing anything. */
import { expect, test } from 'vitest';
import { dialog, press } from '#tests/support/browser-forms.ts';
import { stage } from '#tests/support/browser-stage.ts';

const { open } = stage('writes');

test("a fan's open table follows a result by itself", async () => {
  const fan = await open('/posiciones-publico?tournament=1', { on: 'phone' });
  const row = fan.getByRole('row', { name: 'Defensores de Parque Chas' });
  expect(await row.ariaSnapshot()).toContain('Defensores de Parque Chas 4 +6 9');
  await fan.evaluate(() => Object.assign(window, { isTheSamePage: true }));

  const admin = await open('/partidos?tournament=1', { as: 'Admin' });
  await press(admin, 'Resultado de Defensores de Parque Chas contra Club Social Los Naranjos');
  await press(dialog(admin), 'Sumar uno a Goles de Defensores de Parque Chas');
  await press(dialog(admin), 'Guardar');
  await admin.getByRole('button', { name: 'Deshacer' }).waitFor();

  await expect.poll(() => row.ariaSnapshot(), { timeout: 20_000 }).toContain('Defensores de Parque Chas 5 +7 12');
  expect(await fan.evaluate(() => 'isTheSamePage' in window)).toBe(true);
});
