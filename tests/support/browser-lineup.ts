/** The lineup screen: places on the pitch, the bench, and the list of matches to line up for. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { waitUntilIdle } from '#tests/support/browser-steps.ts';
import type { OwnTournament } from '#tests/support/own-tournament.ts';

export const pitchPlaceLocator = (page: Page, number: number) => page.locator(`[data-place="${number}"]`);
export const readPlaceName = (page: Page, number: number) =>
  pitchPlaceLocator(page, number).locator('span').first().innerText();
export const benchPlayerLocator = (page: Page, name: string | RegExp) =>
  page.locator('[data-bench] button').filter({ hasText: name });
const lineupSelect = (page: Page) => page.getByLabel('Alineación', { exact: true });
export const waitUntilLineupSaved = (page: Page) => page.getByText('Alineación guardada').waitFor();

/** Chooses the lineup for the next match of the coach's own team. */
export async function chooseNextMatchLineup(page: Page, { teams }: OwnTournament): Promise<void> {
  await lineupSelect(page).locator('option', { hasText: teams[3].name }).waitFor({ state: 'attached' });
  await lineupSelect(page).selectOption({ index: 1 });
  await expect.poll(() => page.url()).toContain('match=');
  await waitUntilIdle(page);
  await pitchPlaceLocator(page, 1).waitFor();
}
