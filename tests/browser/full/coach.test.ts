/**
 * A coach changes the crest of their own team and lines it up for its next match, which a suspended player cannot play.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button } from '#tests/support/browser-forms.ts';
import {
  type InputMethod,
  keyboardVariant,
  openMenuEntry,
  touchInput,
  touchVariant,
} from '#tests/support/browser-input.ts';
import { pitchPlaceLocator } from '#tests/support/browser-lineup.ts';
import { openBrowserStage } from '#tests/support/browser-stage.ts';
import { waitForScreen, waitUntilIdle } from '#tests/support/browser-steps.ts';
import { pageErrorsOf } from '#tests/support/browser-visitor.ts';
import { oneVariantUnlessFullRun } from '#tests/support/full.ts';
import { aPng } from '#tests/support/images.ts';
import { createOwnTournament, type OwnTournament } from '#tests/support/own-tournament.ts';
import { expectOk } from '#tests/support/web-client.ts';

const app = openBrowserStage('writes');
const { open } = app;

const touchAndKeyboardVariants = [
  { ...touchVariant, name: 'los Jueves', formation: '1-3-1-1 Defensivo' },
  { ...keyboardVariant, name: 'los Viernes', formation: '1-1-2-2 Ultra Ofensivo' },
];

test.each(oneVariantUnlessFullRun(touchAndKeyboardVariants, 1))(
  'a coach changes the crest and the lineup of their own team only, $how',
  async (way) => {
    const { hand, on, name, formation } = way;
    const own = await createOwnTournament(app.url, name);
    const page = await open('/', { as: own.coach, on });
    await openMenuEntry(page, hand, 'Equipos & Jugadores', 'Equipos');
    await waitForScreen(page, '/equipos');
    await changeCrest(page, hand, own.teams[0].name);
    await openMenuEntry(page, hand, 'Gestión', 'Alineación');
    await waitForScreen(page, '/alineacion');
    await lineUpForNextMatch(page, hand, own, formation);
    await page.goto(`/alineacion?team=${own.teams[1].id}`);
    await page.getByRole('figure').waitFor();
    expect(await page.locator('main').getByRole('button').count()).toBe(0);
    await page.goto('/usuarios');
    await waitForScreen(page, '/');
    expect(pageErrorsOf(page)).toEqual([]);
  },
);

test('the home of a coach shows the place in the zona before the one in the general table', async () => {
  const own = await createOwnTournament(app.url, 'los Domingos');
  const teamIds = [own.teams[0].id, own.teams[3].id];
  await expectOk(own.api('POST /groups', { body: { tournamentId: own.id, name: 'Zona Norte', teamIds } }));
  const page = await open('/', { as: own.coach, on: 'phone' });
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'En la tabla' }) });
  await expect
    .poll(() => section.getByRole('link').allInnerTexts())
    .toEqual([expect.stringContaining(`${own.name} · Zona Norte`), expect.stringMatching(/1\.º de 4 · 3 pts/)]);
});

async function changeCrest(page: Page, hand: InputMethod, team: string): Promise<void> {
  const cards = page.locator('main li');
  const changeable = cards.filter({ has: page.getByRole('button') });
  await changeable.getByText('Tu equipo').waitFor();
  expect(await changeable.getByRole('heading').allTextContents()).toEqual([team]);
  expect(await cards.count()).toBeGreaterThan(1);
  const crest = changeable.locator('img');
  const before = (await crest.count()) > 0 ? await crest.getAttribute('src') : null;
  const uploads = button(page, `Subir logo de ${team}`);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), hand.press(uploads)]);
  await chooser.setFiles({ name: 'escudo.png', mimeType: 'image/png', buffer: aPng(300, 300) });
  await page.locator('[data-toaster]').getByText('Logo actualizado').waitFor();
  await expect.poll(() => crest.getAttribute('src')).not.toBe(before);
  expect(await crest.getAttribute('src')).toMatch(/^\/logos\/.+\.webp$/);
}

/** Lines the team up for its next match, which is chosen already; the suspended player cannot be moved from the bench. */
async function lineUpForNextMatch(page: Page, hand: InputMethod, own: OwnTournament, formation: string): Promise<void> {
  await pitchPlaceLocator(page, 1).waitFor();
  expect(await page.getByLabel('Equipo').locator('option:checked').innerText()).toBe(own.teams[0].name);
  const chosen = page.getByLabel('Alineación', { exact: true }).locator('option:checked');
  await expect.poll(() => chosen.innerText()).toContain(own.teams[3].name);
  await waitUntilIdle(page);
  await hand.choose(page.getByLabel('Formación'), formation);
  await page.getByText('Cambios sin guardar').waitFor();

  const bench = page.locator('[data-bench] button');
  const suspended = bench.filter({ hasText: 'Bravo' });
  expect(await suspended.innerText()).toMatch(/Suspendido: roja en Fecha 1/);
  await (hand === touchInput ? suspended.tap({ force: true }) : hand.press(suspended));
  await hand.press(pitchPlaceLocator(page, 6));
  expect(await pitchPlaceLocator(page, 6).textContent()).not.toContain('Bravo');
  await page.keyboard.press('Escape');

  const free = bench.filter({ hasNotText: /Suspendido|Lesionado/ }).first();
  const [shirt = ''] = (await free.innerText()).match(/\d+/) ?? [];
  await hand.press(free);
  await hand.press(pitchPlaceLocator(page, 6));
  await expect.poll(() => pitchPlaceLocator(page, 6).textContent()).toContain(`: ${shirt} `);
  await hand.press(button(page, 'Guardar'));
  await page.getByText('Alineación guardada').waitFor();
  await page.reload();
  await pitchPlaceLocator(page, 1).waitFor();
  expect(await pitchPlaceLocator(page, 6).textContent()).toContain(`: ${shirt} `);
  expect(await page.getByLabel('Formación').locator('option:checked').innerText()).toBe(formation);
  expect(await page.locator('[data-place]').filter({ hasText: 'Bravo' }).count()).toBe(0);
}
