/** 'Cambios' of a tournament and of a match: who changed what, in words, and undoing the last change. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findAccessibilityFlaws } from '#tests/support/browser-accessibility.ts';
import { gatewayError, holdRequestsUntilReleased, injectFault } from '#tests/support/browser-faults.ts';
import { button, dialog, pressButton } from '#tests/support/browser-forms.ts';
import { openBrowserStage } from '#tests/support/browser-stage.ts';
import { waitForScreen, waitForText, waitForToast } from '#tests/support/browser-steps.ts';
import { pageErrorsOf } from '#tests/support/browser-visitor.ts';
import { createOwnTournament, type OwnTournament } from '#tests/support/own-tournament.ts';
import { expectOk, readUntil } from '#tests/support/web-client.ts';

const app = openBrowserStage('writes');

let own: OwnTournament;
beforeAll(async () => {
  own = await createOwnTournament(app.url, 'los Cambios');
});

const readMatch = (id: number) => expectOk(own.api('GET /matches/{id}', { params: { id } }));
const saveScore = (id: number, homeScore: number, awayScore: number) =>
  expectOk(own.api('PATCH /matches/{id}/score', { params: { id }, body: { homeScore, awayScore } }));

/** 'Defensores de los Cambios - Racing de los Cambios', by the places of the teams. */
const pairing = (home: number, away: number) => `${own.teams[home]?.name} - ${own.teams[away]?.name}`;

/** Waits until the changes of the tournament have such a sentence: the publisher writes it a moment after the save. */
const waitForChange = (words: string) =>
  readUntil(
    () => expectOk(own.api('GET /tournaments/{id}/changes', { params: { id: own.id }, query: { limit: '100' } })),
    (changes) => changes.some(({ text }) => text.includes(words)),
  );

const undoButton = (page: Page, words: string) =>
  page
    .getByRole('button', { name: /^Deshacer/ })
    .filter({ hasText: words })
    .first();

async function undoChange(page: Page, words: string): Promise<void> {
  await undoButton(page, words).click();
  await waitForText(dialog(page), '¿Querés deshacer este cambio?');
  await waitForText(dialog(page), words);
  // The toast of an earlier undo may still be on the screen, so it does not tell that this one was saved.
  const answered = page.waitForResponse('**/changes/undo');
  await button(dialog(page), 'Deshacer').click();
  expect((await answered).status()).toBe(200);
  await waitForToast(page, 'Cambio deshecho');
}

const openChanges = (on: 'phone' | 'desktop' = 'phone') => app.open(`/torneos/${own.id}/cambios`, { as: 'Admin', on });

test.each(['phone', 'desktop'] as const)(
  'an administrator with a %s reads the changes of a tournament, and undoes a result, a date and an event',
  async (on) => {
    const { matchTime } = await readMatch(own.scheduled);
    const [time, minute] = on === 'phone' ? ['17:10', 7] : ['18:20', 8];
    await saveScore(own.completed, 3, on === 'phone' ? 0 : 1);
    const body = { ...(await readMatch(own.scheduled)), matchTime: time };
    await expectOk(own.api('PUT /matches/{id}', { params: { id: own.scheduled }, body }));
    const [scorer] = own.squads[2] ?? [];
    const goal = { matchId: own.live, playerId: scorer?.id ?? 0, teamId: own.teams[2].id, eventType: 'goal' as const };
    await expectOk(own.api('POST /matchevents', { body: { ...goal, minute } }));
    const scored = `anotó un gol de ${scorer?.lastName} (${minute}') en ${pairing(2, 1)}.`;
    await waitForChange(scored);

    const page = await app.open(`/torneos/${own.id}`, { as: 'Admin', on });
    await pressButton(page, 'Administrar');
    await pressButton(page, 'Ver cambios');
    await waitForScreen(page, `/torneos/${own.id}/cambios`);
    const corrected = `corrigió el resultado de ${pairing(0, 1)}: 2 - 0 → 3 - `;
    const moved = `cambió la fecha de ${pairing(0, 3)}: `;
    for (const words of [corrected, moved, scored, 'creó el torneo Copa los Cambios.']) await waitForText(page, words);
    expect(await findAccessibilityFlaws(page)).toEqual([]);

    await undoChange(page, corrected);
    await waitForText(page, new RegExp(`corrigió el resultado de ${pairing(0, 1)}: 3 - \\d → 2 - 0`));
    await undoChange(page, moved);
    await undoChange(page, scored);
    await waitForText(page, `borró un gol de ${scorer?.lastName} (${minute}') en ${pairing(2, 1)}.`);
    expect(await readMatch(own.completed)).toMatchObject({ homeScore: 2, awayScore: 0 });
    expect((await readMatch(own.scheduled)).matchTime).toBe(matchTime);
    expect(await readMatch(own.live)).toMatchObject({ homeScore: 0, awayScore: 0 });
    expect(pageErrorsOf(page)).toEqual([]);
  },
);

test('a change that was followed by another meanwhile is refused with the reason, and the list shows the other', async () => {
  await saveScore(own.completed, 4, 0);
  const [first, second] = ['2 - 0 → 4 - 0', '4 - 0 → 5 - 0'];
  await waitForChange(first);
  const page = await openChanges();
  await undoButton(page, first).click();
  await saveScore(own.completed, 5, 0);
  await waitForChange(second);
  await button(dialog(page), 'Deshacer').click();
  await waitForToast(page, `Después hubo otro cambio de ${pairing(0, 1)}.`);
  await undoButton(page, second).waitFor();
  await expect.poll(() => undoButton(page, first).count()).toBe(0);
  expect((await readMatch(own.completed)).homeScore).toBe(5);
  await undoChange(page, second);
  await waitForChange('5 - 0 → 4 - 0');
  await saveScore(own.completed, 2, 0);
});

test.each(['phone', 'desktop'] as const)(
  "a match's changes on a %s do not name the match, and the last one is undone",
  async (on) => {
    await expectOk(
      own.api('PUT /matches/{id}', {
        params: { id: own.scheduled },
        body: { ...(await readMatch(own.scheduled)), location: `Predio de ${on}` },
      }),
    );
    await waitForChange(`Predio de ${on}`);
    const page = await app.open(`/partidos/${own.scheduled}`, { as: 'Admin', on });
    await pressButton(page, 'Cambios');
    await waitForText(dialog(page), 'Cambios del partido');
    const moved = `cambió el lugar: Complejo Sur → Predio de ${on}.`;
    await waitForText(dialog(page), moved);
    expect(await findAccessibilityFlaws(page)).toEqual([]);
    await undoChange(page, moved);
    await waitForText(dialog(page), `cambió el lugar: Predio de ${on} → Complejo Sur.`);
    expect((await readMatch(own.scheduled)).location).toBe('Complejo Sur');
    expect(pageErrorsOf(page)).toEqual([]);
  },
);

const changesAddress = /\/api\/tournaments\/\d+\/changes/;

test('the list says that it loads, that it is empty, and what failed, and is read again on request', async () => {
  const page = await app.open('/recuperar', { as: 'Admin', on: 'phone' });
  const held = holdRequestsUntilReleased(gatewayError);
  const endFault = await injectFault(page, ['GET'], held.what, changesAddress);
  await page.goto(`/torneos/${own.id}/cambios`);
  await page.getByText('Cargando').first().waitFor({ state: 'attached' });
  held.release();
  await waitForText(page, 'No se pudieron cargar los cambios');
  await endFault();
  const endEmpty = await injectFault(page, ['GET'], (route) => route.fulfill({ json: [] }), changesAddress);
  await pressButton(page, 'Reintentar');
  await waitForText(page, 'Todavía no hay cambios');
  expect(await findAccessibilityFlaws(page)).toEqual([]);
  await endEmpty();
  await page.reload();
  await waitForText(page, 'creó el torneo Copa los Cambios.');
});

test('without a connection the list stays, and an undo says so and is repeated on request', async () => {
  await saveScore(own.completed, 6, 0);
  await waitForChange('2 - 0 → 6 - 0');
  const page = await openChanges();
  await undoButton(page, '2 - 0 → 6 - 0').waitFor();
  await page.context().setOffline(true);
  await undoButton(page, '2 - 0 → 6 - 0').click();
  await button(dialog(page), 'Deshacer').click();
  await waitForText(page, 'No se pudo deshacer el cambio');
  await waitForText(page, 'corrigió el resultado');
  expect((await readMatch(own.completed)).homeScore).toBe(6);
  await page.context().setOffline(false);
  await pressButton(page, 'Reintentar');
  await waitForToast(page, 'Cambio deshecho');
  expect((await readMatch(own.completed)).homeScore).toBe(2);
});

test('an older page of changes is added on request', async () => {
  for (let goals = 1; goals <= 52; goals += 1) await saveScore(own.completed, goals % 10, goals % 7);
  const page = await openChanges();
  await button(page, 'Ver más').waitFor();
  await pressButton(page, 'Ver más');
  await waitForText(page, 'creó el torneo Copa los Cambios.');
});
