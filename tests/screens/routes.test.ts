/** Which screens a visitor, a coach and an administrator may open, where the others lead, and what each may change there. */
import { expect, test } from 'vitest';
import { type Actor, can } from '#shared/domain/permissions.ts';
import { isPublishedPath } from '#shared/pages/page-at-address.ts';
import { buildTestedScreens, changingVerbs, type TestedScreen } from '#tests/support/browser-routes.ts';
import { everyNthUnlessFullRun } from '#tests/support/full.ts';
import { sessionStore } from '#web/lib/session/session-store.ts';
import { impossibleAnswer } from './fake-api.ts';
import { teams, users } from './league.ts';
import { openScreen, renderApplication, type Viewer } from './open-screen.tsx';
import {
  arrivesAt,
  cards,
  controls,
  fill,
  headed,
  lacks,
  leads,
  offers,
  press,
  pressIn,
  settles,
  shows,
} from './person.ts';

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
const audienceOf = ({ access, isOpen }: TestedScreen): keyof typeof requiredAddresses => {
  if (isOpen || access === 'everyone' || access === 'visitors') return 'visitors';
  return can(coach, access) ? 'coaches' : 'administrators';
};
const screens = buildTestedScreens().filter(({ name }) => name !== 'sheet');

test.each(Object.entries(requiredAddresses))(
  'the screens declare every address that %s must be able to open',
  (audience, addresses) => {
    const declared = buildTestedScreens().filter((screen) => audienceOf(screen) === audience);
    expect(declared.map(({ address }) => address)).toEqual(expect.arrayContaining(addresses));
  },
);

const managing = new RegExp(`^${changingVerbs}`);
const managingControls = () =>
  controls(managing)
    .filter((each) => each.closest('main'))
    .map((each) => each.getAttribute('aria-label') ?? each.textContent);

/** Where a viewer arrives who opens the screen. */
function destination({ access, address, isOpen }: TestedScreen, as: Viewer): string {
  if (as === null) return isOpen ? address : '/login';
  if (access === 'visitors') return '/';
  return access === 'everyone' || can(users[as], access) ? address : '/';
}

test.each(screens)('a visitor who opens $address changes nothing there, or is led to the login', async (screen) => {
  await openScreen(screen.address, { as: null });
  await arrivesAt(destination(screen, null));
  if (!isPublishedPath(screen.address)) await settles();
  expect(managingControls()).toEqual([]);
});

const ownOfCoach = ['/equipos', '/equipos/1', '/jugadores', '/canchas'];

test.each(screens)('a coach who opens $address changes only what is their own there', async (screen) => {
  await openScreen(screen.address, { as: 'DT' });
  await arrivesAt(destination(screen, 'DT'));
  await settles();
  if (!ownOfCoach.includes(screen.address)) expect(managingControls()).toEqual([]);
});

test('a coach manages their own team, its players, and canchas of their own', async () => {
  await openScreen('/equipos', { as: 'DT' });
  await press(`Más de ${teams[0]?.name}`);
  await offers(`Editar ${teams[0]?.name}`);
  expect(
    cards()
      .filter((each) => each.querySelector('button'))
      .map((each) => each.querySelector('h2')?.textContent),
  ).toEqual([teams[0]?.name]);
});

test('a coach deletes players of their own team', async () => {
  await openScreen('/jugadores?team=1', { as: 'DT' });
  await offers('Eliminar Carlos Aranda');
});

test.each(everyNthUnlessFullRun(5, screens))('an administrator opens $address', async (screen) => {
  await openScreen(screen.address);
  await arrivesAt(destination(screen, 'Admin'));
  await settles();
});

test.each([
  ['/torneos', 'Nuevo Torneo'],
  ['/torneos/1', 'Administrar'],
  ['/partidos', 'Nuevo Partido'],
  ['/posiciones', 'Recalcular Tabla'],
  ['/partidos/1', 'Editar Partido'],
])('an administrator finds at %s the button %s', async (address, name) => {
  await openScreen(address);
  await offers(name);
});

test.each(
  everyNthUnlessFullRun(
    6,
    screens.filter(({ isOpen }) => !isOpen),
  ),
)('a visitor who is sent from $address to the login gets there with a session', async ({ address }) => {
  await openScreen(address, {
    as: null,
    answers: { 'POST /auth/login': { success: true, user: users.Admin, token: 'h.e30.s' } },
  });
  await arrivesAt('/login');
  await fill({ Email: 'alicia@liga.ar', Contraseña: 'Cancha2026' });
  await pressIn(document.querySelector('main') as Element, 'Iniciar Sesión');
  await arrivesAt(address);
});

test.each(['/no/existe', '/torneos/1/nada', '/tournaments'])(
  'the address %s, which leads nowhere, leads to the home',
  async (address) => {
    await openScreen(address, { as: null });
    await headed('Página no encontrada');
    await leads('Ir al inicio', '/');
  },
);

test('an administrator follows a link to the form of a new tournament', async () => {
  await openScreen('/torneos');
  await press('Nuevo Torneo');
  await headed('Nuevo Torneo');
  await offers('Crear torneo');
});

test('a screen that fails to render says so, and can be loaded again', async () => {
  await openScreen('/equipos', { answers: { 'GET /teams': impossibleAnswer({ not: 'a list' }) } });
  await shows('Algo salió mal en esta pantalla');
  await offers('Recargar la página');
  await lacks(/Unexpected Application Error!/);
});

test('the application shows only a spinner while it checks the session', async () => {
  await openScreen('/login', { as: null });
  sessionStore.set({ status: 'restoring', user: null });
  renderApplication();
  await shows('Cargando la sesión…');
});
