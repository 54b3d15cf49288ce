/** Two ways of using a screen: by touch on a phone, or by keyboard alone. */
import type { Locator, Page } from 'playwright-core';
import { button } from './browser-forms.ts';
import { waitUntilIdle } from './browser-steps.ts';
import type { Credentials } from './browser-visitor.ts';

export interface InputMethod {
  press(target: Locator): Promise<void>;
  /** Types into an empty field; dates as 'YYYY-MM-DD', times as 'HH:MM'. */
  type(field: Locator, text: string): Promise<void>;
  /** Chooses an option of a native list by its text. */
  choose(list: Locator, option: string): Promise<void>;
}

export const touchInput: InputMethod = {
  press: (target) => target.tap(),
  async type(field, text) {
    await field.tap();
    await field.fill(text);
  },
  async choose(list, option) {
    await list.tap();
    await list.selectOption({ label: option });
  },
};

export const keyboardInput: InputMethod = {
  async press(target) {
    await focusByTab(target);
    await target.page().keyboard.press((await isCheckboxOrRadio(target)) ? 'Space' : 'Enter');
  },
  async type(field, text) {
    await focusByTab(field);
    await field.page().keyboard.type(await keysToType(field, text));
  },
  /** A focused list chooses the option whose text is typed. */
  async choose(list, option) {
    await focusByTab(list);
    await list.page().keyboard.type(option);
  },
};

/** The two variants of a journey: a title, the input method and the device. */
export const touchVariant = { how: 'by touch at 360 px', hand: touchInput, on: 'phone' } as const;
export const keyboardVariant = { how: 'by keyboard alone at 1280 px', hand: keyboardInput, on: 'desktop' } as const;

const isCheckboxOrRadio = (target: Locator) =>
  target.evaluate((element) => element.matches('[type="checkbox"], [type="radio"]'));

/** More tab stops than any screen has, even one that lists the teams of all tests. */
const maxTabStops = 400;

/**
 * The element is looked up once, and again if the screen replaces it: to find it by its role at every stop takes longer
 * than the stop itself.
 */
export async function focusByTab(target: Locator): Promise<void> {
  await target.waitFor();
  let element = await target.elementHandle();
  for (let stop = 0; stop < maxTabStops; stop++) {
    const place = await element?.evaluate((it) => (it === document.activeElement ? 'focused' : it.isConnected));
    if (place === 'focused') return;
    if (place) await target.page().keyboard.press('Tab');
    else element = await target.elementHandle();
  }
  throw new Error(`the Tab key never reaches ${target}`);
}

/** The keys that enter a value: a date field takes month, day and year, in the order this browser shows them. */
async function keysToType(field: Locator, text: string): Promise<string> {
  const type = await field.getAttribute('type');
  if (type === 'date') {
    const [year = '', month = '', day = ''] = text.split('-');
    return `${month}${day}${year}`;
  }
  return type === 'time' ? `${text.replace(':', '')}` : text;
}

/** Fills in and sends the form of the login screen. */
export async function signInWith(page: Page, hand: InputMethod, { email, password }: Credentials): Promise<void> {
  await hand.type(page.getByLabel('Email'), email);
  await hand.type(page.getByLabel('Contraseña'), password);
  await hand.press(button(page.locator('main'), 'Iniciar Sesión'));
}

/**
 * Opens a screen or a published page by its menu entry: on a phone in the bottom bar or under 'Más', elsewhere in a
 * group of the navigation bar.
 */
export async function openMenuEntry(page: Page, hand: InputMethod, group: string | null, entry: string): Promise<void> {
  await waitUntilIdle(page);
  const bar = page.getByRole('navigation', { name: /^(Principal|Secciones)$/ }).filter({ visible: true });
  const link = (within: Locator) => within.getByRole('link', { name: entry, exact: true });
  const more = page.getByRole('button', { name: 'Más', exact: true });
  const isOnPhone = await more.isVisible();
  if (isOnPhone && !(await link(bar).first().isVisible())) {
    await hand.press(more);
    return hand.press(link(page.getByRole('navigation', { name: 'Más secciones' })));
  }
  if (group && !isOnPhone) await hand.press(bar.locator('summary', { hasText: group }));
  await hand.press(link(bar));
}
