/**
 * Warnings about a missing role or referee, the federation's name on screens and in the tab title, and the leader's
 * crest.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { holdRequestsUntilReleased, passThrough } from '#tests/support/browser-faults.ts';
import { button, dialog, fillFields, pressButton } from '#tests/support/browser-forms.ts';
import { openBrowserStage } from '#tests/support/browser-stage.ts';
import { waitForText, waitUntilIdle, waitWithReloads } from '#tests/support/browser-steps.ts';
import { type SendRequest, signIn } from '#tests/support/web-client.ts';

const app = openBrowserStage({ seed: 'none', because: 'it renames the federation, and begins without a referee' });

let adminApi: SendRequest;
beforeAll(async () => {
  adminApi = await signIn(app.url, 'Admin');
});

describe('the warning about a missing role', () => {
  const warning = /Sin un rol va a poder entrar y mirar/;
  const notice = /Tu cuenta todavía no tiene un rol/;

  test('is shown in the form for inviting a user while no role is chosen', async () => {
    const page = await app.open('/usuarios', { as: 'Admin', on: 'phone' });
    await waitUntilIdle(page);
    await pressButton(page, 'Invitar Usuario');
    await waitForText(page, warning);
    await dialog(page).getByLabel('Administrador').check();
    await expect.poll(() => page.getByText(warning).count()).toBe(0);
    await dialog(page).getByLabel('Administrador').uncheck();
    await waitForText(page, warning);
  });

  test('is shown to a user without a role at home and in the account', async () => {
    const email = 'sin.rol@example.com';
    const body = { email, password: 'Cancha2026', firstName: 'Nora', lastName: 'Vega' };
    await adminApi('POST /auth/register', { body });
    const page = await app.open('/login');
    await fillFields(page.locator('main'), { Email: email, Contraseña: body.password });
    await pressButton(page.locator('main'), 'Iniciar Sesión');
    await waitForText(page, notice);
    await waitForText(page, 'Bienvenido al Torneo de Fútbol');
    await page.goto('/cuenta');
    await waitForText(page, notice);
    await waitForText(page, 'Sin rol');
  });

  test('is not shown to an administrator', async () => {
    const page = await app.open('/cuenta', { as: 'Admin' });
    await waitForText(page, 'Administrador');
    expect(await page.getByText(notice).count()).toBe(0);
  });
});

describe('the form of a match', () => {
  const noReferee = 'Todavía no hay árbitros, y cada partido necesita uno.';

  async function opensMatchForm(on: 'phone' | 'desktop') {
    const body = { name: `Copa ${on}`, startDate: '2027-03-06', endDate: '2027-06-26' };
    const { id } = (await adminApi('POST /tournaments', { body })).body;
    const page = await app.open(`/partidos?tournament=${id}`, { as: 'Admin', on });
    await waitUntilIdle(page);
    await pressButton(page, 'Crear Primer Partido');
    await dialog(page).getByLabel('Local').waitFor();
    return page;
  }

  test('warns at its top while there is no referee, and lets the administrator add one', async () => {
    const page = await opensMatchForm('phone');
    await waitForText(page, noReferee);
    const top = await page.getByText(noReferee).boundingBox();
    const first = await dialog(page).getByLabel('Torneo').boundingBox();
    expect(top?.y).toBeLessThan(first?.y ?? 0);
    await button(dialog(page), 'Crear árbitro').click();
    await fillFields(dialog(page), { Nombre: 'Olga Silbato' });
    await pressButton(dialog(page), 'Crear');
    await expect.poll(() => page.getByText(noReferee).count()).toBe(0);
    const chosen = dialog(page).getByLabel('Árbitro', { exact: false }).first();
    expect(await chosen.evaluate((list: HTMLSelectElement) => list.selectedOptions[0]?.text)).toBe('Olga Silbato');
  });
});

describe('the name of the federation', () => {
  const name = 'Liga Regional de Clubes de Barrio del Noroeste y sus Alrededores';

  beforeAll(async () => {
    const { version: _seen, ...settings } = (await adminApi('GET /settings')).body;
    await adminApi('PUT /settings', { body: { ...settings, name } });
  });

  test.each(['phone', 'desktop'] as const)(
    'appears at home and in the tab title on a %s without moving the layout',
    async (on) => {
      const page = await app.open('/recuperar', { as: 'DT', on });
      const late = holdRequestsUntilReleased(passThrough);
      await page.route('**/api/settings', late.what);
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0, titles: [] });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            (window as never as { shift: number }).shift += (entry as never as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/');
      late.release();
      await page.getByRole('heading', { name, level: 1 }).waitFor();
      await waitForText(page, 'Bienvenido al Torneo de Fútbol');
      expect(await page.title()).toBe(name);
      expect(await page.evaluate(() => (window as never as { shift: number }).shift)).toBeLessThan(0.001);

      await page.goto('/posiciones-publico');
      await expect.poll(() => page.title()).toBe(`Posiciones · ${name}`);
    },
  );

  test('appears on the published home and in its title', async () => {
    const fan = await app.open('/', { on: 'phone' });
    await waitWithReloads(fan, name);
    await fan.getByRole('heading', { name, level: 1 }).waitFor();
    expect(await fan.title()).toContain(name);
  });

  test('is not replaced by the default name while the settings load', async () => {
    const page = await app.open('/recuperar', { as: 'DT' });
    await page.route('**/api/settings', () => undefined);
    await page.goto('/fixture');
    await waitUntilIdle(page);
    await expect.poll(() => page.title()).toBe('Fixture');
  });
});

test("a tournament's card shows the crest of its leading team, at home and in the list of tournaments", async () => {
  const teams: number[] = [];
  for (const name of ['Ombú', 'Ceibo']) {
    const body = { name, coach: 'Nora Vega', city: 'Haedo', foundationYear: 1950 };
    teams.push((await adminApi('POST /teams', { body })).body.id);
  }
  const [homeTeamId = 0, awayTeamId = 0] = teams;
  await adminApi('POST /teams/{id}/logo/generate', { params: { id: homeTeamId }, body: { customSeed: 'otra' } });
  const tournament = { name: 'Copa', startDate: '2026-03-06', endDate: '2026-12-26', status: 'in_progress' as const };
  const { id: tournamentId } = (await adminApi('POST /tournaments', { body: tournament })).body;
  const match = { tournamentId, homeTeamId, awayTeamId, matchDate: '2026-03-07', matchTime: '14:00', location: 'Sur' };
  const { id } = (await adminApi('POST /matches', { body: match })).body;
  await adminApi('PATCH /matches/{id}/score', { params: { id }, body: { homeScore: 2, awayScore: 0 } });

  const page = await app.open('/', { as: 'Admin' });
  const crest = page
    .getByRole('list', { name: /^Primeros puestos de/ })
    .getByRole('listitem')
    .filter({ hasText: 'Ombú' })
    .locator('img');
  await expect
    .poll(async () => {
      await page.reload();
      await waitUntilIdle(page);
      return crest.count();
    })
    .toBe(1);
  const own = (await adminApi('GET /teams/{id}', { params: { id: homeTeamId } })).body.logo;
  expect(await crest.getAttribute('src')).toBe(own);
  expect(own).toMatch(/^\/logos\//);
  await page.goto('/torneos');
  const row = page.getByRole('list', { name: 'Primeros puestos' }).getByRole('listitem').filter({ hasText: 'Ombú' });
  expect(await row.locator('img').getAttribute('src')).toBe(own);
});
