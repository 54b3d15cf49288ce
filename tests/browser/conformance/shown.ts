/** Builders of a scene's expectations: texts, headings, buttons, figures and colours on the screen. */
import type { Locator } from 'playwright-core';
import type { Screen, Shown, StyledProperty } from './scene.ts';

export type Role = Parameters<Locator['getByRole']>[0];
export type Name = string | RegExp;

const named = (role: Role, name: Name): Shown => ({
  says: `${role} '${name}'`,
  find: (scope) => scope.getByRole(role, nameOf(name)),
});

/**
 * The name as a query. An accessible name may have a space before its colon: 'Ver todos: Goleadores' also matches 'Ver
 * todos : Goleadores'.
 */
export function nameOf(name: Name): { readonly name: Name; readonly exact?: boolean } {
  if (typeof name !== 'string') return { name };
  if (!name.includes(': ')) return { name, exact: true };
  return { name: new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(': ', ' ?: ')}$`) };
}

export const text = (words: Name): Shown => ({
  says: `'${words}'`,
  find: (scope) => scope.getByText(words, { exact: typeof words === 'string' }),
});
export const heading = (name: Name): Shown => named('heading', name);
export const button = (name: Name): Shown => named('button', name);
export const column = (name: Name): Shown => named('columnheader', name);
export const row = (name: Name): Shown => named('row', name);
export const tab = (name: Name): Shown => named('tab', name);
/** The open dialog with this title. */
export const titled = (name: string): Shown => ({
  says: `dialog '${name}'`,
  find: (_scope, page) => page.getByRole('dialog', { name, exact: true }),
});

/** A link; where it leads is only checked when `leadsTo` is given. */
export const link = (name: Name, leadsTo?: string | RegExp): Shown => ({
  ...named('link', name),
  ...(leadsTo !== undefined && { holds: leadsTo }),
});

/** A field by its label, with its value; the value of a list is the text of its chosen option. */
export const field = (label: string, holds?: string | RegExp): Shown => ({
  says: `field '${label}'`,
  find: (scope) => scope.getByLabel(label, { exact: false }),
  ...(holds !== undefined && { holds }),
});

/** A field whose label ends in the asterisk of required fields. */
export const required = (label: string): Shown => ({
  says: `required field '${label} *'`,
  find: (scope) => scope.locator('label').getByText(new RegExp(`^${label} \\*$`)),
});

/** An option of a native list. */
export const option = (list: string, entry: Name): Shown => ({
  says: `'${entry}' in '${list}'`,
  find: (scope) => scope.getByLabel(list).locator('option').filter({ hasText: entry }),
  isListed: true,
});

/** The number of a native list's options: of all, or of those with this text. */
export const options = (list: string, count: number, entry: Name = ''): Shown => ({ ...option(list, entry), count });

/** A toast: errors are alerts that stay, other messages a status that disappears. */
export const toast = (kind: 'alert' | 'status', words: Name): Shown => ({
  says: `message '${words}'`,
  find: (_scope, page) =>
    page.locator(`[data-toaster] [role="${kind}"]`).getByText(words, { exact: typeof words === 'string' }),
});
export const failure = (words: Name): Shown => ({
  says: `alert '${words}'`,
  find: (scope) => scope.getByRole('alert').getByText(words, { exact: typeof words === 'string' }),
});

/** An element that has no accessible name; `says` describes it in the report. */
export const seen = (says: string, find: Shown['find'], count?: number): Shown => ({
  says,
  find,
  ...(count !== undefined && { count }),
});

/** An element of which one CSS property is checked. */
export const styled = (says: string, find: Shown['find'], property: StyledProperty, value: string): Shown => ({
  says,
  find,
  style: { [property]: value },
});

/** A figure or another fact by its title, such as 'Goles: 12'. */
export const fact = (title: string, holds: string | RegExp): Shown => ({
  says: `fact '${title}'`,
  find: (scope) => scope.getByRole('term').getByText(title, { exact: true }),
  holds,
});

/** The section of a screen with this heading. */
export const part = (scope: Locator, title: string): Locator =>
  scope
    .locator('section')
    .filter({ has: scope.page().getByRole('heading', { name: title, exact: true }) })
    .last();

/** The list entries with this heading, or with any heading. */
export const card = (scope: Locator, name: Name = /./): Locator =>
  scope.getByRole('listitem').filter({ has: scope.page().getByRole('heading', nameOf(name)) });

/** The rows of tables, without the row of column headings. */
export const rows = (scope: Locator): Locator =>
  scope.getByRole('row').filter({ hasNot: scope.page().getByRole('columnheader') });

/** A column heading by its visible text; its accessible name may be longer. */
export const written = (title: string): Shown => ({
  says: `column '${title}'`,
  find: (scope) => scope.getByRole('columnheader').getByText(title, { exact: true }),
});

/** The crests of teams that have one: images without an accessible name. */
export const crests = (scope: Locator): Locator => scope.locator('img');

export const inside = (where: (page: Screen) => Locator, shown: Shown | string): Shown => {
  const one = asShown(shown);
  return { ...one, find: (_scope, page) => one.find(where(page), page) };
};

export const asShown = (shown: Shown | string): Shown => (typeof shown === 'string' ? text(shown) : shown);
