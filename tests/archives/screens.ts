/** The text of every screen on the data of an archive, on the day the archive was made. */
import type { Browser, Page } from 'playwright-core';
import { screens, type Viewer } from '#tests/support/browser-routes.ts';
import { newVisitor } from '#tests/support/browser-visitor.ts';

export interface RecordedScreen {
  readonly address: string;
  readonly viewer: Viewer;
  readonly text: string;
}

type Wanted = Pick<RecordedScreen, 'address' | 'viewer'>;

/**
 * Every screen as an administrator sees it, the open ones without an account, too, and those of the cup that is over.
 */
export const everyScreen = (): Wanted[] => [
  ...screens().flatMap(({ name, address, isOpen }) => [
    ...(isOpen ? [{ address, viewer: null }] : []),
    ...(name === 'login' ? [] : [{ address, viewer: 'Admin' as const }]),
  ]),
  ...ofTheCup.map((address) => ({ address, viewer: null })),
];

const ofTheCup = ['/torneos/3', '/fixture?tournament=3', '/posiciones-publico?tournament=3', '/playoffs?tournament=3'];

/** `day`, when the archive was made, is the browser's today. */
export async function readScreen(browser: Browser, url: string, { address, viewer }: Wanted, day: string) {
  const page = await newVisitor(browser, url, { as: viewer });
  try {
    // High enough for everything to be in sight: what is not is not laid out, and may be left out of the text.
    await page.setViewportSize({ width: 1280, height: 6000 });
    await page.clock.setFixedTime(`${day}T18:00:00Z`);
    await page.goto(address);
    return { address, viewer, text: await settledText(page) };
  } finally {
    await page.context().close();
  }
}

/** When nothing loads any more and two looks see the same. */
async function settledText(page: Page): Promise<string> {
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
