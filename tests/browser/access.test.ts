/**
 * Which screens and published pages a visitor, a coach and an administrator may open, and which changes each screen offers
 * them. The same visits check every screen and page for accessibility flaws.
 */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type Actor, can } from '#shared/domain/permissions.ts';
import { isPublishedPath } from '#shared/pages/page-at-address.ts';
import { findAccessibilityFlaws } from '#tests/support/browser-accessibility.ts';
import {
  buildTestedScreens,
  publishedAddresses,
  type TestedScreen,
  viewerWhoSeesMost,
} from '#tests/support/browser-routes.ts';
import { openBrowserStage } from '#tests/support/browser-stage.ts';
import {
  forgetSession,
  navigateWithRouter,
  pathOfPage,
  showUnknownAddress,
  signInByHand,
  unknownAddressHeading,
  waitForScreen,
  waitUntilIdle,
} from '#tests/support/browser-steps.ts';
import { everyNthUnlessFullRun, isFullRun } from '#tests/support/full.ts';

const { open } = openBrowserStage('reads');
let visitorPage: Page;
let coachPage: Page;
let adminPage: Page;
beforeAll(async () => {
  [visitorPage, coachPage, adminPage] = await Promise.all([
    open('/login'),
    open('/recuperar', { as: 'DT' }),
    open('/recuperar', { as: 'Admin' }),
  ]);
});

/**
 * Addresses that must be open to each audience, whatever the screens declare. For screens that are not listed, the
 * declaration itself is taken as right.
 */
const requiredAddresses = {
  visitors: [
    '/',
    '/login',
    '/recuperar',
    '/torneos',
    '/torneos/1',
    '/equipos/1',
    '/partidos/1',
    '/partidos/1/planilla',
    '/fixture',
    '/playoffs',
    '/posiciones-publico',
    '/goleadores-publico',
    '/fair-play-publico',
    '/arqueros-publico',
  ],
  coaches: [
    '/cuenta',
    '/fixture-admin',
    '/equipos',
    '/jugadores',
    '/partidos',
    '/canchas',
    '/alineacion',
    '/posiciones',
    '/goleadores',
    '/fairplay',
    '/arqueros',
  ],
  administrators: ['/tournaments/new', '/fixture/gestion', '/usuarios', '/ajustes'],
};

const coach: Actor = { id: 1, roles: ['DT'], teamId: 1 };
/** The audience with the fewest rights among those who may open the screen. */
const audienceOfScreen = ({ access, isOpen }: TestedScreen): keyof typeof requiredAddresses => {
  if (isOpen || access === 'everyone' || access === 'visitors') return 'visitors';
  return can(coach, access) ? 'coaches' : 'administrators';
};
const guardedScreens = buildTestedScreens().filter(({ isOpen }) => !isOpen);

const mapAddressToPath = (where: (screen: TestedScreen) => string, among: readonly TestedScreen[]) =>
  Object.fromEntries(among.map((screen) => [screen.address, where(screen)]));
/** By address, the path at which a signed-in user arrives: '/' for the login and for screens that they may not open. */
const expectedPathsByAddress = (role: 'Admin' | 'DT', among: readonly TestedScreen[]) =>
  mapAddressToPath((screen) => {
    const isRefused = audienceOfScreen(screen) === 'administrators' && role !== 'Admin';
    return screen.address === '/login' || isRefused ? '/' : screen.address;
  }, among);

/** Matches the names of buttons and links that change something. */
const managingButtonPattern =
  /^(Nuev[oa]|Crear|Editar|Eliminar|Recalcular|Administrar|Agregar|Gestionar|Resultado|Generar|Subir)\b/;

/**
 * Opens a screen of the application: in the full run by loading its address, otherwise as a link in the application
 * does, which takes a third of the time.
 */
async function openScreen(page: Page, address: string): Promise<void> {
  if (isFullRun) await page.goto(address);
  else {
    await showUnknownAddress(page);
    await navigateWithRouter(page, address);
    await unknownAddressHeading(page).waitFor({ state: 'detached' });
  }
  await waitUntilIdle(page);
}

/** The names of the buttons and links on the page that change something. */
async function readManagingButtons(page: Page): Promise<string[]> {
  const read = await page.locator('main').ariaSnapshot();
  const names = [...read.matchAll(/- '?(?:button|link) "([^"]*)"/g)].map(([, name = '']) => name);
  return names.filter((name) => managingButtonPattern.test(name));
}

/**
 * Opens each screen. Returns, by its address, the path that the browser ended at, and the names of the buttons and links
 * for managing the competition that the screen showed.
 */
async function visitScreens(page: Page, among: readonly TestedScreen[]) {
  const led: Record<string, string> = {};
  const offered: Record<string, string[]> = {};
  for (const { address } of among) {
    await openScreen(page, address);
    led[address] = pathOfPage(page);
    offered[pathOfPage(page)] = await readManagingButtons(page);
  }
  return { led, offered };
}

test.each(Object.entries(requiredAddresses))(
  'the required addresses for %s are declared for that audience',
  (audience, addresses) => {
    const declared = buildTestedScreens().filter((screen) => audienceOfScreen(screen) === audience);
    expect(declared.map(({ address }) => address)).toEqual(expect.arrayContaining(addresses));
  },
);

test.each(publishedAddresses)(
  'the published page %s is open to a visitor, changes nothing, and has no accessibility flaws',
  async (address) => {
    await visitorPage.goto(address);
    await waitUntilIdle(visitorPage);
    expect(new URL(visitorPage.url()).href).toBe(new URL(address, visitorPage.url()).href);
    expect(await visitorPage.locator('#root').count(), 'places for the application').toBe(0);
    expect(await readManagingButtons(visitorPage)).toEqual([]);
    expect(await findAccessibilityFlaws(visitorPage)).toEqual([]);
  },
);

test('a visitor is led to the login by guarded screens, and can change nothing on the others', async () => {
  const among = [
    ...buildTestedScreens().filter(({ isOpen, address }) => isOpen && (isFullRun || !isPublishedPath(address))),
    ...everyNthUnlessFullRun(4, guardedScreens),
  ];
  await visitorPage.goto('/login');
  const { led, offered } = await visitScreens(visitorPage, among);
  expect(led).toEqual(mapAddressToPath(({ isOpen, address }) => (isOpen ? address : '/login'), among));
  expect(Object.values(offered).flat()).toEqual([]);
});

test('a coach opens permitted screens, is led home from the others, and manages their own team', async () => {
  // A coach sees no more than a visitor on public screens, so `npm test` visits a third of those.
  const isForVisitors = (screen: TestedScreen) => audienceOfScreen(screen) === 'visitors';
  const among = [
    ...buildTestedScreens().filter((screen) => !isForVisitors(screen) || screen.name === 'team'),
    ...everyNthUnlessFullRun(
      3,
      buildTestedScreens().filter((screen) => isForVisitors(screen) && screen.name !== 'team'),
    ),
  ];
  const { led, offered } = await visitScreens(coachPage, among);
  expect(led).toEqual(expectedPathsByAddress('DT', among));
  const { '/equipos': teams, '/equipos/1': own, '/jugadores': players, '/canchas': canchas, ...others } = offered;
  expect(Object.values(others).flat()).toEqual([]);
  expect(canchas).toEqual(['Nueva Cancha']);
  expect(own).toContain('Editar Equipo');
  expect(players?.filter((name) => name.startsWith('Eliminar'))).toHaveLength(11);
  expect(teams).toContain('Editar Defensores de Parque Chas');
  await openScreen(coachPage, '/equipos');
  const managed = coachPage.locator('main li').filter({ has: coachPage.getByRole('button') });
  expect(await managed.getByRole('heading').allTextContents()).toEqual(['Defensores de Parque Chas']);
});

test.each(buildTestedScreens())(
  'the screen $address opens for who sees the most of it, without accessibility flaws',
  async ({ name, address }) => {
    const page = viewerWhoSeesMost(name) === 'Admin' ? adminPage : visitorPage;
    await openScreen(page, address);
    expect(pathOfPage(page)).toBe(address);
    expect(await findAccessibilityFlaws(page)).toEqual([]);
  },
);

test('an administrator is led home from the login, and sees the management buttons', async () => {
  const managingAddresses = ['/torneos', '/torneos/1', '/equipos', '/partidos'];
  const among = buildTestedScreens().filter(({ address }) => ['/login', ...managingAddresses].includes(address));
  const { led, offered } = await visitScreens(adminPage, among);
  expect(led).toEqual(expectedPathsByAddress('Admin', among));
  const managed = Object.keys(offered).filter((address) => offered[address]?.length);
  expect(managed).toEqual(expect.arrayContaining(managingAddresses));
  await openScreen(adminPage, '/posiciones');
  await adminPage.getByRole('button', { name: 'Recalcular Tabla' }).waitFor();
});

test.each(everyNthUnlessFullRun(guardedScreens.length, guardedScreens))(
  'a visitor who is sent to the login by $address gets there after signing in',
  async ({ address }) => {
    await forgetSession(visitorPage);
    await visitorPage.goto(address);
    await waitForScreen(visitorPage, '/login');
    await signInByHand(visitorPage, 'Admin');
    await waitForScreen(visitorPage, address);
  },
);

test.each(everyNthUnlessFullRun(3, ['/no/existe', '/torneos/1/nada', '/tournaments']))(
  'the unknown address %s shows a not-found screen in Spanish',
  async (address) => {
    await visitorPage.goto(address);
    await visitorPage.getByRole('heading', { name: 'Página no encontrada' }).waitFor();
    await visitorPage.getByRole('link', { name: 'Ir al inicio' }).click();
    await waitForScreen(visitorPage, '/');
  },
);

test('the screen for unknown addresses has no accessibility flaws', async () => {
  await showUnknownAddress(adminPage);
  expect(await findAccessibilityFlaws(adminPage)).toEqual([]);
});
