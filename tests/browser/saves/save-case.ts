/** A save of the web application: what a test needs to know to perform and check it. */
import type { Locator, Page } from 'playwright-core';
import type { Method } from '#shared/contract/route.ts';
import { dialog, type FieldValuesByLabel, pressButton } from '#tests/support/browser-forms.ts';
import type { Viewer } from '#tests/support/browser-routes.ts';
import type { OwnTournament } from '#tests/support/own-tournament.ts';
import type { SendRequest } from '#tests/support/web-client.ts';

export interface SaveCase {
  /** A clause for the test's title, such as 'a team is created'. */
  readonly what: string;
  /** The file below web/ that sends the request. */
  readonly by: string;
  readonly route: `${Exclude<Method, 'GET'>} /${string}`;
  /** The viewer, by default an administrator; 'DT' is the coach of the test's own tournament. */
  readonly as?: Viewer;
  /** Creates what the save needs before the browser opens; returns the id that the other functions are called with. */
  readonly given?: (api: SendRequest, own: OwnTournament) => Promise<number>;
  readonly at: (id: number, own: OwnTournament) => string;
  /** Presses and chooses until the form is open. */
  readonly opens?: (page: Page, id: number) => Promise<void>;
  readonly types?: FieldValuesByLabel;
  /** The button that saves. */
  readonly saves: (page: Page) => Locator;
  /** Presses the button, where that takes more than a click. */
  readonly presses?: (button: Locator) => Promise<void>;
  /** Reads what is stored afterwards, which must equal `leaves`. */
  readonly reads: (api: SendRequest, id: number, own: OwnTournament) => Promise<unknown>;
  readonly leaves: unknown;
  /** The address of a second request whose success also proves the save, when the answer to the save was lost. */
  readonly elseBy?: RegExp;
  /** Whether Escape closes the dialog even while the save is in progress. */
  readonly isLeftByEscape?: true;
}

const accessibleNameOptions = (name: string | RegExp) => (typeof name === 'string' ? { name, exact: true } : { name });
export const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', accessibleNameOptions(name)).first();

export const buttonInDialog = (name: string | RegExp) => (page: Page) => button(dialog(page), name);
export const buttonInMain = (name: string | RegExp) => (page: Page) => button(page.locator('main'), name);
/** The button in the newest toast that has one. */
export const buttonInToast = (name: string) => (page: Page) =>
  page.locator('[data-toaster]').getByRole('button', accessibleNameOptions(name)).last();

/**
 * Presses buttons one after the other. A dialog follows its page in the document, so the last match is the right one.
 */
export const pressButtonsInOrder =
  (...names: readonly (string | RegExp)[]) =>
  async (page: Page) => {
    for (const name of names)
      await page.locator('main').getByRole('button', accessibleNameOptions(name)).last().click();
  };

export const openEntryOfAdminMenu = (entry: string) => async (page: Page) => {
  await pressButton(page, 'Administrar');
  await button(page.locator('main'), entry).click();
};

/** How many items meet the condition. */
export const countWhere = <T>(items: readonly T[], isSo: (item: T) => boolean): number => items.filter(isSo).length;
