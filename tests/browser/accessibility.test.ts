/** Every screen for everybody: by axe, by thumb, on a narrow and on a wide window, light and dark. */
import { expect, test } from 'vitest';
import { flawsOf, looks } from '#tests/support/browser-accessibility.ts';
import { bestViewer, screens } from '#tests/support/browser-routes.ts';
import { stage } from '#tests/support/browser-stage.ts';
import { settles } from '#tests/support/browser-steps.ts';

const { open } = stage({ seed: 'demo' });
const notFound = { name: 'notFound', address: '/no/existe', needs: null };

test.each([...screens(), notFound])('$address is accessible', async (screen) => {
  const page = await open(screen.address, { as: bestViewer(screen) });
  await settles(page);
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    expect(await flawsOf(page), `${width} px, ${colorScheme}`).toEqual([]);
  }
});
