/** Every screen and every published page opens in a browser, shows nothing to visitors that changes data, and is accessible. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { appearancesOfNth, findAccessibilityFlaws } from '#tests/support/browser-accessibility.ts';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import {
  buildTestedScreens,
  changingVerbs,
  publishedAddresses,
  viewerWhoSeesMost,
} from '#tests/support/browser-routes.ts';
import {
  navigateWithRouter,
  pathOfPage,
  showUnknownAddress,
  signInByHand,
  unknownAddressHeading,
  waitForScreen,
  waitUntilIdle,
} from '#tests/support/browser-steps.ts';
import { everyNthUnlessFullRun, isFullRun } from '#tests/support/full.ts';

const { open } = openBrowserApp('reads');
let visitorPage: Page;
let adminPage: Page;
beforeAll(async () => {
  [visitorPage, adminPage] = await Promise.all([open('/login'), open('/recuperar', { as: 'Admin' })]);
});

/**
 * Opens a screen of the application: in the full run by loading its address, otherwise as a link in the application
 * does, which takes a third of the time.
 */
async function openScreen(page: Page, address: string): Promise<void> {
  if (isFullRun) await page.goto(address);
  else {
    await showUnknownAddress(page);
    await navigateWithRouter(page, address);
    await unknownAddressHeading(page).waitFor({ state: 'detached' });
  }
  await waitUntilIdle(page);
}

test.each(everyNthUnlessFullRun(8, buildTestedScreens()).map((screen, index) => ({ ...screen, index })))(
  'the screen $address opens for who sees the most of it, without accessibility flaws',
  async ({ name, address, index }) => {
    const page = viewerWhoSeesMost(name) === 'Admin' ? adminPage : visitorPage;
    await openScreen(page, address);
    expect(pathOfPage(page)).toBe(address);
    expect(await findAccessibilityFlaws(page, appearancesOfNth(index))).toEqual([]);
  },
);

test('the screen for unknown addresses has no accessibility flaws', async () => {
  await showUnknownAddress(adminPage);
  expect(await findAccessibilityFlaws(adminPage)).toEqual([]);
});

test('a menu of the header closes on Escape, when the focus leaves it, and when its link is followed', async () => {
  await openScreen(adminPage, '/');
  await adminPage.setViewportSize({ width: 1280, height: 800 });
  const summary = adminPage.locator('summary', { hasText: 'Competición' });
  const link = adminPage.getByRole('link', { name: 'Playoffs', exact: true });
  await summary.click();
  await link.focus();
  await adminPage.keyboard.press('Escape');
  expect(await link.isVisible()).toBe(false);
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  await summary.click();
  await link.focus();
  await adminPage.getByRole('button', { name: 'Salir' }).focus();
  expect(await link.isVisible()).toBe(false);
  await summary.click();
  await link.click();
  await waitForScreen(adminPage, '/playoffs');
  expect(await link.isVisible()).toBe(false);
});

/** What the accessibility tree shows of a button or link that changes something. */
const managing = new RegExp(`- '?(?:button|link) "${changingVerbs}`);

test.each(everyNthUnlessFullRun(8, publishedAddresses).map((address, index) => [address, index] as const))(
  'the published page %s is open to a visitor, changes nothing, and has no accessibility flaws',
  async (address, index) => {
    await visitorPage.goto(address);
    await waitUntilIdle(visitorPage);
    expect(new URL(visitorPage.url()).href).toBe(new URL(address, visitorPage.url()).href);
    expect(await visitorPage.locator('#root').count(), 'places for the application').toBe(0);
    expect(await visitorPage.locator('main').ariaSnapshot()).not.toMatch(managing);
    expect(await findAccessibilityFlaws(visitorPage, appearancesOfNth(index))).toEqual([]);
  },
);

test('a visitor who is sent to the login by a guarded screen gets there after signing in', async () => {
  await visitorPage.goto('/usuarios');
  await waitForScreen(visitorPage, '/login');
  await signInByHand(visitorPage, 'Admin');
  await waitForScreen(visitorPage, '/usuarios');
});
