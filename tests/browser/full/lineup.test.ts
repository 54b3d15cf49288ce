/** A coach makes a lineup: with a finger on a phone, and with the keyboard alone. */
import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { findAccessibilityFlaws } from '#tests/support/browser-accessibility.ts';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { gatewayError, injectFault } from '#tests/support/browser-faults.ts';
import { pressButton } from '#tests/support/browser-forms.ts';
import { keyboardInput } from '#tests/support/browser-input.ts';
import {
  benchPlayerLocator,
  chooseNextMatchLineup,
  pitchPlaceLocator,
  readPlaceName,
  waitUntilLineupSaved,
} from '#tests/support/browser-lineup.ts';
import { pageErrorsOf } from '#tests/support/browser-visitor.ts';
import { createOwnTournament, type OwnTournament } from '#tests/support/own-tournament.ts';

const app = openBrowserApp('writes');
const { open } = app;

let testTournament: OwnTournament;
let createdTournamentCount = 0;
beforeEach(async () => {
  createdTournamentCount += 1;
  testTournament = await createOwnTournament(app.url, `Alineados ${createdTournamentCount}`);
});

test('a coach lines up for a match at 360 px by tapping and dragging, and the lineup is saved', async () => {
  const page = await open('/alineacion', { as: testTournament.coach, on: 'phone' });
  await pitchPlaceLocator(page, 1).waitFor();
  expect(await page.getByLabel('Equipo').locator('option:checked').innerText()).toBe(testTournament.teams[0].name);
  await chooseNextMatchLineup(page, testTournament);
  await page.getByLabel('Formación').selectOption({ label: '1-3-1-1 Defensivo' });
  await page.getByText('Cambios sin guardar').waitFor();
  expect(await readPlaceName(page, 1)).toMatch(/^Arquero: /);
  expect(await readPlaceName(page, 3)).toMatch(/^Defensa central: \d/);

  await benchPlayerLocator(page, 'Quinteros').tap();
  await pitchPlaceLocator(page, 6).tap();
  expect(await readPlaceName(page, 6)).toBe('Delantero: 11 Tomás Quinteros');
  await dragByTouch(page, benchPlayerLocator(page, 'Miranda'), pitchPlaceLocator(page, 5));
  await expect.poll(() => readPlaceName(page, 5)).toBe('Mediocampista: 10 Mauro Miranda');
  await page.getByRole('button', { name: 'Quitar a Mauro Miranda' }).tap();
  await expect.poll(() => readPlaceName(page, 5)).toBe('Mediocampista: libre');

  await pressButton(page, 'Guardar');
  await waitUntilLineupSaved(page);
  expect(await findAccessibilityFlaws(page)).toEqual([]);
  await page.reload();
  await pitchPlaceLocator(page, 1).waitFor();
  expect(await readPlaceName(page, 6)).toBe('Delantero: 11 Tomás Quinteros');
  expect(await readPlaceName(page, 5)).toBe('Mediocampista: libre');
  expect(await page.getByLabel('Formación').inputValue()).toBe('1-3-1-1');
  expect(pageErrorsOf(page)).toEqual([]);
});

test('the whole pitch is in sight at 1280×720, for the lineup of a match and for the usual one', async () => {
  const page = await open('/alineacion', { as: testTournament.coach });
  await page.setViewportSize({ width: 1280, height: 720 });
  await pitchPlaceLocator(page, 1).waitFor();
  const lowerEdge = async () => {
    const box = await page.getByRole('region', { name: 'Cancha' }).boundingBox();
    return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
  };
  const copyUsual = page.getByRole('button', { name: 'Usar la habitual' });
  await copyUsual.waitFor();
  expect(await lowerEdge()).toBeLessThanOrEqual(720);
  await page.getByLabel('Alineación', { exact: true }).selectOption({ index: 0 });
  await copyUsual.waitFor({ state: 'detached' });
  await pitchPlaceLocator(page, 1).waitFor();
  expect(await lowerEdge()).toBeLessThanOrEqual(720);
});

test('a coach lines up at 1280 px by keyboard alone, and unsaved changes survive a visit to another screen', async () => {
  const page = await open('/alineacion', { as: testTournament.coach });
  await pitchPlaceLocator(page, 1).waitFor();
  const before = await readPlaceName(page, 6);
  await keyboardInput.press(benchPlayerLocator(page, 'Quinteros'));
  expect(await page.getByText('Tomás Quinteros elegido: ahora elegí un puesto').count()).toBe(1);
  await pitchPlaceLocator(page, 1).focus();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  expect(await readFocusedElementName(page)).toBe(before);
  await page.keyboard.press('Enter');
  await expect.poll(() => readPlaceName(page, 6)).toBe('Delantero: 11 Tomás Quinteros');
  await page.getByText('Cambios sin guardar').waitFor();

  await page.locator('summary', { hasText: 'Competición' }).click();
  await page.getByRole('link', { name: 'Torneos', exact: true }).click();
  await page.getByRole('heading', { name: 'Torneos', level: 1 }).waitFor();
  await page.goBack();
  await expect.poll(() => readPlaceName(page, 6)).toBe('Delantero: 11 Tomás Quinteros');

  const calm = await injectFault(page, ['PUT'], gatewayError);
  await keyboardInput.press(page.getByRole('button', { name: 'Guardar' }));
  await page.getByText('Error al guardar la alineación').waitFor();
  await calm();
  await keyboardInput.press(page.getByRole('button', { name: 'Guardar' }));
  await waitUntilLineupSaved(page);
  expect(await page.getByText('Cambios sin guardar').count()).toBe(0);
});

const readFocusedElementName = (page: Page) =>
  page.evaluate(() => document.activeElement?.firstElementChild?.textContent);

interface Point {
  readonly x: number;
  readonly y: number;
}

async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Drags one element to another by touch. Near an edge the page scrolls, so each step aims at the target's new position.
 */
async function dragByTouch(page: Page, what: Locator, where: Locator): Promise<void> {
  for (const each of [what, where]) await each.scrollIntoViewIfNeeded();
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  const from = await middleOf(what);
  const steps = 16;
  await touch('touchStart', from);
  for (let step = 1; step <= steps; step += 1) {
    const to = await middleOf(where);
    const part = Math.min(1, step / (steps / 2));
    await touch('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    await page.evaluate(waitForNextFrame);
  }
  await page.locator('[data-place].scale-110').and(where).waitFor();
  await touch('touchEnd');
  await page.locator('[data-place].scale-110').waitFor({ state: 'detached' });
}

/** Runs in the page: waits until the effect of the last touch is rendered. */
const waitForNextFrame = () => new Promise<void>((done) => requestAnimationFrame(() => done()));
