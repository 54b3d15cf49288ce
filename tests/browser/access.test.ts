/** Who may open which screen and what is offered there: every route, for a visitor, a coach and an administrator. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { mayOpen, type Screen, screens, type Viewer } from '#tests/support/browser-routes.ts';
import { stage } from '#tests/support/browser-stage.ts';
import { arrives, forgetSession, pathOf, settles, signInByHand } from '#tests/support/browser-steps.ts';

const { open } = stage({ seed: 'demo' });
let visitor: Page;
beforeAll(async () => {
  visitor = await open('/login');
});

/** What only an administrator is offered, but for a coach's own team. */
const managing = /^(Nuev[oa]|Crear|Editar|Eliminar|Recalcular|Administrar|Resultado|Generar|Subir)\b/;

/** Where every screen's address led, and the buttons and links to manage something that were there. */
async function lookAround(page: Page) {
  const led: Record<string, string> = {};
  const offered: Record<string, string[]> = {};
  for (const { address } of screens()) {
    await page.goto(address);
    await settles(page);
    const read = await page.locator('main').ariaSnapshot();
    const names = [...read.matchAll(/- '?(?:button|link) "([^"]*)"/g)].map(([, name = '']) => name);
    led[address] = pathOf(page);
    offered[pathOf(page)] = names.filter((name) => managing.test(name));
  }
  return { led, offered };
}

const expected = (leads: (screen: Screen) => string) =>
  Object.fromEntries(screens().map((screen) => [screen.address, leads(screen)]));

const expectedFor = (role: Viewer) =>
  expected((screen) => (screen.name !== 'login' && mayOpen(screen, role) ? screen.address : '/'));

test('a visitor is asked to sign in at the guarded screens, and manages nothing at the others', async () => {
  const { led, offered } = await lookAround(visitor);
  expect(led).toEqual(expected((screen) => (mayOpen(screen, null) ? screen.address : '/login')));
  expect(Object.values(offered).flat()).toEqual([]);
});

test('a coach opens what he may, is led home from the rest, and manages his own team', async () => {
  const { led, offered } = await lookAround(await open('/', { as: 'DT' }));
  expect(led).toEqual(expectedFor('DT'));
  const { '/equipos': teams, ...others } = offered;
  expect(teams).toEqual(['Editar Defensores de Parque Chas']);
  expect(Object.values(others).flat()).toEqual([]);
});

test('an administrator opens everything but the login, and manages', async () => {
  const { led, offered } = await lookAround(await open('/', { as: 'Admin' }));
  expect(led).toEqual(expectedFor('Admin'));
  const managed = Object.keys(offered).filter((address) => offered[address]?.length);
  expect(managed).toEqual(expect.arrayContaining(['/torneos', '/torneos/1', '/equipos', '/partidos', '/posiciones']));
});

test.each(screens().filter((screen) => !mayOpen(screen, null)))(
  'signing in for $address leads there',
  async ({ address }) => {
    await forgetSession(visitor);
    await visitor.goto(address);
    await arrives(visitor, '/login');
    await signInByHand(visitor, 'Admin');
    await arrives(visitor, address);
  },
);

test.each(['/no/existe', '/torneos/1/nada', '/tournaments'])('%s leads nowhere, in Spanish', async (address) => {
  await visitor.goto(address);
  await visitor.getByRole('heading', { name: 'Página no encontrada' }).waitFor();
  await visitor.getByRole('link', { name: 'Ir al inicio' }).click();
  await arrives(visitor, '/');
});
