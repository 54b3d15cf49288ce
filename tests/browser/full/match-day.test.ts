/**
 * A match day beyond recording goals: late answers, warnings, the fixture, how a match was decided, the current round.
 */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { sportsComplexName } from '#infra/local/seed/demo-tournament.ts';
import { button, dialog } from '#tests/support/browser-forms.ts';
import { keyboardVariant, touchInput, touchVariant } from '#tests/support/browser-input.ts';
import { openEventScreen, recordEvent } from '#tests/support/browser-match-day.ts';
import { openBrowserStage } from '#tests/support/browser-stage.ts';
import { waitForScreen, waitForText, waitUntilIdle, waitWithReloads } from '#tests/support/browser-steps.ts';
import { pageErrorsOf } from '#tests/support/browser-visitor.ts';
import { oneVariantUnlessFullRun } from '#tests/support/full.ts';
import { createOwnTournament } from '#tests/support/own-tournament.ts';
import { expectOk } from '#tests/support/web-client.ts';

const app = openBrowserStage('writes');
const { open } = app;

test('a result form that opens before a recorded goal is loaded shows the goal as soon as it is loaded', async () => {
  const own = await createOwnTournament(app.url, 'la Demora');
  const away = own.teams[1].name;
  const page = await open(`/partidos/${own.live}`, { as: 'Admin', on: 'phone' });
  await openEventScreen(page, touchInput);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/api/matches/*/detail', (route) => arrived.then(() => route.fallback()));
  await recordEvent(page, touchInput, { team: away, what: /^Gol$/, player: /^9 / });
  await waitForText(dialog(page), /^Cargado: /);
  await touchInput.press(button(dialog(page), 'Listo'));
  await touchInput.press(button(page, 'Resultado'));
  const goals = dialog(page).getByLabel(`Goles de ${away}`, { exact: true });
  const before = Number(await goals.inputValue());
  arrive();
  await expect.poll(() => goals.inputValue()).toBe(String(before + 1));
  await touchInput.press(button(dialog(page), 'Guardar'));
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

test('an administrator is warned when the events have more goals than the score, and corrects the goalkeeper', async () => {
  const own = await createOwnTournament(app.url, 'el Arco');
  const away = own.teams[1].name;
  const page = await open(`/partidos/${own.completed}`, { as: 'Admin', on: 'phone' });
  await openEventScreen(page, touchInput);
  await recordEvent(page, touchInput, { team: away, what: /^Gol$/, player: /^9 / });
  await waitForText(dialog(page), `${away}: hay 1 gol en los eventos y 0 en el resultado.`);
  await touchInput.choose(dialog(page).getByLabel(`Arquero de ${away}`), 'Nadie');
  await touchInput.press(button(dialog(page), 'Guardar arqueros'));
  await page.locator('[data-toaster]').getByText('Arqueros guardados').waitFor();
  await page.reload();
  await openEventScreen(page, touchInput);
  const shown = dialog(page).getByLabel(`Arquero de ${away}`);
  await expect.poll(() => shown.evaluate((list: HTMLSelectElement) => list.selectedOptions[0]?.text)).toBe('Nadie');
});

const touchAndKeyboardVariants = [
  { ...touchVariant, name: 'los Domingos' },
  { ...keyboardVariant, name: 'los Feriados' },
];

describe.each(oneVariantUnlessFullRun(touchAndKeyboardVariants, 0))('using the screens $how', ({ hand, on, name }) => {
  test('an administrator creates a first round, a fan sees it, and the administrator deletes its match', async () => {
    const { api, teams, referee } = await createOwnTournament(app.url, name);
    const [home, away] = [teams[0].name, teams[2].name];
    const cup = `Liga de ${name}`;
    const dates = { startDate: '2027-02-01', endDate: '2027-06-01' };
    const body = { ...dates, name: cup, teamIds: teams.map(({ id }) => id) };
    const { id } = await expectOk(api('POST /tournaments', { body }));
    const page = await open('/fixture/gestion', { as: 'Admin', on });
    await waitForText(page, 'Sin torneo seleccionado');
    await page.getByLabel('Torneo').getByText(cup).waitFor({ state: 'attached' });
    await hand.choose(page.getByLabel('Torneo'), cup);
    await page.getByRole('heading', { name: `Fixture - ${cup}` }).waitFor({ state: 'attached' });
    await hand.press(button(page, 'Crear Primera Fecha'));
    await hand.press(button(dialog(page), 'Continuar'));
    await waitForText(dialog(page), 'Es obligatorio');
    expect(await dialog(page).getByLabel('Nombre').inputValue()).toBe('Fecha 1');
    expect(await dialog(page).getByLabel('Hora de inicio').inputValue()).toBe('14:00');
    await hand.type(dialog(page).getByLabel('Día'), '2027-02-06');
    await hand.press(button(dialog(page), 'Continuar'));

    await dialog(page).getByRole('heading', { name: 'Nuevo Partido' }).waitFor();
    expect(await dialog(page).getByLabel('Ronda').inputValue()).toBe('Fecha 1');
    await hand.choose(dialog(page).getByLabel('Local'), home);
    await hand.choose(dialog(page).getByLabel('Visitante'), away);
    await hand.press(button(dialog(page), 'Crear'));
    await waitForText(dialog(page), 'Es obligatorio');
    await hand.choose(dialog(page).getByLabel('Árbitro'), referee.name);
    await hand.press(button(dialog(page), 'Crear'));
    await waitForText(page.locator('main'), new RegExp(`Sin cancha\\s· ${referee.name}`));

    const fan = await open(`/fixture?tournament=${id}`, { on });
    await waitWithReloads(fan, home);
    await waitForText(fan.locator('main'), new RegExp(`${sportsComplexName}\\s· ${referee.name}`));

    await hand.press(button(page, `Eliminar ${home} contra ${away}`));
    await waitForText(dialog(page), '¿Estás seguro de eliminar este partido?');
    await hand.press(button(dialog(page), 'Eliminar'));
    await button(page, 'Crear Primera Fecha').waitFor();
    expect(pageErrorsOf(page)).toEqual([]);
  });

  test('a match of the fixture opens in a dialog, which returns the focus when it closes', async () => {
    const own = await createOwnTournament(app.url, `${name} de la Fecha`);
    const page = await open(`/fixture-admin?tournament=${own.id}&round=Fecha 2`, { as: own.coach, on });
    const eye = button(page, new RegExp(`^Ver detalles de ${own.teams[0].name}`));
    await hand.press(eye);
    await waitForText(dialog(page), 'Este partido aún no se ha jugado');
    await page.keyboard.press('Escape');
    await expect.poll(() => eye.evaluate((element) => element === document.activeElement)).toBe(true);
    await hand.press(button(page, 'Anterior'));
    await expect.poll(() => new URL(page.url()).searchParams.get('round')).toBe('Fecha 1');
    await hand.press(eye);
    await waitForText(dialog(page), /de \w+ de 20\d\d$/);
    await hand.press(dialog(page).getByRole('link', { name: 'Ver Estadísticas Completas' }));
    await waitForScreen(page, '/goleadores');
  });
});

describe('the details of a match', () => {
  /** Opens an address with a changed match: `change` is merged into the real one, `events` replaces its events. */
  async function openChangedMatch(address: string, change: object, events?: []): Promise<Page> {
    const page = await open('/', { as: 'DT' });
    await page.route(/\/api\/matches\/\d+\/detail/, async (route) => {
      const answer = await (await route.fetch()).json();
      await route.fulfill({ json: { events: events ?? answer.events, match: { ...answer.match, ...change } } });
    });
    await page.goto(address);
    await waitUntilIdle(page);
    return page;
  }

  test.each([
    ['a coach', 'DT', 'Partido no encontrado'],
    ['a visitor', null, 'Página no encontrada'],
  ] as const)('say to %s when the match does not exist', async (_, as, words) => {
    const page = await open('/partidos/999999', { as });
    await waitForText(page.locator('main'), words);
    await page.goto('/partidos/nada');
    await waitForText(page.locator('main'), 'Página no encontrada');
  });

  test('show a walkover and a penalty shoot-out', async () => {
    const own = await createOwnTournament(app.url, 'la Decisión');
    await waitForText(
      await openChangedMatch(`/partidos/${own.completed}`, { walkover: 'away', homeScore: 3, scoreDisplay: '3 - 0' }),
      'W.O.',
    );
    const level = { homeScore: 1, awayScore: 1, homePenalties: 4, awayPenalties: 3, scoreDisplay: '1 - 1' };
    await waitForText(await openChangedMatch(`/partidos/${own.completed}`, level), '(4-3 pen.)');
  });

  test('say in their dialog when the match has no round or no events', async () => {
    const own = await createOwnTournament(app.url, 'la Nada');
    const page = await openChangedMatch(`/fixture-admin?tournament=${own.id}&round=Fecha 1`, { round: '' }, []);
    await button(page, /^Ver detalles de/).click();
    await waitForText(dialog(page), 'Sin ronda');
    await waitForText(dialog(page), 'No hay eventos registrados para este partido');
  });
});

test('the public fixture opens at the current round and keeps the chosen round in its address', async () => {
  const page = await open('/fixture?tournament=1', { on: 'phone' });
  await waitForText(page, 'Fecha 5 de 7');
  await touchInput.press(page.getByRole('link', { name: 'Siguiente' }));
  await waitForText(page, 'Fecha 6 de 7');
  await page.reload();
  await waitForText(page, 'Fecha 6 de 7');
  await touchInput.press(page.getByRole('link', { name: /: partido .*El Ombú/ }).first());
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/partidos\/\d+$/);
  await waitForText(page, 'Este partido aún no se ha jugado');
});
