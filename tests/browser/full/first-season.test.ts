/**
 * The first season of a new federation: from an empty database to eight squads and the whole fixture, with every click,
 * field and paste counted; then the changes of plan that follow.
 */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { daysSinceYearOne } from '#shared/domain/calendar/calendar.ts';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { button, dialog } from '#tests/support/browser-forms.ts';
import { callFromPage } from '#tests/support/browser-steps.ts';
import { pageErrorsOf } from '#tests/support/browser-visitor.ts';

const because = 'the journey begins with an empty database';
const stages = {
  desktop: openBrowserApp({ seed: 'none', because }),
  phone: openBrowserApp({ seed: 'none', because }),
};

const teamNames = ['Almagro', 'Boedo', 'Caballito', 'Devoto', 'Ezeiza', 'Flores', 'Gerli', 'Haedo'];
const squadSize = 12;
const maxInteractions = 60;
const maxSeconds = 180;

/** What an organiser's hand takes, in seconds: a click or tap, a paste, one typed character. */
const seconds = { click: 1.5, paste: 4, character: 0.3 };

/** Uses the screen as a person would and counts it. */
class CountingHand {
  interactions = 0;
  seconds = 0;

  async press(target: Locator): Promise<void> {
    this.count(seconds.click);
    await target.click();
  }

  async type(field: Locator, text: string): Promise<void> {
    this.count(seconds.click + text.length * seconds.character);
    await field.fill(text);
  }

  async paste(field: Locator, text: string): Promise<void> {
    this.count(seconds.paste);
    await field.fill(text);
  }

  private count(taken: number): void {
    this.interactions += 1;
    this.seconds += taken;
  }
}

const goHome = (page: Page) => page.getByRole('link', { name: 'Inicio', exact: true }).first();
const nextStep = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Twelve players as they are written in a chat. */
const squadText = (team: string): string =>
  Array.from({ length: squadSize }, (_, index) => `${index + 1} Jugador${index + 1} ${team}`).join('\n');

async function setUpSeason(page: Page, hand: CountingHand): Promise<void> {
  await hand.press(nextStep(page, 'Poner el nombre'));
  await hand.type(page.getByLabel('Nombre', { exact: false }).first(), 'Liga del Sur');
  await hand.press(button(page, 'Guardar'));
  await page
    .getByText(/guardad/i)
    .first()
    .waitFor();

  await hand.press(goHome(page));
  await hand.press(nextStep(page, 'Crear canchas'));
  await hand.press(button(page, /Nueva Cancha|Crear Primera Cancha/).first());
  await hand.type(dialog(page).getByLabel('Nombre'), 'Norte');
  await hand.type(dialog(page).getByLabel('Ubicación'), 'Calle 1');
  await hand.press(dialog(page).getByRole('button', { name: /Crear|Guardar/ }));
  await dialog(page).waitFor({ state: 'detached' });

  await hand.press(goHome(page));
  await hand.press(nextStep(page, 'Crear torneo'));
  await hand.type(page.getByLabel('Nombre'), 'Apertura');
  await hand.type(page.getByLabel('Fecha de inicio'), '2027-03-01');
  await hand.type(page.getByLabel('Fecha de fin'), '2027-07-31');
  await hand.press(button(page, 'Pegar una lista'));
  await hand.paste(dialog(page).getByLabel('Lista de equipos'), teamNames.join('\n'));
  await hand.press(button(dialog(page), 'Crear 8 equipos'));
  await dialog(page).waitFor({ state: 'detached' });
  await hand.press(button(page, 'Crear torneo'));
  await page.waitForURL(/\/torneos\/\d+$/);
  // Until the screen of the tournament is there, a link asks whether the form may be left.
  await page.getByRole('heading', { name: 'Apertura', level: 1 }).waitFor({ state: 'attached' });

  await hand.press(goHome(page));
  await hand.press(nextStep(page, 'Agregar jugadores'));
  await hand.press(button(page, 'Pegar una lista').first());
  for (const [index] of teamNames.entries()) {
    const title = await dialog(page).getByRole('heading').first().innerText();
    await hand.paste(dialog(page).getByLabel('Lista de jugadores'), squadText(title.replace('Jugadores de ', '')));
    await hand.press(button(dialog(page), `Crear ${squadSize} jugadores`));
    if (index < teamNames.length - 1) {
      await expect.poll(() => dialog(page).getByRole('heading').first().innerText()).not.toBe(title);
    } else await dialog(page).waitFor({ state: 'detached' });
  }

  await hand.press(goHome(page));
  await hand.press(nextStep(page, 'Armar el fixture'));
  await hand.press(button(page, 'Ver el fixture'));
  await hand.press(button(page, 'Crear fixture'));
  await page.getByText('Fixture creado: 28 partidos').waitFor();
}

type FixtureMatch = {
  id: number;
  round: string;
  matchDate: string;
  matchTime: string;
  status: string;
  walkover: string | null;
};

const readMatches = (page: Page): Promise<FixtureMatch[]> => callFromPage(page, 'GET', '/matches/tournament/1');

async function chooseChange(page: Page, change: string): Promise<void> {
  await button(page, /^Cambios/).click();
  await button(page, change).click();
}

/** The first round and all later ones move to the next Saturday. */
async function postponeEverything(page: Page): Promise<void> {
  const before = await readMatches(page);
  await chooseChange(page, 'Postergar fecha');
  await button(dialog(page), 'Postergar 28 partidos').click();
  await dialog(page).waitFor({ state: 'detached' });
  const dates = new Map(before.map(({ id, matchDate }) => [id, matchDate]));
  const days = (await readMatches(page)).map(
    ({ id, matchDate }) => daysSinceYearOne(matchDate) - daysSinceYearOne(dates.get(id) ?? ''),
  );
  expect(days).toEqual(Array(28).fill(7));
}

/** Enter picks the first match up, the arrows lead to a free slot, Enter puts it down. */
async function moveMatchByKeyboard(page: Page): Promise<void> {
  const before = await readMatches(page);
  await button(page, 'Reacomodar').click();
  const first = dialog(page).locator('[data-slot][aria-pressed="false"]').first();
  await first.focus();
  await page.keyboard.press('Enter');
  const free = dialog(page).getByRole('button', { name: /libre/i }).first();
  await free.waitFor();
  await focusByArrowsOrTab(page, free);
  await page.keyboard.press('Enter');
  await button(dialog(page), 'Guardar 1 cambio').click();
  await dialog(page).waitFor({ state: 'detached' });
  const times = new Map(before.map(({ id, matchTime }) => [id, matchTime]));
  expect((await readMatches(page)).filter(({ id, matchTime }) => times.get(id) !== matchTime)).toHaveLength(1);
}

async function focusByArrowsOrTab(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not reach the slot');
}

async function withdrawFirstTeam(page: Page): Promise<void> {
  await chooseChange(page, 'Retirar equipo');
  await dialog(page).getByLabel('Equipo').selectOption({ label: 'Almagro' });
  await dialog(page).getByLabel('Motivo').fill('No junta jugadores');
  await button(dialog(page), 'Retirar a Almagro').click();
  await dialog(page).waitFor({ state: 'detached' });
  expect((await readMatches(page)).filter(({ walkover }) => walkover !== null)).toHaveLength(7);
}

async function printAndExport(page: Page): Promise<void> {
  await page.goto('/fixture-admin?tournament=1');
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Descargar CSV').click()]);
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(1 + 28);
  await page.getByRole('link', { name: 'Imprimir' }).click();
  await page.getByRole('heading', { name: 'Fixture de Apertura' }).waitFor();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
}

test.each(['desktop', 'phone'] as const)(
  'an organiser on a %s sets a season of eight squads up in 60 interactions and three minutes, and changes plans',
  async (device) => {
    const { open } = stages[device];
    const page = await open('/', { as: 'Admin', on: device });
    const hand = new CountingHand();
    await setUpSeason(page, hand);
    console.info(`${device}: ${hand.interactions} interactions, ${Math.round(hand.seconds)} s`);
    expect(hand.interactions).toBeLessThanOrEqual(maxInteractions);
    expect(hand.seconds).toBeLessThanOrEqual(maxSeconds);
    await postponeEverything(page);
    await moveMatchByKeyboard(page);
    await withdrawFirstTeam(page);
    await page.goto('/posiciones?tournament=1');
    await page.getByText('No junta jugadores').waitFor();
    await printAndExport(page);
    expect(pageErrorsOf(page)).toEqual([]);
  },
);
