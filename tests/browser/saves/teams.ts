/** The saves about teams and canchas. */
import type { Locator } from 'playwright-core';
import { teamFields } from '#tests/support/browser-forms.ts';
import { aPng } from '#tests/support/images.ts';
import type { Send } from '#tests/support/web-client.ts';
import { count, inDialog, inMain, pressing, type Save } from './save.ts';

export const aTeam = (name: string) => async (api: Send) =>
  (await api('POST /teams', { body: { name, coach: 'Norma Sosa', city: 'Morón', foundationYear: 1950 } })).body.id;
const readTeam = async (api: Send, id: number) => (await api('GET /teams/{id}', { params: { id } })).body;
const teamsNamed = (name: string) => async (api: Send) =>
  count((await api('GET /teams')).body, (team) => team.name === name);

const aDrawnTeam = (name: string) => async (api: Send) => {
  const id = await aTeam(name)(api);
  await api('POST /teams/{id}/logo/generate', { params: { id }, body: {} });
  return id;
};
const hasLogo = async (api: Send, id: number) => (await readTeam(api, id)).logo !== '';
const picksImage = async (button: Locator) => {
  const [chooser] = await Promise.all([button.page().waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles({ name: 'escudo.png', mimeType: 'image/png', buffer: aPng(200, 200) });
};

const aCancha = (nombre: string) => async (api: Send) => (await api('POST /canchas', { body: { nombre } })).body.id;
const canchas = async (api: Send) => (await api('GET /canchas')).body;

const at = () => '/equipos';
const atCanchas = () => '/canchas';

export const teamSaves: readonly Save[] = [
  {
    what: 'a team is created',
    by: 'features/teams/team-form.tsx',
    route: 'POST /teams',
    at,
    opens: pressing('Nuevo Equipo'),
    types: teamFields({ name: 'Si se crea' }),
    saves: inDialog('Crear'),
    reads: teamsNamed('Si se crea'),
    leaves: 1,
  },
  {
    what: 'a team is changed',
    by: 'features/teams/team-form.tsx',
    route: 'PUT /teams/{id}',
    at,
    given: aTeam('Si cambia'),
    opens: pressing('Editar Si cambia'),
    types: { Ciudad: 'Ciudad Evita', Entrenador: 'Elvira Paz' },
    saves: inDialog('Actualizar'),
    reads: async (api, id) => (await readTeam(api, id)).city,
    leaves: 'Ciudad Evita',
  },
  {
    what: 'a coach changes his team',
    by: 'features/teams/team-form.tsx',
    route: 'PUT /teams/{id}',
    as: 'DT',
    at: (_, own) => `/equipos/${own.teams[0].id}`,
    opens: pressing('Editar Equipo'),
    types: { Ciudad: 'Villa Urquiza' },
    saves: inDialog('Actualizar'),
    reads: async (api, _, own) => (await readTeam(api, own.teams[0].id)).city,
    leaves: 'Villa Urquiza',
  },
  {
    what: 'a team is deleted',
    by: 'features/teams/delete-team-dialog.tsx',
    route: 'DELETE /teams/{id}',
    at,
    given: aTeam('Si se borra'),
    opens: pressing('Eliminar Si se borra'),
    saves: inDialog('Eliminar'),
    reads: teamsNamed('Si se borra'),
    leaves: 0,
  },
  {
    what: 'a logo is drawn',
    by: 'features/teams/logo-actions.tsx',
    route: 'POST /teams/{id}/logo/generate',
    at,
    given: aTeam('Si se dibuja'),
    saves: inMain('Generar logo de Si se dibuja'),
    reads: hasLogo,
    leaves: true,
  },
  {
    what: 'a logo is taken away',
    by: 'features/teams/logo-actions.tsx',
    route: 'DELETE /teams/{id}/logo',
    at,
    given: aDrawnTeam('Si se queda sin'),
    saves: inMain('Eliminar logo de Si se queda sin'),
    reads: hasLogo,
    leaves: false,
  },
  ...(['upload', 'confirm'] as const).map(
    (step): Save => ({
      what: `a logo is uploaded (${step})`,
      by: 'features/teams/upload-logo.ts',
      at,
      route: `POST /teams/{id}/logo/${step}`,
      given: aTeam(`Si sube ${step}`),
      saves: inMain(`Subir logo de Si sube ${step}`),
      presses: picksImage,
      reads: hasLogo,
      leaves: true,
    }),
  ),
  {
    what: 'a cancha is created',
    by: 'features/canchas/cancha-form.tsx',
    route: 'POST /canchas',
    at: atCanchas,
    opens: pressing('Nueva Cancha'),
    types: { Nombre: 'La Nueva', Ubicación: 'Brandsen 805' },
    saves: inDialog('Crear'),
    reads: async (api) => count(await canchas(api), ({ nombre }) => nombre === 'La Nueva'),
    leaves: 1,
  },
  {
    what: 'a cancha is changed',
    by: 'features/canchas/cancha-form.tsx',
    route: 'PUT /canchas/{id}',
    at: atCanchas,
    given: aCancha('La Cambiada'),
    opens: pressing('Editar La Cambiada'),
    types: { Ubicación: 'Mudada a Boedo' },
    saves: inDialog('Actualizar'),
    reads: async (api, id) => (await canchas(api)).find((cancha) => cancha.id === id)?.ubicacion,
    leaves: 'Mudada a Boedo',
  },
  {
    what: 'a cancha is deleted',
    by: 'features/canchas/delete-cancha-dialog.tsx',
    route: 'DELETE /canchas/{id}',
    at: atCanchas,
    given: aCancha('La Borrada'),
    opens: pressing('Eliminar La Borrada'),
    saves: inDialog('Eliminar'),
    reads: async (api, id) => count(await canchas(api), (cancha) => cancha.id === id),
    leaves: 0,
  },
];
