/** Crests on the list of teams: creating a team, choosing a file, reading the image. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { BrowserApp } from '#tests/support/browser-app.ts';
import { dialog, fillFields, pressButton, teamFields } from '#tests/support/browser-forms.ts';
import { waitForToast, waitUntilIdle } from '#tests/support/browser-steps.ts';

export const teamCard = (page: Page, team: string) =>
  page.locator('main li').filter({ has: page.getByRole('heading', { name: team, exact: true }) });
export const crestImage = (within: Locator) => within.locator('img');

/** Waits for a toast with this text, and closes it because it may cover other controls. */
export async function dismissToast(page: Page, words: string) {
  await waitForToast(page, words);
  await page.locator('[data-toaster]').getByRole('button', { name: 'Cerrar aviso' }).last().click();
}

/** Opens the list of teams and fills in the form of a new team, without sending it. */
export async function openNewTeamForm({ open }: BrowserApp, team: string, on: 'phone' | 'desktop' = 'desktop') {
  const page = await open('/equipos', { as: 'Admin', on });
  await waitUntilIdle(page);
  await pressButton(page, 'Nuevo Equipo');
  await fillFields(dialog(page), teamFields({ name: team }));
  return page;
}

export async function createTeam(page: Page, team: string): Promise<Locator> {
  await pressButton(dialog(page), 'Crear');
  await dialog(page).waitFor({ state: 'detached' });
  const card = teamCard(page, team);
  await card.waitFor();
  await card.scrollIntoViewIfNeeded();
  return card;
}

/** Chooses a file in the picker that a button opens. */
async function chooseFile(button: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
  const [chooser] = await Promise.all([button.page().waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles(file);
}
export async function uploadLogo(card: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
  await openTeamMenu(card);
  await chooseFile(inTeamMenu(card, 'Subir logo'), file);
}

export const openTeamMenu = (card: Locator): Promise<void> => card.getByRole('button', { name: /^Más de / }).click();

/** An action of a team's open menu, by the beginning of its name. */
export const inTeamMenu = (card: Locator, name: string): Locator =>
  card.page().getByRole('button', { name: new RegExp(`^${name}`) });

/** The address of an image, once it has loaded. */
export async function readImageAddress(card: Locator): Promise<string> {
  const image = crestImage(card);
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  return (await image.getAttribute('src')) ?? '';
}
