/** Notices whose time is over leave a page that nobody has published again. */
import { expect, test } from 'vitest';
import { openVisitorPages } from '../support/visitor-pages.ts';

const stage = openVisitorPages();
const notice = (title: string, until: string) => `<article data-until="${until}">${title}</article>`;

test('a notice is taken away when its time is over, and its region with the last one', async () => {
  const notices =
    notice('Hasta las 20', '2026-11-28T20:00:00-03:00') + notice('Hasta las 21', '2026-11-28T21:00:00-03:00');
  stage.publish('/', { main: `<section aria-label="Avisos">${notices}</section><h1>Inicio</h1>` });
  const page = await stage.open('/', { at: '2026-11-28T19:59:30-03:00' });
  const texts = () => page.locator('[data-until]').allTextContents();
  await expect.poll(texts).toEqual(['Hasta las 20', 'Hasta las 21']);
  await page.clock.runFor(60_000);
  await expect.poll(texts).toEqual(['Hasta las 21']);
  await page.clock.runFor(61 * 60_000);
  await expect.poll(() => page.getByLabel('Avisos').count()).toBe(0);
});
