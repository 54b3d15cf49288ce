/** The event screen of a match as an administrator uses it. */
import type { Page } from 'playwright-core';
import { button, dialog } from '#tests/support/browser-forms.ts';
import type { Hand } from '#tests/support/browser-hands.ts';
import { settles } from '#tests/support/browser-steps.ts';

export const sees = (within: Pick<Page, 'getByText'>, words: string | RegExp) =>
  within.getByText(words).first().waitFor();

export async function startsToManage(page: Page, hand: Hand): Promise<void> {
  await settles(page);
  await hand.press(button(page, 'Gestionar Eventos'));
  await dialog(page).getByRole('heading', { name: 'Gestionar Eventos' }).waitFor();
}

export async function records(
  page: Page,
  hand: Hand,
  { team, what, player }: { team: string; what: RegExp; player: RegExp },
) {
  await hand.press(button(dialog(page), team));
  await hand.press(button(dialog(page), what));
  await hand.press(button(dialog(page), player).first());
}
