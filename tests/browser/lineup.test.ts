/** Lineups as a coach makes them: with a finger, with a mouse, with the keyboard; and as others may look at them. */
import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { flawsOf } from '#tests/support/browser-accessibility.ts';
import { press } from '#tests/support/browser-forms.ts';
import { keyboard } from '#tests/support/browser-hands.ts';
import { stage } from '#tests/support/browser-stage.ts';
import { settles } from '#tests/support/browser-steps.ts';
import { fails, trouble } from '#tests/support/browser-trouble.ts';
import { complaintsOf } from '#tests/support/browser-visitor.ts';
import { type OwnTournament, ownTournament } from '#tests/support/own-tournament.ts';

const app = stage('writes');
const { open } = app;

let own: OwnTournament;
let made = 0;
beforeEach(async () => {
  made += 1;
  own = await ownTournament(app.url, `Alineados ${made}`);
});

const place = (page: Page, number: number) => page.locator(`[data-place="${number}"]`);
const nameAt = (page: Page, number: number) => place(page, number).locator('span').first().innerText();
const onBench = (page: Page, name: string | RegExp) => page.locator('[data-bench] button').filter({ hasText: name });
const which = (page: Page) => page.getByLabel('Alineación', { exact: true });
const isSaved = (page: Page) => page.getByText('Alineación guardada').waitFor();

/** The next match of the coach's own team. */
async function chooseNextMatch(page: Page): Promise<void> {
  await which(page).locator('option', { hasText: own.teams[3].name }).waitFor({ state: 'attached' });
  await which(page).selectOption({ index: 1 });
  await expect.poll(() => page.url()).toContain('match=');
  await settles(page);
  await place(page, 1).waitFor();
}

test('a coach lines up for a match with a finger at 360 px, by tapping and by dragging, and it is kept', async () => {
  const page = await open('/alineacion', { as: own.coach, on: 'phone' });
  await place(page, 1).waitFor();
  expect(await page.getByLabel('Equipo').locator('option:checked').innerText()).toBe(own.teams[0].name);
  await chooseNextMatch(page);
  await page.getByLabel('Formación').selectOption({ label: '1-3-1-1 Defensivo' });
  await page.getByText('Cambios sin guardar').waitFor();
  expect(await nameAt(page, 1)).toMatch(/^Portero: /);
  expect(await nameAt(page, 3)).toMatch(/^Defensa central: \d/);

  await onBench(page, 'Quinteros').tap();
  await place(page, 6).tap();
  expect(await nameAt(page, 6)).toBe('Delantero: 11 Tomás Quinteros');
  await drag(page, onBench(page, 'Miranda'), place(page, 5));
  await expect.poll(() => nameAt(page, 5)).toBe('Mediocampista: 10 Mauro Miranda');
  await page.getByRole('button', { name: 'Quitar a Mauro Miranda' }).tap();
  await expect.poll(() => nameAt(page, 5)).toBe('Mediocampista: libre');

  await press(page, 'Guardar');
  await isSaved(page);
  expect(await flawsOf(page)).toEqual([]);
  await page.reload();
  await place(page, 1).waitFor();
  expect(await nameAt(page, 6)).toBe('Delantero: 11 Tomás Quinteros');
  expect(await nameAt(page, 5)).toBe('Mediocampista: libre');
  expect(await page.getByLabel('Formación').inputValue()).toBe('1-3-1-1');
  expect(complaintsOf(page)).toEqual([]);
});

test('a coach lines up with the keyboard alone at 1280 px, and unsaved changes survive another screen', async () => {
  const page = await open('/alineacion', { as: own.coach });
  await place(page, 1).waitFor();
  const before = await nameAt(page, 6);
  await keyboard.press(onBench(page, 'Quinteros'));
  expect(await page.getByText('Tomás Quinteros elegido: ahora elegí un puesto').count()).toBe(1);
  await place(page, 1).focus();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  expect(await focusedName(page)).toBe(before);
  await page.keyboard.press('Enter');
  await expect.poll(() => nameAt(page, 6)).toBe('Delantero: 11 Tomás Quinteros');
  await page.getByText('Cambios sin guardar').waitFor();

  await press(page, 'Competición');
  await page.getByRole('link', { name: 'Torneos', exact: true }).click();
  await page.getByRole('heading', { name: 'Torneos', level: 1 }).waitFor();
  await page.goBack();
  await expect.poll(() => nameAt(page, 6)).toBe('Delantero: 11 Tomás Quinteros');

  const calm = await trouble(page, ['PUT'], fails);
  await keyboard.press(page.getByRole('button', { name: 'Guardar' }));
  await page.getByText('Error al guardar la alineación').waitFor();
  await calm();
  await keyboard.press(page.getByRole('button', { name: 'Guardar' }));
  await isSaved(page);
  expect(await page.getByText('Cambios sin guardar').count()).toBe(0);
});

test('an administrator whose lineup somebody else saved meanwhile is told so and gets the saved one', async () => {
  const [mine, theirs] = await Promise.all([
    open(`/alineacion?team=${own.teams[1].id}`, { as: 'Admin' }),
    open(`/alineacion?team=${own.teams[1].id}`, { as: 'Admin' }),
  ]);
  for (const page of [mine, theirs]) await place(page, 1).waitFor();
  await theirs.getByLabel('Formación').selectOption({ label: '1-1-2-2 Ultra Ofensivo' });
  await press(theirs, 'Guardar');
  await isSaved(theirs);
  await press(mine, /^Quitar a/);
  await press(mine, 'Guardar');
  await mine
    .getByText('Otra persona guardó esta alineación mientras la armabas. Ahora: 1-1-2-2, 6 titulares.')
    .waitFor();
  await press(mine, 'Ver los datos actuales');
  await expect.poll(() => mine.getByLabel('Formación').inputValue()).toBe('1-1-2-2');
  await expect.poll(() => mine.getByRole('button', { name: /: libre$/ }).count()).toBe(0);
});

test('a refusal of a suspended player stands at the player', async () => {
  const page = await open('/alineacion', { as: own.coach });
  await page.route('**/api/statistics/suspensions**', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await place(page, 1).waitFor();
  await chooseNextMatch(page);
  await press(page, 'Completar');
  if ((await onBench(page, 'Bravo').count()) > 0) {
    await onBench(page, 'Bravo').click();
    await place(page, 4).click();
  }
  await press(page, 'Guardar');
  await page.getByRole('alert').getByText('César Bravo está suspendido: roja en Fecha 1.').waitFor();
  const at = page.getByRole('button', { name: /César Bravo, No puede jugar/ });
  await at.waitFor();
  await page.getByRole('button', { name: 'Quitar a César Bravo' }).click();
  await onBench(page, 'Bravo').getByText('César Bravo está suspendido: roja en Fecha 1').waitFor();
});

test('a coach of another team only reads the lineup, and an administrator is told what is missing', async () => {
  const coach = await open(`/alineacion?team=${own.teams[1].id}`, { as: own.coach });
  await coach.getByRole('figure').waitFor();
  expect(await coach.locator('main').getByRole('button').count()).toBe(0);

  const page = await open('/alineacion', { as: 'Admin', on: 'phone' });
  await page.getByText('Selecciona un equipo').waitFor();
  await page.getByLabel('Equipo').selectOption({ label: own.teams[0].name });
  await place(page, 1).waitFor();
  for (const name of ['Defensa', 'Delantero', 'Mediocampista', 'Portero'])
    expect(await page.getByRole('button', { name: new RegExp(`^${name}`) }).count()).toBeGreaterThan(0);
  await page.route('**/api/players/team/*', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await page.getByText('No hay jugadores', { exact: true }).waitFor();
});

test('the bench says that everybody stands on the pitch', async () => {
  const { id } = own.teams[0];
  const page = await open(`/alineacion?team=${id}`, { as: 'Admin' });
  await place(page, 1).waitFor();
  const [answer] = await Promise.all([page.waitForResponse(`**/api/players/team/${id}`), page.reload()]);
  const squad = ((await answer.json()) as { status: string; suspensionMatchesRemaining: number }[])
    .filter((player) => player.status === 'active' && player.suspensionMatchesRemaining === 0)
    .slice(0, 6);
  await page.route(`**/api/players/team/${id}`, (route) => route.fulfill({ json: squad }));
  await page.reload();
  await place(page, 1).waitFor();
  await press(page, 'Completar');
  const free = page.getByRole('button', { name: /: libre$/ });
  while ((await free.count()) > 0 && (await page.locator('[data-bench] button').count()) > 0) {
    await page.locator('[data-bench] button').first().click();
    await free.first().click();
  }
  await page.getByText('Todos los jugadores asignados').waitFor();
  await page.getByText('Jugadores Disponibles (0)').waitFor();
});

const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.firstElementChild?.textContent);

interface Point {
  readonly x: number;
  readonly y: number;
}

async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A finger that goes down, moves and goes up. Near an edge the page scrolls along, so it follows its target. */
async function drag(page: Page, what: Locator, where: Locator): Promise<void> {
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
    await page.evaluate(nextFrame);
  }
  await page.locator('[data-place].scale-110').and(where).waitFor();
  await touch('touchEnd');
  await page.locator('[data-place].scale-110').waitFor({ state: 'detached' });
}

/** Runs in the page: it has drawn what the finger did. */
const nextFrame = () => new Promise<void>((done) => requestAnimationFrame(() => done()));
