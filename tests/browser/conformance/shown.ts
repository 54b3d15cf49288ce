/** Builders of a scene's expectations: texts, headings, buttons, figures and colours on the screen. */
import type { Locator } from 'playwright-core';
import type { Expectation, Screen, StyledProperty } from './scene.ts';

export type Role = Parameters<Locator['getByRole']>[0];
export type Name = string | RegExp;

const named = (role: Role, name: Name): Expectation => ({
  says: `${role} '${name}'`,
  find: (scope) => scope.getByRole(role, nameQuery(name)),
});

/**
 * The name as a query. An accessible name may have a space before its colon: 'Ver todos: Goleadores' also matches 'Ver
 * todos : Goleadores'.
 */
export function nameQuery(name: Name): { readonly name: Name; readonly exact?: boolean } {
  if (typeof name !== 'string') return { name };
  if (!name.includes(': ')) return { name, exact: true };
  return { name: new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(': ', ' ?: ')}$`) };
}

export const text = (words: Name): Expectation => ({
  says: `'${words}'`,
  find: (scope) => scope.getByText(words, { exact: typeof words === 'string' }),
});
export const heading = (name: Name): Expectation => named('heading', name);
export const button = (name: Name): Expectation => named('button', name);
export const column = (name: Name): Expectation => named('columnheader', name);
export const row = (name: Name): Expectation => named('row', name);
export const tab = (name: Name): Expectation => named('tab', name);
/** The open dialog with this title. */
export const dialogTitled = (name: string): Expectation => ({
  says: `dialog '${name}'`,
  find: (_scope, page) => page.getByRole('dialog', { name, exact: true }),
});

/** A link; where it leads is only checked when `leadsTo` is given. */
export const link = (name: Name, leadsTo?: string | RegExp): Expectation => ({
  ...named('link', name),
  ...(leadsTo !== undefined && { holds: leadsTo }),
});

/** A field by its label, with its value; the value of a list is the text of its chosen option. */
export const field = (label: string, holds?: string | RegExp): Expectation => ({
  says: `field '${label}'`,
  find: (scope) => scope.getByLabel(label, { exact: false }),
  ...(holds !== undefined && { holds }),
});

/** A field whose label ends in the asterisk of required fields. */
export const required = (label: string): Expectation => ({
  says: `required field '${label} *'`,
  find: (scope) => scope.locator('label').getByText(new RegExp(`^${label} \\*$`)),
});

/** A field whose label has no asterisk. */
export const optionalField = (label: string): Expectation =>
  element(`'${label}' without an asterisk`, (scope) => scope.locator('label').getByText(label, { exact: true }));

/** The messages that a required field is empty, by their number. */
export const requiredMessages = (count: number): Expectation =>
  element(
    `'Es obligatorio' under ${count} fields`,
    (scope) => scope.getByText('Es obligatorio', { exact: true }),
    count,
  );

/** An option of a native list. */
export const option = (list: string, entry: Name): Expectation => ({
  says: `'${entry}' in '${list}'`,
  find: (scope) => scope.getByLabel(list).locator('option').filter({ hasText: entry }),
  isListed: true,
});

/** The number of a native list's options: of all, or of those with this text. */
export const options = (list: string, count: number, entry: Name = ''): Expectation => ({
  ...option(list, entry),
  count,
});

/** A toast: errors are alerts that stay, other messages a status that disappears. */
export const toast = (kind: 'alert' | 'status', words: Name): Expectation => ({
  says: `message '${words}'`,
  find: (_scope, page) =>
    page.locator(`[data-toaster] [role="${kind}"]`).getByText(words, { exact: typeof words === 'string' }),
});
export const alertText = (words: Name): Expectation => ({
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
export const styled = (
  says: string,
  find: Expectation['find'],
  property: StyledProperty,
  value: string,
): Expectation => ({
  says,
  find,
  style: { [property]: value },
});

/** A figure or another fact by its title, such as 'Goles: 12'. */
export const fact = (title: string, holds: string | RegExp): Expectation => ({
  says: `fact '${title}'`,
  find: (scope) => scope.getByRole('term').getByText(title, { exact: true }),
  holds,
});

/** The section of a screen with this heading. */
export const sectionTitled = (scope: Locator, title: string): Locator =>
  scope
    .locator('section')
    .filter({ has: scope.page().getByRole('heading', { name: title, exact: true }) })
    .last();

/** The list entries with this heading, or with any heading. */
export const card = (scope: Locator, name: Name = /./): Locator =>
  scope.getByRole('listitem').filter({ has: scope.page().getByRole('heading', nameQuery(name)) });

/** The rows of tables, without the row of column headings. */
export const bodyRows = (scope: Locator): Locator =>
  scope.getByRole('row').filter({ hasNot: scope.page().getByRole('columnheader') });

/** A column heading by its visible text; its accessible name may be longer. */
export const columnText = (title: string): Expectation => ({
  says: `column '${title}'`,
  find: (scope) => scope.getByRole('columnheader').getByText(title, { exact: true }),
});

/** The crests of teams that have one: images without an accessible name. */
export const crestImages = (scope: Locator): Locator => scope.locator('img');

export const inside = (where: (page: Screen) => Locator, shown: Expectation | string): Expectation => {
  const one = toExpectation(shown);
  return { ...one, find: (_scope, page) => one.find(where(page), page) };
};

/** An expectation within the main part of the page, without its navigation and toasts. */
export const inMain = (shown: Expectation | string): Expectation => inside((page) => page.locator('main'), shown);

export const toExpectation = (shown: Expectation | string): Expectation =>
  typeof shown === 'string' ? text(shown) : shown;
