/** A team's crest: generated, refused, pasted as an address, and uploaded within the team's form. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawCrest } from '#shared/domain/crest.ts';
import {
  chooseFile,
  createTeam,
  crestImage,
  dismissToast,
  openNewTeamForm,
  readImageAddress,
  uploadLogo,
} from '#tests/support/browser-crests.ts';
import { dialog, fillFields, pressButton } from '#tests/support/browser-forms.ts';
import { openBrowserStage } from '#tests/support/browser-stage.ts';
import { waitForToast, waitUntilIdle } from '#tests/support/browser-steps.ts';
import { aPng } from '#tests/support/images.ts';
import { arbitraryOddName } from '#tests/support/odd-names.ts';
import { createOwnTournament } from '#tests/support/own-tournament.ts';
import { expectOk } from '#tests/support/web-client.ts';

const app = openBrowserStage({
  seed: 'none',
  because: 'every browser asks another site for the crest that is pasted here',
});

test('generating a crest draws a different one each time', async () => {
  const card = await createTeam(await openNewTeamForm(app, 'Los Aromos'), 'Los Aromos');
  const generate = card.getByRole('button', { name: 'Generar logo' });
  const drawn: string[] = [];
  for (let time = 1; time <= 3; time += 1) {
    await generate.click();
    await expect
      .poll(() =>
        crestImage(card)
          .getAttribute('src')
          .catch(() => null),
      )
      .not.toBe(drawn.at(-1) ?? null);
    drawn.push(await readImageAddress(card));
  }
  expect(new Set(drawn).size).toBe(3);
  for (const logo of drawn) expect(logo).toMatch(/^\/logos\/crest-[\w-]+\.svg$/);
});

test('a file that is not a suitable image is refused with a message, and the team keeps its crest', async () => {
  const page = await openNewTeamForm(app, 'Villa Luro');
  const card = await createTeam(page, 'Villa Luro');
  const png = aPng(40, 40);
  await uploadLogo(card, { name: 'acta.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await dismissToast(page, 'Por favor selecciona una imagen');
  await uploadLogo(card, {
    name: 'escudo.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]),
  });
  await dismissToast(page, 'La imagen es demasiado grande. Máximo 5MB');
  await uploadLogo(card, {
    name: 'escudo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<!doctype html><p>No es un escudo</p>'),
  });
  await dismissToast(page, 'Por favor selecciona una imagen PNG o JPEG.');
  expect(await crestImage(card).count()).toBe(0);
});

test('an upload that the bucket refuses shows an error, and succeeds when retried', async () => {
  const page = await openNewTeamForm(app, 'Parque Norte');
  const card = await createTeam(page, 'Parque Norte');
  const inBucket = /\/files\/uploads\//;
  await page.route(inBucket, (route) =>
    route.fulfill({ status: 403, headers: { 'access-control-allow-origin': '*' } }),
  );
  await uploadLogo(card, { name: 'escudo.png', mimeType: 'image/png', buffer: aPng(64, 64) });
  await waitForToast(page, 'Error al subir el archivo');
  await page.unroute(inBucket);
  await pressButton(page.locator('[data-toaster]'), 'Reintentar');
  await waitForToast(page, 'Logo actualizado');
  expect(await readImageAddress(card)).toMatch(/\.webp$/);
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

test('a coach uploads a crest in the form of their team, which has no field for an address', async () => {
  const { api, teams, coach } = await createOwnTournament(app.url, 'el Escudo');
  const [{ id }] = teams;
  const page = await app.open(`/equipos/${id}`, { as: coach, on: 'phone' });
  await pressButton(page, 'Editar Equipo');
  await dialog(page).getByLabel('Entrenador').waitFor();
  expect(await dialog(page).getByLabel('Dirección web del logo').count()).toBe(0);
  await chooseFile(dialog(page).getByRole('button', { name: 'Subir imagen' }), {
    name: 'escudo.png',
    mimeType: 'image/png',
    buffer: aPng(300, 300),
  });
  await fillFields(dialog(page), { Ciudad: 'Haedo' });
  await pressButton(dialog(page), 'Actualizar');
  await waitForToast(page, 'Equipo actualizado');
  const saved = await expectOk(api('GET /teams/{id}', { params: { id } }));
  expect(saved).toMatchObject({ city: 'Haedo', logo: expect.stringMatching(/^\/logos\/[\w-]+\.webp$/) });
});

test('a new team is created with the crest chosen in its form', async () => {
  const page = await openNewTeamForm(app, 'La Esperanza');
  await chooseFile(dialog(page).getByRole('button', { name: 'Subir imagen' }), {
    name: 'escudo.png',
    mimeType: 'image/png',
    buffer: aPng(300, 300),
  });
  await dialog(page).getByText('escudo.png').waitFor();
  expect(await readImageAddress(dialog(page))).toMatch(/^data:image\/png/);
  expect(await readImageAddress(await createTeam(page, 'La Esperanza'))).toMatch(/^\/logos\/[\w-]+\.webp$/);
});

test('a new team is saved without its crest when the upload fails', async () => {
  const page = await openNewTeamForm(app, 'El Fortín');
  await page.route(/\/api\/upload\//, (route) => route.abort('connectionreset'));
  await chooseFile(dialog(page).getByRole('button', { name: 'Subir imagen' }), {
    name: 'escudo.png',
    mimeType: 'image/png',
    buffer: aPng(300, 300),
  });
  const card = await createTeam(page, 'El Fortín');
  await waitForToast(page, 'Error al subir la imagen. Se guardará sin logo.');
  expect(await crestImage(card).count()).toBe(0);
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
