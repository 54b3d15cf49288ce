/**
 * Reads the text of every screen on an archive's data, with the browser's clock set to the day when the archive was
 * made.
 */
import type { Browser, Page } from 'playwright-core';
import { buildTestedScreens, type Viewer } from '#tests/support/browser-routes.ts';
import { openVisitorPage } from '#tests/support/browser-visitor.ts';

export interface RecordedScreen {
  readonly address: string;
  readonly viewer: Viewer;
  readonly text: string;
}

type ScreenToRead = Pick<RecordedScreen, 'address' | 'viewer'>;

/**
 * Every screen as an administrator, the public ones also without an account, and the public ones of the finished cup.
 */
export const listScreensToRead = (): ScreenToRead[] => [
  ...buildTestedScreens().flatMap(({ name, address, isOpen }) => [
    ...(isOpen ? [{ address, viewer: null }] : []),
    ...(name === 'login' ? [] : [{ address, viewer: 'Admin' as const }]),
  ]),
  ...screenAddressesOfCup.map((address) => ({ address, viewer: null })),
];

const screenAddressesOfCup = [
  '/torneos/3',
  '/fixture?tournament=3',
  '/posiciones-publico?tournament=3',
  '/playoffs?tournament=3',
];

/** The text of one screen. The browser takes `day`, when the archive was made, for today. */
export async function readScreen(browser: Browser, url: string, { address, viewer }: ScreenToRead, day: string) {
  const page = await openVisitorPage(browser, url, { as: viewer });
  try {
    // The window is high enough for the whole page: the browser may leave out of the text what is out of view.
    await page.setViewportSize({ width: 1280, height: 6000 });
    await page.clock.setFixedTime(`${day}T18:00:00Z`);
    await page.goto(address);
    return { address, viewer, text: await readSettledText(page) };
  } finally {
    await page.context().close();
  }
}

/** The text of the page, once nothing loads any more and two readings agree. */
async function readSettledText(page: Page): Promise<string> {
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  let before = '';
  for (;;) {
    await page.waitForLoadState('networkidle');
    const text = await page.locator('body').innerText();
    if (text === before && !text.includes('Cargando')) return text;
    before = text;
    await page.waitForTimeout(250);
  }
}
