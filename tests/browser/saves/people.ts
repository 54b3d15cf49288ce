/** The saves about people: players, staff, officials, users, passwords, and the settings of the federation. */
import { ownCoachPassword } from '#tests/support/own-tournament.ts';
import { clientOf, type Send } from '#tests/support/web-client.ts';
import { count, inDialog, inMain, pressing, type Save } from './save.ts';
import { aTeam } from './teams.ts';

const inSquad = (team: string) => async (api: Send) => {
  const teamId = await aTeam(team)(api);
  const body = { teamId, firstName: 'Elsa', lastName: 'Quiroga', jerseyNumber: 1, dateOfBirth: '1999-05-04' };
  await api('POST /players', { body });
  return teamId;
};
const squadOf = async (api: Send, id: number) => (await api('GET /players/team/{id}', { params: { id } })).body;

const inStaff = (team: string) => async (api: Send) => {
  const teamId = await aTeam(team)(api);
  await api('POST /teamstaff', { body: { teamId, name: 'Rita Sosa' } });
  return teamId;
};
const staffOf = async (api: Send, teamId: number) =>
  (await api('GET /teamstaff/team/{teamId}', { params: { teamId } })).body;

const atPlayers = (id: number) => `/jugadores?team=${id}`;
const atTeam = (id: number) => `/equipos/${id}`;

const emailOf = (lastName: string) => `${lastName.toLowerCase()}@example.com`;
const aUser = (lastName: string) => async (api: Send) => {
  const body = { email: emailOf(lastName), password: 'Cancha2026', firstName: 'Nora', lastName };
  return (await api('POST /auth/register', { body })).body.id;
};
const aDisabledUser = (lastName: string) => async (api: Send) => {
  const id = await aUser(lastName)(api);
  await api('PUT /auth/users/{id}', { params: { id }, body: { enabled: false } });
  return id;
};
const users = async (api: Send) => (await api('GET /auth/users')).body;
const isEnabled = async (api: Send, id: number) => (await users(api)).find((user) => user.id === id)?.enabled;

const user = { by: 'features/users/user-form.tsx', route: 'PUT /auth/users/{id}', at: () => '/usuarios' } as const;

export const peopleSaves: readonly Save[] = [
  {
    what: 'a coach adds a player',
    by: 'features/players/player-form.tsx',
    route: 'POST /players',
    as: 'DT',
    at: (_, own) => `/equipos/${own.teams[0].id}`,
    opens: pressing('Agregar Jugador'),
    types: { Nombre: 'Inés', Apellido: 'Agregada', Número: '77', 'Fecha de nacimiento': '2001-01-31' },
    saves: inDialog('Agregar'),
    reads: async (api, _, own) => count(await squadOf(api, own.teams[0].id), ({ lastName }) => lastName === 'Agregada'),
    leaves: 1,
  },
  {
    what: 'a player is changed',
    by: 'features/players/player-form.tsx',
    route: 'PUT /players/{id}',
    given: inSquad('Plantel que cambia'),
    at: atPlayers,
    opens: pressing('Editar Elsa Quiroga'),
    types: { Nombre: 'Elsa María', Número: '9', Estado: 'Lesionado' },
    saves: inDialog('Actualizar'),
    reads: async (api, id) => (await squadOf(api, id)).map(({ fullName, status }) => [fullName, status]),
    leaves: [['Elsa María Quiroga', 'injured']],
  },
  {
    what: 'a player is deleted',
    by: 'features/players/delete-player-dialog.tsx',
    route: 'DELETE /players/{id}',
    given: inSquad('Plantel que se va'),
    at: atPlayers,
    opens: pressing('Eliminar Elsa Quiroga'),
    saves: inDialog('Eliminar'),
    reads: squadOf,
    leaves: [],
  },
  {
    what: 'a coach adds somebody to the staff',
    by: 'features/staff/staff-form.tsx',
    route: 'POST /teamstaff',
    as: 'DT',
    at: (_, own) => `/equipos/${own.teams[0].id}?tab=personal`,
    opens: pressing('Agregar Personal'),
    types: { Nombre: 'Elba Agregada', Rol: 'Ayudante de Campo', Teléfono: '11 4567-8901' },
    saves: inDialog('Agregar'),
    reads: async (api, _, own) => count(await staffOf(api, own.teams[0].id), ({ name }) => name === 'Elba Agregada'),
    leaves: 1,
  },
  {
    what: 'somebody of the staff is changed',
    by: 'features/staff/staff-form.tsx',
    route: 'PUT /teamstaff/{id}',
    given: inStaff('Personal que cambia'),
    at: (id) => `${atTeam(id)}?tab=personal`,
    opens: pressing('Editar Rita Sosa'),
    types: { Nombre: 'Rita Sosa de Paz', Email: 'rita@example.com' },
    saves: inDialog('Actualizar'),
    reads: async (api, id) => (await staffOf(api, id)).map(({ name, email }) => [name, email]),
    leaves: [['Rita Sosa de Paz', 'rita@example.com']],
  },
  {
    what: 'somebody of the staff is deleted',
    by: 'features/staff/delete-staff-dialog.tsx',
    route: 'DELETE /teamstaff/{id}',
    given: inStaff('Personal que se va'),
    at: (id) => `${atTeam(id)}?tab=personal`,
    opens: pressing('Eliminar Rita Sosa'),
    saves: inDialog('Eliminar'),
    reads: staffOf,
    leaves: [],
  },
  {
    what: 'the settings are changed',
    by: 'features/settings/settings-form.tsx',
    route: 'PUT /settings',
    at: () => '/ajustes',
    types: { Nombre: 'Liga Guardada', 'Lugar habitual': 'Predio Guardado' },
    saves: inMain('Guardar'),
    reads: async (api) => (await api('GET /settings')).body.name,
    leaves: 'Liga Guardada',
  },
  {
    ...user,
    what: 'somebody is invited',
    by: 'features/users/invite-form.tsx',
    route: 'POST /auth/register',
    opens: pressing('Invitar Usuario'),
    types: { Nombre: 'Nora', Apellido: 'Invitada', Email: emailOf('Invitada'), 'Contraseña inicial': 'Cancha2026' },
    saves: inDialog('Crear'),
    reads: async (api) => count(await users(api), ({ email }) => email === emailOf('Invitada')),
    leaves: 1,
  },
  {
    what: 'a user is changed',
    ...user,
    given: aUser('Cambiada'),
    opens: pressing('Editar Nora Cambiada'),
    types: { Apellido: 'Renombrada' },
    saves: inDialog('Actualizar'),
    reads: async (api, id) => (await users(api)).find((each) => each.id === id)?.fullName,
    leaves: 'Nora Renombrada',
  },
  {
    ...user,
    what: 'a user is disabled',
    by: 'features/users/enabling.tsx',
    given: aUser('Apagada'),
    opens: pressing('Deshabilitar a Nora Apagada'),
    saves: inDialog('Deshabilitar'),
    reads: isEnabled,
    leaves: false,
  },
  {
    ...user,
    what: 'a user is let in again',
    by: 'features/users/enabling.tsx',
    given: aDisabledUser('Prendida'),
    saves: inMain('Habilitar a Nora Prendida'),
    reads: isEnabled,
    leaves: true,
  },
];

/** The status of a login with this password: 200 when it is the right one. */
const opensWith = async (url: string, email: string, password: string) =>
  (await clientOf(url)('POST /auth/login', { body: { email, password } })).status;

const forgetful = emailOf('Olvidadiza');

/** `codeFor` reads the newest code that was sent to an email address. */
export const sessionSaves = (url: () => string, codeFor: (email: string) => string): readonly Save[] => [
  {
    what: 'somebody signs in',
    by: 'lib/session/session.ts',
    route: 'POST /auth/login',
    as: null,
    given: aUser('Entrante'),
    at: () => '/login',
    types: { Email: emailOf('Entrante'), Contraseña: 'Cancha2026' },
    saves: inMain('Iniciar Sesión'),
    reads: async (api) => count(await users(api), ({ email }) => email === emailOf('Entrante')),
    leaves: 1,
  },
  {
    what: 'a code is asked for',
    by: 'features/session/recovery-form.tsx',
    as: null,
    given: aUser('Codiciosa'),
    route: 'POST /auth/password/forgot',
    at: () => '/recuperar',
    types: { Email: emailOf('Codiciosa') },
    saves: inMain('Enviar código'),
    reads: async () => codeFor(emailOf('Codiciosa')) !== '',
    leaves: true,
  },
  {
    elseBy: /\/auth\/login$/,
    what: 'a forgotten password is replaced',
    by: 'features/session/recovery-form.tsx',
    as: null,
    route: 'POST /auth/password/reset',
    given: aUser('Olvidadiza'),
    at: () => '/recuperar',
    async opens(page) {
      await page.getByLabel('Email').fill(forgetful);
      await inMain('Enviar código')(page).click();
      await page.getByLabel('Código').fill('');
      await page.getByLabel('Código').fill(codeFor(forgetful));
    },
    types: { 'Contraseña nueva': 'CanchaNueva26' },
    saves: inMain('Cambiar contraseña'),
    reads: () => opensWith(url(), forgetful, 'CanchaNueva26'),
    leaves: 200,
  },
  {
    elseBy: /\/auth\/login$/,
    what: 'a password is changed',
    by: 'features/session/password-form.tsx',
    as: 'DT',
    route: 'POST /auth/password/change',
    at: () => '/cuenta',
    types: { 'Contraseña actual': ownCoachPassword, 'Contraseña nueva': 'CanchaNueva26' },
    saves: inMain('Cambiar contraseña'),
    reads: (_api, _id, own) => opensWith(url(), own.coach.email, 'CanchaNueva26'),
    leaves: 200,
  },
];
