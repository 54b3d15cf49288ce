/** Attempts to save while something goes wrong, and what the screen must show then. */

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  answerLost,
  apiError,
  connectionReset,
  gatewayError,
  gatewayRefusal,
  holdRequestsUntilReleased,
  injectFault,
  type NetworkFault,
  noAnswer,
  passThrough,
  shortenRequestTimeouts,
  tableBusyError,
} from '#tests/support/browser-faults.ts';
import { failureTextOfFile } from './failure-texts.ts';
import type { SaveCase } from './save-case.ts';

/** The faults, each with the reason that the screen must show for it. */
const faultsByName = {
  'the gateway fails': [gatewayError, 'Ocurrió un error inesperado. Probá de nuevo.'],
  'the API fails': [apiError, 'Algo salió mal de nuestro lado. Probá de nuevo en un momento.'],
  'the API is busy': [tableBusyError, 'El servicio no da abasto en este momento. Probá de nuevo.'],
  'the API cannot be reached': [connectionReset, 'Sin conexión con el servidor.'],
  'the answer gets lost': [answerLost, 'Sin conexión con el servidor.'],
  'the API does not answer in time': [noAnswer, 'El servidor no respondió a tiempo.'],
  'the gateway refuses it': [gatewayRefusal, 'El servidor no aceptó el pedido.'],
} as const satisfies Record<string, readonly [NetworkFault, string]>;
export const faultNames = [
  'the answer takes its time',
  ...(Object.keys(faultsByName) as (keyof typeof faultsByName)[]),
] as const;
export type FaultName = (typeof faultNames)[number];

const englishErrorPattern = /server error|unexpected|failed|fetch/i;
/** A message that blames another person would be wrong: nobody else saves anything here. */
const blamesAnotherPersonPattern = /otra persona/i;

/** Expects a message in Spanish about what could not be saved and why, with a button to try again. */
export async function expectFailureMessage(
  page: Page,
  save: SaveCase,
  faultName: keyof typeof faultsByName,
): Promise<void> {
  const [what, reason] = faultsByName[faultName];
  let count = 0;
  const counted: NetworkFault = async (route) => {
    await what(route);
    count += 1;
  };
  const isLate = what === noAnswer;
  const inTime = isLate ? await shortenRequestTimeouts(page) : () => Promise.resolve();
  const over = await injectFault(page, [methodOfSave(save)], counted, addressPatternOfSave(save));
  await pressSave(page, save);
  await expect.poll(() => count).toBe(1);
  await expectErrorMessage(page, save, what, reason);
  await over();
  await inTime();
}

async function expectErrorMessage(page: Page, save: SaveCase, what: NetworkFault, reason: string): Promise<void> {
  const complaints = async () => (await readErrorMessages(page)).join(' ');
  await expect.poll(complaints).toContain(reason);
  const said = await complaints();
  expect(said).not.toMatch(englishErrorPattern);
  expect(said).not.toMatch(blamesAnotherPersonPattern);
  const isReached = ![connectionReset, answerLost, noAnswer].includes(what);
  expect(said).toMatch(failureTextOfFile(save.by, { isReached }));
  expect(await page.getByRole('button', { name: 'Reintentar' }).count()).toBe(1);
}

/** Expects a single request although the button and Escape are pressed again while the save is in progress. */
export async function expectSavedOnce(page: Page, save: SaveCase, then: NetworkFault): Promise<void> {
  const slow = holdRequestsUntilReleased(then);
  const over = await injectFault(page, [methodOfSave(save)], slow.what, addressPatternOfSave(save));
  const pressed = await (await findSaveButton(page, save)).elementHandle();
  const open = await page.getByRole('dialog').count();
  await pressSave(page, save);
  await expect.poll(slow.count).toBe(1);
  await pressed?.evaluate((element: HTMLElement) => {
    const isBusy = !element.isConnected || element.matches(':disabled, [aria-disabled="true"]');
    if (!isBusy) throw new Error('nothing tells that it is being saved');
    for (const _ of [1, 2]) element.click();
  });
  for (const _ of [1, 2]) await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(save.isLeftByEscape ? open - 1 : open);
  const answer = then === passThrough ? waitUntilSaved(page, save) : undefined;
  slow.release();
  await (answer ?? expectErrorMessage(page, save, ...faultsByName['the gateway fails']));
  expect(slow.count()).toBe(1);
  await over();
}

/** The 'Reintentar' button if there is one, else the button that saves. */
async function findSaveButton(page: Page, save: SaveCase): Promise<Locator> {
  const retry = page.getByRole('button', { name: 'Reintentar' });
  return (await retry.count()) > 0 ? retry : save.saves(page);
}

export async function pressSave(page: Page, save: SaveCase): Promise<void> {
  const button = await findSaveButton(page, save);
  const isRetry = (await button.textContent()) === 'Reintentar';
  await (save.presses && !isRetry ? save.presses(button) : button.click());
}

/** Waits for the answer that confirms the save, which may have taken effect in an earlier attempt already. */
export const waitUntilSaved = (page: Page, save: SaveCase) =>
  page.waitForResponse((response) => {
    const isSaved =
      response.request().method() === methodOfSave(save) && addressPatternOfSave(save).test(response.url());
    const isGone = methodOfSave(save) === 'DELETE' && response.status() === 404;
    return (isSaved && (response.ok() || isGone)) || (response.ok() && save.elseBy?.test(response.url()) === true);
  });

export const methodOfSave = ({ route }: SaveCase): string => route.split(' ')[0] ?? '';
export const addressPatternOfSave = ({ route }: SaveCase): RegExp =>
  new RegExp(`/api${(route.split(' ')[1] ?? '').replace(/\{\w+\}/g, '[^/]+')}$`);

/** The error messages on the screen. */
export const readErrorMessages = async (page: Page): Promise<string[]> =>
  (await page.getByRole('alert').filter({ visible: true }).allInnerTexts()).filter((text) => text.trim() !== '');
