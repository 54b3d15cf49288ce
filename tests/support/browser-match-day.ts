/** The event screen of a match, as an administrator uses it. */
import type { Page } from 'playwright-core';
import { button, dialog } from '#tests/support/browser-forms.ts';
import type { InputMethod } from '#tests/support/browser-input.ts';
import { waitUntilIdle } from '#tests/support/browser-steps.ts';

export async function openEventScreen(page: Page, hand: InputMethod): Promise<void> {
  await waitUntilIdle(page);
  await hand.press(button(page, 'Gestionar Eventos'));
  await dialog(page).getByRole('heading', { name: 'Gestionar Eventos' }).waitFor();
}

export async function recordEvent(
  page: Page,
  hand: InputMethod,
  { team, what, player }: { team: string; what: RegExp; player: RegExp },
) {
  await hand.press(button(dialog(page), team));
  await hand.press(button(dialog(page), what));
  await hand.press(button(dialog(page), player).first());
}
