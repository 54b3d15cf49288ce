/** 'Cambios' of a tournament while others save, without a connection, and when the list is empty, long or unreadable. */
import { beforeAll, expect, test } from 'vitest';
import { findAccessibilityFlaws } from '#tests/support/browser-accessibility.ts';
import { changesOf, undoButton, undoChange } from '#tests/support/browser-changes.ts';
import { gatewayError, holdRequestsUntilReleased, injectFault } from '#tests/support/browser-faults.ts';
import { button, dialog, pressButton } from '#tests/support/browser-forms.ts';
import { openBrowserStage } from '#tests/support/browser-stage.ts';
import { waitForText, waitForToast } from '#tests/support/browser-steps.ts';
import { createOwnTournament, type OwnTournament } from '#tests/support/own-tournament.ts';

const app = openBrowserStage('writes');

let own: OwnTournament;
let changes: ReturnType<typeof changesOf>;
beforeAll(async () => {
  own = await createOwnTournament(app.url, 'las Correcciones');
  changes = changesOf(own);
});

const openChanges = () => app.open(`/torneos/${own.id}/cambios`, { as: 'Admin', on: 'phone' });

test('a change that was followed by another meanwhile is refused with the reason, and the list shows the other', async () => {
  await changes.saveScore(own.completed, 4, 0);
  const [first, second] = ['2 - 0 → 4 - 0', '4 - 0 → 5 - 0'];
  await changes.waitForChange(first);
  const page = await openChanges();
  await undoButton(page, first).click();
  await waitForText(dialog(page), first);
  expect(await findAccessibilityFlaws(page)).toEqual([]);
  await changes.saveScore(own.completed, 5, 0);
  await changes.waitForChange(second);
  await button(dialog(page), 'Deshacer').click();
  await waitForToast(page, `Después hubo otro cambio de ${changes.pairing(0, 1)}.`);
  await undoButton(page, second).waitFor();
  await expect.poll(() => undoButton(page, first).count()).toBe(0);
  expect((await changes.readMatch(own.completed)).homeScore).toBe(5);
  await undoChange(page, second);
  await changes.waitForChange('5 - 0 → 4 - 0');
  await changes.saveScore(own.completed, 2, 0);
});

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
  await waitForText(page, 'creó el torneo Copa las Correcciones.');
});

test('without a connection the list stays, and an undo says so and is repeated on request', async () => {
  await changes.saveScore(own.completed, 6, 0);
  await changes.waitForChange('2 - 0 → 6 - 0');
  const page = await openChanges();
  await undoButton(page, '2 - 0 → 6 - 0').waitFor();
  await page.context().setOffline(true);
  await undoButton(page, '2 - 0 → 6 - 0').click();
  await button(dialog(page), 'Deshacer').click();
  await waitForText(page, 'No se pudo deshacer el cambio');
  await waitForText(page, 'corrigió el resultado');
  expect((await changes.readMatch(own.completed)).homeScore).toBe(6);
  await page.context().setOffline(false);
  await pressButton(page, 'Reintentar');
  await waitForToast(page, 'Cambio deshecho');
  expect((await changes.readMatch(own.completed)).homeScore).toBe(2);
});

test('an older page of changes is added on request', async () => {
  for (let goals = 1; goals <= 52; goals += 1) await changes.saveScore(own.completed, goals % 10, goals % 7);
  await changes.waitForChange('1 - 2 → 2 - 3');
  const page = await openChanges();
  await button(page, 'Ver más').waitFor();
  await pressButton(page, 'Ver más');
  await waitForText(page, 'creó el torneo Copa las Correcciones.');
});
