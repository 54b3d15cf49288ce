/** What the script takes from the picture with the crests of a page: a team's colours, and the icon of the browser's tab. */
import { expect, test } from 'vitest';
import { openVisitorPages } from '../support/visitor-pages.ts';

const stage = openVisitorPages();

/** Two crests side by side: blue with a quarter of yellow, and red. */
const crests =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><path fill="#0000ff" d="M0 0h40v40H0Z"/><path fill="#ffff00" d="M0 0h40v10H0Z"/><path fill="#ff0000" d="M40 0h40v40H40Z"/></svg>';
const crestAt = (viewBox: string) => `<svg viewBox="${viewBox}"><image href="/escudos.svg"/></svg>`;
const stripe = '<svg data-crest-colors><rect fill="none"/><rect fill="none"/></svg>';

test("a team's stripe gets the two colours of its crest, and the tab the crest of the header", async () => {
  stage.publish('/escudos.svg', crests);
  stage.publish('/', {
    main: `<header>${crestAt('40 0 40 40')}</header><section>${stripe}${crestAt('0 0 40 40')}</section>`,
  });
  const page = await stage.open('/');
  const fills = () =>
    page.locator('[data-crest-colors] rect').evaluateAll((all) => all.map((rect) => rect.getAttribute('fill')));
  await expect.poll(fills).toEqual(['rgb(0 0 255)', 'rgb(255 255 0)']);
  const tabColour = () =>
    page.evaluate(async () => {
      const icon = new Image();
      icon.src = document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href ?? '';
      await icon.decode().catch(() => undefined);
      const context = document.createElement('canvas').getContext('2d');
      context?.drawImage(icon, 0, 0);
      return [...(context?.getImageData(8, 8, 1, 1).data ?? [])];
    });
  await expect.poll(tabColour).toEqual([255, 0, 0, 255]);
});

test('a stripe stays empty where the picture with the crests is missing', async () => {
  stage.publish('/', { main: `<section>${stripe}${crestAt('0 0 40 40')}</section>` });
  const page = await stage.open('/', { expects: /404/ });
  await expect.poll(() => page.locator('image').getAttribute('href')).toMatch(/^data:/);
  expect(await page.locator('[data-crest-colors] [fill="none"]').count()).toBe(2);
});
