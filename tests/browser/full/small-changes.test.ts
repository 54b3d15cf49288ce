/** Single changes and what their screens show afterwards: a coach's cancha, and the rule about blue cards. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dialog, fillFields, pressButton } from '#tests/support/browser-forms.ts';
import { keyboardInput } from '#tests/support/browser-input.ts';
import { openBrowserStage } from '#tests/support/browser-stage.ts';
import { waitForToast } from '#tests/support/browser-steps.ts';
import { createOwnTournament } from '#tests/support/own-tournament.ts';

const app = openBrowserStage('writes');
const { open } = app;

test('a coach may edit and delete only their own cancha, an administrator every one', async () => {
  const { coach } = await createOwnTournament(app.url, 'las Canchas');
  const page = await open('/canchas', { as: coach });
  await pressButton(page, 'Nueva Cancha');
  await fillFields(dialog(page), { Nombre: 'La de casa' });
  await pressButton(dialog(page), 'Crear');
  await page.getByRole('button', { name: 'Eliminar La de casa' }).waitFor();
  const managed = page.locator('main li').filter({ has: page.getByRole('button') });
  expect(await managed.getByRole('heading').allInnerTexts()).toEqual(['La de casa']);
  const admin = await open('/canchas', { as: 'Admin' });
  await admin.getByRole('button', { name: 'Editar La de casa' }).waitFor();
  const cards = admin.locator('main li');
  expect(await cards.filter({ hasNot: admin.getByRole('button') }).count()).toBe(0);
});

test('an administrator turns on suspensions for blue cards with the keyboard, and turns them off again', async () => {
  const { id } = await createOwnTournament(app.url, 'las Azules');
  const page = await open(`/torneos/${id}`, { as: 'Admin' });
  await openRules(page);
  await keyboardInput.press(blueCardsCheckbox(page));
  await keyboardInput.press(dialog(page).getByRole('button', { name: 'Guardar' }));
  await waitForToast(page, 'Reglas guardadas');
  await openRules(page);
  await expect.poll(() => blueCardsCheckbox(page).isChecked()).toBe(true);
  expect(await dialog(page).getByLabel('Cada tantas azules').inputValue()).toBe('5');
  await blueCardsCheckbox(page).uncheck();
  await pressButton(dialog(page), 'Guardar');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await openRules(page);
  await expect.poll(() => blueCardsCheckbox(page).isChecked()).toBe(false);
});

const blueCardsCheckbox = (page: Page) => dialog(page).getByLabel('Suspender también por acumulación de azules');

async function openRules(page: Page): Promise<void> {
  await pressButton(page, 'Administrar');
  await pressButton(page, 'Reglas');
  await blueCardsCheckbox(page).waitFor();
}
