/** Assertions of a scene: texts, headings, buttons, figures and colours that a person sees. */
import type { Locator } from 'playwright-core';
import type { Screen, Shown, StyledProperty } from './scene.ts';

export type Role = Parameters<Locator['getByRole']>[0];
export type Name = string | RegExp;

const named = (role: Role, name: Name): Shown => ({
  says: `${role} '${name}'`,
  find: (scope) => scope.getByRole(role, nameOf(name)),
});

/** What is only read aloud may stand apart: 'Ver todos : Goleadores' is meant by 'Ver todos: Goleadores'. */
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
/** The dialog itself. */
export const titled = (name: string): Shown => ({
  says: `dialog '${name}'`,
  find: (_scope, page) => page.getByRole('dialog', { name, exact: true }),
});

/** Where it leads is looked at too, if that is said. */
export const link = (name: Name, leadsTo?: string | RegExp): Shown => ({
  ...named('link', name),
  ...(leadsTo !== undefined && { holds: leadsTo }),
});

/** A field by its label, and what it holds; a list has what it shows. */
export const field = (label: string, holds?: string | RegExp): Shown => ({
  says: `field '${label}'`,
  find: (scope) => scope.getByLabel(label, { exact: false }),
  ...(holds !== undefined && { holds }),
});

/** A field whose label carries the asterisk of the required ones. */
export const required = (label: string): Shown => ({
  says: `required field '${label} *'`,
  find: (scope) => scope.locator('label').getByText(new RegExp(`^${label} \\*$`)),
});

/** An entry of a native list. */
export const option = (list: string, entry: Name): Shown => ({
  says: `'${entry}' in '${list}'`,
  find: (scope) => scope.getByLabel(list).locator('option').filter({ hasText: entry }),
  isListed: true,
});

/** How many entries a native list has: with these words, or at all. */
export const options = (list: string, count: number, entry: Name = ''): Shown => ({ ...option(list, entry), count });

/** A message: errors are alerts that stay, news a status that goes. */
export const toast = (kind: 'alert' | 'status', words: Name): Shown => ({
  says: `message '${words}'`,
  find: (_scope, page) =>
    page.locator(`[data-toaster] [role="${kind}"]`).getByText(words, { exact: typeof words === 'string' }),
});
export const failure = (words: Name): Shown => ({
  says: `alert '${words}'`,
  find: (scope) => scope.getByRole('alert').getByText(words, { exact: typeof words === 'string' }),
});

/** What is found by no name; said in words. */
export const seen = (says: string, find: Shown['find'], count?: number): Shown => ({
  says,
  find,
  ...(count !== undefined && { count }),
});

/** What is told by how it is drawn. */
export const styled = (says: string, find: Shown['find'], property: StyledProperty, value: string): Shown => ({
  says,
  find,
  style: { [property]: value },
});

/** A figure, or another fact, under its title: 'Goles: 12'. */
export const fact = (title: string, holds: string | RegExp): Shown => ({
  says: `fact '${title}'`,
  find: (scope) => scope.getByRole('term').getByText(title, { exact: true }),
  holds,
});

/** The part of a screen under this heading. */
export const part = (scope: Locator, title: string): Locator =>
  scope
    .locator('section')
    .filter({ has: scope.page().getByRole('heading', { name: title, exact: true }) })
    .last();

/** The entries of a list that have this heading, or any. */
export const card = (scope: Locator, name: Name = /./): Locator =>
  scope.getByRole('listitem').filter({ has: scope.page().getByRole('heading', nameOf(name)) });

/** The rows of tables below their headings. */
export const rows = (scope: Locator): Locator =>
  scope.getByRole('row').filter({ hasNot: scope.page().getByRole('columnheader') });

/** The heading of a column by what is written there; what is read aloud may be longer. */
export const written = (title: string): Shown => ({
  says: `column '${title}'`,
  find: (scope) => scope.getByRole('columnheader').getByText(title, { exact: true }),
});

/** The pictures of teams that have one: they are not read aloud. */
export const crests = (scope: Locator): Locator => scope.locator('img');

export const inside = (where: (page: Screen) => Locator, shown: Shown | string): Shown => {
  const one = asShown(shown);
  return { ...one, find: (_scope, page) => one.find(where(page), page) };
};

export const asShown = (shown: Shown | string): Shown => (typeof shown === 'string' ? text(shown) : shown);
