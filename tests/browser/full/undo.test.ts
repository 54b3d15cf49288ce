/** 'Deshacer' after saving a result, and the event screen: its confirmations and its step to the final result. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { answerLost, injectFault } from '#tests/support/browser-faults.ts';
import { button, dialog, pressButton } from '#tests/support/browser-forms.ts';
import { openBrowserStage } from '#tests/support/browser-stage.ts';
import { waitForToast, waitUntilIdle } from '#tests/support/browser-steps.ts';
import { createOwnTournament, type OwnTournament } from '#tests/support/own-tournament.ts';
import { expectOk } from '#tests/support/web-client.ts';

const app = openBrowserStage('writes');

let testTournament: OwnTournament;
beforeAll(async () => {
  testTournament = await createOwnTournament(app.url, 'los Arrepentidos');
});

const toasterLocator = (page: Page) => page.locator('[data-toaster]');
const undoButton = (page: Page) => toasterLocator(page).getByRole('button', { name: 'Deshacer' });
const blamesAnotherPersonPattern = /otra persona/i;
const readMatch = async (id: number) => (await testTournament.api('GET /matches/{id}', { params: { id } })).body;

let usedMatchDayCount = 0;
async function createMatch(more: object = {}): Promise<number> {
  usedMatchDayCount += 1;
  const matchDate = new Date(Date.UTC(2025, 1, usedMatchDayCount)).toISOString().slice(0, 10);
  const place = { matchDate, matchTime: '14:00', location: 'Complejo Sur', round: 'Fecha 50' };
  const [{ id: homeTeamId }, { id: awayTeamId }] = testTournament.teams;
  const body = {
    tournamentId: testTournament.id,
    homeTeamId,
    awayTeamId,
    refereeId: testTournament.referee.id,
    ...place,
    ...more,
  };
  return (await expectOk(testTournament.api('POST /matches', { body }))).id;
}

async function openMatch(id: number) {
  const page = await app.open(`/partidos/${id}`, { as: 'Admin', on: 'phone' });
  await page.setViewportSize({ width: 360, height: 640 });
  await waitUntilIdle(page);
  return page;
}

async function saveResult(page: Page, opener = button(page, 'Resultado')) {
  await opener.click();
  await pressButton(dialog(page), `Sumar uno a Goles de ${testTournament.teams[0].name}`);
  await pressButton(dialog(page), 'Guardar');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await undoButton(page).first().waitFor();
}

describe("'Deshacer'", () => {
  test('undo is offered for the latest result only, and restores that match', async () => {
    const [first, second] = [await createMatch({ round: 'Fecha 60' }), await createMatch({ round: 'Fecha 60' })];
    const page = await app.open(`/partidos?tournament=${testTournament.id}&round=Fecha 60`, {
      as: 'Admin',
      on: 'phone',
    });
    await waitUntilIdle(page);
    const opener = (index: number) =>
      page.getByRole('button', { name: new RegExp(`^Resultado de ${testTournament.teams[0].name}`) }).nth(index);
    await saveResult(page, opener(0));
    await saveResult(page, opener(1));
    expect(await undoButton(page).count()).toBe(1);
    await undoButton(page).click();
    await waitForToast(page, 'Se deshizo el resultado');
    expect((await readMatch(first)).status).toBe('completed');
    expect((await readMatch(second)).status).toBe('scheduled');
  });

  test('the offer to undo disappears after the next change by the same user', async () => {
    const id = await createMatch();
    const page = await openMatch(id);
    await saveResult(page);
    await button(page, 'Gestionar Eventos').click();
    await button(dialog(page), testTournament.teams[0].name).click();
    await button(dialog(page), 'Gol').click();
    await dialog(page).getByRole('button', { name: /^\d+ / }).first().click();
    await dialog(page)
      .getByText(/^Cargado: /)
      .waitFor();
    expect(await undoButton(page).count()).toBe(0);
    expect((await readMatch(id)).status).toBe('completed');
  });

  test('the offer to undo disappears when a form of the match opens', async () => {
    const page = await openMatch(await createMatch());
    await saveResult(page);
    await button(page, 'Resultado').click();
    await expect.poll(() => undoButton(page).count()).toBe(0);
    await pressButton(dialog(page), `Sumar uno a Goles de ${testTournament.teams[0].name}`);
    await pressButton(dialog(page), 'Guardar');
    await toasterLocator(page)
      .getByText(/^Guardado: 2/)
      .waitFor();
    expect(await page.getByText(blamesAnotherPersonPattern).count()).toBe(0);
  });

  test('saving again after an undo whose answer was lost blames no other user', async () => {
    const id = await createMatch();
    const page = await openMatch(id);
    await saveResult(page);
    const over = await injectFault(page, ['PUT'], answerLost, /\/api\/matches\/\d+$/);
    await undoButton(page).click();
    await toasterLocator(page).getByText('Error al deshacer el resultado').waitFor();
    await over();
    expect((await readMatch(id)).status).toBe('scheduled');
    await button(page, 'Resultado').click();
    await pressButton(dialog(page), `Sumar uno a Goles de ${testTournament.teams[0].name}`);
    await pressButton(dialog(page), 'Guardar');
    await toasterLocator(page)
      .getByText(/^Guardado: /)
      .waitFor();
    expect(await page.getByText(blamesAnotherPersonPattern).count()).toBe(0);
    expect((await readMatch(id)).status).toBe('completed');
  });

  test('an undo is refused without blaming anybody when the match has changed since', async () => {
    const id = await createMatch();
    const page = await openMatch(id);
    await saveResult(page);
    await testTournament.api('PATCH /matches/{id}/score', { params: { id }, body: { homeScore: 5, awayScore: 5 } });
    await undoButton(page).click();
    await waitForToast(page, 'No se pudo deshacer: el partido cambió desde que guardaste el resultado');
    expect(await page.getByText(blamesAnotherPersonPattern).count()).toBe(0);
    expect((await readMatch(id)).homeScore).toBe(5);
  });
});

describe('the event screen at 360 × 640', () => {
  const isInSight = (page: Page, words: RegExp) =>
    dialog(page)
      .getByText(words)
      .first()
      .evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const on = document.elementFromPoint(x + width / 2, y + height / 2);
        return height > 0 && on !== null && element.contains(on);
      });

  test('shows what was recorded without scrolling, and leads to the result form with the current score', async () => {
    const id = await createMatch({ status: 'in_progress' });
    const page = await openMatch(id);
    await button(page, 'Gestionar Eventos').click();
    await button(dialog(page), testTournament.teams[0].name).click();
    await button(dialog(page), 'Gol').click();
    await dialog(page).getByRole('button', { name: /^\d+ / }).first().click();
    await dialog(page)
      .getByText(/^Cargado: Gol de /)
      .waitFor();
    expect(await isInSight(page, /^Cargado: Gol de /)).toBe(true);

    await button(dialog(page), 'Finalizar').click();
    await dialog(page).getByRole('heading', { name: 'Cargar Resultado' }).waitFor();
    const goals = dialog(page).getByLabel(`Goles de ${testTournament.teams[0].name}`, { exact: true });
    await expect.poll(() => goals.inputValue()).toBe('1');
    await pressButton(dialog(page), 'Guardar');
    await undoButton(page).waitFor();
    expect(await readMatch(id)).toMatchObject({ status: 'completed', homeScore: 1, awayScore: 0 });
  });

  test('asks before it discards an unfinished correction of an event', async () => {
    const id = await createMatch({ status: 'in_progress' });
    const playerId = testTournament.squads[0]?.[0]?.id ?? 0;
    const event = { matchId: id, teamId: testTournament.teams[0].id, playerId, eventType: 'goal' as const, minute: 7 };
    await expectOk(testTournament.api('POST /matchevents', { body: event }));
    const page = await openMatch(id);
    await button(page, 'Gestionar Eventos').click();
    await button(dialog(page), /^Editar Gol/).click();
    await dialog(page).getByLabel('Descripción').fill('De cabeza');
    await button(dialog(page), 'Finalizar').click();
    await dialog(page).getByText('¿Descartar los cambios?').waitFor();
    await pressButton(dialog(page), 'Seguir editando');
    expect(await dialog(page).getByLabel('Descripción').inputValue()).toBe('De cabeza');
  });

  test("offers 'Finalizar' for a match in play only", async () => {
    const page = await openMatch(await createMatch());
    await button(page, 'Gestionar Eventos').click();
    await button(dialog(page), 'Empezar partido').waitFor();
    expect(await button(dialog(page), 'Finalizar').count()).toBe(0);
  });
});
