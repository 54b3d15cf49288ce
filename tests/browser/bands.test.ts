/** What the application's screens show of a tournament's bands, and of the bracket of one without bands of its own. */
import { beforeAll, expect, test } from 'vitest';
import type { Band } from '#shared/domain/schemas/band.ts';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { button, dialog } from '#tests/support/browser-forms.ts';
import { waitForText, waitUntilIdle } from '#tests/support/browser-steps.ts';
import { expectOk, type SendRequest, signIn } from '#tests/support/web-client.ts';

const app = openBrowserApp('writes');
let api: SendRequest;
let teamIds: number[];

beforeAll(async () => {
  api = await signIn(app.url, 'Admin');
  const names = ['Abeja', 'Búho', 'Cuis', 'Delfín', 'Emú', 'Flamenco'];
  const teams = names.map((name) => ({
    name: `Club ${name}`,
    coach: 'Norma Sosa',
    city: 'Morón',
    foundationYear: 1990,
  }));
  teamIds = (await expectOk(api('POST /teams/batch', { body: { teams } }))).map(({ id }) => id);
});

const createCup = async (name: string, bands: Band[] = []): Promise<number> => {
  const body = { name, startDate: '2031-01-01', endDate: '2031-12-31', teamIds, bands };
  return (await expectOk(api('POST /tournaments', { body }))).id;
};

test('a league without bands and bracket leads nobody to playoffs', async () => {
  const page = await app.open(`/torneos/${await createCup('Liga de los Animales')}`, { as: 'DT' });
  await waitUntilIdle(page);
  await waitForText(page, 'Club Abeja');
  expect(await page.getByRole('link', { name: 'Ver Playoffs' }).count()).toBe(0);
});

test('the form of playoffs opens at the number of places that the bands give', async () => {
  const top: Band = { from: 1, to: 8, label: 'Pasa de ronda', kind: 'good', table: 'general' };
  const page = await app.open(`/torneos/${await createCup('Copa de los Animales', [top])}`, { as: 'Admin' });
  await button(page, 'Generar Playoffs').click();
  expect(await dialog(page).getByLabel('Equipos que clasifican').inputValue()).toBe('8');
});

test('tables of a tournament without bands explain the places of the bracket that exists', async () => {
  const id = await createCup('Copa sin Marcas');
  const [homeTeamId = 0, awayTeamId = 0] = teamIds;
  const played = { tournamentId: id, homeTeamId, awayTeamId, location: 'Complejo Sur', matchTime: '14:00' };
  const score = { status: 'completed' as const, homeScore: 1, awayScore: 0 };
  await expectOk(api('POST /matches', { body: { ...played, ...score, matchDate: '2031-02-01' } }));
  const dates = { semi1Date: '2031-03-01', semi2Date: '2031-03-01', finalDate: '2031-03-08' };
  const times = { semi1Time: '14:00', semi2Time: '15:00', finalTime: '16:00' };
  const body = { ...dates, ...times, location: 'Complejo Sur' };
  await expectOk(api('POST /tournaments/{id}/generate-playoffs', { params: { id }, body }));
  for (const address of [`/posiciones?tournament=${id}`, `/torneos/${id}`, `/imprimir?tournament=${id}&hoja=tabla`]) {
    const page = await app.open(address, { as: 'Admin' });
    await waitForText(page, 'Clasifica a semifinales · 1.º a 4.º');
    await page.close();
  }
});
