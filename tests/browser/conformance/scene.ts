/** The words in which the list of wanted texts is written: a scene says where, who, what he does, and what he then sees. */
import type { Locator, Page } from 'playwright-core';
import type { Device } from '#tests/support/browser-visitor.ts';
import type { Send } from '#tests/support/web-client.ts';
import type { Forced } from './forced.ts';
import { type Given, type Ids, idIn } from './given.ts';

/** A thing to be seen. `scope` is the topmost dialog, or else the whole page. */
export interface Shown {
  readonly says: string;
  readonly find: (scope: Locator, page: Screen) => Locator;
  /** What a field holds, or where a link leads. */
  readonly holds?: string | RegExp;
  /** How many there are, where that is wanted. */
  readonly count?: number;
  /** How it is drawn; colours as INTERFACE writes them, '#166534'. */
  readonly style?: Readonly<Partial<Record<StyledProperty, string>>>;
  /** Entries of a native list are not seen before it opens. */
  readonly isListed?: true;
}

export type StyledProperty = 'color' | 'fontWeight' | 'maxWidth' | 'maxHeight';

/** A page as a scene may use it: only `forced` says what the API answers instead. */
export type Screen = Omit<Page, 'route' | 'routeFromHAR' | 'routeWebSocket'>;

/** The API as an administrator reaches it, and the ids of what the scene started from. */
export interface Backstage {
  readonly api: Send;
  readonly ids: Ids;
}
export type Act = (page: Screen, backstage: Backstage) => Promise<unknown>;

/**
 * 'demo': the demo data, which no scene changes. 'none': no data. 'own': what the scenes made for themselves through
 * the API, `given` once for all that name the same.
 */
type Start =
  | { readonly seed: 'demo' | 'none'; readonly given?: never }
  | { readonly seed: 'own'; readonly given?: Given };

export type Scene = Start & {
  /** As in '§2 Teams list'. */
  readonly section: string;
  /** The situation, as in 'there is no team'. */
  readonly when: string;
  /**
   * The address; {team} is an id of that name among what was given. {live}, {completed}, {scheduled} are matches of the
   * demo tournament in that status.
   */
  readonly at: string;
  /** null is somebody without an account. */
  readonly as: 'Admin' | 'DT' | null;
  /** A desktop, unless it says so. */
  readonly on?: Device;
  /** What the API answers instead, where it cannot create the situation, and why it cannot. */
  readonly forced?: Forced;
  readonly does?: readonly Act[];
  readonly shows: readonly (string | Shown)[];
  /** What must not be there. */
  readonly lacks?: readonly (string | Shown)[];
  /** What the specification wants and the screen does not have yet: the text, and what is missing. */
  readonly todo?: Readonly<Record<string, string>>;
  /** Its screen never comes to rest. */
  readonly isRestless?: true;
};

type Role = Parameters<Locator['getByRole']>[0];
type Name = string | RegExp;

const named = (role: Role, name: Name): Shown => ({
  says: `${role} '${name}'`,
  find: (scope) => scope.getByRole(role, nameOf(name)),
});

/** What is only read aloud may stand apart: 'Ver todos : Goleadores' is meant by 'Ver todos: Goleadores'. */
function nameOf(name: Name): { readonly name: Name; readonly exact?: boolean } {
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

export const inside = (where: (page: Screen) => Locator, shown: Shown | string): Shown => {
  const one = asShown(shown);
  return { ...one, find: (_scope, page) => one.find(where(page), page) };
};

export const asShown = (shown: Shown | string): Shown => (typeof shown === 'string' ? text(shown) : shown);

/** The topmost dialog, or the page while none is open. */
export async function scopeOf(page: Screen): Promise<Locator> {
  const dialogs = page.locator('dialog:modal');
  return (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body');
}

/** Presses buttons, tabs or links one after the other. */
export const presses =
  (...names: Name[]) =>
  async (page: Screen) => {
    for (const name of names) {
      const scope = await scopeOf(page);
      const by = (role: Role) => scope.getByRole(role, nameOf(name));
      await by('button').or(by('link')).or(by('tab')).or(by('checkbox')).filter({ visible: true }).first().click();
    }
  };

/** Presses what opens a dialog, and waits for it. */
export const opens = (name: Name) => async (page: Screen) => {
  const before = await page.locator('dialog:modal').count();
  await presses(name)(page);
  await page.locator('dialog:modal').nth(before).waitFor();
};

export const fills =
  (fields: Readonly<Record<string, string>>): Act =>
  async (page) => {
    const scope = await scopeOf(page);
    for (const [label, value] of Object.entries(fields)) {
      const one = scope.getByLabel(label).filter({ visible: true }).first();
      const isList = await one.evaluate((element) => element.localName === 'select');
      await (isList ? one.selectOption({ label: value }) : one.fill(value));
    }
  };

/** Chooses a file in the picker that a button opens. */
export const picks =
  (name: Name, file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }): Act =>
  async (page) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), presses(name)(page)]);
    await chooser.setFiles(file);
  };

/** Waits until this is there. */
export const sees =
  (shown: Shown | string): Act =>
  async (page) => {
    const { find } = asShown(shown);
    await find(await scopeOf(page), page)
      .filter({ visible: true })
      .first()
      .waitFor();
  };

/** Somebody else does this through the API before the scene goes on. */
export const meanwhile =
  (act: (api: Send, idOf: (name: string) => number) => Promise<unknown>): Act =>
  (_page, { api, ids }) =>
    act(api, (name) => idIn(ids, name));
