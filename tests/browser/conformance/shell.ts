/** Scenes about the frame of every screen: menus, the signed-in user, the login, loading indicators. */

import { button, element, expectationInside, heading, link } from './expectations.ts';
import { answerWithChangedBody, forgeMissingAnswers } from './forged-answers.ts';
import type { Scene, ScenePage } from './scene.ts';
import { fillFields, pressControls, submitLoginForm } from './steps.ts';

const shellSection = 'Navigation shell';

const expiredToken = `h.${Buffer.from(JSON.stringify({ exp: 1 })).toString('base64url')}.s`;

/** A group of the menus, whose links it opens. */
const menu = (name: string) => element(`the menu '${name}'`, (scope) => scope.locator('summary', { hasText: name }));
const openMenu = (name: string) => (page: ScenePage) => page.locator('summary', { hasText: name }).click();

export const shellScenes: Scene[] = [
  {
    section: shellSection,
    when: 'a visitor looks at the bar',
    seed: 'demo',
    at: '/',
    as: null,
    does: [openMenu('Estadísticas')],
    shows: [
      link('Inicio', '/'),
      link('Torneos', '/torneos'),
      link('Fixture', '/fixture'),
      link('Posiciones', '/posiciones-publico'),
      link('Goleadores', '/goleadores-publico'),
      link('Fair Play', '/fair-play-publico'),
      link('Playoffs', '/playoffs'),
      link('Arqueros', '/arqueros-publico'),
      link('Iniciar Sesión', '/login'),
    ],
    lacks: [menu('Competición'), menu('Equipos & Jugadores'), menu('Gestión'), button('Salir')],
  },
  {
    section: shellSection,
    when: "a coach opens 'Competición'",
    seed: 'demo',
    at: '/',
    as: 'DT',
    does: [openMenu('Competición')],
    shows: [
      link('Inicio', '/'),
      menu('Competición'),
      link('Torneos', '/torneos'),
      link('Fixture', '/fixture-admin'),
      link('Playoffs', '/playoffs'),
    ],
  },
  {
    section: shellSection,
    when: "a coach opens 'Equipos & Jugadores'",
    seed: 'demo',
    at: '/',
    as: 'DT',
    does: [openMenu('Equipos & Jugadores')],
    shows: [menu('Equipos & Jugadores'), link('Equipos', '/equipos'), link('Jugadores', '/jugadores')],
  },
  {
    section: shellSection,
    when: "a coach opens 'Gestión'",
    seed: 'demo',
    at: '/',
    as: 'DT',
    does: [openMenu('Gestión')],
    shows: [
      menu('Gestión'),
      link('Partidos', '/partidos'),
      link('Canchas', '/canchas'),
      link('Alineación', '/alineacion'),
    ],
    lacks: [link('Usuarios'), link('Ajustes')],
  },
  {
    section: shellSection,
    when: "an administrator opens 'Gestión'",
    seed: 'demo',
    at: '/',
    as: 'Admin',
    does: [openMenu('Gestión')],
    shows: [link('Usuarios', '/usuarios'), link('Ajustes', '/ajustes')],
  },
  {
    section: shellSection,
    when: "a coach opens 'Estadísticas'",
    seed: 'demo',
    at: '/',
    as: 'DT',
    does: [openMenu('Estadísticas')],
    shows: [
      menu('Estadísticas'),
      link('Posiciones', '/posiciones'),
      link('Goleadores', '/goleadores'),
      link('Fair Play', '/fairplay'),
      link('Arqueros', '/arqueros'),
    ],
  },
  {
    section: shellSection,
    when: 'a coach looks at their name and role',
    seed: 'demo',
    at: '/',
    as: 'DT',
    shows: ['Marcela Ibáñez (DT Defensores de Parque Chas)', button('Salir')],
  },
  {
    section: shellSection,
    when: 'an administrator looks at their name and role',
    seed: 'demo',
    at: '/',
    as: 'Admin',
    shows: ['Alicia Moreno', button('Salir')],
  },
  {
    section: shellSection,
    when: 'a user has no name',
    seed: 'demo',
    at: '/',
    as: 'Admin',
    forced: {
      because: 'the API refuses a user without a name',
      answers: { 'GET /auth/users/current': answerWithChangedBody((user: object) => ({ ...user, fullName: '' })) },
    },
    shows: ['admin@torneo.local'],
  },
  {
    section: shellSection,
    when: "a coach opens 'Más' on a phone",
    seed: 'demo',
    at: '/',
    as: 'DT',
    on: 'phone',
    does: [pressControls('Más')],
    shows: [
      heading('Competición'),
      heading('Equipos & Jugadores'),
      heading('Gestión'),
      heading('Estadísticas'),
      ...['Inicio', 'Torneos', 'Fixture', 'Playoffs', 'Equipos', 'Jugadores', 'Partidos', 'Canchas', 'Alineación'].map(
        (entry) => link(entry),
      ),
      ...['Posiciones', 'Goleadores', 'Fair Play', 'Arqueros'].map((entry) => link(entry)),
      'Marcela Ibáñez (DT Defensores de Parque Chas)',
      button('Cerrar Sesión'),
    ],
  },
  {
    section: shellSection,
    when: 'a visitor looks at the bar of a phone',
    seed: 'demo',
    at: '/',
    as: null,
    on: 'phone',
    shows: ['Inicio', 'Fixture', 'Tabla', 'Goleadores', 'Más'].map((entry) =>
      expectationInside((page) => page.getByRole('navigation', { name: 'Secciones' }), entry),
    ),
  },
  {
    section: shellSection,
    when: 'the session is loading',
    seed: 'demo',
    at: '/login',
    as: null,
    forced: forgeMissingAnswers('POST /auth/refresh'),
    does: [
      (page) =>
        page
          .evaluate((token) => {
            localStorage.setItem('authToken', token);
            localStorage.setItem('torneoUser', JSON.stringify({ id: 1, roles: [], email: 'a@b.ar' }));
          }, expiredToken)
          .then(() => page.reload())
          .then(() => undefined),
    ],
    shows: [element('a full-screen spinner', (scope) => scope.getByRole('status').getByText('Cargando la sesión…'))],
  },
  {
    section: 'Login screen',
    when: 'it is opened',
    seed: 'none',
    at: '/login',
    as: null,
    shows: [
      element('email of type email', (scope) =>
        scope.getByLabel('Email').and(scope.page().locator('[type="email"][required]')),
      ),
      element('password', (scope) =>
        scope.getByLabel('Contraseña').and(scope.page().locator('[type="password"][required]')),
      ),
      button('Iniciar Sesión'),
    ],
  },
  {
    section: 'Login screen',
    when: 'the login has not been answered yet',
    seed: 'none',
    at: '/login',
    as: null,
    forced: forgeMissingAnswers('POST /auth/login'),
    does: [fillFields({ Email: 'a@b.ar', Contraseña: 'Cualquiera1' }), submitLoginForm],
    shows: [expectationInside((page) => page.locator('main'), button('Iniciando sesión...'))],
  },
];
