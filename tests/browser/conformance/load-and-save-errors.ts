/** Scenes about failures: what screens say when a load, a save or a deletion fails. */
import { fills, opens, presses, waitsFor } from './acts.ts';
import { changedAnswer, failing, refuses } from './forced.ts';
import { newTeamFields } from './inputs.ts';
import type { Scene } from './scene.ts';
import { alertText, button, dialogTitled, field, heading, inside, toast } from './shown.ts';

const rankingsSection = 'Failed loads of rankings';
const savesSection = 'Failed saves';
const otherFailuresSection = 'Other failed loads and deletions';

const newPlayer = { Nombre: 'Elsa', Apellido: 'Quiroga', Número: '88', 'Fecha de nacimiento': '1999-05-04' };

const toastRetry = inside((page) => page.locator('[data-toaster]'), button('Reintentar'));

const retryButton = button('Reintentar');

const failedLoad = (at: string, call: string, words: string, as: Scene['as'] = 'Admin'): Scene => ({
  section: otherFailuresSection,
  when: `${call} fails at ${at}`,
  seed: 'demo',
  at,
  as,
  forced: failing(call),
  shows: [alertText(words), retryButton],
});

export const loadAndSaveErrorScenes: Scene[] = [
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
      shows: [alertText('Error al cargar datos'), alertText(words), retryButton],
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
      shows: [alertText('Error al cargar datos'), alertText('Se está recalculando.'), retryButton],
    },
  ]),
  {
    section: savesSection,
    when: 'an event cannot be saved',
    seed: 'demo',
    at: '/partidos/{completed}',
    as: 'Admin',
    forced: failing('PUT /matchevents/{id}'),
    does: [opens('Gestionar Eventos'), presses(/^Editar Gol/), presses('Actualizar')],
    shows: [alertText('Error al guardar el evento')],
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
    shows: [alertText('Error al guardar el evento')],
  },
  {
    section: savesSection,
    when: 'a match cannot be saved',
    seed: 'demo',
    at: '/partidos?tournament=1',
    as: 'Admin',
    forced: failing('PUT /matches/{id}'),
    does: [opens(/^Editar Defensores/), presses('Actualizar')],
    shows: [alertText('Error al guardar el partido')],
  },
  {
    section: savesSection,
    when: 'a player cannot be saved',
    seed: 'demo',
    at: '/jugadores?team=1',
    as: 'Admin',
    forced: failing('POST /players'),
    does: [opens('Nuevo Jugador'), fills(newPlayer), presses('Crear')],
    shows: [alertText('Error al guardar el jugador')],
  },
  {
    section: savesSection,
    when: 'a player is refused',
    seed: 'demo',
    at: '/jugadores?team=1',
    as: 'Admin',
    does: [opens('Nuevo Jugador'), fills({ ...newPlayer, Número: '5' }), presses('Crear')],
    shows: [alertText('La camiseta 5 de Defensores de Parque Chas ya es de otro jugador.')],
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
        'GET /matches/{id}/detail': changedAnswer((detail: { match: object }) => ({
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
    section: otherFailuresSection,
    when: 'a team cannot be deleted',
    seed: 'demo',
    at: '/equipos',
    as: 'Admin',
    forced: failing('DELETE /teams/{id}'),
    does: [opens('Eliminar El Ombú'), presses('Eliminar')],
    shows: [toast('alert', /^No se pudo eliminar El Ombú/), toastRetry],
  },
  {
    section: otherFailuresSection,
    when: 'a player cannot be deleted',
    seed: 'demo',
    at: '/jugadores?team=1',
    as: 'Admin',
    forced: failing('DELETE /players/{id}'),
    does: [opens(/^Eliminar Carlos Aranda/), presses('Eliminar')],
    shows: [toast('alert', /^No se pudo eliminar a Carlos Aranda/), toastRetry],
  },
  {
    section: otherFailuresSection,
    when: 'staff cannot be deleted',
    seed: 'demo',
    at: '/equipos/1?tab=personal',
    as: 'Admin',
    forced: failing('DELETE /teamstaff/{id}'),
    does: [opens('Eliminar Marcela Ibáñez'), presses('Eliminar')],
    shows: [toast('alert', /^No se pudo eliminar a Marcela Ibáñez/), toastRetry],
  },
  {
    section: otherFailuresSection,
    when: 'an event cannot be deleted',
    seed: 'demo',
    at: '/partidos/{completed}',
    as: 'Admin',
    forced: failing('DELETE /matchevents/{id}'),
    does: [opens('Gestionar Eventos'), opens(/^Eliminar Gol/), presses('Eliminar')],
    shows: [toast('alert', /^No se pudo eliminar el evento/), toastRetry],
  },
  {
    section: otherFailuresSection,
    when: 'a team cannot be saved',
    seed: 'demo',
    at: '/equipos',
    as: 'Admin',
    forced: failing('POST /teams'),
    does: [opens('Nuevo Equipo'), fills(newTeamFields), presses('Crear')],
    shows: [
      alertText('Error al guardar el equipo'),
      dialogTitled('Nuevo Equipo'),
      ...Object.entries(newTeamFields).map(([label, typed]) => field(label, typed)),
    ],
    lacks: [heading('Once Corazones')],
  },
];
