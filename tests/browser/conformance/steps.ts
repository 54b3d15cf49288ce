/** Steps of a scene: what the viewer does before the expectations are checked. */
import type { Locator } from 'playwright-core';
import type { SendRequest } from '#tests/support/web-client.ts';
import { type AriaRole, accessibleNameOptions, expectationFromText, type NameOrPattern } from './expectations.ts';
import type { Expectation, ScenePage, SceneStep } from './scene.ts';
import { idByName } from './setups.ts';

/** The topmost dialog, or the page while none is open. */
export async function topDialogOrPage(page: ScenePage): Promise<Locator> {
  const dialogs = page.locator('dialog:modal');
  return (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body');
}

/** Presses buttons, links, tabs or checkboxes one after the other. */
export const pressControls =
  (...names: NameOrPattern[]) =>
  async (page: ScenePage) => {
    for (const name of names) {
      const scope = await topDialogOrPage(page);
      const by = (role: AriaRole) => scope.getByRole(role, accessibleNameOptions(name));
      await by('button').or(by('link')).or(by('tab')).or(by('checkbox')).filter({ visible: true }).first().click();
    }
  };

/**
 * Submits the login form. The button is looked up in the page's main part: the navigation bar has a link of that name.
 */
export const submitLoginForm: SceneStep = (page) =>
  page.getByRole('main').getByRole('button', { name: 'Iniciar Sesión', exact: true }).click();

/** Presses a button that opens a dialog, and waits for the dialog. */
export const openDialogWith = (name: NameOrPattern) => async (page: ScenePage) => {
  const before = await page.locator('dialog:modal').count();
  await pressControls(name)(page);
  await page.locator('dialog:modal').nth(before).waitFor();
};

export const fillFields =
  (fields: Readonly<Record<string, string>>): SceneStep =>
  async (page) => {
    const scope = await topDialogOrPage(page);
    for (const [label, value] of Object.entries(fields)) {
      const one = scope.getByLabel(label).filter({ visible: true }).first();
      const isList = await one.evaluate((element) => element.localName === 'select');
      await (isList ? one.selectOption({ label: value }) : one.fill(value));
    }
  };

/** Chooses a file in the picker that a button opens. */
export const chooseFileByButton =
  (
    name: NameOrPattern,
    file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
  ): SceneStep =>
  async (page) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), pressControls(name)(page)]);
    await chooser.setFiles(file);
  };

/** Waits until an element is visible. */
export const waitForElement =
  (shown: Expectation | string): SceneStep =>
  async (page) => {
    const { find } = expectationFromText(shown);
    await find(await topDialogOrPage(page), page)
      .filter({ visible: true })
      .first()
      .waitFor();
  };

/** Changes data through the API, as another user would, before the scene goes on. */
export const changeDataThroughApi =
  (run: (api: SendRequest, idOf: (name: string) => number) => Promise<unknown>): SceneStep =>
  (_page, { api, ids }) =>
    run(api, (name) => idByName(ids, name));
