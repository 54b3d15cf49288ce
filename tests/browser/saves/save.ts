/** What a person saves in the web application, as far as a test needs to know it to do it for him. */
import type { Locator, Page } from 'playwright-core';
import type { Method } from '#shared/contract/route.ts';
import { dialog, type Fields, press } from '#tests/support/browser-forms.ts';
import type { Viewer } from '#tests/support/browser-routes.ts';
import type { OwnTournament } from '#tests/support/own-tournament.ts';
import type { Send } from '#tests/support/web-client.ts';

export interface Save {
  /** As in 'a team is created'. */
  readonly what: string;
  /** The file below web/ that asks the API for it. */
  readonly by: string;
  readonly route: `${Exclude<Method, 'GET'>} /${string}`;
  /** An administrator unless said otherwise; 'DT' is the coach of the tournament that the test made. */
  readonly as?: Viewer;
  /** What has to be there before the browser opens; answers the id that the others get. */
  readonly given?: (api: Send, own: OwnTournament) => Promise<number>;
  readonly at: (id: number, own: OwnTournament) => string;
  /** What is pressed and chosen until the form is there. */
  readonly opens?: (page: Page, id: number) => Promise<void>;
  readonly types?: Fields;
  /** What saves when it is pressed. */
  readonly saves: (page: Page) => Locator;
  /** Where pressing it takes more than a click. */
  readonly presses?: (button: Locator) => Promise<void>;
  /** What is stored afterwards, and has to be `leaves`. */
  readonly reads: (api: Send, id: number, own: OwnTournament) => Promise<unknown>;
  readonly leaves: unknown;
  /** What succeeds in its place when it is tried again after its answer got lost. */
  readonly elseBy?: RegExp;
  /** While it is being saved one may go on: Escape closes the dialog it stands in. */
  readonly isLeftByEscape?: true;
}

const named = (name: string | RegExp) => (typeof name === 'string' ? { name, exact: true } : { name });
export const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', named(name)).first();

export const inDialog = (name: string | RegExp) => (page: Page) => button(dialog(page), name);
export const inMain = (name: string | RegExp) => (page: Page) => button(page.locator('main'), name);
/** The newest one that offers it. */
export const inMessage = (name: string) => (page: Page) =>
  page.locator('[data-toaster]').getByRole('button', named(name)).last();

/** One after the other; a dialog comes after the page it stands over. */
export const pressing =
  (...names: readonly (string | RegExp)[]) =>
  async (page: Page) => {
    for (const name of names) await page.locator('main').getByRole('button', named(name)).last().click();
  };

export const fromMenu = (entry: string) => async (page: Page) => {
  await press(page, 'Administrar');
  await button(page.locator('main'), entry).click();
};

/** How many of them are so. */
export const count = <T>(items: readonly T[], isSo: (item: T) => boolean): number => items.filter(isSo).length;
