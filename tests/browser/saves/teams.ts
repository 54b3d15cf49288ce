/** The saves about teams and canchas. */
import type { Locator } from 'playwright-core';
import { chooseFile } from '#tests/support/browser-crests.ts';
import { teamFields } from '#tests/support/browser-forms.ts';
import { aPng } from '#tests/support/images.ts';
import type { SendRequest } from '#tests/support/web-client.ts';
import { buttonInDialog, buttonInMain, countWhere, pressButtonsInOrder, type SaveCase } from './save-case.ts';

export const createTeam = (name: string) => async (api: SendRequest) =>
  (await api('POST /teams', { body: { name, coach: 'Norma Sosa', city: 'Morón', foundationYear: 1950 } })).body.id;
const readTeam = async (api: SendRequest, id: number) => (await api('GET /teams/{id}', { params: { id } })).body;
const countTeamsNamed = (name: string) => async (api: SendRequest) =>
  countWhere((await api('GET /teams')).body, (team) => team.name === name);

const createTeamWithLogo = (name: string) => async (api: SendRequest) => {
  const id = await createTeam(name)(api);
  await api('POST /teams/{id}/logo/generate', { params: { id }, body: {} });
  return id;
};
const hasLogo = async (api: SendRequest, id: number) => (await readTeam(api, id)).logo !== '';
const chooseImage = (button: Locator) =>
  chooseFile(button, { name: 'escudo.png', mimeType: 'image/png', buffer: aPng(200, 200) });

const createCancha = (nombre: string) => async (api: SendRequest) =>
  (await api('POST /canchas', { body: { nombre } })).body.id;
const readCanchas = async (api: SendRequest) => (await api('GET /canchas')).body;

const teamsAddress = () => '/equipos';
const canchasAddress = () => '/canchas';

export const teamSaveCases: readonly SaveCase[] = [
  {
    what: 'a team is created',
    by: 'features/teams/team-form.tsx',
    route: 'POST /teams',
    at: teamsAddress,
    opens: pressButtonsInOrder('Nuevo Equipo'),
    types: teamFields({ name: 'Si se crea' }),
    saves: buttonInDialog('Crear'),
    reads: countTeamsNamed('Si se crea'),
    leaves: 1,
  },
  {
    what: 'a pasted list of teams is created',
    by: 'features/lists/teams/paste-teams-dialog.tsx',
    route: 'POST /teams/batch',
    at: teamsAddress,
    opens: pressButtonsInOrder('Pegar una lista'),
    types: { 'Lista de equipos': 'Si se pega\nSi también se pega' },
    saves: buttonInDialog(/^Crear/),
    reads: countTeamsNamed('Si se pega'),
    leaves: 1,
  },
  {
    what: 'a team is changed',
    by: 'features/teams/team-form.tsx',
    route: 'PUT /teams/{id}',
    at: teamsAddress,
    given: createTeam('Si cambia'),
    opens: pressButtonsInOrder('Editar Si cambia'),
    types: { Ciudad: 'Ciudad Evita', 'Nombre corto': 'Cambia' },
    saves: buttonInDialog('Actualizar'),
    reads: async (api, id) => {
      const { city, shortName } = await readTeam(api, id);
      return [city, shortName];
    },
    leaves: ['Ciudad Evita', 'Cambia'],
  },
  {
    what: 'a coach changes their own team',
    by: 'features/teams/team-form.tsx',
    route: 'PUT /teams/{id}',
    as: 'DT',
    at: (_, own) => `/equipos/${own.teams[0].id}`,
    opens: pressButtonsInOrder('Editar Equipo'),
    types: { Ciudad: 'Villa Urquiza' },
    saves: buttonInDialog('Actualizar'),
    reads: async (api, _, own) => (await readTeam(api, own.teams[0].id)).city,
    leaves: 'Villa Urquiza',
  },
  {
    what: 'a team is deleted',
    by: 'features/teams/delete-team-dialog.tsx',
    route: 'DELETE /teams/{id}',
    at: teamsAddress,
    given: createTeam('Si se borra'),
    opens: pressButtonsInOrder('Eliminar Si se borra'),
    saves: buttonInDialog('Eliminar'),
    reads: countTeamsNamed('Si se borra'),
    leaves: 0,
  },
  {
    what: 'a logo is generated',
    by: 'features/teams/logo-actions.tsx',
    route: 'POST /teams/{id}/logo/generate',
    at: teamsAddress,
    given: createTeam('Si se dibuja'),
    saves: buttonInMain('Generar logo de Si se dibuja'),
    reads: hasLogo,
    leaves: true,
  },
  {
    what: 'a logo is deleted',
    by: 'features/teams/logo-actions.tsx',
    route: 'DELETE /teams/{id}/logo',
    at: teamsAddress,
    given: createTeamWithLogo('Si se queda sin'),
    saves: buttonInMain('Eliminar logo de Si se queda sin'),
    reads: hasLogo,
    leaves: false,
  },
  ...(['upload', 'confirm'] as const).map(
    (step): SaveCase => ({
      what: `a logo is uploaded (${step})`,
      by: 'features/teams/upload-logo.ts',
      at: teamsAddress,
      route: `POST /teams/{id}/logo/${step}`,
      given: createTeam(`Si sube ${step}`),
      saves: buttonInMain(`Subir logo de Si sube ${step}`),
      presses: chooseImage,
      reads: hasLogo,
      leaves: true,
    }),
  ),
  {
    what: 'a cancha is created',
    by: 'features/canchas/cancha-form.tsx',
    route: 'POST /canchas',
    at: canchasAddress,
    opens: pressButtonsInOrder('Nueva Cancha'),
    types: { Nombre: 'La Nueva', Ubicación: 'Brandsen 805' },
    saves: buttonInDialog('Crear'),
    reads: async (api) => countWhere(await readCanchas(api), ({ nombre }) => nombre === 'La Nueva'),
    leaves: 1,
  },
  {
    what: 'a cancha is changed',
    by: 'features/canchas/cancha-form.tsx',
    route: 'PUT /canchas/{id}',
    at: canchasAddress,
    given: createCancha('La Cambiada'),
    opens: pressButtonsInOrder('Editar La Cambiada'),
    types: { Ubicación: 'Mudada a Boedo' },
    saves: buttonInDialog('Guardar'),
    reads: async (api, id) => (await readCanchas(api)).find((cancha) => cancha.id === id)?.ubicacion,
    leaves: 'Mudada a Boedo',
  },
  {
    what: 'a cancha is deleted',
    by: 'features/canchas/delete-cancha-dialog.tsx',
    route: 'DELETE /canchas/{id}',
    at: canchasAddress,
    given: createCancha('La Borrada'),
    opens: pressButtonsInOrder('Eliminar La Borrada'),
    saves: buttonInDialog('Eliminar'),
    reads: async (api, id) => countWhere(await readCanchas(api), (cancha) => cancha.id === id),
    leaves: 0,
  },
];
