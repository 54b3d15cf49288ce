/** A match in play: a goal recorded by touch, and a fan who watches it. */
import { expect, test } from 'vitest';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { button, dialog } from '#tests/support/browser-forms.ts';
import { touchInput } from '#tests/support/browser-input.ts';
import { openEventScreen, recordEvent } from '#tests/support/browser-match-day.ts';
import { waitForText, waitUntilIdle } from '#tests/support/browser-steps.ts';
import { pageErrorsOf } from '#tests/support/browser-visitor.ts';
import { createOwnTournament } from '#tests/support/own-tournament.ts';

const app = openBrowserApp('writes');
const { open } = app;

test('a goal recorded by touch reaches a fan who watches the match, also as an announcement for screen readers', async () => {
  const own = await createOwnTournament(app.url, 'la Tribuna');
  const [home, away] = [own.teams[2].name, own.teams[1].name];
  const fan = await open(`/partidos/${own.live}`, { on: 'phone' });
  await waitUntilIdle(fan);
  await waitForText(fan, 'EN VIVO');
  const admin = await open(`/partidos/${own.live}`, { as: 'Admin', on: 'phone' });
  await openEventScreen(admin, touchInput);
  await recordEvent(admin, touchInput, { team: away, what: /^Gol$/, player: /^9 / });
  await waitForText(dialog(admin), new RegExp(`^Cargado: Gol de .+ \\(${away}\\)$`));
  await waitForText(dialog(admin), '0 - 1');

  // The fan's page asks the server every 20 seconds for a newer version while a match is in play.
  await expect
    .poll(() => fan.getByRole('status').textContent(), { timeout: 60_000 })
    .toBe(`¡Gol de ${away}! ${home} 0, ${away} 1.`);
  expect(await fan.locator('main').innerText()).toContain('0 - 1');

  await recordEvent(admin, touchInput, { team: home, what: /En contra$/, player: /^2 / });
  await waitForText(dialog(admin), '0 - 2');
  await touchInput.press(button(dialog(admin), /^Eliminar Gol en contra/));
  await waitForText(dialog(admin), '¿Eliminar este evento?');
  await touchInput.press(button(dialog(admin), 'Eliminar'));
  await waitForText(admin.getByRole('dialog', { name: 'Gestionar Eventos' }), '0 - 1');
  expect(pageErrorsOf(admin)).toEqual([]);
});
