/** Scenes about failures: what screens say when a load, a save or a deletion fails. */

import { alertText, button, dialogTitled, expectationInside, field, heading, toast } from './expectations.ts';
import { answerWithChangedBody, forgeGatewayErrors, refuseWithDetail } from './forged-answers.ts';
import { newTeamFields } from './inputs.ts';
import type { Scene } from './scene.ts';
import { fillFields, openDialogWith, pressControls, waitForElement } from './steps.ts';

const rankingsSection = 'Failed loads of rankings';
const savesSection = 'Failed saves';
const otherFailuresSection = 'Other failed loads and deletions';

const newPlayerFields = { Nombre: 'Elsa', Apellido: 'Quiroga', Número: '88', 'Fecha de nacimiento': '1999-05-04' };

const retryButtonInToast = expectationInside((page) => page.locator('[data-toaster]'), button('Reintentar'));

const retryButton = button('Reintentar');

const failedLoadScene = (at: string, call: string, words: string): Scene => ({
  section: otherFailuresSection,
  when: `${call} fails at ${at}`,
  seed: 'demo',
  at,
  as: 'Admin',
  forced: forgeGatewayErrors(call),
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
      forced: forgeGatewayErrors(`GET /statistics/formatted/${list}`),
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
        answers: { [`GET /statistics/formatted/${list}`]: refuseWithDetail('Se está recalculando.') },
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
    forced: forgeGatewayErrors('PUT /matchevents/{id}'),
    does: [openDialogWith('Gestionar Eventos'), pressControls(/^Editar Gol/), pressControls('Guardar')],
    shows: [alertText('Error al guardar el evento')],
  },
  {
    section: savesSection,
    when: 'a new event cannot be saved',
    seed: 'demo',
    at: '/partidos/{completed}',
    as: 'Admin',
    forced: forgeGatewayErrors('POST /matchevents'),
    does: [
      openDialogWith('Gestionar Eventos'),
      pressControls(/^Defensores de Parque Chas$/, 'Gol'),
      waitForElement('Tocá el número del jugador'),
      pressControls(/^\d+ /),
    ],
    shows: [alertText('Error al guardar el evento')],
  },
  {
    section: savesSection,
    when: 'a match cannot be saved',
    seed: 'demo',
    at: '/partidos?tournament=1',
    as: 'Admin',
    forced: forgeGatewayErrors('PUT /matches/{id}'),
    does: [openDialogWith(/^Editar Defensores/), pressControls('Guardar')],
    shows: [alertText('Error al guardar el partido')],
  },
  {
    section: savesSection,
    when: 'a player cannot be saved',
    seed: 'demo',
    at: '/jugadores?team=1',
    as: 'Admin',
    forced: forgeGatewayErrors('POST /players'),
    does: [openDialogWith('Nuevo Jugador'), fillFields(newPlayerFields), pressControls('Crear')],
    shows: [alertText('Error al guardar el jugador')],
  },
  {
    section: savesSection,
    when: 'a player is refused',
    seed: 'demo',
    at: '/jugadores?team=1',
    as: 'Admin',
    does: [openDialogWith('Nuevo Jugador'), fillFields({ ...newPlayerFields, Número: '5' }), pressControls('Crear')],
    shows: [alertText('La camiseta 5 de Defensores de Parque Chas ya es de otro jugador.')],
  },
  {
    section: 'Match without a date',
    when: 'a match has no date',
    seed: 'demo',
    at: '/partidos/{completed}',
    as: 'DT',
    forced: {
      because: 'the API refuses a match without a date',
      answers: {
        'GET /matches/{id}/detail': answerWithChangedBody((detail: { match: object }) => ({
          ...detail,
          match: { ...detail.match, matchDate: '' },
        })),
      },
    },
    shows: ['Fecha no disponible'],
  },
  failedLoadScene('/equipos', 'GET /teams', 'No se pudieron cargar los equipos'),
  failedLoadScene('/equipos/1', 'GET /players/team/1', 'No se pudieron cargar los jugadores'),
  failedLoadScene('/equipos/1?tab=personal', 'GET /teamstaff/team/1', 'No se pudo cargar el personal'),
  failedLoadScene('/jugadores', 'GET /players', 'No se pudieron cargar los jugadores'),
  failedLoadScene('/canchas', 'GET /canchas', 'No se pudieron cargar las canchas'),
  failedLoadScene('/torneos', 'GET /tournaments', 'No se pudieron cargar los torneos'),
  failedLoadScene('/torneos/1', 'GET /tournaments/1', 'No se pudo cargar el torneo'),
  failedLoadScene('/partidos/1', 'GET /matches/1/detail', 'No se pudo cargar el partido'),
  failedLoadScene(
    '/partidos?tournament=1',
    'GET /matches/formatted/tournament/1',
    'No se pudieron cargar los partidos',
  ),
  failedLoadScene('/fixture?tournament=1', 'GET /tournaments/1/fixture', 'No se pudo cargar el fixture'),
  failedLoadScene(
    '/posiciones?tournament=1',
    'GET /standings/formatted/tournament/1',
    'No se pudieron cargar las posiciones',
  ),
  failedLoadScene('/playoffs?tournament=1', 'GET /tournaments/1/bracket', 'No se pudieron cargar los playoffs'),
  failedLoadScene('/', 'GET /home', 'No se pudo cargar el inicio'),
  {
    section: otherFailuresSection,
    when: 'a team cannot be deleted',
    seed: 'demo',
    at: '/equipos',
    as: 'Admin',
    forced: forgeGatewayErrors('DELETE /teams/{id}'),
    does: [openDialogWith('Eliminar El Ombú'), pressControls('Eliminar')],
    shows: [toast('alert', /^No se pudo eliminar El Ombú/), retryButtonInToast],
  },
  {
    section: otherFailuresSection,
    when: 'a player cannot be deleted',
    seed: 'demo',
    at: '/jugadores?team=1',
    as: 'Admin',
    forced: forgeGatewayErrors('DELETE /players/{id}'),
    does: [openDialogWith(/^Eliminar Carlos Aranda/), pressControls('Eliminar')],
    shows: [toast('alert', /^No se pudo eliminar a Carlos Aranda/), retryButtonInToast],
  },
  {
    section: otherFailuresSection,
    when: 'staff cannot be deleted',
    seed: 'demo',
    at: '/equipos/1?tab=personal',
    as: 'Admin',
    forced: forgeGatewayErrors('DELETE /teamstaff/{id}'),
    does: [openDialogWith('Eliminar Marcela Ibáñez'), pressControls('Eliminar')],
    shows: [toast('alert', /^No se pudo eliminar a Marcela Ibáñez/), retryButtonInToast],
  },
  {
    section: otherFailuresSection,
    when: 'an event cannot be deleted',
    seed: 'demo',
    at: '/partidos/{completed}',
    as: 'Admin',
    forced: forgeGatewayErrors('DELETE /matchevents/{id}'),
    does: [openDialogWith('Gestionar Eventos'), openDialogWith(/^Eliminar Gol/), pressControls('Eliminar')],
    shows: [toast('alert', /^No se pudo eliminar el evento/), retryButtonInToast],
  },
  {
    section: otherFailuresSection,
    when: 'a team cannot be saved',
    seed: 'demo',
    at: '/equipos',
    as: 'Admin',
    forced: forgeGatewayErrors('POST /teams'),
    does: [openDialogWith('Nuevo Equipo'), fillFields(newTeamFields), pressControls('Crear')],
    shows: [
      alertText('Error al guardar el equipo'),
      dialogTitled('Nuevo Equipo'),
      ...Object.entries(newTeamFields).map(([label, typed]) => field(label, typed)),
    ],
    lacks: [heading('Once Corazones')],
  },
];
