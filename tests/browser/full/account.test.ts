/** Settings that two administrators save, and passwords that are changed or forgotten. */
import { expect, test } from 'vitest';
import { button, dialog } from '#tests/support/browser-forms.ts';
import { keyboardInput, signInWith, touchInput } from '#tests/support/browser-input.ts';
import { openBrowserStage } from '#tests/support/browser-stage.ts';
import { localStorageOf, pathOfPage, readSettings, waitForScreen, waitForToast } from '#tests/support/browser-steps.ts';
import { demoCredentials } from '#tests/support/browser-visitor.ts';

const { open } = openBrowserStage({
  seed: 'none',
  because: 'it saves the settings of the federation, and changes the password of a test user',
});

test('two administrators who change different settings at the same time keep both changes', async () => {
  const first = await open('/ajustes', { as: 'Admin' });
  const second = await open('/ajustes', { as: 'Admin' });
  for (const page of [first, second]) await page.getByLabel('Lugar habitual').waitFor();
  await first.getByLabel('Lugar habitual').fill('Predio del primero');
  await button(first, 'Guardar').click();
  await waitForToast(first, 'Ajustes guardados');
  await second.getByLabel('Nombre').fill('Liga de la segunda');
  await button(second, 'Guardar').click();
  await second.getByText('Otra persona guardó cambios mientras editabas.').waitFor();
  await button(second, 'Ver los datos actuales').click();
  await expect.poll(() => second.getByLabel('Lugar habitual').inputValue()).toBe('Predio del primero');
  for (const name of ['Liga acordada', 'Liga del Sur']) {
    await second.getByLabel('Nombre').fill(name);
    await button(second, 'Guardar').click();
    await expect.poll(() => readSettings(second)).toMatchObject({ name, defaultLocation: 'Predio del primero' });
  }
});

test('a user who changes the password has to sign in again on other devices', async () => {
  const other = await open('/canchas', { as: 'DT' });
  await button(other.locator('main'), 'Nueva Cancha').click();
  await dialog(other).getByLabel('Nombre').fill('La Otra Pantalla');
  const page = await open('/', { as: 'DT', on: 'phone' });
  await touchInput.press(button(page, 'Más'));
  await touchInput.press(page.getByRole('link', { name: demoCredentials.DT.firstName }).filter({ visible: true }));
  const enter = async (currentPassword: string, newPassword: string) => {
    await page.getByLabel('Contraseña actual').fill(currentPassword);
    await page.getByLabel('Contraseña nueva').fill(newPassword);
    await button(page, 'Cambiar contraseña').tap();
  };
  await enter('Equivocada99', 'CanchaNueva26');
  await page.getByText('No es tu contraseña actual').waitFor();
  await enter(demoCredentials.DT.password, 'todaminuscula1');
  await page.getByText('Debe tener al menos una mayúscula, una minúscula y un número').waitFor();
  await enter(demoCredentials.DT.password, demoCredentials.DT.password);
  await page.getByText('Debe ser distinta de la actual').waitFor();
  const { authToken: before } = await localStorageOf(page);
  await enter(demoCredentials.DT.password, 'CanchaNueva26');
  await page.getByText(/^Tu contraseña cambió\./).waitFor();
  expect((await localStorageOf(page)).authToken).not.toBe(before);
  await page.reload();
  await page.getByRole('heading', { name: 'Contraseña' }).waitFor();

  await button(dialog(other), 'Crear').click();
  const again = other.getByRole('dialog', { name: 'Tu sesión venció' });
  await again.getByLabel('Contraseña').fill('CanchaNueva26');
  await button(again, 'Iniciar Sesión').click();
  await other.locator('main').getByRole('listitem').filter({ hasText: 'La Otra Pantalla' }).waitFor();

  const elsewhere = await open('/login');
  await signInWith(elsewhere, keyboardInput, { email: demoCredentials.DT.email, password: 'CanchaNueva26' });
  await waitForScreen(elsewhere, '/');
});

test('the recovery of a forgotten password refuses a wrong code', async () => {
  const page = await open('/login', { on: 'phone' });
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).tap();
  await button(page, 'Enviar código').tap();
  await page.getByText('Es obligatorio').waitFor();
  await page.getByLabel('Email').fill(demoCredentials.Admin.email);
  await button(page, 'Enviar código').tap();
  await page.getByText(/en unos minutos te llega un código/).waitFor();
  await page.getByLabel('Código').fill('000000');
  await page.getByLabel('Contraseña nueva').fill('CanchaNueva26');
  await button(page, 'Cambiar contraseña').tap();
  await expect
    .poll(() => page.locator('[aria-invalid="true"], [role="alert"]').filter({ visible: true }).count())
    .toBeGreaterThan(0);
  expect(pathOfPage(page)).toBe('/recuperar');
});
