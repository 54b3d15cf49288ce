/** 'Armar el fixture': choices, the plan and its edits by keyboard, mouse and touch, refusals, and its creation. */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { connectionReset, holdRequestsUntilReleased, injectFault, passThrough } from '#tests/support/browser-faults.ts';
import { button, pressButton } from '#tests/support/browser-forms.ts';
import { focusByTab } from '#tests/support/browser-input.ts';
import { waitForText, waitForToast, waitUntilIdle } from '#tests/support/browser-steps.ts';
import { pageErrorsOf } from '#tests/support/browser-visitor.ts';
import { createOwnLeague, type OwnLeague } from '#tests/support/own-league.ts';
import { expectOk, type SendRequest, signIn } from '#tests/support/web-client.ts';

const app = openBrowserApp({ seed: 'none', because: 'a fixture is planned on every cancha that there is' });

let api: SendRequest;
/** An administrator's at a desktop, who plans one fixture after the other. */
let desktop: Page;
beforeAll(async () => {
  api = await signIn(app.url, 'Admin');
  desktop = await app.open('/recuperar', { as: 'Admin' });
  for (const nombre of ['La Redonda', 'El Potrero']) await expectOk(api('POST /canchas', { body: { nombre } }));
});

/** Every league plays in a year of its own, since all play on the same canchas. */
let year = 2030;
async function openPlanner(name: string, on: 'phone' | 'desktop' = 'desktop') {
  year += 1;
  const league = await createOwnLeague(api, { name, startDate: `${year}-03-01` });
  const page = on === 'desktop' ? desktop : await app.open('/recuperar', { as: 'Admin', on });
  await page.goto(`/fixture/gestion?tournament=${league.id}`);
  await button(page, 'Ver el fixture').waitFor();
  await waitUntilIdle(page);
  return { page, league };
}

const matchCells = (page: Page) => page.locator('[data-slot][aria-pressed]');
const freeCell = (page: Page) => page.locator('[data-slot]:not([aria-pressed])', { hasText: 'Libre' }).first();
const focusedCell = (page: Page) => page.locator('[data-slot]:focus');
/** The teams in a match's cell, as in 'A de los Editados - B de los Editados'. */
const teamsIn = async (cell: Locator) => /[A-D] de los \w+ - [A-D] de los \w+/.exec(await cell.innerText())?.[0] ?? '';
const expectFixture = async (league: OwnLeague) => expect(await league.matches()).toHaveLength(6);

describe('a planned fixture', () => {
  test('is edited by keyboard and by mouse, and created as it was edited', async () => {
    const { page, league } = await openPlanner('los Editados');
    await pressButton(page, 'Ver el fixture');
    await waitForText(page, '6 partidos en 3 fechas');
    await waitForText(page, /2 localías repetidas, el mínimo posible/);

    const teams = await teamsIn(matchCells(page).first());
    await focusByTab(matchCells(page).first());
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await waitForText(page, 'Deshacer');
    await waitForText(focusedCell(page), /, 14:30, /);
    expect(await teamsIn(focusedCell(page))).toBe(teams);

    const other = await teamsIn(matchCells(page).first());
    await dragMatchTo(page, matchCells(page).first(), '15:00');
    await expect.poll(() => teamsIn(matchCells(page).nth(1))).toBe(other);

    await button(page, 'Crear fixture').dblclick();
    await waitForToast(page, 'Fixture creado: 6 partidos');
    const stored = await league.matches();
    const timeOf = (pair: string) =>
      stored.find(({ homeTeam, awayTeam }) => `${homeTeam.name} - ${awayTeam.name}` === pair)?.matchTime;
    expect([stored.length, timeOf(teams), timeOf(other)]).toEqual([6, '14:30', '15:00']);
    await waitForText(page, /^Sorteo \d+$/);
    expect(pageErrorsOf(page)).toEqual([]);
  });

  test('is edited by touch, with sides exchanged, and is still there after leaving the screen', async () => {
    const { page, league } = await openPlanner('los Tocados', 'phone');
    await button(page, 'Ver el fixture').tap();
    const first = matchCells(page).first();
    await first.tap();
    await button(page, /^Cambiar localía/).tap();
    await waitForText(page, 'Localía cambiada');
    const teams = await teamsIn(first);
    await first.tap();
    await freeCell(page).tap();
    await waitForText(page, '14:30');

    await page.goto('/canchas');
    await page.goBack();
    await button(page, 'Crear fixture').tap();
    await waitForToast(page, 'Fixture creado: 6 partidos');
    const names = (await league.matches()).map(({ homeTeam, awayTeam }) => `${homeTeam.name} - ${awayTeam.name}`);
    expect(names).toContain(teams);
  });

  test('is drawn again, and the earlier one comes back', async () => {
    const { page } = await openPlanner('los Sorteados');
    await pressButton(page, 'Ver el fixture');
    const draw = page.getByText(/^Sorteo \d+$/);
    const first = await draw.innerText();
    await pressButton(page, 'Sortear de nuevo');
    await waitForText(page, 'Fixture armado de nuevo');
    expect(await draw.innerText()).not.toBe(first);
    await pressButton(page, 'Deshacer');
    await expect.poll(() => draw.innerText()).toBe(first);
    await page.getByLabel('Ruedas').selectOption({ label: 'Ida y vuelta' });
    await waitForText(page, 'Cambiaste las opciones: este fixture es de las anteriores.');
  });

  /** Drags a match to the later slot of its own cancha. */
  async function dragMatchTo(page: Page, cell: Locator, time: string): Promise<void> {
    await cell.scrollIntoViewIfNeeded();
    const cancha = /La Redonda|El Potrero/.exec(await cell.innerText())?.[0];
    const target = page.getByRole('button', { name: new RegExp(`, ${time}, ${cancha}:`) });
    const from = await cell.boundingBox();
    if (!from) throw new Error('the match is not on the screen');
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y + 40, { steps: 3 });
    const to = await target.boundingBox();
    if (!to) throw new Error('the slot is not on the screen');
    await page.mouse.move(to.x + 30, to.y + 20, { steps: 3 });
    await expect.poll(() => target.getAttribute('class')).toMatch(/\bbg-tint\b/);
    await page.mouse.up();
  }
});

describe('an impossible fixture', () => {
  test('shows its reasons beside the button and at the options that they come from', async () => {
    const { page, league } = await openPlanner('los Imposibles');
    await page.getByLabel('A', { exact: true }).fill('14:30');
    await page.getByLabel('El Potrero').uncheck();
    await pressButton(page, 'Ver el fixture');
    const reasons = page.locator('form').getByRole('alert');
    await waitForText(reasons, 'No hay fixture posible con estas condiciones');
    const [reason = ''] = await reasons.getByRole('listitem').allInnerTexts();
    expect(reason).toMatch(/hacen? falta .* y hay /);
    await page.getByRole('group', { name: 'Días y horarios' }).getByText(reason).waitFor();

    await page.getByLabel('A', { exact: true }).fill('20:00');
    await page.locator('summary', { hasText: 'Pedidos de los equipos' }).click();
    await pressButton(page, 'Agregar pedido');
    await page.getByLabel('Hora', { exact: true }).fill('22:00');
    await page.locator('summary', { hasText: 'Pedidos de los equipos' }).click();
    await pressButton(page, 'Ver el fixture');
    const request = page.getByRole('group', { name: 'Pedido 1' });
    await waitForText(request, new RegExp(`${league.teams[0]?.name} no puede empezar antes de las 22:00`));
    await pressButton(request, 'Quitar pedido');
    await pressButton(page, 'Ver el fixture');
    await waitForText(page, '6 partidos en 3 fechas');
  });
});

describe('a creation', () => {
  const creations = /\/fixture$/;

  test('goes on after the page was reloaded in its middle, and creates every match once', async () => {
    const { page, league } = await openPlanner('los Recargados');
    await pressButton(page, 'Ver el fixture');
    const held = holdRequestsUntilReleased(passThrough);
    const end = await injectFault(page, ['POST'], held.what, creations);
    await pressButton(page, 'Crear fixture');
    await expect.poll(held.count).toBe(1);
    page.on('dialog', (question) => question.accept());
    // Held until the page is gone: an answer that came before would end the job.
    await page.reload();
    await end();
    await waitForText(page, 'La creación del fixture quedó a medias');
    await pressButton(page, 'Seguir');
    await waitForToast(page, 'El cambio se completó');
    await button(page, 'Cambios').waitFor();
    await expectFixture(league);
    expect(await page.getByText('quedó a medias').count()).toBe(0);
  });

  test('that loses its connection tries again by itself, and then says so', async () => {
    const { page, league } = await openPlanner('los Cortados');
    await pressButton(page, 'Ver el fixture');
    await button(page, 'Crear fixture').waitFor();
    await page.evaluate(() => {
      const wait = window.setTimeout;
      const hasten = (act: () => void, ms: number) => wait(act, Math.min(ms, 20));
      Object.assign(window, { setTimeout: hasten, patientSetTimeout: wait });
    });
    let attempts = 0;
    const end = await injectFault(
      page,
      ['POST'],
      (route) => {
        attempts += 1;
        return connectionReset(route);
      },
      creations,
    );
    await pressButton(page, 'Crear fixture');
    await waitForText(page, 'No se pudo crear el fixture');
    await waitForText(page, /^Sin conexión con el servidor/);
    expect(attempts).toBe(4);
    await end();
    await page.evaluate(() => Object.assign(window, { setTimeout: Reflect.get(window, 'patientSetTimeout') }));
    await pressButton(page, 'Reintentar');
    await waitForToast(page, 'Fixture creado: 6 partidos');
    await expectFixture(league);
  });

  test("in the way of another administrator's says who, and offers to finish or undo what was left alone", async () => {
    const { page } = await openPlanner('los Demorados');
    await pressButton(page, 'Ver el fixture');
    const detail = 'Alicia Moreno está creando el fixture. No avanza: podés continuarlo o deshacerlo.';
    const errors = [{ path: 'job.leftAlone', message: detail }];
    const body = { status: 409, json: { code: 'job-under-way', detail, errors } };
    const end = await injectFault(page, ['POST'], (route) => route.fulfill(body), creations);
    await pressButton(page, 'Crear fixture');
    await waitForText(page, detail);
    await button(page, 'Reintentar').waitFor();
    await pressButton(page, 'Deshacer ese cambio');
    await waitForText(page, 'No hay ningún cambio del fixture en curso.');
    await end();
    await pressButton(page, 'Crear fixture');
    await waitForToast(page, 'Fixture creado: 6 partidos');
  });
});
