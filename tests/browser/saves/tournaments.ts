/** The saves about tournaments: their data, participants, rules, zonas, table and playoffs. */
import type { Page } from 'playwright-core';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { dialog } from '#tests/support/browser-forms.ts';
import { type OwnTournament, ownTeamNames } from '#tests/support/own-tournament.ts';
import type { SendRequest } from '#tests/support/web-client.ts';
import {
  buttonInDialog,
  buttonInMain,
  countWhere,
  openEntryOfAdminMenu,
  pressButtonsInOrder,
  type SaveCase,
} from './save-case.ts';

/** Creates a tournament with the first teams of the test's own tournament, as many as `teams` says. */
export const createTournament =
  (name: string, teams = 4) =>
  async (api: SendRequest, own: OwnTournament) => {
    const teamIds = own.teams.slice(0, teams).map(({ id }) => id);
    const body = { name, startDate: '2027-03-06', endDate: '2027-06-26', teamIds };
    return (await api('POST /tournaments', { body })).body.id;
  };

const readPartOfTournament =
  <T>(part: (tournament: Tournament) => T) =>
  async (api: SendRequest, id: number) =>
    part((await api('GET /tournaments/{id}', { params: { id } })).body);
const countTournamentsNamed = (name: string) => async (api: SendRequest) =>
  countWhere((await api('GET /tournaments')).body, (tournament) => tournament.name === name);

const createTournamentWithGroup = (name: string) => async (api: SendRequest, own: OwnTournament) => {
  const tournamentId = await createTournament(name)(api, own);
  const teamIds = own.teams.slice(0, 2).map(({ id }) => id);
  await api('POST /groups', { body: { tournamentId, name: 'Zona Norte', teamIds } });
  return tournamentId;
};
const readGroupNames = async (api: SendRequest, id: number) =>
  (await api('GET /groups/tournament/{id}', { params: { id } })).body.map(({ name }) => name);

const openZonasAndPress =
  (...names: readonly string[]) =>
  async (page: Page) => {
    await openEntryOfAdminMenu('Zonas')(page);
    await pressButtonsInOrder(...names)(page);
  };

const tournamentAddress = (id: number) => `/torneos/${id}`;
const sharedFieldsOfTournamentSave = {
  by: 'features/tournaments/form/save-tournament.ts',
  route: 'PUT /tournaments/{id}',
  at: tournamentAddress,
} as const;

/** The cases to test; `name` is the name of the tournament that `createOwnTournament` made for the test. */
export const tournamentSaveCases = (name: string): readonly SaveCase[] => [
  {
    what: 'a tournament is created',
    by: 'features/tournaments/creation/new-tournament-form.tsx',
    route: 'POST /tournaments',
    at: () => '/tournaments/new',
    types: { Nombre: 'Copa Creada', 'Fecha de inicio': '2027-03-06', 'Fecha de fin': '2027-06-26' },
    saves: buttonInMain('Crear Torneo'),
    reads: countTournamentsNamed('Copa Creada'),
    leaves: 1,
  },
  {
    what: 'the data of a tournament are changed',
    ...sharedFieldsOfTournamentSave,
    by: 'features/tournaments/edit/data-dialog.tsx',
    given: createTournament('Copa de Datos'),
    opens: openEntryOfAdminMenu('Editar datos'),
    types: { Nombre: 'Copa Renombrada', Descripción: 'Con otro nombre' },
    saves: buttonInDialog('Guardar'),
    reads: readPartOfTournament(({ name }) => name),
    leaves: 'Copa Renombrada',
  },
  {
    what: 'the rules of a tournament are changed',
    ...sharedFieldsOfTournamentSave,
    by: 'features/tournaments/rules/rules-dialog.tsx',
    given: createTournament('Copa de Reglas'),
    opens: openEntryOfAdminMenu('Reglas'),
    types: { Victoria: '2' },
    saves: buttonInDialog('Guardar'),
    reads: readPartOfTournament(({ rules }) => rules.points.win),
    leaves: 2,
  },
  {
    what: 'points are taken from a team',
    ...sharedFieldsOfTournamentSave,
    by: 'features/tournaments/adjustments/adjustments-dialog.tsx',
    given: createTournament('Copa de Ajustes'),
    async opens(page) {
      await openEntryOfAdminMenu('Ajustes de puntos')(page);
      await pressButtonsInOrder('Agregar ajuste')(page);
    },
    types: { Equipo: ownTeamNames(name)[1], Puntos: '3', Motivo: 'Incidentes' },
    saves: buttonInDialog('Guardar'),
    reads: readPartOfTournament(({ adjustments }) => adjustments.map(({ points, reason }) => ({ points, reason }))),
    leaves: [{ points: -3, reason: 'Incidentes' }],
  },
  {
    what: 'places of the table are marked',
    ...sharedFieldsOfTournamentSave,
    by: 'features/tournaments/bands/bands-dialog.tsx',
    given: createTournament('Copa de Marcas'),
    async opens(page) {
      await openEntryOfAdminMenu('Marcas de la tabla')(page);
      await pressButtonsInOrder('Agregar marca')(page);
    },
    types: { 'Hasta el puesto': '2' },
    saves: buttonInDialog('Guardar'),
    reads: readPartOfTournament(({ bands }) => bands),
    leaves: [{ from: 1, to: 2, label: 'Clasifica a semifinales', kind: 'good', table: 'general' }],
  },
  {
    what: 'a tournament begins',
    ...sharedFieldsOfTournamentSave,
    by: 'features/tournaments/edit/status-dialog.tsx',
    given: createTournament('Copa que Empieza'),
    async opens(page) {
      await openEntryOfAdminMenu('Cambiar estado')(page);
      await dialog(page)
        .getByRole('radio', { name: /^En curso/ })
        .check();
    },
    saves: buttonInDialog('Guardar'),
    reads: readPartOfTournament(({ status }) => status),
    leaves: 'in_progress',
  },
  {
    what: 'the participants change',
    by: 'features/tournaments/participants/participants-dialog.tsx',
    route: 'PUT /tournaments/{id}/teams',
    at: tournamentAddress,
    given: createTournament('Copa de Participantes', 3),
    async opens(page) {
      await openEntryOfAdminMenu('Participantes')(page);
      await dialog(page)
        .getByRole('checkbox', { name: ownTeamNames(name)[3] })
        .check();
    },
    saves: buttonInDialog('Guardar'),
    reads: readPartOfTournament((tournament) => tournament.teamIds.length),
    leaves: 4,
  },
  {
    what: 'a tournament is deleted',
    by: 'features/tournaments/edit/delete-tournament-dialog.tsx',
    route: 'DELETE /tournaments/{id}',
    at: tournamentAddress,
    given: createTournament('Copa Borrada'),
    opens: openEntryOfAdminMenu('Eliminar'),
    saves: buttonInDialog('Eliminar'),
    reads: countTournamentsNamed('Copa Borrada'),
    leaves: 0,
  },
  {
    what: 'a zona is created',
    by: 'features/tournaments/groups/group-form.tsx',
    route: 'POST /groups',
    at: tournamentAddress,
    given: createTournament('Copa con Zona'),
    opens: openZonasAndPress('Nueva Zona'),
    types: { Nombre: 'Zona Única' },
    saves: buttonInDialog('Crear'),
    reads: readGroupNames,
    leaves: ['Zona Única'],
  },
  {
    what: 'a zona is changed',
    by: 'features/tournaments/groups/group-form.tsx',
    route: 'PUT /groups/{id}',
    at: tournamentAddress,
    given: createTournamentWithGroup('Copa con Zona Cambiada'),
    opens: openZonasAndPress('Editar Zona Norte'),
    types: { Nombre: 'Zona Sur' },
    saves: buttonInDialog('Guardar'),
    reads: readGroupNames,
    leaves: ['Zona Sur'],
  },
  {
    what: 'a zona is deleted',
    by: 'features/tournaments/groups/delete-group-dialog.tsx',
    route: 'DELETE /groups/{id}',
    at: tournamentAddress,
    given: createTournamentWithGroup('Copa con Zona Borrada'),
    opens: openZonasAndPress('Eliminar Zona Norte'),
    saves: buttonInDialog('Eliminar'),
    reads: readGroupNames,
    leaves: [],
  },
  {
    what: 'a table is computed again',
    by: 'features/standings/recalculate-button.tsx',
    route: 'POST /standings/tournament/{id}/recalculate',
    at: (_, own) => `/posiciones?tournament=${own.id}`,
    saves: buttonInMain('Recalcular Tabla'),
    reads: async (api, _, { id }) => (await api('GET /standings/tournament/{id}', { params: { id } })).body.length,
    leaves: 4,
  },
  {
    what: 'the playoffs are made',
    by: 'features/playoffs/loaded-playoffs-form.tsx',
    route: 'POST /tournaments/{id}/generate-playoffs',
    at: tournamentAddress,
    given: createTournament('Copa con Playoffs'),
    opens: pressButtonsInOrder('Generar Playoffs'),
    types: { Ubicación: 'Estadio Único' },
    saves: buttonInDialog('Generar Playoffs'),
    reads: async (api, id) => (await api('GET /matches/tournament/{id}', { params: { id } })).body.length,
    leaves: 4,
  },
];
