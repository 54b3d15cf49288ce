/** What a coach sees on the home screen of the smallest phone before anything is scrolled. */
import { expect, test } from 'vitest';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { waitForText, waitUntilIdle } from '#tests/support/browser-steps.ts';
import { createOwnTournament } from '#tests/support/own-tournament.ts';

const app = openBrowserApp({ seed: 'none', because: 'notices that other tests publish would stand above' });

/** The first frame in which the coach's team stands there: the line below its match, and where the menu begins. */
interface FirstSight {
  readonly text: string;
  readonly bottom: number;
  readonly menu: number;
}
type Watched = Window & { firstSight?: FirstSight; shift: number };

/** Runs in the page: notes the first sight, and how far anything moves. */
function watchFirstSight(): void {
  const watched = window as unknown as Watched;
  watched.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.shift += (entry as never as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const startsWith = (selector: string, text: string) =>
    [...document.querySelectorAll(selector)].find((each) => each.textContent?.startsWith(text));
  const look = () => {
    if (!startsWith('h2', 'Tu equipo')) {
      requestAnimationFrame(look);
      return;
    }
    const line = startsWith('main p', 'No pueden jugar');
    const menu = document.querySelector('nav[aria-label="Secciones"]');
    watched.firstSight = {
      text: line?.textContent ?? '',
      bottom: line?.getBoundingClientRect().bottom ?? 0,
      menu: menu?.getBoundingClientRect().top ?? 0,
    };
  };
  requestAnimationFrame(look);
}

test('who cannot play next stands above the menu of the smallest phone from the first sight on, and nothing moves', async () => {
  const own = await createOwnTournament(app.url, 'el Inicio');
  const page = await app.open('about:blank', { as: own.coach, on: 'smallPhone' });
  await page.addInitScript(watchFirstSight);
  await page.goto('/');
  await waitForText(page, /No pueden jugar/);
  await waitUntilIdle(page);
  const { firstSight, shift } = await page.evaluate(() => {
    const { firstSight, shift } = window as unknown as Watched;
    return { firstSight, shift };
  });
  expect(firstSight?.text).toMatch(/^No pueden jugar: suspendido: .* \(roja en Fecha 1\)$/);
  expect(firstSight?.menu).toBeGreaterThan(500);
  expect(firstSight?.bottom).toBeLessThanOrEqual(firstSight?.menu ?? 0);
  expect(shift).toBe(0);
});
