/** 'Cambios' of an own tournament: what is saved, what the API tells of it, and undoing a change on the screen. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { button, dialog } from './browser-forms.ts';
import { waitForText, waitForToast } from './browser-steps.ts';
import type { OwnTournament } from './own-tournament.ts';
import { expectOk, readUntil } from './web-client.ts';

export const changesOf = (own: OwnTournament) => ({
  readMatch: (id: number) => expectOk(own.api('GET /matches/{id}', { params: { id } })),

  saveScore: (id: number, homeScore: number, awayScore: number) =>
    expectOk(own.api('PATCH /matches/{id}/score', { params: { id }, body: { homeScore, awayScore } })),

  /** 'Defensores-Sur de los Cambios - Racing-Central de los Cambios', by the places of the teams. */
  pairing: (home: number, away: number) => `${own.teams[home]?.name} - ${own.teams[away]?.name}`,

  /** Waits until the changes of the tournament have such a sentence: the publisher writes it a moment after the save. */
  waitForChange: (words: string) =>
    readUntil(
      () => expectOk(own.api('GET /tournaments/{id}/changes', { params: { id: own.id }, query: { limit: '100' } })),
      (changes) => changes.some(({ text }) => text.includes(words)),
    ),
});

const undoButton = (page: Page, words: string) =>
  page
    .getByRole('button', { name: /^Deshacer/ })
    .filter({ hasText: words })
    .first();

export async function undoChange(page: Page, words: string): Promise<void> {
  await undoButton(page, words).click();
  await waitForText(dialog(page), '¿Querés deshacer este cambio?');
  await waitForText(dialog(page), words);
  // The toast of an earlier undo may still be on the screen, so it does not tell that this one was saved.
  const answered = page.waitForResponse('**/changes/undo');
  await button(dialog(page), 'Deshacer').click();
  expect((await answered).status()).toBe(200);
  await waitForToast(page, 'Cambio deshecho');
}
