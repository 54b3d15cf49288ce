/** The saves about tournaments: their data, participants, rules, zonas, table and playoffs. */
import type { Page } from 'playwright-core';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { dialog } from '#tests/support/browser-forms.ts';
import { type OwnTournament, ownTeamNames } from '#tests/support/own-tournament.ts';
import type { Send } from '#tests/support/web-client.ts';
import { count, fromMenu, inDialog, inMain, pressing, type Save } from './save.ts';

/** Creates a tournament with the first teams of the test's own tournament, as many as `teams` says. */
export const aTournament =
  (name: string, teams = 4) =>
  async (api: Send, own: OwnTournament) => {
    const teamIds = own.teams.slice(0, teams).map(({ id }) => id);
    const body = { name, startDate: '2027-03-06', endDate: '2027-06-26', teamIds };
    return (await api('POST /tournaments', { body })).body.id;
  };

const reading =
  <T>(part: (tournament: Tournament) => T) =>
  async (api: Send, id: number) =>
    part((await api('GET /tournaments/{id}', { params: { id } })).body);
const tournamentsNamed = (name: string) => async (api: Send) =>
  count((await api('GET /tournaments')).body, (tournament) => tournament.name === name);

const withGroup = (name: string) => async (api: Send, own: OwnTournament) => {
  const tournamentId = await aTournament(name)(api, own);
  const teamIds = own.teams.slice(0, 2).map(({ id }) => id);
  await api('POST /groups', { body: { tournamentId, name: 'Zona Norte', teamIds } });
  return tournamentId;
};
const groupNames = async (api: Send, id: number) =>
  (await api('GET /groups/tournament/{id}', { params: { id } })).body.map(({ name }) => name);

const inGroups =
  (...names: readonly string[]) =>
  async (page: Page) => {
    await fromMenu('Zonas')(page);
    await pressing(...names)(page);
  };

const at = (id: number) => `/torneos/${id}`;
const change = { by: 'features/tournaments/form/save-tournament.ts', route: 'PUT /tournaments/{id}', at } as const;

/** `name` is the name of the test's own tournament. */
export const tournamentSaves = (name: string): readonly Save[] => [
  {
    what: 'a tournament is created',
    by: 'features/tournaments/creation/new-tournament-form.tsx',
    route: 'POST /tournaments',
    at: () => '/tournaments/new',
    types: { Nombre: 'Copa Creada', 'Fecha de inicio': '2027-03-06', 'Fecha de fin': '2027-06-26' },
    saves: inMain('Crear Torneo'),
    reads: tournamentsNamed('Copa Creada'),
    leaves: 1,
  },
  {
    what: 'the data of a tournament are changed',
    ...change,
    by: 'features/tournaments/edit/data-dialog.tsx',
    given: aTournament('Copa de Datos'),
    opens: fromMenu('Editar datos'),
    types: { Nombre: 'Copa Renombrada', Descripción: 'Con otro nombre' },
    saves: inDialog('Guardar'),
    reads: reading(({ name }) => name),
    leaves: 'Copa Renombrada',
  },
  {
    what: 'the rules of a tournament are changed',
    ...change,
    by: 'features/tournaments/rules/rules-dialog.tsx',
    given: aTournament('Copa de Reglas'),
    opens: fromMenu('Reglas'),
    types: { Victoria: '2' },
    saves: inDialog('Guardar'),
    reads: reading(({ rules }) => rules.points.win),
    leaves: 2,
  },
  {
    what: 'points are taken from a team',
    ...change,
    by: 'features/tournaments/adjustments/adjustments-dialog.tsx',
    given: aTournament('Copa de Ajustes'),
    async opens(page) {
      await fromMenu('Ajustes de puntos')(page);
      await pressing('Agregar ajuste')(page);
    },
    types: { Equipo: ownTeamNames(name)[1], Puntos: '3', Motivo: 'Incidentes' },
    saves: inDialog('Guardar'),
    reads: reading(({ adjustments }) => adjustments.map(({ points, reason }) => ({ points, reason }))),
    leaves: [{ points: -3, reason: 'Incidentes' }],
  },
  {
    what: 'a tournament begins',
    ...change,
    by: 'features/tournaments/edit/status-dialog.tsx',
    given: aTournament('Copa que Empieza'),
    async opens(page) {
      await fromMenu('Cambiar estado')(page);
      await dialog(page)
        .getByRole('radio', { name: /^En curso/ })
        .check();
    },
    saves: inDialog('Guardar'),
    reads: reading(({ status }) => status),
    leaves: 'in_progress',
  },
  {
    what: 'the participants change',
    by: 'features/tournaments/participants/participants-dialog.tsx',
    route: 'PUT /tournaments/{id}/teams',
    at,
    given: aTournament('Copa de Participantes', 3),
    async opens(page) {
      await fromMenu('Participantes')(page);
      await dialog(page)
        .getByRole('checkbox', { name: ownTeamNames(name)[3] })
        .check();
    },
    saves: inDialog('Guardar'),
    reads: reading((tournament) => tournament.teamIds.length),
    leaves: 4,
  },
  {
    what: 'a tournament is deleted',
    by: 'features/tournaments/edit/delete-tournament-dialog.tsx',
    route: 'DELETE /tournaments/{id}',
    at,
    given: aTournament('Copa Borrada'),
    opens: fromMenu('Eliminar'),
    saves: inDialog('Eliminar'),
    reads: tournamentsNamed('Copa Borrada'),
    leaves: 0,
  },
  {
    what: 'a zona is created',
    by: 'features/tournaments/groups/group-form.tsx',
    route: 'POST /groups',
    at,
    given: aTournament('Copa con Zona'),
    opens: inGroups('Nueva Zona'),
    types: { Nombre: 'Zona Única' },
    saves: inDialog('Crear'),
    reads: groupNames,
    leaves: ['Zona Única'],
  },
  {
    what: 'a zona is changed',
    by: 'features/tournaments/groups/group-form.tsx',
    route: 'PUT /groups/{id}',
    at,
    given: withGroup('Copa con Zona Cambiada'),
    opens: inGroups('Editar Zona Norte'),
    types: { Nombre: 'Zona Sur' },
    saves: inDialog('Actualizar'),
    reads: groupNames,
    leaves: ['Zona Sur'],
  },
  {
    what: 'a zona is deleted',
    by: 'features/tournaments/groups/delete-group-dialog.tsx',
    route: 'DELETE /groups/{id}',
    at,
    given: withGroup('Copa con Zona Borrada'),
    opens: inGroups('Eliminar Zona Norte'),
    saves: inDialog('Eliminar'),
    reads: groupNames,
    leaves: [],
  },
  {
    what: 'a table is computed again',
    by: 'features/standings/recalculate-button.tsx',
    route: 'POST /standings/tournament/{id}/recalculate',
    at: (_, own) => `/posiciones?tournament=${own.id}`,
    saves: inMain('Recalcular Tabla'),
    reads: async (api, _, { id }) => (await api('GET /standings/tournament/{id}', { params: { id } })).body.length,
    leaves: 4,
  },
  {
    what: 'the playoffs are made',
    by: 'features/playoffs/loaded-playoffs-form.tsx',
    route: 'POST /tournaments/{id}/generate-playoffs',
    at,
    given: aTournament('Copa con Playoffs'),
    opens: pressing('Generar Playoffs'),
    types: { Ubicación: 'Estadio Único' },
    saves: inDialog('Generar Playoffs'),
    reads: async (api, id) => (await api('GET /matches/tournament/{id}', { params: { id } })).body.length,
    leaves: 4,
  },
];
