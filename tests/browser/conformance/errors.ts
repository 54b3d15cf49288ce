/** Scenes about failures: what screens say when a login, an upload, a save, a load or a deletion fails. */

import { credentials } from '#tests/support/browser-visitor.ts';
import { aPng } from '#tests/support/images.ts';
import { expectOk } from '#tests/support/web-client.ts';
import { choosesFile, fills, meanwhile, opens, presses, signsIn, waitsFor } from './acts.ts';
import { changedAnswer, failing, refuses, unreachable } from './forced.ts';
import { createLeagueOfFour, createTournament, generatePlayoffs, newTeam, type Setup } from './given.ts';
import type { Scene, Step } from './scene.ts';
import { button, dialogTitled, failure, field, heading, inside, toast } from './shown.ts';

const loginSection = 'Login failures';
const logoSection = 'Logo errors';
const generationSection = 'Playoff generation';
const recalculationSection = 'Recalculation of the standings';
const rankingsSection = 'Failed loads of rankings';
const savesSection = 'Failed saves';
const othersSection = 'Other failed loads and deletions';

const signInWrongly: readonly Step[] = [fills({ Email: credentials.Admin.email, Contraseña: 'Equivocada1' }), signsIn];
const unknownLogin = { email: 'nadie@example.com', password: 'Equivocada1' };

/** Ten wrong logins, as many as the API accepts for one email from one IP address before it refuses. */
const tenWrongLogins: Setup = async (api) => {
  for (let at = 0; at < 10; at += 1) await api('POST /auth/login', { body: unknownLogin });
  return {};
};

const crest = { name: 'escudo.png', mimeType: 'image/png', buffer: aPng(64, 64) };
const teamFields = { Nombre: 'Once Corazones', Entrenador: 'Ana Paz', Ciudad: 'Morón', 'Año de fundación': '1950' };
const newPlayer = { Nombre: 'Elsa', Apellido: 'Quiroga', Número: '88', 'Fecha de nacimiento': '1999-05-04' };
const toastRetry = inside((page) => page.locator('[data-toaster]'), button('Reintentar'));
const retryButton = button('Reintentar');

const failedLoad = (at: string, call: string, words: string, as: Scene['as'] = 'Admin'): Scene => ({
  section: othersSection,
  when: `${call} fails at ${at}`,
  seed: 'demo',
  at,
  as,
  forced: failing(call),
  shows: [failure(words), retryButton],
});

export const errorScenes: Scene[] = [
  {
    section: loginSection,
    when: 'the password is wrong',
    seed: 'none',
    at: '/login',
    as: null,
    does: signInWrongly,
    shows: [failure('Usuario o contraseña incorrectos')],
  },
  {
    section: loginSection,
    when: 'the server says why',
    seed: 'own',
    at: '/login',
    as: null,
    given: tenWrongLogins,
    does: [fills({ Email: unknownLogin.email, Contraseña: unknownLogin.password }), signsIn],
    shows: [failure('Hubo demasiados intentos. Esperá unos minutos y probá de nuevo.')],
  },
  {
    section: loginSection,
    when: 'the server fails without an explanation',
    seed: 'none',
    at: '/login',
    as: null,
    forced: failing('POST /auth/login'),
    does: signInWrongly,
    shows: [failure('Error de autenticación')],
  },
  {
    section: loginSection,
    when: 'the server cannot be reached',
    seed: 'none',
    at: '/login',
    as: null,
    forced: unreachable('POST /auth/login'),
    does: signInWrongly,
    shows: [failure('Error de conexión')],
  },
  {
    section: logoSection,
    when: 'the upload fails while a new team is saved',
    seed: 'own',
    at: '/equipos',
    as: 'Admin',
    forced: failing('POST /upload/logo'),
    does: [
      opens('Nuevo Equipo'),
      fills(teamFields),
      choosesFile('Subir imagen', crest),
      presses('Crear'),
      waitsFor(toast('status', 'Equipo creado')),
    ],
    shows: [toast('alert', 'Error al subir la imagen. Se guardará sin logo.'), heading('Once Corazones')],
    lacks: [button('Eliminar logo de Once Corazones')],
  },
  {
    section: logoSection,
    when: 'the upload fails while a team is edited',
    seed: 'own',
    at: '/equipos',
    as: 'Admin',
    given: newTeam,
    forced: failing('POST /upload/logo'),
    does: [opens('Editar Los Nuevos'), choosesFile('Subir imagen', crest), presses('Actualizar')],
    shows: [toast('alert', 'Error al subir la imagen'), toast('status', 'Equipo actualizado')],
  },
  {
    section: logoSection,
    when: 'the bucket refuses the upload',
    seed: 'demo',
    at: '/equipos',
    as: 'Admin',
    forced: {
      because: 'the server fails',
      answers: {
        'PUT /files/uploads/*': (route) =>
          route.fulfill({ status: 403, headers: { 'access-control-allow-origin': '*' } }),
      },
    },
    does: [choosesFile('Subir logo de El Ombú', crest)],
    shows: [toast('alert', 'Error al subir el archivo'), toastRetry],
  },
  {
    section: logoSection,
    when: 'no crest can be generated',
    seed: 'demo',
    at: '/equipos',
    as: 'Admin',
    forced: failing('POST /teams/*/logo/generate'),
    does: [presses('Generar logo de El Ombú')],
    shows: [toast('alert', 'Error al generar el logo'), toastRetry],
  },
  {
    section: logoSection,
    when: 'the upload fails',
    seed: 'demo',
    at: '/equipos',
    as: 'Admin',
    forced: failing('POST /teams/*/logo/upload'),
    does: [choosesFile('Subir logo de El Ombú', crest)],
    shows: [toast('alert', 'Error al subir el logo'), toastRetry],
  },
  {
    section: logoSection,
    when: 'the logo cannot be deleted',
    seed: 'demo',
    at: '/equipos',
    as: 'Admin',
    forced: failing('DELETE /teams/*/logo'),
    does: [presses('Eliminar logo de El Ombú')],
    shows: [toast('alert', 'Error al eliminar el logo'), toastRetry],
  },
  {
    section: logoSection,
    when: 'the file is no image',
    seed: 'demo',
    at: '/equipos',
    as: 'Admin',
    does: [
      choosesFile('Subir logo de El Ombú', { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') }),
    ],
    shows: [toast('alert', 'Por favor selecciona una imagen')],
  },
  {
    section: logoSection,
    when: 'the file is too large',
    seed: 'demo',
    at: '/equipos',
    as: 'Admin',
    does: [
      choosesFile('Subir logo de El Ombú', {
        name: 'a.png',
        mimeType: 'image/png',
        buffer: Buffer.concat([aPng(8, 8), Buffer.alloc(5 * 1024 * 1024)]),
      }),
    ],
    shows: [toast('alert', 'La imagen es demasiado grande. Máximo 5MB')],
  },
  {
    section: generationSection,
    when: 'another user generated the playoffs meanwhile',
    seed: 'own',
    at: '/torneos/{tournament}',
    as: 'Admin',
    given: async (api) => ({ tournament: await createLeagueOfFour(api, 'Copa de dos') }),
    does: [
      opens('Generar Playoffs'),
      meanwhile((api, idOf) => generatePlayoffs(api, idOf('tournament'))),
      presses('Generar Playoffs'),
    ],
    shows: [toast('alert', /^Error: .*playoffs/)],
  },
  {
    section: generationSection,
    when: 'the server fails',
    seed: 'demo',
    at: '/torneos/1',
    as: 'Admin',
    forced: failing('POST /tournaments/1/generate-playoffs'),
    does: [opens('Generar Playoffs'), presses('Generar Playoffs')],
    shows: [toast('alert', 'No se pudieron generar los playoffs')],
  },
  {
    section: generationSection,
    when: 'the server cannot be reached',
    seed: 'demo',
    at: '/torneos/1',
    as: 'Admin',
    forced: unreachable('POST /tournaments/1/generate-playoffs'),
    does: [opens('Generar Playoffs'), presses('Generar Playoffs')],
    shows: [toast('alert', 'Error al generar los playoffs')],
  },
  {
    section: generationSection,
    when: 'the playoffs are generated',
    seed: 'own',
    at: '/torneos/{tournament}',
    as: 'Admin',
    given: async (api) => ({ tournament: await createLeagueOfFour(api, 'Copa de cuatro') }),
    does: [opens('Generar Playoffs'), presses('Generar Playoffs')],
    shows: [
      toast('status', '¡Playoffs generados exitosamente!'),
      inside((page) => page.locator('[data-toaster]'), button('Ver')),
    ],
  },
  {
    section: recalculationSection,
    when: 'the recalculation succeeds',
    seed: 'demo',
    at: '/posiciones?tournament=1',
    as: 'Admin',
    does: [presses('Recalcular Tabla')],
    shows: [toast('status', '¡Tabla de posiciones recalculada exitosamente!')],
  },
  {
    section: recalculationSection,
    when: 'the tournament was deleted meanwhile',
    seed: 'own',
    as: 'Admin',
    at: '/posiciones?tournament={tournament}',
    given: async (api) => ({ tournament: await createTournament(api, 'Copa que se borra') }),
    does: [
      waitsFor('No hay datos de posiciones disponibles'),
      meanwhile((api, idOf) => expectOk(api('DELETE /tournaments/{id}', { params: { id: idOf('tournament') } }))),
      presses('Recalcular Tabla'),
    ],
    shows: [toast('alert', 'Error: Torneo no encontrado')],
  },
  {
    section: recalculationSection,
    when: 'the server fails',
    seed: 'demo',
    at: '/posiciones?tournament=1',
    as: 'Admin',
    forced: failing('POST /standings/tournament/*/recalculate'),
    does: [presses('Recalcular Tabla')],
    shows: [toast('alert', 'Error: No se pudo recalcular la tabla')],
  },
  {
    section: recalculationSection,
    when: 'the server cannot be reached',
    seed: 'demo',
    at: '/posiciones?tournament=1',
    as: 'Admin',
    forced: unreachable('POST /standings/tournament/*/recalculate'),
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
      section: rankingsSection,
      when: `${at} fails`,
      seed: 'demo',
      at,
      as: 'Admin',
      forced: failing(`GET /statistics/formatted/${list}`),
      shows: [failure('Error al cargar datos'), failure(words), retryButton],
    },
    {
      section: rankingsSection,
      when: `${at} is refused`,
      seed: 'demo',
      at,
      as: 'Admin',
      forced: {
        because: 'the API never refuses to read a ranking',
        answers: { [`GET /statistics/formatted/${list}`]: refuses('Se está recalculando.') },
      },
      shows: [failure('Error al cargar datos'), failure('Se está recalculando.'), retryButton],
    },
  ]),
  {
    section: savesSection,
    when: 'an event cannot be saved',
    seed: 'demo',
    at: '/partidos/{completed}',
    as: 'Admin',
    forced: failing('PUT /matchevents/*'),
    does: [opens('Gestionar Eventos'), presses(/^Editar Gol/), presses('Actualizar')],
    shows: [failure('Error al guardar el evento')],
  },
  {
    section: savesSection,
    when: 'a new event cannot be saved',
    seed: 'demo',
    at: '/partidos/{completed}',
    as: 'Admin',
    forced: failing('POST /matchevents'),
    does: [
      opens('Gestionar Eventos'),
      presses(/^Defensores de Parque Chas$/, 'Gol'),
      waitsFor('Tocá el número del jugador'),
      presses(/^\d+ /),
    ],
    shows: [failure('Error al guardar el evento')],
  },
  {
    section: savesSection,
    when: 'a match cannot be saved',
    seed: 'demo',
    at: '/partidos?tournament=1',
    as: 'Admin',
    forced: failing('PUT /matches/*'),
    does: [opens(/^Editar Defensores/), presses('Actualizar')],
    shows: [failure('Error al guardar el partido')],
  },
  {
    section: savesSection,
    when: 'a player cannot be saved',
    seed: 'demo',
    at: '/jugadores?team=1',
    as: 'Admin',
    forced: failing('POST /players'),
    does: [opens('Nuevo Jugador'), fills(newPlayer), presses('Crear')],
    shows: [failure('Error al guardar el jugador')],
  },
  {
    section: savesSection,
    when: 'a player is refused',
    seed: 'demo',
    at: '/jugadores?team=1',
    as: 'Admin',
    does: [opens('Nuevo Jugador'), fills({ ...newPlayer, Número: '5' }), presses('Crear')],
    shows: [failure('La camiseta 5 de Defensores de Parque Chas ya es de otro jugador.')],
  },
  {
    section: 'Match without a date',
    when: 'a match has no date',
    seed: 'demo',
    at: '/partidos/{completed}',
    as: null,
    forced: {
      because: 'the API refuses a match without a date',
      answers: {
        'GET /matches/*/detail': changedAnswer((detail: { match: object }) => ({
          ...detail,
          match: { ...detail.match, matchDate: '' },
        })),
      },
    },
    shows: ['Fecha no disponible'],
  },
  failedLoad('/equipos', 'GET /teams', 'No se pudieron cargar los equipos'),
  failedLoad('/equipos/1', 'GET /players/team/1', 'No se pudieron cargar los jugadores'),
  failedLoad('/equipos/1?tab=personal', 'GET /teamstaff/team/1', 'No se pudo cargar el personal'),
  failedLoad('/jugadores', 'GET /players', 'No se pudieron cargar los jugadores'),
  failedLoad('/canchas', 'GET /canchas', 'No se pudieron cargar las canchas'),
  failedLoad('/torneos', 'GET /tournaments', 'No se pudieron cargar los torneos'),
  failedLoad('/torneos/1', 'GET /tournaments/1', 'No se pudo cargar el torneo', null),
  failedLoad('/partidos/1', 'GET /matches/1/detail', 'No se pudo cargar el partido', null),
  failedLoad('/partidos?tournament=1', 'GET /matches/formatted/tournament/1', 'No se pudieron cargar los partidos'),
  failedLoad('/fixture?tournament=1', 'GET /tournaments/1/fixture', 'No se pudo cargar el fixture', null),
  failedLoad(
    '/posiciones?tournament=1',
    'GET /standings/formatted/tournament/1',
    'No se pudieron cargar las posiciones',
  ),
  failedLoad('/playoffs?tournament=1', 'GET /tournaments/1/bracket', 'No se pudieron cargar los playoffs'),
  failedLoad('/', 'GET /home', 'No se pudo cargar el inicio', null),
  {
    section: othersSection,
    when: 'a team cannot be deleted',
    seed: 'demo',
    at: '/equipos',
    as: 'Admin',
    forced: failing('DELETE /teams/*'),
    does: [opens('Eliminar El Ombú'), presses('Eliminar')],
    shows: [toast('alert', /^No se pudo eliminar El Ombú/), toastRetry],
  },
  {
    section: othersSection,
    when: 'a player cannot be deleted',
    seed: 'demo',
    at: '/jugadores?team=1',
    as: 'Admin',
    forced: failing('DELETE /players/*'),
    does: [opens(/^Eliminar Carlos Aranda/), presses('Eliminar')],
    shows: [toast('alert', /^No se pudo eliminar a Carlos Aranda/), toastRetry],
  },
  {
    section: othersSection,
    when: 'staff cannot be deleted',
    seed: 'demo',
    at: '/equipos/1?tab=personal',
    as: 'Admin',
    forced: failing('DELETE /teamstaff/*'),
    does: [opens('Eliminar Marcela Ibáñez'), presses('Eliminar')],
    shows: [toast('alert', /^No se pudo eliminar a Marcela Ibáñez/), toastRetry],
  },
  {
    section: othersSection,
    when: 'an event cannot be deleted',
    seed: 'demo',
    at: '/partidos/{completed}',
    as: 'Admin',
    forced: failing('DELETE /matchevents/*'),
    does: [opens('Gestionar Eventos'), opens(/^Eliminar Gol/), presses('Eliminar')],
    shows: [toast('alert', /^No se pudo eliminar el evento/), toastRetry],
  },
  {
    section: othersSection,
    when: 'a team cannot be saved',
    seed: 'demo',
    at: '/equipos',
    as: 'Admin',
    forced: failing('POST /teams'),
    does: [opens('Nuevo Equipo'), fills(teamFields), presses('Crear')],
    shows: [
      failure('Error al guardar el equipo'),
      dialogTitled('Nuevo Equipo'),
      ...Object.entries(teamFields).map(([label, typed]) => field(label, typed)),
    ],
    lacks: [heading('Once Corazones')],
  },
];
