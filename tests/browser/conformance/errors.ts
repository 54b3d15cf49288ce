/** §8: what is said when something fails, and §6: what the rest of the interface must not swallow. */

import { fails, getsLost } from '#tests/support/browser-trouble.ts';
import { credentials } from '#tests/support/browser-visitor.ts';
import { aPng } from '#tests/support/images.ts';
import {
  button,
  changed,
  failure,
  fills,
  heading,
  inside,
  opens,
  picks,
  presses,
  refuses,
  type Scene,
  says,
  seen,
  sees,
  text,
  toast,
} from './scene.ts';

const login = '§8 Login failure';
const logo = '§8 Logo errors';
const generation = '§8 Playoff generation';
const recalculation = '§8 Standings recalculation';
const rankings = '§8 Rankings load';
const saves = '§8 Saves';
const others = '§8 Loads and deletes the specification only logs';

const signIn = [
  fills({ Email: credentials.Admin.email, Contraseña: 'Equivocada1' }),
  (page: Parameters<ReturnType<typeof presses>>[0]) => page.locator('main form button').click(),
];
const crest = { name: 'escudo.png', mimeType: 'image/png', buffer: aPng(64, 64) };
const newTeam = { Nombre: 'Once Corazones', Entrenador: 'Ana Paz', Ciudad: 'Morón', 'Año de fundación': '1950' };
const newPlayer = { Nombre: 'Elsa', Apellido: 'Quiroga', Número: '88', 'Fecha de nacimiento': '1999-05-04' };
const withLogos = changed((teams: readonly object[]) => teams.map((team) => ({ ...team, logo: '/icon.svg' })));
const again = inside((page) => page.locator('[data-toaster]'), button('Reintentar'));
const retry = button('Reintentar');

/** The same list three times: it fails, it is refused, it cannot be reached. */
const loads = (at: string, call: string, words: string, as: Scene['as'] = 'Admin'): Scene => ({
  ...{ section: others, when: `${call} fails at ${at}`, seed: 'demo', at, as },
  answers: { [call]: fails },
  shows: [failure(words), retry],
});

export const errorScenes: Scene[] = [
  {
    ...{ section: login, when: 'the password is wrong', seed: 'none', at: '/login', as: null },
    does: signIn,
    shows: [failure('Usuario o contraseña incorrectos')],
  },
  {
    ...{ section: login, when: 'the server says why', seed: 'none', at: '/login', as: null },
    answers: {
      'POST /auth/login': says(
        { code: 'too-many', detail: 'Probá en unos minutos.', errorMessage: 'Probá en unos minutos.' },
        429,
      ),
    },
    does: signIn,
    shows: [failure('Probá en unos minutos.')],
  },
  {
    ...{ section: login, when: 'the server fails without a word', seed: 'none', at: '/login', as: null },
    answers: { 'POST /auth/login': fails },
    does: signIn,
    shows: [failure('Error de autenticación')],
  },
  {
    ...{ section: login, when: 'the server cannot be reached', seed: 'none', at: '/login', as: null },
    answers: { 'POST /auth/login': getsLost },
    does: signIn,
    shows: [failure('Error de conexión')],
  },
  {
    ...{ section: logo, when: 'the upload fails while a new team is saved', seed: 'demo', at: '/equipos', as: 'Admin' },
    answers: {
      'POST /upload/logo': fails,
      'POST /teams': async (route) => {
        const team = route.request().postDataJSON() as { logo: string };
        await route.fulfill({ status: team.logo === '' ? 201 : 400, json: { ...team, id: 990, version: 1 } });
      },
    },
    does: [opens('Nuevo Equipo'), fills(newTeam), picks('Subir imagen', crest), presses('Crear')],
    shows: [toast('alert', 'Error al subir la imagen. Se guardará sin logo.'), toast('status', 'Equipo creado')],
  },
  {
    ...{ section: logo, when: 'the upload fails while a team is edited', seed: 'demo', at: '/equipos', as: 'Admin' },
    answers: { 'POST /upload/logo': fails, 'PUT /teams/*': fails },
    does: [opens('Editar El Ombú'), picks('Subir imagen', crest), presses('Actualizar')],
    shows: [toast('alert', 'Error al subir la imagen')],
  },
  {
    ...{ section: logo, when: 'the bucket does not take it', seed: 'demo', at: '/equipos', as: 'Admin' },
    does: [
      (page) =>
        page
          .route(/\/files\/uploads\//, (route) =>
            route.fulfill({ status: 403, headers: { 'access-control-allow-origin': '*' } }),
          )
          .then(() => undefined),
      picks('Subir logo de El Ombú', crest),
    ],
    shows: [toast('alert', 'Error al subir el archivo'), again],
  },
  {
    ...{ section: logo, when: 'no crest can be drawn', seed: 'demo', at: '/equipos', as: 'Admin' },
    answers: { 'POST /teams/*/logo/generate': fails },
    does: [presses('Generar logo de El Ombú')],
    shows: [toast('alert', 'Error al generar el logo'), again],
  },
  {
    ...{ section: logo, when: 'the upload fails', seed: 'demo', at: '/equipos', as: 'Admin' },
    answers: { 'POST /teams/*/logo/upload': fails },
    does: [picks('Subir logo de El Ombú', crest)],
    shows: [toast('alert', 'Error al subir el logo'), again],
  },
  {
    ...{ section: logo, when: 'it cannot be taken away', seed: 'demo', at: '/equipos', as: 'Admin' },
    answers: { 'GET /teams': withLogos, 'DELETE /teams/*/logo': fails },
    does: [presses('Eliminar logo de El Ombú')],
    shows: [toast('alert', 'Error al eliminar el logo'), again],
  },
  {
    ...{ section: logo, when: 'the file is no image', seed: 'demo', at: '/equipos', as: 'Admin' },
    does: [picks('Subir logo de El Ombú', { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })],
    shows: [toast('alert', 'Por favor selecciona una imagen')],
  },
  {
    ...{ section: logo, when: 'the file is too large', seed: 'demo', at: '/equipos', as: 'Admin' },
    does: [
      picks('Subir logo de El Ombú', {
        ...{ name: 'a.png', mimeType: 'image/png' },
        buffer: Buffer.concat([aPng(8, 8), Buffer.alloc(5 * 1024 * 1024)]),
      }),
    ],
    shows: [toast('alert', 'La imagen es demasiado grande. Máximo 5MB')],
  },
  {
    ...{ section: generation, when: 'the server refuses', seed: 'demo', at: '/torneos/1', as: 'Admin' },
    answers: { 'POST /tournaments/1/generate-playoffs': refuses('Los playoffs ya existen.') },
    does: [opens('Generar Playoffs'), presses('Generar Playoffs')],
    shows: [toast('alert', 'Error: Los playoffs ya existen.')],
  },
  {
    ...{ section: generation, when: 'the server fails', seed: 'demo', at: '/torneos/1', as: 'Admin' },
    answers: { 'POST /tournaments/1/generate-playoffs': fails },
    does: [opens('Generar Playoffs'), presses('Generar Playoffs')],
    shows: [toast('alert', 'No se pudieron generar los playoffs')],
  },
  {
    ...{ section: generation, when: 'the server cannot be reached', seed: 'demo', at: '/torneos/1', as: 'Admin' },
    answers: { 'POST /tournaments/1/generate-playoffs': getsLost },
    does: [opens('Generar Playoffs'), presses('Generar Playoffs')],
    shows: [toast('alert', 'Error al generar los playoffs')],
  },
  {
    ...{ section: generation, when: 'it works', seed: 'demo', at: '/torneos/1', as: 'Admin', isLast: true },
    does: [opens('Generar Playoffs'), presses('Generar Playoffs')],
    shows: [
      toast('status', '¡Playoffs generados exitosamente!'),
      inside((page) => page.locator('[data-toaster]'), button('Ver')),
    ],
  },
  {
    ...{ section: recalculation, when: 'it works', seed: 'demo', at: '/posiciones?tournament=1', as: 'Admin' },
    does: [presses('Recalcular Tabla')],
    shows: [toast('status', '¡Tabla de posiciones recalculada exitosamente!')],
  },
  {
    ...{
      section: recalculation,
      when: 'the server refuses',
      seed: 'demo',
      at: '/posiciones?tournament=1',
      as: 'Admin',
    },
    answers: { 'POST /standings/tournament/*/recalculate': refuses('El torneo se está borrando.') },
    does: [presses('Recalcular Tabla')],
    shows: [toast('alert', 'Error: El torneo se está borrando.')],
  },
  {
    ...{ section: recalculation, when: 'the server fails', seed: 'demo', at: '/posiciones?tournament=1', as: 'Admin' },
    answers: { 'POST /standings/tournament/*/recalculate': fails },
    does: [presses('Recalcular Tabla')],
    shows: [toast('alert', 'Error: No se pudo recalcular la tabla')],
  },
  {
    ...{
      section: recalculation,
      when: 'the server cannot be reached',
      seed: 'demo',
      at: '/posiciones?tournament=1',
      as: 'Admin',
    },
    answers: { 'POST /standings/tournament/*/recalculate': getsLost },
    does: [presses('Recalcular Tabla')],
    shows: [toast('alert', 'Error al recalcular la tabla de posiciones')],
  },
  ...(
    [
      ['/goleadores', 'top-scorers', 'Error al cargar los goleadores'],
      ['/fairplay', 'fair-play', 'Error al cargar las estadísticas de fair play'],
      ['/arqueros', 'goalkeepers', 'Error al cargar las estadísticas de arqueros'],
    ] as const
  ).flatMap(([at, list, words]): Scene[] => [
    {
      ...{ section: rankings, when: `${at} fails`, seed: 'demo', at, as: 'Admin' },
      answers: { [`GET /statistics/formatted/${list}`]: fails },
      shows: [failure('Error al cargar datos'), failure(words), retry],
    },
    {
      ...{ section: rankings, when: `${at} is refused`, seed: 'demo', at, as: 'Admin' },
      answers: { [`GET /statistics/formatted/${list}`]: refuses('Se está recalculando.') },
      shows: [failure('Error al cargar datos'), failure('Se está recalculando.'), retry],
    },
  ]),
  {
    ...{ section: saves, when: 'an event cannot be saved', seed: 'demo', at: '/partidos/{completed}', as: 'Admin' },
    answers: { 'PUT /matchevents/*': fails },
    does: [opens('Gestionar Eventos'), presses(/^Editar Gol/), presses('Actualizar')],
    shows: [failure('Error al guardar el evento')],
  },
  {
    ...{ section: saves, when: 'a new event cannot be saved', seed: 'demo', at: '/partidos/{completed}', as: 'Admin' },
    answers: { 'POST /matchevents': fails },
    does: [
      opens('Gestionar Eventos'),
      (page) => page.locator('dialog fieldset').first().getByRole('button').first().click(),
      (page) => page.locator('dialog fieldset').nth(1).getByRole('button').first().click(),
      sees('Tocá el número del jugador'),
      (page) =>
        page
          .locator('dialog')
          .getByRole('button', { name: /^Número|^\d+ / })
          .first()
          .click(),
    ],
    shows: [failure('Error al guardar el evento')],
  },
  {
    ...{ section: saves, when: 'a match cannot be saved', seed: 'demo', at: '/partidos?tournament=1', as: 'Admin' },
    answers: { 'PUT /matches/*': fails },
    does: [opens(/^Editar Defensores/), presses('Actualizar')],
    shows: [failure('Error al guardar el partido')],
  },
  {
    ...{ section: saves, when: 'a player cannot be saved', seed: 'demo', at: '/jugadores?team=1', as: 'Admin' },
    answers: { 'POST /players': fails },
    does: [opens('Nuevo Jugador'), fills(newPlayer), presses('Crear')],
    shows: [failure('Error al guardar el jugador')],
  },
  {
    ...{ section: saves, when: 'a player is refused', seed: 'demo', at: '/jugadores?team=1', as: 'Admin' },
    answers: { 'POST /players': refuses('El plantel está cerrado.') },
    does: [opens('Nuevo Jugador'), fills(newPlayer), presses('Crear')],
    shows: [failure('El plantel está cerrado.')],
  },
  {
    ...{ section: '§8 Date problem', when: 'a match has no date', seed: 'demo', at: '/partidos/{completed}', as: null },
    answers: {
      'GET /matches/*/detail': changed((detail: { match: object }) => ({
        ...detail,
        match: { ...detail.match, matchDate: '' },
      })),
    },
    shows: ['Fecha no disponible'],
  },
  loads('/equipos', 'GET /teams', 'No se pudieron cargar los equipos'),
  loads('/equipos/1', 'GET /players/team/1', 'No se pudieron cargar los jugadores'),
  loads('/equipos/1?tab=personal', 'GET /teamstaff/team/1', 'No se pudo cargar el personal'),
  loads('/jugadores', 'GET /players', 'No se pudieron cargar los jugadores'),
  loads('/canchas', 'GET /canchas', 'No se pudieron cargar las canchas'),
  loads('/torneos', 'GET /tournaments', 'No se pudieron cargar los torneos'),
  loads('/torneos/1', 'GET /tournaments/1', 'No se pudo cargar el torneo', null),
  loads('/partidos/1', 'GET /matches/1/detail', 'No se pudo cargar el partido', null),
  loads('/partidos?tournament=1', 'GET /matches/formatted/tournament/1', 'No se pudieron cargar los partidos'),
  loads('/fixture?tournament=1', 'GET /tournaments/1/fixture', 'No se pudo cargar el fixture', null),
  loads('/posiciones?tournament=1', 'GET /standings/formatted/tournament/1', 'No se pudieron cargar las posiciones'),
  loads('/playoffs?tournament=1', 'GET /tournaments/1/bracket', 'No se pudieron cargar los playoffs'),
  loads('/', 'GET /home', 'No se pudo cargar el inicio', null),
  {
    ...{ section: others, when: 'a team cannot be deleted', seed: 'demo', at: '/equipos', as: 'Admin' },
    answers: { 'DELETE /teams/*': fails },
    does: [opens('Eliminar El Ombú'), presses('Eliminar')],
    shows: [toast('alert', /^No se pudo eliminar El Ombú/), again],
  },
  {
    ...{ section: others, when: 'a player cannot be deleted', seed: 'demo', at: '/jugadores?team=1', as: 'Admin' },
    answers: { 'DELETE /players/*': fails },
    does: [opens(/^Eliminar Carlos Aranda/), presses('Eliminar')],
    shows: [toast('alert', /^No se pudo eliminar a Carlos Aranda/), again],
  },
  {
    ...{ section: others, when: 'staff cannot be deleted', seed: 'demo', at: '/equipos/1?tab=personal', as: 'Admin' },
    answers: { 'DELETE /teamstaff/*': fails },
    does: [opens('Eliminar Marcela Ibáñez'), presses('Eliminar')],
    shows: [toast('alert', /^No se pudo eliminar a Marcela Ibáñez/), again],
  },
  {
    ...{ section: others, when: 'an event cannot be deleted', seed: 'demo', at: '/partidos/{completed}', as: 'Admin' },
    answers: { 'DELETE /matchevents/*': fails },
    does: [opens('Gestionar Eventos'), opens(/^Eliminar Gol/), presses('Eliminar')],
    shows: [toast('alert', /^No se pudo eliminar el evento/), again],
  },
  {
    ...{ section: others, when: 'a team cannot be saved', seed: 'demo', at: '/equipos', as: 'Admin' },
    answers: { 'POST /teams': fails },
    does: [opens('Nuevo Equipo'), fills(newTeam), presses('Crear')],
    shows: [
      failure('Error al guardar el equipo'),
      seen('what was typed', (scope) => scope.locator('input[value], input').first()),
      text('Nuevo Equipo'),
    ],
    lacks: [heading('Once Corazones')],
  },
];
