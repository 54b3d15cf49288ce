/** Who may open which screen: every route, for somebody without an account, a coach and an administrator. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mayOpen, type Screen, screens, type Viewer } from '#tests/support/browser-routes.ts';
import { stage } from '#tests/support/browser-stage.ts';
import { arrives, pathOf, settles, signInByHand } from '#tests/support/browser-steps.ts';

const { open } = stage({ seed: 'demo' });

/** Where each screen's address led, from a list of address → where. */
async function follow(page: Page): Promise<Record<string, string>> {
  const led: Record<string, string> = {};
  for (const { address } of screens()) {
    await page.goto(address);
    await settles(page);
    led[address] = pathOf(page);
  }
  return led;
}

const expected = (leads: (screen: Screen) => string) =>
  Object.fromEntries(screens().map((screen) => [screen.address, leads(screen)]));

test('without an account the guarded screens ask to sign in, the others open', async () => {
  const page = await open('/login');
  expect(await follow(page)).toEqual(expected((screen) => (mayOpen(screen, null) ? screen.address : '/login')));
});

test.each<Viewer>(['DT', 'Admin'])(
  'a %s opens what he may, and home instead of the rest and of the login',
  async (role) => {
    const page = await open('/', { as: role });
    expect(await follow(page)).toEqual(
      expected((screen) => (screen.name !== 'login' && mayOpen(screen, role) ? screen.address : '/')),
    );
  },
);

test.each(screens().filter((screen) => !mayOpen(screen, null)))(
  'signing in for $address leads there',
  async ({ address }) => {
    const page = await open(address);
    await arrives(page, '/login');
    await signInByHand(page, 'Admin');
    await arrives(page, address);
  },
);

test.each(['/no/existe', '/torneos/1/nada', '/tournaments'])('%s leads nowhere, in Spanish', async (address) => {
  const page = await open(address);
  await page.getByRole('heading', { name: 'Página no encontrada' }).waitFor();
  await page.getByRole('link', { name: 'Ir al inicio' }).click();
  await arrives(page, '/');
});
