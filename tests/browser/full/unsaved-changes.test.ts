/** Dialogs with unsaved changes ask for confirmation on every way of closing them. */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  button,
  dialog,
  type FieldValuesByLabel,
  fillFields,
  pressButton,
  readFieldValues,
} from '#tests/support/browser-forms.ts';
import { openBrowserStage } from '#tests/support/browser-stage.ts';
import { pathOfPage, waitUntilIdle } from '#tests/support/browser-steps.ts';
import { everyNthUnlessFullRun } from '#tests/support/full.ts';
import { createOwnTournament, type OwnTournament } from '#tests/support/own-tournament.ts';
import { matchEventSaveCases } from '../saves/match-events.ts';
import { matchSaveCases } from '../saves/matches.ts';
import { peopleSaveCases } from '../saves/people.ts';
import type { SaveCase } from '../saves/save-case.ts';
import { teamSaveCases } from '../saves/teams.ts';
import { tournamentSaveCases } from '../saves/tournaments.ts';

const app = openBrowserStage('writes');
const { open } = app;

const tournamentName = 'los Descartados';
let testTournament: OwnTournament;
beforeAll(async () => {
  testTournament = await createOwnTournament(app.url, tournamentName);
});

const discardQuestion = (page: Page): Locator => page.getByText('¿Descartar los cambios?', { exact: true });
const waitUntilShown = (element: Locator) => expect.poll(() => element.count()).toBe(1);
const waitUntilGone = (element: Locator) => expect.poll(() => element.count()).toBe(0);

const typedFields = { Nombre: 'La Paternal', Ciudad: 'Buenos Aires' };

const followLink = (page: Page, address: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('main')?.append(link);
    link.click();
  }, address);

/** Opens the form of a new team, coming from another screen so that the back button has a target. */
async function openTeamForm(on: 'phone' | 'desktop') {
  const page = await open('/canchas', { as: 'Admin', on });
  await waitUntilIdle(page);
  await followLink(page, '/equipos');
  const opener = button(page.locator('main'), 'Nuevo Equipo');
  await opener.click();
  await dialog(page).getByLabel('Nombre').first().waitFor();
  return { page, opener };
}

const formClosingActions: Record<string, (page: Page) => Promise<unknown>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'the cross': (page) => pressButton(dialog(page), 'Cerrar'),
  "'Cancelar'": (page) => pressButton(dialog(page), 'Cancelar'),
  'the back button': (page) => page.evaluate(() => history.back()),
};

describe.each(Object.entries(formClosingActions))('closing a form by %s', (way, leave) => {
  test('asks before the changes are discarded, and can return to the form', async () => {
    const { page, opener } = await openTeamForm(way === 'the back button' ? 'phone' : 'desktop');
    const form = dialog(page);
    await fillFields(form, typedFields);
    for (const _ of [1, 2]) {
      await leave(page);
      await waitUntilShown(discardQuestion(page));
      await pressButton(dialog(page), 'Seguir editando');
      await waitUntilGone(discardQuestion(page));
      expect(await readFieldValues(dialog(page), typedFields)).toEqual(typedFields);
    }
    await leave(page);
    await pressButton(dialog(page), 'Descartar');
    await waitUntilGone(page.getByRole('dialog'));
    expect(pathOfPage(page)).toBe('/equipos');
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

test('a dialog without changes closes at once, and the back button leads to the previous screen', async () => {
  const { page } = await openTeamForm('desktop');
  await fillFields(dialog(page), { Nombre: 'La Paternal' });
  await fillFields(dialog(page), { Nombre: '' });
  await page.keyboard.press('Escape');
  await waitUntilGone(page.getByRole('dialog'));
  await page.goBack();
  await expect.poll(() => pathOfPage(page)).toBe('/canchas');
});

test('reloading the page asks with the browser’s own confirmation', async () => {
  const { page } = await openTeamForm('desktop');
  await fillFields(dialog(page), typedFields);
  const asked = page.waitForEvent('dialog');
  const reloading = page.evaluate(() => location.reload());
  const native = await asked;
  expect(native.type()).toBe('beforeunload');
  await native.dismiss();
  await reloading.catch(() => undefined);
  expect(await readFieldValues(dialog(page), typedFields)).toEqual(typedFields);
});

const screensWithForm: readonly { at: string; types: FieldValuesByLabel }[] = [
  { at: '/tournaments/new', types: { Nombre: 'Copa sin guardar' } },
  { at: '/ajustes', types: { 'Lugar habitual': 'Lugar sin guardar' } },
];

test.each(screensWithForm)(
  'a link and the back button ask before the changes of $at are discarded',
  async ({ at, types }) => {
    const page = await open('/canchas', { as: 'Admin' });
    await waitUntilIdle(page);
    await followLink(page, at);
    await page
      .getByLabel(Object.keys(types)[0] ?? '')
      .first()
      .waitFor();
    await fillFields(page.locator('main'), types);
    const toTeams = () => followLink(page, '/equipos');
    for (const leave of [toTeams, () => page.evaluate(() => history.back())]) {
      await leave();
      await waitUntilShown(discardQuestion(page));
      await pressButton(dialog(page), 'Seguir editando');
      await waitUntilGone(discardQuestion(page));
      expect(pathOfPage(page)).toBe(at);
      expect(await readFieldValues(page.locator('main'), types)).toEqual(types);
    }
    await page.evaluate(() => history.back());
    await pressButton(dialog(page), 'Descartar');
    await expect.poll(() => pathOfPage(page)).toBe('/canchas');
  },
);

test('Escape asks before a typed result is discarded', async () => {
  const page = await open(`/partidos/${testTournament.scheduled}`, { as: 'Admin', on: 'phone' });
  await pressButton(page, 'Resultado');
  await page.keyboard.press('Escape');
  await waitUntilGone(page.getByRole('dialog'));
  await pressButton(page, 'Resultado');
  await pressButton(dialog(page), `Sumar uno a Goles de ${testTournament.teams[0].name}`);
  await page.keyboard.press('Escape');
  await waitUntilShown(discardQuestion(page));
  await pressButton(dialog(page), 'Seguir editando');
  expect(await dialog(page).getByLabel(`Goles de ${testTournament.teams[0].name}`, { exact: true }).inputValue()).toBe(
    '1',
  );
});

test('an event that is edited asks before its changes are discarded, and no other one can be edited meanwhile', async () => {
  const page = await open(`/partidos/${testTournament.completed}`, { as: 'Admin', on: 'desktop' });
  await pressButton(page, 'Gestionar Eventos');
  await pressButton(dialog(page), 'Agregar descripción');
  await page.keyboard.type('Al ángulo');
  await pressButton(dialog(page), /^Editar Gol/);
  const edited = dialog(page).getByRole('form', { name: /^Editar Gol/ });
  const typed = { Descripción: 'De cabeza' };
  await fillFields(edited, typed);
  const pencils = dialog(page).getByRole('button', { name: /^Editar / });
  for (const pencil of await pencils.all()) expect(await pencil.isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await waitUntilShown(discardQuestion(page));
  await pressButton(dialog(page), 'Seguir editando');
  expect(await readFieldValues(edited, typed)).toEqual(typed);
  await edited.getByLabel('Descripción').press('Escape');
  await pressButton(dialog(page), 'Descartar');
  await waitUntilGone(edited);
  expect(await dialog(page).getByLabel('Descripción').inputValue()).toBe('Al ángulo');
});

describe('a form within a dialog', () => {
  const inDialogs = [
    ...teamSaveCases,
    ...tournamentSaveCases(tournamentName),
    ...matchSaveCases(tournamentName),
    ...matchEventSaveCases(tournamentName),
    ...peopleSaveCases,
  ].filter(
    // The form for adjusting points counts as changed as soon as it has a row; a pasted list is kept as a draft.
    ({ types, opens, what }) => types && opens && !/points are taken from a team|a pasted list of/.test(what),
  );

  const pages = new Map<'Admin' | 'DT', Page>();
  beforeAll(async () => {
    pages.set('Admin', await open('/', { as: 'Admin' }));
    pages.set('DT', await open('/', { as: testTournament.coach }));
    // A page whose form was left with changes asks before the next address is opened.
    for (const page of pages.values()) page.on('dialog', (asked) => asked.accept());
  });

  test.each(everyNthUnlessFullRun(8, inDialogs))(
    'asks on closing only after something was typed: $what',
    async (save: SaveCase) => {
      const id = (await save.given?.(testTournament.api, testTournament)) ?? 0;
      const page = pages.get(save.as === 'DT' ? 'DT' : 'Admin') as Page;
      const openScreen = async () => {
        await page.goto(save.at(id, testTournament));
        await waitUntilIdle(page);
      };
      await openScreen();
      await save.opens?.(page, id);
      await save.saves(page).waitFor();
      // Some forms open within another dialog, which stays open when they close.
      const dialogs = await page.getByRole('dialog').count();
      await pressButton(dialog(page), 'Cerrar');
      await expect.poll(() => page.getByRole('dialog').count()).toBe(dialogs - 1);
      expect(await discardQuestion(page).count()).toBe(0);

      if (dialogs > 1) await openScreen();
      await save.opens?.(page, id);
      await save.saves(page).waitFor();
      await fillFields(dialog(page), save.types ?? {});
      await pressButton(dialog(page), 'Cerrar');
      await waitUntilShown(discardQuestion(page));
    },
  );
});
