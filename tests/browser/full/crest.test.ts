/** A team's crest: pasted as an address, and generated for any name. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawCrest } from '#shared/domain/crests/crest.ts';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { createTeam, openNewTeamForm, readImageAddress } from '#tests/support/browser-crests.ts';
import { dialog, fillFields, pressButton } from '#tests/support/browser-forms.ts';
import { waitUntilIdle } from '#tests/support/browser-steps.ts';
import { aPng } from '#tests/support/images.ts';
import { arbitraryOddName } from '#tests/support/odd-names.ts';

const app = openBrowserApp({
  seed: 'none',
  because: 'every browser asks another site for the crest that is pasted here',
});

test('the site of a pasted crest address gets no referrer header', async () => {
  const page = await openNewTeamForm(app, 'Racing de Haedo');
  const told: (string | undefined)[] = [];
  await page.route('https://club.ar/**', (route) => {
    told.push(route.request().headers().referer);
    return route.fulfill({ contentType: 'image/png', body: aPng(40, 40), headers: { 'cache-control': 'no-store' } });
  });
  const address = { 'Dirección web del logo': 'https://club.ar/escudo.png' };
  await fillFields(dialog(page), { 'Dirección web del logo': 'https://localhost/escudo.png' });
  await pressButton(dialog(page), 'Crear');
  await dialog(page).getByText('Debe ser la dirección de un sitio público').waitFor();
  await fillFields(dialog(page), address);
  const card = await createTeam(page, 'Racing de Haedo');
  expect(await readImageAddress(card)).toBe('https://club.ar/escudo.png');
  const detail = (await card.getByRole('link', { name: /^Ver Detalle/ }).getAttribute('href')) ?? '';
  const before = told.length;
  await page.goto(detail);
  await waitUntilIdle(page);
  expect(await readImageAddress(page.locator('main section').first())).toBe('https://club.ar/escudo.png');
  expect(told.length).toBeGreaterThan(before);
  expect(new Set(told)).toEqual(new Set([undefined]));
});

test('the crest generated for any name is XML that the browser parses', async () => {
  const page = await app.open('/equipos', { on: 'desktop' });
  const drawings = fc.sample(arbitraryOddName, 1000).map((odd) => drawCrest(odd, odd));
  const refused = await page.evaluate(
    (all) => all.filter((svg) => new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')),
    drawings,
  );
  expect(refused).toEqual([]);
});
