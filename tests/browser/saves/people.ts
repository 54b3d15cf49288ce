/** The saves about people: players, staff, officials, users, passwords, and the settings of the federation. */
import { ownCoachPassword } from '#tests/support/own-tournament.ts';
import { createClient, type SendRequest } from '#tests/support/web-client.ts';
import { buttonInDialog, buttonInMain, countWhere, pressButtonsInOrder, type SaveCase } from './save-case.ts';
import { createTeam } from './teams.ts';

const createTeamWithPlayer = (team: string) => async (api: SendRequest) => {
  const teamId = await createTeam(team)(api);
  const body = { teamId, firstName: 'Elsa', lastName: 'Quiroga', jerseyNumber: 1, dateOfBirth: '1999-05-04' };
  await api('POST /players', { body });
  return teamId;
};
const readSquad = async (api: SendRequest, id: number) =>
  (await api('GET /players/team/{id}', { params: { id } })).body;

const createTeamWithStaff = (team: string) => async (api: SendRequest) => {
  const teamId = await createTeam(team)(api);
  await api('POST /teamstaff', { body: { teamId, name: 'Rita Sosa' } });
  return teamId;
};
const readStaff = async (api: SendRequest, teamId: number) =>
  (await api('GET /teamstaff/team/{teamId}', { params: { teamId } })).body;

const playersAddress = (id: number) => `/jugadores?team=${id}`;
const teamAddress = (id: number) => `/equipos/${id}`;

const emailOfLastName = (lastName: string) => `${lastName.toLowerCase()}@example.com`;
const createUser = (lastName: string) => async (api: SendRequest) => {
  const body = { email: emailOfLastName(lastName), password: 'Cancha2026', firstName: 'Nora', lastName };
  return (await api('POST /auth/register', { body })).body.id;
};
const createDisabledUser = (lastName: string) => async (api: SendRequest) => {
  const id = await createUser(lastName)(api);
  await api('PUT /auth/users/{id}', { params: { id }, body: { enabled: false } });
  return id;
};
const readUsers = async (api: SendRequest) => (await api('GET /auth/users')).body;
const readIsEnabled = async (api: SendRequest, id: number) =>
  (await readUsers(api)).find((user) => user.id === id)?.enabled;

const sharedFieldsOfUserFormSave = {
  by: 'features/users/user-form.tsx',
  route: 'PUT /auth/users/{id}',
  at: () => '/usuarios',
} as const;

export const peopleSaveCases: readonly SaveCase[] = [
  {
    what: 'a coach adds a player',
    by: 'features/players/player-form.tsx',
    route: 'POST /players',
    as: 'DT',
    at: (_, own) => `/equipos/${own.teams[0].id}`,
    opens: pressButtonsInOrder('Agregar Jugador'),
    types: { Nombre: 'Inés', Apellido: 'Agregada', Número: '77', 'Fecha de nacimiento': '2001-01-31' },
    saves: buttonInDialog('Agregar'),
    reads: async (api, _, own) =>
      countWhere(await readSquad(api, own.teams[0].id), ({ lastName }) => lastName === 'Agregada'),
    leaves: 1,
  },
  {
    what: 'a pasted list of players is created',
    by: 'features/lists/players/paste-players-form.tsx',
    route: 'POST /players/batch',
    given: createTeam('Plantel que se pega'),
    at: playersAddress,
    opens: pressButtonsInOrder('Pegar una lista'),
    types: { 'Lista de jugadores': '7 Elsa Pegada\nRita Pegada (arquera)' },
    saves: buttonInDialog(/^Crear/),
    reads: async (api, id) => (await readSquad(api, id)).map(({ fullName, jerseyNumber }) => [fullName, jerseyNumber]),
    leaves: [
      ['Rita Pegada', 1],
      ['Elsa Pegada', 7],
    ],
  },
  {
    what: 'a player is changed',
    by: 'features/players/player-form.tsx',
    route: 'PUT /players/{id}',
    given: createTeamWithPlayer('Plantel que cambia'),
    at: playersAddress,
    opens: pressButtonsInOrder('Editar Elsa Quiroga'),
    types: { Nombre: 'Elsa María', Número: '9', Estado: 'Lesionado' },
    saves: buttonInDialog('Guardar'),
    reads: async (api, id) => (await readSquad(api, id)).map(({ fullName, status }) => [fullName, status]),
    leaves: [['Elsa María Quiroga', 'injured']],
  },
  {
    what: 'a player is deleted',
    by: 'features/players/delete-player-dialog.tsx',
    route: 'DELETE /players/{id}',
    given: createTeamWithPlayer('Plantel que se va'),
    at: playersAddress,
    opens: pressButtonsInOrder('Eliminar Elsa Quiroga'),
    saves: buttonInDialog('Eliminar'),
    reads: readSquad,
    leaves: [],
  },
  {
    what: 'a coach adds a staff member',
    by: 'features/staff/staff-form.tsx',
    route: 'POST /teamstaff',
    as: 'DT',
    at: (_, own) => `/equipos/${own.teams[0].id}?tab=personal`,
    opens: pressButtonsInOrder('Agregar Personal'),
    types: { Nombre: 'Elba Agregada', Rol: 'Ayudante de Campo', Teléfono: '11 4567-8901' },
    saves: buttonInDialog('Agregar'),
    reads: async (api, _, own) =>
      countWhere(await readStaff(api, own.teams[0].id), ({ name }) => name === 'Elba Agregada'),
    leaves: 1,
  },
  {
    what: 'a staff member is changed',
    by: 'features/staff/staff-form.tsx',
    route: 'PUT /teamstaff/{id}',
    given: createTeamWithStaff('Personal que cambia'),
    at: (id) => `${teamAddress(id)}?tab=personal`,
    opens: pressButtonsInOrder('Editar Rita Sosa'),
    types: { Nombre: 'Rita Sosa de Paz', Email: 'rita@example.com' },
    saves: buttonInDialog('Guardar'),
    reads: async (api, id) => (await readStaff(api, id)).map(({ name, email }) => [name, email]),
    leaves: [['Rita Sosa de Paz', 'rita@example.com']],
  },
  {
    what: 'a staff member is deleted',
    by: 'features/staff/delete-staff-dialog.tsx',
    route: 'DELETE /teamstaff/{id}',
    given: createTeamWithStaff('Personal que se va'),
    at: (id) => `${teamAddress(id)}?tab=personal`,
    opens: pressButtonsInOrder('Eliminar Rita Sosa'),
    saves: buttonInDialog('Eliminar'),
    reads: readStaff,
    leaves: [],
  },
  {
    what: 'the settings are changed',
    by: 'features/settings/settings-form.tsx',
    route: 'PUT /settings',
    at: () => '/ajustes',
    types: { Nombre: 'Liga Guardada', 'Lugar habitual': 'Predio Guardado' },
    saves: buttonInMain('Guardar'),
    reads: async (api) => (await api('GET /settings')).body.name,
    leaves: 'Liga Guardada',
  },
  {
    ...sharedFieldsOfUserFormSave,
    what: 'a user is invited',
    by: 'features/users/invite-form.tsx',
    route: 'POST /auth/register',
    opens: pressButtonsInOrder('Invitar Usuario'),
    types: {
      Nombre: 'Nora',
      Apellido: 'Invitada',
      Email: emailOfLastName('Invitada'),
      'Contraseña inicial': 'Cancha2026',
    },
    saves: buttonInDialog('Crear'),
    reads: async (api) => countWhere(await readUsers(api), ({ email }) => email === emailOfLastName('Invitada')),
    leaves: 1,
  },
  {
    what: 'a user is changed',
    ...sharedFieldsOfUserFormSave,
    given: createUser('Cambiada'),
    opens: pressButtonsInOrder('Editar Nora Cambiada'),
    types: { Apellido: 'Renombrada' },
    saves: buttonInDialog('Guardar'),
    reads: async (api, id) => (await readUsers(api)).find((each) => each.id === id)?.fullName,
    leaves: 'Nora Renombrada',
  },
  {
    ...sharedFieldsOfUserFormSave,
    what: 'a user is disabled',
    by: 'features/users/enable-user.tsx',
    given: createUser('Apagada'),
    opens: pressButtonsInOrder('Deshabilitar a Nora Apagada'),
    saves: buttonInDialog('Deshabilitar'),
    reads: readIsEnabled,
    leaves: false,
  },
  {
    ...sharedFieldsOfUserFormSave,
    what: 'a user is enabled again',
    by: 'features/users/enable-user.tsx',
    given: createDisabledUser('Prendida'),
    saves: buttonInMain('Habilitar a Nora Prendida'),
    reads: readIsEnabled,
    leaves: true,
  },
];

/** The status of a login with this password: 200 when it is the right one. */
const readLoginStatus = async (url: string, email: string, password: string) =>
  (await createClient(url)('POST /auth/login', { body: { email, password } })).status;

const forgetfulEmail = emailOfLastName('Olvidadiza');

/** The saves about logins and passwords; `codeFor` reads the newest recovery code sent to an email address. */
export const sessionSaveCases = (url: () => string, codeFor: (email: string) => string): readonly SaveCase[] => [
  {
    what: 'a user signs in',
    by: 'lib/session/session.ts',
    route: 'POST /auth/login',
    as: null,
    given: createUser('Entrante'),
    at: () => '/login',
    types: { Email: emailOfLastName('Entrante'), Contraseña: 'Cancha2026' },
    saves: buttonInMain('Iniciar Sesión'),
    reads: async (api) => countWhere(await readUsers(api), ({ email }) => email === emailOfLastName('Entrante')),
    leaves: 1,
  },
  {
    what: 'a code is requested',
    by: 'features/session/recovery-form.tsx',
    as: null,
    given: createUser('Codiciosa'),
    route: 'POST /auth/password/forgot',
    at: () => '/recuperar',
    types: { Email: emailOfLastName('Codiciosa') },
    saves: buttonInMain('Enviar código'),
    reads: async () => codeFor(emailOfLastName('Codiciosa')) !== '',
    leaves: true,
  },
  {
    elseBy: /\/auth\/login$/,
    what: 'a forgotten password is replaced',
    by: 'features/session/recovery-form.tsx',
    as: null,
    route: 'POST /auth/password/reset',
    given: createUser('Olvidadiza'),
    at: () => '/recuperar',
    async opens(page) {
      await page.getByLabel('Email').fill(forgetfulEmail);
      await buttonInMain('Enviar código')(page).click();
      await page.getByLabel('Código').fill('');
      await page.getByLabel('Código').fill(codeFor(forgetfulEmail));
    },
    types: { 'Contraseña nueva': 'CanchaNueva26' },
    saves: buttonInMain('Cambiar contraseña'),
    reads: () => readLoginStatus(url(), forgetfulEmail, 'CanchaNueva26'),
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
    saves: buttonInMain('Cambiar contraseña'),
    reads: (_api, _id, own) => readLoginStatus(url(), own.coach.email, 'CanchaNueva26'),
    leaves: 200,
  },
];
