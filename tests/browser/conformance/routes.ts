/** Scenes about the routes: which addresses a visitor may open, and where the others lead. */

import { aperturaName } from './days.ts';
import { button, element, heading, link, text } from './expectations.ts';
import { answerWithBody } from './forged-answers.ts';
import type { Scene } from './scene.ts';
import { pressControls } from './steps.ts';

const routesSection = 'Route table';

const loginFormExpectations = [heading('Iniciar Sesión'), button('Iniciar Sesión')];

export const routeScenes: Scene[] = [
  ...['/equipos', '/partidos', '/alineacion', '/posiciones', '/fixture-admin', '/fixture/gestion'].map(
    (at): Scene => ({
      section: routesSection,
      when: `a visitor opens ${at}`,
      seed: 'demo',
      at,
      as: null,
      shows: loginFormExpectations,
    }),
  ),
  ...[
    '/fixture',
    '/goleadores-publico',
    '/fair-play-publico',
    '/arqueros-publico',
    '/posiciones-publico',
    '/playoffs',
    '/torneos',
    '/equipos/1',
  ].map(
    (at): Scene => ({
      section: routesSection,
      when: `a visitor opens ${at}`,
      seed: 'demo',
      at,
      as: null,
      shows: [element('no login', (scope) => scope.getByLabel('Contraseña'), 0)],
    }),
  ),
  {
    section: routesSection,
    when: 'a visitor opens /torneos/1',
    seed: 'demo',
    at: '/torneos/1',
    as: null,
    shows: [heading(`${aperturaName}: Resumen`)],
  },
  {
    section: routesSection,
    when: 'a signed-in user opens /login',
    seed: 'demo',
    at: '/login',
    as: 'DT',
    shows: [text('Bienvenido al Torneo de Fútbol')],
  },
  {
    section: routesSection,
    when: 'a coach opens /fixture/gestion',
    seed: 'demo',
    at: '/fixture/gestion',
    as: 'DT',
    shows: [text('Bienvenido al Torneo de Fútbol')],
  },
  {
    section: routesSection,
    when: "an administrator follows 'Nuevo Torneo'",
    seed: 'demo',
    at: '/torneos',
    as: 'Admin',
    does: [pressControls('Nuevo Torneo')],
    shows: [heading('Nuevo Torneo'), button('Crear Torneo')],
  },
  {
    section: routesSection,
    when: 'the address leads nowhere',
    seed: 'demo',
    at: '/no/existe',
    as: null,
    shows: [heading('Página no encontrada'), link('Ir al inicio', '/')],
    lacks: [text(/Unexpected Application Error!/)],
  },
  {
    section: routesSection,
    when: 'a screen fails to render',
    seed: 'demo',
    at: '/equipos',
    as: 'Admin',
    forced: {
      because: 'the API never answers an object for a list',
      answers: { 'GET /teams': answerWithBody({ not: 'a list' }) },
    },
    isRestless: true,
    shows: ['Algo salió mal en esta pantalla', button('Recargar la página')],
    lacks: [text(/Unexpected Application Error!/)],
  },
];
