/** Scenes about defaults and limits that a screen or form shows, and about what the browser stores of a session. */

import { bodyRowsLocator, element, expectationInside, field, option, text } from './expectations.ts';
import type { Scene } from './scene.ts';
import { createNewTeam } from './setups.ts';
import { openDialogWith } from './steps.ts';

const defaultsSection = 'Defaults of forms';
const pointsSection = 'Fair play points';
const awardSection = 'Goalkeeper award';
const rulesSection = 'Match length and suspensions';
const storageSection = 'Local storage keys';

const expectStorageKeys = (wanted: readonly string[]): Scene['does'] => [
  async (page) => {
    const kept = await page.evaluate(() => Object.keys(localStorage).sort());
    if (kept.join() !== wanted.join()) throw new Error(`local storage holds ${kept}`);
  },
];

export const limitScenes: Scene[] = [
  {
    section: pointsSection,
    when: 'a tournament is chosen',
    seed: 'demo',
    at: '/fair-play-publico?tournament=1',
    as: null,
    shows: [
      text(/Azul: 1 punto$/),
      text(/Amarilla: 2 puntos$/),
      text(/Roja: 3 puntos$/),
      'Premio Fair Play',
      'Lo gana el equipo con menos puntos por tarjetas.',
      text(/^Menos puntos es mejor\./),
    ],
  },
  {
    section: awardSection,
    when: 'a visitor reads its rules',
    seed: 'demo',
    at: '/arqueros-publico',
    as: null,
    shows: [
      'Premio Valla Menos Vencida',
      text(/^Lo gana el arquero con menor promedio de goles recibidos por partido/),
    ],
  },
  {
    section: rulesSection,
    when: 'a tournament is created',
    seed: 'none',
    at: '/tournaments/new',
    as: 'Admin',
    does: [(page) => page.getByText(/^Reglas/).click()],
    shows: [
      field('Minutos', '30'),
      field('Goles de W.O.', '3'),
      field('Victoria', '3'),
      field('Empate', '1'),
      field('Derrota', '0'),
      field('Azul', '1'),
      field('Amarilla', '2'),
      field('Roja', '3'),
    ],
  },
  {
    section: rulesSection,
    when: 'the settings are opened',
    seed: 'none',
    at: '/ajustes',
    as: 'Admin',
    shows: [field('Jugadores por equipo', '12'), field('Titulares', '6')],
  },
  {
    section: defaultsSection,
    when: 'a first player is created',
    seed: 'own',
    at: '/jugadores?team={team}',
    as: 'Admin',
    given: createNewTeam,
    does: [openDialogWith('Nuevo Jugador')],
    shows: [field('Número', '1'), field('Posición', 'Delantero'), field('Titular', 'no')],
  },
  {
    section: defaultsSection,
    when: 'staff is created',
    seed: 'demo',
    at: '/equipos/1?tab=personal',
    as: 'DT',
    does: [openDialogWith('Agregar Personal')],
    shows: [
      field('Rol', 'Árbitro'),
      ...['Director Técnico', 'Ayudante de Campo', 'Árbitro', 'Asistente/Línea', 'Otro'].map((role) =>
        option('Rol', role),
      ),
    ],
  },
  {
    section: defaultsSection,
    when: 'a first match is created',
    seed: 'demo',
    at: '/partidos?tournament=2',
    as: 'Admin',
    does: [openDialogWith(/^(Nuevo|Crear Primer) Partido$/)],
    shows: [
      field('Hora', '14:00'),
      field('Ronda', 'Fecha 1'),
      field('Estado', 'Programado'),
      field('Ubicación', 'Complejo Polideportivo Barrial'),
      field('Cancha', 'Sin cancha'),
      field('Asistente', 'Sin asistente'),
    ],
  },
  {
    section: defaultsSection,
    when: 'a cancha is created',
    seed: 'demo',
    at: '/canchas',
    as: 'Admin',
    does: [openDialogWith('Nueva Cancha')],
    shows: [field('Disponible para programar partidos', 'yes')],
  },
  {
    section: 'Rules of the playoffs',
    when: 'a coach reads them',
    seed: 'demo',
    at: '/playoffs?tournament=1',
    as: 'DT',
    shows: ['Clasifican los cuatro primeros de la tabla.', 'Final: los ganadores de las semifinales.'],
  },
  {
    section: 'Last three results in the table',
    when: 'the table is opened',
    seed: 'demo',
    at: '/posiciones',
    as: 'DT',
    shows: [element('three badges', (scope) => bodyRowsLocator(scope).first().getByRole('listitem'), 3)],
  },
  {
    section: storageSection,
    when: 'a user has signed in',
    seed: 'demo',
    at: '/posiciones',
    as: 'DT',
    does: [...(expectStorageKeys(['authToken', 'torneoUser']) ?? [])],
    shows: [expectationInside((page) => page.locator('main'), 'Posiciones')],
  },
  {
    section: 'Saved session',
    when: 'the saved user is corrupt',
    seed: 'demo',
    at: '/login',
    as: null,
    does: [
      async (page) => {
        await page.evaluate(() => {
          localStorage.setItem('torneoUser', '{not json');
          localStorage.setItem('authToken', 'x');
        });
        await page.reload();
        await page.getByRole('heading', { name: 'Iniciar Sesión' }).waitFor();
      },
      ...(expectStorageKeys([]) ?? []),
    ],
    shows: [expectationInside((page) => page.locator('main'), 'Iniciar Sesión')],
  },
];
