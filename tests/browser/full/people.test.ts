/** An administrator manages canchas, squads, staff, officials and users: by touch on a phone, and by keyboard alone. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { button, dialog, readFieldValues, teamFields } from '#tests/support/browser-forms.ts';
import {
  focusByTab,
  type InputMethod,
  keyboardVariant,
  openMenuEntry,
  signInWith,
  touchInput,
  touchVariant,
  typeFields,
} from '#tests/support/browser-input.ts';
import { openBrowserStage } from '#tests/support/browser-stage.ts';
import {
  callFromPage,
  pathOfPage,
  readSettings,
  waitForScreen,
  waitForToast,
  waitUntilIdle,
} from '#tests/support/browser-steps.ts';
import { pageErrorsOf } from '#tests/support/browser-visitor.ts';
import { oneVariantUnlessFullRun } from '#tests/support/full.ts';

const { open } = openBrowserStage({
  seed: 'none',
  because: 'it begins without a team, and saves the settings of the federation',
});

const touchAndKeyboardVariants = [
  { ...touchVariant, team: 'Almagro', coach: 'Nora Vega' },
  { ...keyboardVariant, team: 'Tigre', coach: 'Julia Rivas' },
];

const listItemWithText = (page: Page, words: string): Locator =>
  page.locator('main').getByRole('listitem').filter({ hasText: words });
const rowWithText = (page: Page, name: string): Locator =>
  page.locator('main').getByRole('row').filter({ hasText: name });

/** Confirms a deletion in the dialog that asks this question. */
async function confirmDeletion(page: Page, hand: InputMethod, question: string) {
  await dialog(page).getByText(question, { exact: true }).waitFor();
  await hand.press(button(dialog(page), 'Eliminar'));
  await dialog(page).waitFor({ state: 'detached' });
}

async function submitDialogForm(page: Page, hand: InputMethod, name: string) {
  await hand.press(button(dialog(page), name));
  await dialog(page).waitFor({ state: 'detached' });
}

async function waitForFocus(target: Locator) {
  await expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);
}

test('the players screen leads to creating a first team; a new team has only empty lists on its screen', async () => {
  const page = await open('/jugadores', { as: 'Admin', on: 'phone' });
  await page.getByText('No hay equipos registrados').waitFor();
  expect(await button(page, 'Nuevo Jugador').count()).toBe(0);
  await page.getByRole('link', { name: 'Ir a Equipos' }).tap();
  await waitForScreen(page, '/equipos');
  await createTeam(page, 'Los Primeros');
  await page.reload();
  await page.getByRole('link', { name: 'Ver Detalle de Los Primeros' }).tap();
  await page.getByText('No hay jugadores registrados').waitFor();
  for (const words of ['No hay partidos programados', 'Todavía no hay resultados', 'Sin goles registrados']) {
    await page.getByText(words).waitFor();
  }
});

describe.each(oneVariantUnlessFullRun(touchAndKeyboardVariants, 1))(
  'using the screens $how',
  ({ hand, on, team, coach }) => {
    test('an administrator adds, changes and deletes a cancha', async () => {
      const page = await open('/', { as: 'Admin', on });
      await openMenuEntry(page, hand, 'Gestión', 'Canchas');
      await page.getByText('No hay canchas registradas').waitFor();
      const adding = button(page.locator('main'), 'Nueva Cancha');
      await hand.press(adding);
      await hand.press(button(dialog(page), 'Crear'));
      await dialog(page).getByText('Es obligatorio').waitFor();
      await waitForFocus(dialog(page).getByLabel('Nombre'));
      await hand.type(dialog(page).getByLabel('Nombre'), 'La Bombonerita');
      await hand.type(dialog(page).getByLabel('Ubicación'), 'Brandsen 805');
      await submitDialogForm(page, hand, 'Crear');
      await listItemWithText(page, 'Brandsen 805').getByText('Disponible', { exact: true }).waitFor();

      await hand.press(button(page, 'Editar La Bombonerita'));
      await hand.press(dialog(page).getByLabel('Disponible para programar partidos'));
      await submitDialogForm(page, hand, 'Guardar');
      await listItemWithText(page, 'La Bombonerita').getByText('No Disponible').waitFor();
      await waitForFocus(button(page, 'Editar La Bombonerita'));

      await hand.press(button(page, 'Eliminar La Bombonerita'));
      await confirmDeletion(page, hand, '¿Estás seguro de eliminar esta cancha?');
      await page.getByText('No hay canchas registradas').waitFor();
      expect(pageErrorsOf(page)).toEqual([]);
    });

    test('an administrator fills a squad and its staff', async () => {
      const page = await open('/', { as: 'Admin', on });
      await openMenuEntry(page, hand, 'Equipos & Jugadores', 'Equipos');
      await hand.press(button(page.locator('main'), 'Nuevo Equipo'));
      await typeFields(page, hand, teamFields({ name: team }));
      await submitDialogForm(page, hand, 'Crear');
      await hand.press(page.getByRole('link', { name: `Ver Detalle de ${team}` }));
      await page.getByRole('heading', { name: team, level: 1 }).waitFor();

      const player = { Nombre: 'Elsa', Apellido: 'Quiroga', 'Fecha de nacimiento': '1999-05-04' };
      await hand.press(button(page.locator('main'), 'Agregar Jugador'));
      expect(await readFieldValues(dialog(page), { Número: '', Posición: '' })).toEqual({
        Número: '1',
        Posición: 'Delantero',
      });
      await typeFields(page, hand, player);
      await submitDialogForm(page, hand, 'Agregar');
      await rowWithText(page, 'Elsa Quiroga').getByText('Activo').filter({ visible: true }).waitFor();

      const second = { Nombre: 'Inés', Apellido: 'Paz', 'Fecha de nacimiento': '2001-01-31' };
      await hand.press(button(page.locator('main'), 'Agregar Jugador'));
      await expect.poll(() => dialog(page).getByLabel('Número').inputValue()).toBe('2');
      await typeFields(page, hand, { ...second, Número: '1' });
      await hand.press(button(dialog(page), 'Agregar'));
      await dialog(page).getByText(`La camiseta 1 de ${team} ya es de otro jugador.`).waitFor();
      expect(await readFieldValues(dialog(page), second)).toEqual(second);
      await hand.type(dialog(page).getByLabel('Número'), '9');
      await submitDialogForm(page, hand, 'Agregar');
      await rowWithText(page, 'Inés Paz').waitFor();

      await hand.press(button(page, 'Editar Elsa Quiroga'));
      await hand.choose(dialog(page).getByLabel('Estado'), 'Lesionado');
      await submitDialogForm(page, hand, 'Guardar');
      await rowWithText(page, 'Elsa Quiroga').getByText('Lesionado').filter({ visible: true }).waitFor();

      await showTab(page, hand, 'Personal');
      await page.getByText('No hay personal registrado').waitFor();
      await hand.press(button(page.locator('main'), 'Agregar Personal'));
      expect(await readFieldValues(dialog(page), { Rol: '' })).toEqual({ Rol: 'Árbitro' });
      await typeFields(page, hand, { Nombre: 'Rita Sosa', Teléfono: '11 4567-8901' });
      await hand.choose(dialog(page).getByLabel('Rol'), 'Ayudante de Campo');
      await submitDialogForm(page, hand, 'Agregar');
      await page.reload();
      await rowWithText(page, 'Rita Sosa').getByText('Ayudante de Campo').filter({ visible: true }).waitFor();
      await hand.press(button(page, 'Eliminar Rita Sosa'));
      await confirmDeletion(page, hand, '¿Estás seguro de eliminar este miembro del staff?');
      await page.getByText('No hay personal registrado').waitFor();

      await openMenuEntry(page, hand, 'Equipos & Jugadores', 'Jugadores');
      await hand.choose(page.getByLabel('Equipo', { exact: true }), team);
      await page.getByText('2 de 12 jugadores · 0 de 6 titulares').waitFor();
      await hand.press(button(page, 'Eliminar Elsa Quiroga'));
      await confirmDeletion(page, hand, '¿Estás seguro de eliminar este jugador?');
      await waitForToast(page, 'Jugador eliminado');
      await page.reload();
      await waitUntilIdle(page);
      expect(await page.locator('main').getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['Inés Paz']);
      expect(pageErrorsOf(page).filter((words) => !words.includes('409'))).toEqual([]);
    });

    test('an administrator saves settings, and adds a referee', async () => {
      const page = await open('/', { as: 'Admin', on });
      await openMenuEntry(page, hand, 'Gestión', 'Ajustes');
      await hand.type(page.getByLabel('Jugadores por equipo'), '8');
      await hand.type(page.getByLabel('Titulares'), '9');
      await hand.press(button(page, 'Guardar'));
      await page.getByText('No puede haber más titulares que jugadores').waitFor();
      await waitForFocus(page.getByLabel('Titulares'));
      await page.keyboard.press('ControlOrMeta+a');
      await hand.type(page.getByLabel('Titulares'), '7');
      await hand.press(button(page, 'Guardar'));
      await waitForToast(page, 'Ajustes guardados');
      // The form is still open and is saved a second time.
      await hand.type(page.getByLabel('Jugadores por equipo'), '12');
      await hand.type(page.getByLabel('Titulares'), '6');
      await hand.press(button(page, 'Guardar'));
      await expect.poll(() => readSettings(page)).toMatchObject({ squadSize: 12, starters: 6 });

      await showTab(page, hand, 'Árbitros y asistentes');
      await hand.press(button(page.locator('main'), 'Agregar Personal'));
      const name = `Quien dirige en ${team}`;
      await typeFields(page, hand, { Nombre: name });
      await submitDialogForm(page, hand, 'Agregar');
      await rowWithText(page, name).getByText('Árbitro').filter({ visible: true }).waitFor();
      expect(pageErrorsOf(page).filter((words) => !words.includes('400'))).toEqual([]);
    });

    test('an invited coach signs in, is moved to another team, and cannot sign in once disabled', async () => {
      const page = await open('/', { as: 'Admin', on });
      const [team, next] = [`Equipo de ${coach}`, `El otro de ${coach}`];
      for (const name of [team, next]) await createTeam(page, name);
      await openMenuEntry(page, hand, 'Gestión', 'Usuarios');
      const [firstName = '', lastName = ''] = coach.split(' ');
      const email = `${lastName.toLowerCase()}@example.com`;
      await hand.press(button(page, 'Invitar Usuario'));
      await typeFields(page, hand, { Nombre: firstName, Apellido: lastName, Email: email });
      await hand.press(dialog(page).getByLabel('Director Técnico'));
      await hand.press(button(dialog(page), 'Crear'));
      await dialog(page).getByText('Un DT tiene que tener un equipo').waitFor();
      await hand.choose(dialog(page).getByLabel('Equipo que dirige'), team);
      const password = await dialog(page).getByLabel('Contraseña inicial').inputValue();
      await hand.press(button(dialog(page), 'Crear'));
      await dialog(page).getByText(`Pasale estos datos a ${coach}.`).waitFor();
      expect(await dialog(page).getByText(password, { exact: true }).count()).toBe(1);
      await submitDialogForm(page, hand, 'Listo');
      await listItemWithText(page, email).getByText(`DT de ${team}`).waitFor();
      expect(
        await listItemWithText(page, 'admin@torneo.local')
          .getByRole('button', { name: /habilitar/ })
          .count(),
      ).toBe(0);

      const invited = await open('/login', { on });
      await signInWith(invited, hand, { email, password });
      await waitForScreen(invited, '/');
      await hand.press(button(page, `Editar ${coach}`));
      await hand.choose(dialog(page).getByLabel('Equipo que dirige'), next);
      await submitDialogForm(page, hand, 'Guardar');
      await listItemWithText(page, email).getByText(`DT de ${next}`).waitFor();
      await hand.press(button(page, `Deshabilitar a ${coach}`));
      await dialog(page).getByText(`¿Deshabilitar a ${coach}?`).waitFor();
      await submitDialogForm(page, hand, 'Deshabilitar');
      await listItemWithText(page, email).getByText('Deshabilitado').waitFor();
      const kept = await open('/login', { on });
      await signInWith(kept, hand, { email, password });
      await kept.locator('main').getByRole('alert').waitFor();
      expect(pathOfPage(kept)).toBe('/login');
      await hand.press(button(page, `Habilitar a ${coach}`));
      await waitForToast(page, 'Usuario habilitado');
      expect(pageErrorsOf(page).filter((words) => !words.includes('400'))).toEqual([]);
    });
  },
);

/** Opens a tab; with the keyboard, the one to the right of the selected tab. */
async function showTab(page: Page, hand: InputMethod, name: string) {
  const tab = page.getByRole('tab', { name });
  if (hand === touchInput) return tab.tap();
  await focusByTab(page.getByRole('tab', { selected: true }));
  await page.keyboard.press('ArrowRight');
  await waitForFocus(tab);
}

/** Creates a team through the API, with the session of the administrator who uses the page. */
const createTeam = (page: Page, name: string) =>
  callFromPage(page, 'POST', '/teams', { name, coach: 'Norma Sosa', city: 'Morón', foundationYear: 1950 });
