/** A sheet without a connection, on a phone that is closed meanwhile. */
import { test } from 'vitest';
import { sheetParts } from '#tests/support/browser-sheet.ts';
import { waitForText } from '#tests/support/browser-steps.ts';
import { openOfflineApp, reopen } from '#tests/support/offline-app.ts';

const stage = openOfflineApp('Sin Señal');

test('a sheet that was opened once opens without a connection, and keeps what is recorded when the phone is closed', async () => {
  const phone = await stage.openPhone();
  const { page, address, site, home } = await stage.openSheet(phone);
  site.isReachable = false;
  await page.reload();
  const sheet = sheetParts(page);
  await sheet.named('Empezar').tap();
  await sheet.goal(home).tap();
  await sheet.player(9).tap();
  await waitForText(sheet.score, '1 - 0');
  await waitForText(sheet.queue, /3 sin enviar/);

  const reopened = await reopen(phone);
  await reopened.goto(address);
  await waitForText(sheetParts(reopened).score, '1 - 0');
  await waitForText(sheetParts(reopened).queue, /3 sin enviar/);

  site.isReachable = true;
  await waitForText(sheetParts(reopened).queue, 'Todo enviado');
  await reopened.reload();
  await waitForText(sheetParts(reopened).score, '1 - 0');
  await waitForText(sheetParts(reopened).queue, 'Todo enviado');
});
