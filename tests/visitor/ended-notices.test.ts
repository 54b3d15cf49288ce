/** Notices whose time is over leave a page that nobody has published again. */
import { expect, test } from 'vitest';
import { openVisitorWindows } from '../support/visitor-windows.ts';

const stage = openVisitorWindows();
const notice = (title: string, until: string) => `<article data-until="${until}">${title}</article>`;

test('a notice is taken away when its time is over, and its region with the last one', async () => {
  const notices =
    notice('Hasta las 20', '2026-11-28T20:00:00-03:00') + notice('Hasta las 21', '2026-11-28T21:00:00-03:00');
  stage.publish('/', { main: `<section aria-label="Avisos">${notices}</section><h1>Inicio</h1>` });
  const page = await stage.open('/', { at: '2026-11-28T19:59:30-03:00' });
  expect(page.shown('[data-until]')).toEqual(['Hasta las 20', 'Hasta las 21']);
  await page.pass(60_000);
  expect(page.shown('[data-until]')).toEqual(['Hasta las 21']);
  await page.pass(61 * 60_000);
  expect(page.document.querySelectorAll('[aria-label="Avisos"]')).toHaveLength(0);
});
