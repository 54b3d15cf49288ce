/** The name of the federation, which comes later than the screen. */
import { expect, test } from 'vitest';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { holdRequestsUntilReleased, passThrough } from '#tests/support/browser-faults.ts';
import { waitForText, waitUntilIdle } from '#tests/support/browser-steps.ts';

const { open } = openBrowserApp('reads');
const name = 'Liga Barrial de Fútbol';

test.each(['phone', 'desktop'] as const)('it appears on a %s without moving the layout', async (on) => {
  const page = await open('/recuperar', { as: 'DT', on });
  const late = holdRequestsUntilReleased(passThrough);
  await page.route('**/api/settings', late.what);
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as never as { shift: number }).shift += (entry as never as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  late.release();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await waitForText(page, 'Bienvenido al Torneo de Fútbol');
  await waitForText(page, /^Tu equipo: /);
  await waitUntilIdle(page);
  expect(await page.title()).toBe(name);
  expect(await page.evaluate(() => (window as never as { shift: number }).shift)).toBeLessThan(0.001);
});
