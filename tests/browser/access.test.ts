/** Which screens a visitor, a coach and an administrator may open, and which changes each screen offers them. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type Actor, can } from '#shared/domain/permissions.ts';
import { buildTestedScreens, publishedAddresses, type TestedScreen } from '#tests/support/browser-routes.ts';
import { openBrowserStage } from '#tests/support/browser-stage.ts';
import { forgetSession, pathOfPage, signInByHand, waitForScreen, waitUntilIdle } from '#tests/support/browser-steps.ts';
import { everyNthUnlessFullRun, isFullRun } from '#tests/support/full.ts';

const { open } = openBrowserStage('reads');
let visitorPage: Page;
beforeAll(async () => {
  visitorPage = await open('/login');
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
    '/torneos/1',
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
    '/torneos',
    '/fixture-admin',
    '/equipos',
    '/equipos/1',
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
const audienceOfScreen = ({ access }: TestedScreen): keyof typeof requiredAddresses => {
  if (access === 'everyone' || access === 'visitors') return 'visitors';
  return can(coach, access) ? 'coaches' : 'administrators';
};
/** A visitor reads the published page where the application's screen is for signed-in people. */
const isOpenToVisitors = ({ isOpen, address }: TestedScreen): boolean => isOpen || publishedAddresses.includes(address);
const guardedScreens = buildTestedScreens().filter((screen) => !isOpenToVisitors(screen));

const mapAddressToPath = (
  where: (screen: TestedScreen) => string,
  among: readonly TestedScreen[] = buildTestedScreens(),
) => Object.fromEntries(among.map((screen) => [screen.address, where(screen)]));
/** By address, the path at which a signed-in user arrives: '/' for the login and for screens that they may not open. */
const expectedPathsByAddress = (role: 'Admin' | 'DT', among?: readonly TestedScreen[]) =>
  mapAddressToPath((screen) => {
    const isRefused = audienceOfScreen(screen) === 'administrators' && role !== 'Admin';
    return screen.address === '/login' || isRefused ? '/' : screen.address;
  }, among);

/** Matches the names of buttons and links that change something. */
const managingButtonPattern =
  /^(Nuev[oa]|Crear|Editar|Eliminar|Recalcular|Administrar|Agregar|Gestionar|Resultado|Generar|Subir)\b/;

/** Visits the screens; returns where each address led, and the managing buttons and links that were offered there. */
async function visitScreens(page: Page, among: readonly TestedScreen[] = buildTestedScreens()) {
  const led: Record<string, string> = {};
  const offered: Record<string, string[]> = {};
  for (const { address } of among) {
    await page.goto(address);
    await waitUntilIdle(page);
    const read = await page.locator('main').ariaSnapshot();
    const names = [...read.matchAll(/- '?(?:button|link) "([^"]*)"/g)].map(([, name = '']) => name);
    led[address] = pathOfPage(page);
    offered[pathOfPage(page)] = names.filter((name) => managingButtonPattern.test(name));
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

test('a visitor is led to the login by guarded screens, and can change nothing on the others', async () => {
  const among = [...buildTestedScreens().filter(isOpenToVisitors), ...everyNthUnlessFullRun(4, guardedScreens)];
  const { led, offered } = await visitScreens(visitorPage, among);
  expect(led).toEqual(mapAddressToPath((screen) => (isOpenToVisitors(screen) ? screen.address : '/login'), among));
  expect(Object.values(offered).flat()).toEqual([]);
});

test('a coach opens permitted screens, is led home from the others, and manages their own team', async () => {
  const page = await open('/', { as: 'DT' });
  // A coach sees no more than a visitor on public screens, so `npm test` visits a third of those.
  const isForVisitors = (screen: TestedScreen) => audienceOfScreen(screen) === 'visitors';
  const among = [
    ...buildTestedScreens().filter((screen) => !isForVisitors(screen)),
    ...everyNthUnlessFullRun(3, buildTestedScreens().filter(isForVisitors)),
  ];
  const { led, offered } = await visitScreens(page, among);
  expect(led).toEqual(expectedPathsByAddress('DT', among));
  const { '/equipos': teams, '/equipos/1': own, '/jugadores': players, '/canchas': canchas, ...others } = offered;
  expect(Object.values(others).flat()).toEqual([]);
  expect(canchas).toEqual(['Nueva Cancha']);
  expect(own).toContain('Editar Equipo');
  expect(players?.filter((name) => name.startsWith('Eliminar'))).toHaveLength(11);
  expect(teams).toContain('Editar Defensores de Parque Chas');
  await page.goto('/equipos');
  await waitUntilIdle(page);
  const managed = page.locator('main li').filter({ has: page.getByRole('button') });
  expect(await managed.getByRole('heading').allInnerTexts()).toEqual(['Defensores de Parque Chas']);
});

test('an administrator opens every screen except the login and sees the management buttons', async () => {
  const page = await open('/', { as: 'Admin' });
  const managingAddresses = ['/torneos', '/torneos/1', '/equipos', '/partidos'];
  const isSeen = (screen: TestedScreen) =>
    isFullRun ||
    managingAddresses.includes(screen.address) ||
    audienceOfScreen(screen) === 'administrators' ||
    screen.name === 'login';
  const among = buildTestedScreens().filter(isSeen);
  const { led, offered } = await visitScreens(page, among);
  expect(led).toEqual(expectedPathsByAddress('Admin', among));
  const managed = Object.keys(offered).filter((address) => offered[address]?.length);
  expect(managed).toEqual(expect.arrayContaining(managingAddresses));
  await page.goto('/posiciones');
  await page.getByRole('button', { name: 'Recalcular Tabla' }).waitFor();
});

test.each(everyNthUnlessFullRun(8, guardedScreens))(
  'a visitor who is sent to the login by $address gets there after signing in',
  async ({ address }) => {
    await forgetSession(visitorPage);
    await visitorPage.goto(address);
    await waitForScreen(visitorPage, '/login');
    await signInByHand(visitorPage, 'Admin');
    await waitForScreen(visitorPage, address);
  },
);

test.each(['/no/existe', '/torneos/1/nada', '/tournaments'])(
  'the unknown address %s shows a not-found screen in Spanish',
  async (address) => {
    await visitorPage.goto(address);
    await visitorPage.getByRole('heading', { name: 'Página no encontrada' }).waitFor();
    await visitorPage.getByRole('link', { name: 'Ir al inicio' }).click();
    await waitForScreen(visitorPage, '/');
  },
);
