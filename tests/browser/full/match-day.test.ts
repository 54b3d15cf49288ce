/** A match in play: events by keyboard, and lists and pages while results come in. */
import { expect, test } from 'vitest';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { button, dialog, fillFields, pressButton } from '#tests/support/browser-forms.ts';
import { keyboardInput } from '#tests/support/browser-input.ts';
import { openEventScreen, recordEvent } from '#tests/support/browser-match-day.ts';
import { waitForText, waitUntilIdle } from '#tests/support/browser-steps.ts';
import { createOwnTournament } from '#tests/support/own-tournament.ts';
import { expectOk } from '#tests/support/web-client.ts';

const app = openBrowserApp('writes');
const { open } = app;

test('a walkover for a match whose date is to come is saved only after the question whether it was played', async () => {
  const own = await createOwnTournament(app.url, 'la Espera');
  const page = await open(`/partidos/${own.scheduled}`, { as: 'Admin', on: 'phone' });
  const read = () => expectOk(own.api('GET /matches/{id}', { params: { id: own.scheduled } }));
  await pressButton(page, 'Más acciones');
  await pressButton(page, 'Resultado');
  await pressButton(dialog(page), 'Un equipo no se presentó (W.O.)');
  await dialog(page).getByRole('radio', { name: own.teams[3].name }).check();
  await pressButton(dialog(page), 'Guardar');
  await waitForText(dialog(page), '¿Ya se jugó?');
  await pressButton(dialog(page), 'Cancelar');
  await page.getByText('¿Ya se jugó?').waitFor({ state: 'detached' });
  expect((await read()).status).toBe('scheduled');
  await pressButton(dialog(page), 'Guardar');
  await pressButton(dialog(page), 'Guardar igual');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await read()).toMatchObject({ status: 'completed', walkover: 'away' });

  await pressButton(page, 'Editar Partido');
  await dialog(page).getByLabel('Estado').selectOption('Programado');
  await pressButton(dialog(page), 'Guardar');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await pressButton(page, 'Editar Partido');
  await dialog(page).getByLabel('Estado').selectOption('Finalizado');
  await fillFields(dialog(page), { 'Goles local': '1', 'Goles visitante': '0' });
  await pressButton(dialog(page), 'Guardar');
  await waitForText(dialog(page), '¿Ya se jugó?');
  await pressButton(dialog(page), 'Cancelar');
  await page.getByText('¿Ya se jugó?').waitFor({ state: 'detached' });
  expect(await dialog(page).getByLabel('Goles local').inputValue()).toBe('1');
  expect((await read()).status).toBe('scheduled');
});

test('the list of matches stays at the round whose last result is saved', async () => {
  const { api, teams } = await createOwnTournament(app.url, 'la Paciencia');
  const [home, , , away] = teams;
  const year = { startDate: '2025-01-01', endDate: '2025-12-31' };
  const { id } = await expectOk(api('POST /tournaments', { body: { ...year, name: 'Copa Paciencia' } }));
  for (const number of [1, 2]) {
    const sides = { tournamentId: id, homeTeamId: home.id, awayTeamId: away.id, location: 'Complejo Sur' };
    const body = { ...sides, round: `Fecha ${number}`, matchDate: `2025-03-0${number}`, matchTime: '14:00' };
    await expectOk(api('POST /matches', { body }));
  }
  const page = await open(`/partidos?tournament=${id}`, { as: 'Admin' });
  await button(page, `Resultado de ${home.name} contra ${away.name}`).click();
  await button(dialog(page), `Sumar uno a Goles de ${home.name}`).click();
  await button(dialog(page), 'Guardar').click();
  await dialog(page).waitFor({ state: 'detached' });
  await waitForText(page.locator('main'), '1 - 0');
  await waitUntilIdle(page);
  expect(await page.locator('main').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(['Fecha 1']);
});

test('an administrator starts a match by keyboard, is warned about a suspended player and corrects an event', async () => {
  const own = await createOwnTournament(app.url, 'el Comienzo');
  const page = await open(`/partidos/${own.scheduled}`, { as: 'Admin' });
  await openEventScreen(page, keyboardInput);
  await waitForText(dialog(page), 'Este partido todavía no se jugó');
  await keyboardInput.press(button(dialog(page), 'Empezar partido'));
  const suspended = /César Bravo.*Suspendido/;
  await dialog(page).getByLabel('Minuto', { exact: true }).fill('5');
  await recordEvent(page, keyboardInput, { team: own.teams[0].name, what: /Amarilla$/, player: suspended });
  await waitForText(dialog(page), 'César Bravo está suspendido para este partido.');

  await keyboardInput.press(button(dialog(page), /^Editar Tarjeta amarilla para César Bravo/));
  const form = dialog(page).getByRole('form', { name: /^Editar/ });
  await keyboardInput.choose(form.getByLabel('Tipo'), 'Tarjeta roja');
  await form.getByLabel('Minuto').fill('31');
  await keyboardInput.press(button(form, 'Guardar'));
  await waitForText(form, 'Debe ser 30 o menos');
  await form.getByLabel('Minuto').fill('12');
  await keyboardInput.press(button(form, 'Guardar'));
  const edit = button(dialog(page), /^Editar Tarjeta roja para César Bravo .*12'/);
  await expect.poll(() => edit.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await waitForText(page, 'EN VIVO');
});
