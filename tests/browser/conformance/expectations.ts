/** Builders of a scene's expectations: texts, headings, buttons, figures and colours on the screen. */
import type { Locator } from 'playwright-core';
import type { Expectation, ScenePage, StyledProperty } from './scene.ts';

export type AriaRole = Parameters<Locator['getByRole']>[0];
export type NameOrPattern = string | RegExp;

const elementWithRole = (role: AriaRole, name: NameOrPattern): Expectation => ({
  says: `${role} '${name}'`,
  find: (scope) => scope.getByRole(role, accessibleNameOptions(name)),
});

/**
 * Playwright's options to find an element by its accessible name. The name may have a space before its colon: 'Ver
 * todos: Goleadores' also finds 'Ver todos : Goleadores'.
 */
export function accessibleNameOptions(name: NameOrPattern): { readonly name: NameOrPattern; readonly exact?: boolean } {
  if (typeof name !== 'string') return { name };
  if (!name.includes(': ')) return { name, exact: true };
  return { name: new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(': ', ' ?: ')}$`) };
}

export const text = (words: NameOrPattern): Expectation => ({
  says: `'${words}'`,
  find: (scope) => scope.getByText(words, { exact: typeof words === 'string' }),
});
export const heading = (name: NameOrPattern): Expectation => elementWithRole('heading', name);
export const button = (name: NameOrPattern): Expectation => elementWithRole('button', name);
export const column = (name: NameOrPattern): Expectation => elementWithRole('columnheader', name);
export const row = (name: NameOrPattern): Expectation => elementWithRole('row', name);
export const tab = (name: NameOrPattern): Expectation => elementWithRole('tab', name);
/** The open dialog with this title. */
export const dialogTitled = (name: string): Expectation => ({
  says: `dialog '${name}'`,
  find: (_scope, page) => page.getByRole('dialog', { name, exact: true }),
});

/** A link by its name; its address is checked only if `leadsTo` is passed. */
export const link = (name: NameOrPattern, leadsTo?: string | RegExp): Expectation => ({
  ...elementWithRole('link', name),
  ...(leadsTo !== undefined && { holds: leadsTo }),
});

/** A field by its label, with its value; the value of a list is the text of its chosen option. */
export const field = (label: string, holds?: string | RegExp): Expectation => ({
  says: `field '${label}'`,
  find: (scope) => scope.getByLabel(label, { exact: false }),
  ...(holds !== undefined && { holds }),
});

/** A field whose label ends in the asterisk of required fields. */
export const requiredField = (label: string): Expectation => ({
  says: `required field '${label} *'`,
  find: (scope) => scope.locator('label').getByText(new RegExp(`^${label} \\*$`)),
});

/** A field whose label has no asterisk. */
export const optionalField = (label: string): Expectation =>
  element(`'${label}' without an asterisk`, (scope) => scope.locator('label').getByText(label, { exact: true }));

/** The message 'Es obligatorio', which must be on the screen this many times. */
export const requiredMessages = (count: number): Expectation =>
  element(
    `'Es obligatorio' under ${count} fields`,
    (scope) => scope.getByText('Es obligatorio', { exact: true }),
    count,
  );

/** An option of a native list. */
export const option = (list: string, entry: NameOrPattern): Expectation => ({
  says: `'${entry}' in '${list}'`,
  find: (scope) => scope.getByLabel(list).locator('option').filter({ hasText: entry }),
  isListed: true,
});

/** Expects a native list to have this many options, or this many with the text `entry`. */
export const optionCount = (list: string, count: number, entry: NameOrPattern = ''): Expectation => ({
  ...option(list, entry),
  count,
});

/** A toast with this text: an error is an 'alert', which stays; any other message is a 'status', which disappears. */
export const toast = (kind: 'alert' | 'status', words: NameOrPattern): Expectation => ({
  says: `message '${words}'`,
  find: (_scope, page) =>
    page.locator(`[data-toaster] [role="${kind}"]`).getByText(words, { exact: typeof words === 'string' }),
});
export const alertText = (words: NameOrPattern): Expectation => ({
  says: `alert '${words}'`,
  find: (scope) => scope.getByRole('alert').getByText(words, { exact: typeof words === 'string' }),
});

/** An element that has no accessible name; `says` describes it in the report. */
export const element = (says: string, find: Expectation['find'], count?: number): Expectation => ({
  says,
  find,
  ...(count !== undefined && { count }),
});

/** An element of which one CSS property is checked. */
export const styledElement = (
  says: string,
  find: Expectation['find'],
  property: StyledProperty,
  value: string,
): Expectation => ({
  says,
  find,
  style: { [property]: value },
});

/** A figure or other value with its title, such as 'Goles: 12'. */
export const titledValue = (title: string, holds: string | RegExp): Expectation => ({
  says: `fact '${title}'`,
  find: (scope) => scope.getByRole('term').getByText(title, { exact: true }),
  holds,
});

/** The section of a screen with this heading. */
export const sectionLocator = (scope: Locator, title: string): Locator =>
  scope
    .locator('section')
    .filter({ has: scope.page().getByRole('heading', { name: title, exact: true }) })
    .last();

/** The list entries with this heading, or with any heading. */
export const cardsLocator = (scope: Locator, name: NameOrPattern = /./): Locator =>
  scope.getByRole('listitem').filter({ has: scope.page().getByRole('heading', accessibleNameOptions(name)) });

/** The rows of tables, without the row of column headings. */
export const bodyRowsLocator = (scope: Locator): Locator =>
  scope.getByRole('row').filter({ hasNot: scope.page().getByRole('columnheader') });

/** A column heading by its visible text; its accessible name may be longer. */
export const columnWithText = (title: string): Expectation => ({
  says: `column '${title}'`,
  find: (scope) => scope.getByRole('columnheader').getByText(title, { exact: true }),
});

/** The crests of teams that have one: images without an accessible name, on published pages cut out of a sheet. */
export const crestImagesLocator = (scope: Locator): Locator => scope.locator('img, svg:has(> image)');

export const expectationInside = (where: (page: ScenePage) => Locator, shown: Expectation | string): Expectation => {
  const one = expectationFromText(shown);
  return { ...one, find: (_scope, page) => one.find(where(page), page) };
};

/** An expectation within the main part of the page, without its navigation and toasts. */
export const expectationInMain = (shown: Expectation | string): Expectation =>
  expectationInside((page) => page.locator('main'), shown);

export const expectationFromText = (shown: Expectation | string): Expectation =>
  typeof shown === 'string' ? text(shown) : shown;
