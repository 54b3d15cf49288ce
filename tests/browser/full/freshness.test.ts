/** A result reaches the published page that fans get, and a fan's open page without a reload. */
import { expect, test } from 'vitest';
import { dialog, pressButton } from '#tests/support/browser-forms.ts';
import { openBrowserStage } from '#tests/support/browser-stage.ts';
import { createOwnTournament } from '#tests/support/own-tournament.ts';
import { expectOk, readUntil } from '#tests/support/web-client.ts';

const app = openBrowserStage('writes');
const { open } = app;

test("a fan's open table updates by itself after a result", async () => {
  const { id, teams } = await createOwnTournament(app.url, 'la Mañana');
  const [home, , , away] = teams;
  const fan = await open(`/posiciones-publico?tournament=${id}`, { on: 'phone' });
  const row = fan.getByRole('row', { name: home.name });
  await expect.poll(() => row.ariaSnapshot()).toContain(`${home.name} 1 +2 3`);
  await fan.evaluate(() => Object.assign(window, { isTheSamePage: true }));

  const admin = await open(`/partidos?tournament=${id}`, { as: 'Admin' });
  await pressButton(admin, `Resultado de ${home.name} contra ${away.name}`);
  await pressButton(dialog(admin), `Sumar uno a Goles de ${home.name}`);
  await pressButton(dialog(admin), 'Guardar');
  await pressButton(dialog(admin), 'Guardar igual');
  await admin.getByRole('button', { name: 'Deshacer' }).waitFor();

  await expect.poll(() => row.ariaSnapshot()).toContain(`${home.name} 2 +3 6`);
  expect(await fan.evaluate(() => 'isTheSamePage' in window)).toBe(true);
});

test('a saved result is on the published page', async () => {
  const { id, live, api } = await createOwnTournament(app.url, 'la Siesta');
  const readPage = async () => (await fetch(`${app.url}/fixture?tournament=${id}&round=Fecha%202`)).text();
  await readPage();
  await expectOk(api('PATCH /matches/{id}/score', { params: { id: live }, body: { homeScore: 3, awayScore: 0 } }));
  const isShown = (html: string) => html.includes('data-score="3-0"');
  expect(isShown(await readUntil(readPage, isShown))).toBe(true);
});
