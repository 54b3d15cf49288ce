/** The tribunal's way from a red card to a published bulletin, on a small phone, with every tap counted. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { findAccessibilityFlaws } from '#tests/support/browser-accessibility.ts';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { button, dialog } from '#tests/support/browser-forms.ts';
import { waitForText, waitForToast, waitUntilIdle } from '#tests/support/browser-steps.ts';
import { pageErrorsOf } from '#tests/support/browser-visitor.ts';
import { createOwnTournament } from '#tests/support/own-tournament.ts';
import { expectOk } from '#tests/support/web-client.ts';

const app = openBrowserApp('writes');

test('a red card with a ban of two matches goes from the inbox to the published bulletin in at most 12 taps', async () => {
  const own = await createOwnTournament(app.url, 'la Disciplina');
  const page = await app.open(`/disciplina?tournament=${own.id}`, { as: 'Admin', on: 'phone' });
  await page.setViewportSize({ width: 360, height: 740 });
  await waitUntilIdle(page);
  const taps = countedTaps();

  await taps.tap(button(page, /^Resolver/));
  await waitForText(dialog(page), 'Qué partidos se pierde');
  await waitForText(dialog(page), /Fecha 2: .*Racing-Central/);
  await taps.tap(button(dialog(page), 'Sumar uno a Fechas'));
  await waitForText(dialog(page), 'y 1 partido más, todavía sin programar');
  const reason = dialog(page).getByLabel('Motivo');
  await taps.tap(reason);
  await reason.fill('Agredió a un rival.');
  expect(await findAccessibilityFlaws(page)).toEqual([]);
  await taps.tap(button(dialog(page), 'Guardar'));
  await waitForToast(page, 'Sanción guardada');
  await taps.tap(page.getByRole('tab', { name: 'Boletines' }));
  await taps.tap(button(page, 'Nuevo boletín'));
  await waitForText(page, /2 fechas de suspensión\. Agredió a un rival\./);
  await taps.tap(button(page, 'Publicar'));
  await taps.tap(button(dialog(page), 'Publicar'));
  await waitForText(page, /^Boletín 1\/\d{4} publicado$/);
  expect(taps.count()).toBeLessThanOrEqual(12);
  expect(await findAccessibilityFlaws(page)).toEqual([]);

  const bulletins = await expectOk(own.api('GET /tournaments/{id}/bulletins', { params: { id: own.id } }));
  expect(bulletins).toMatchObject([{ number: 1, lines: [{ text: '2 fechas de suspensión. Agredió a un rival.' }] }]);
  expect(await expectOk(own.api('GET /tournaments/{id}/cases', { params: { id: own.id } }))).toEqual([]);
  expect(pageErrorsOf(page)).toEqual([]);
});

/** Taps that count themselves. */
function countedTaps() {
  let count = 0;
  return {
    async tap(target: Locator): Promise<void> {
      count += 1;
      await target.tap();
    },
    count: () => count,
  };
}
