/** Scenes about failures: what screens say when a login, an upload, the playoffs or a recalculation fails. */
import { demoCredentials } from '#tests/support/browser-visitor.ts';
import { expectOk } from '#tests/support/web-client.ts';
import { alertText, button, expectationInside, heading, toast } from './expectations.ts';
import { forgeConnectionResets, forgeGatewayErrors } from './forged-answers.ts';
import { crestFile, newTeamFields, pdfFile, tooLargeFile } from './inputs.ts';
import type { Scene, SceneStep } from './scene.ts';
import { createLeagueOfFour, createNewTeam, createTournament, generatePlayoffs, type SceneSetup } from './setups.ts';
import {
  changeDataThroughApi,
  chooseFileByButton,
  fillFields,
  openDialogWith,
  pressControls,
  submitLoginForm,
  waitForElement,
} from './steps.ts';

const loginSection = 'Login failures';
const logoSection = 'Logo errors';
const playoffGenerationSection = 'Playoff generation';
const recalculationSection = 'Recalculation of the standings';

const wrongLoginSteps: readonly SceneStep[] = [
  fillFields({ Email: demoCredentials.Admin.email, Contraseña: 'Equivocada1' }),
  submitLoginForm,
];

const unknownCredentials = { email: 'nadie@example.com', password: 'Equivocada1' };

/** Ten wrong logins, as many as the API accepts for one email from one IP address before it refuses. */
const failTenLogins: SceneSetup = async (api) => {
  for (let at = 0; at < 10; at += 1) await api('POST /auth/login', { body: unknownCredentials });
  return {};
};

const retryButtonInToast = expectationInside((page) => page.locator('[data-toaster]'), button('Reintentar'));

export const errorScenes: Scene[] = [
  {
    section: loginSection,
    when: 'the password is wrong',
    seed: 'none',
    at: '/login',
    as: null,
    does: wrongLoginSteps,
    shows: [alertText('Usuario o contraseña incorrectos')],
  },
  {
    section: loginSection,
    when: 'the server says why',
    seed: 'own',
    at: '/login',
    as: null,
    given: failTenLogins,
    does: [fillFields({ Email: unknownCredentials.email, Contraseña: unknownCredentials.password }), submitLoginForm],
    shows: [alertText('Hubo demasiados intentos. Esperá unos minutos y probá de nuevo.')],
  },
  {
    section: loginSection,
    when: 'the server fails without an explanation',
    seed: 'none',
    at: '/login',
    as: null,
    forced: forgeGatewayErrors('POST /auth/login'),
    does: wrongLoginSteps,
    shows: [alertText('Error de autenticación')],
  },
  {
    section: loginSection,
    when: 'the server cannot be reached',
    seed: 'none',
    at: '/login',
    as: null,
    forced: forgeConnectionResets('POST /auth/login'),
    does: wrongLoginSteps,
    shows: [alertText('Error de conexión')],
  },
  {
    section: logoSection,
    when: 'the upload fails while a new team is saved',
    seed: 'own',
    at: '/equipos',
    as: 'Admin',
    forced: forgeGatewayErrors('POST /upload/logo'),
    does: [
      openDialogWith('Nuevo Equipo'),
      fillFields(newTeamFields),
      chooseFileByButton('Subir imagen', crestFile),
      pressControls('Crear'),
      waitForElement(toast('status', 'Equipo creado')),
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
    given: createNewTeam,
    forced: forgeGatewayErrors('POST /upload/logo'),
    does: [
      openDialogWith('Editar Los Nuevos'),
      chooseFileByButton('Subir imagen', crestFile),
      pressControls('Actualizar'),
    ],
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
        'PUT /files/uploads/{key}': (route) =>
          route.fulfill({ status: 403, headers: { 'access-control-allow-origin': '*' } }),
      },
    },
    does: [chooseFileByButton('Subir logo de El Ombú', crestFile)],
    shows: [toast('alert', 'Error al subir el archivo'), retryButtonInToast],
  },
  ...(
    [
      [
        'no crest can be generated',
        'POST /teams/{id}/logo/generate',
        pressControls('Generar logo de El Ombú'),
        'generar',
      ],
      [
        'the upload fails',
        'POST /teams/{id}/logo/upload',
        chooseFileByButton('Subir logo de El Ombú', crestFile),
        'subir',
      ],
      ['the logo cannot be deleted', 'DELETE /teams/{id}/logo', pressControls('Eliminar logo de El Ombú'), 'eliminar'],
    ] as const
  ).map(
    ([when, call, step, verb]): Scene => ({
      section: logoSection,
      when,
      seed: 'demo',
      at: '/equipos',
      as: 'Admin',
      forced: forgeGatewayErrors(call),
      does: [step],
      shows: [toast('alert', `Error al ${verb} el logo`), retryButtonInToast],
    }),
  ),
  {
    section: logoSection,
    when: 'the file is no image',
    seed: 'demo',
    at: '/equipos',
    as: 'Admin',
    does: [chooseFileByButton('Subir logo de El Ombú', pdfFile)],
    shows: [toast('alert', 'Por favor selecciona una imagen')],
  },
  {
    section: logoSection,
    when: 'the file is too large',
    seed: 'demo',
    at: '/equipos',
    as: 'Admin',
    does: [chooseFileByButton('Subir logo de El Ombú', tooLargeFile)],
    shows: [toast('alert', 'La imagen es demasiado grande. Máximo 5MB')],
  },
  {
    section: playoffGenerationSection,
    when: 'another user generated the playoffs meanwhile',
    seed: 'own',
    at: '/torneos/{tournament}',
    as: 'Admin',
    given: async (api) => ({ tournament: await createLeagueOfFour(api, 'Copa de dos') }),
    does: [
      openDialogWith('Generar Playoffs'),
      changeDataThroughApi((api, idOf) => generatePlayoffs(api, idOf('tournament'))),
      pressControls('Generar Playoffs'),
    ],
    shows: [toast('alert', /^Error: .*playoffs/)],
  },
  {
    section: playoffGenerationSection,
    when: 'the server fails',
    seed: 'demo',
    at: '/torneos/1',
    as: 'Admin',
    forced: forgeGatewayErrors('POST /tournaments/1/generate-playoffs'),
    does: [openDialogWith('Generar Playoffs'), pressControls('Generar Playoffs')],
    shows: [toast('alert', 'No se pudieron generar los playoffs')],
  },
  {
    section: playoffGenerationSection,
    when: 'the server cannot be reached',
    seed: 'demo',
    at: '/torneos/1',
    as: 'Admin',
    forced: forgeConnectionResets('POST /tournaments/1/generate-playoffs'),
    does: [openDialogWith('Generar Playoffs'), pressControls('Generar Playoffs')],
    shows: [toast('alert', 'Error al generar los playoffs')],
  },
  {
    section: playoffGenerationSection,
    when: 'the playoffs are generated',
    seed: 'own',
    at: '/torneos/{tournament}',
    as: 'Admin',
    given: async (api) => ({ tournament: await createLeagueOfFour(api, 'Copa de cuatro') }),
    does: [openDialogWith('Generar Playoffs'), pressControls('Generar Playoffs')],
    shows: [
      toast('status', '¡Playoffs generados exitosamente!'),
      expectationInside((page) => page.locator('[data-toaster]'), button('Ver')),
    ],
  },
  {
    section: recalculationSection,
    when: 'the recalculation succeeds',
    seed: 'demo',
    at: '/posiciones?tournament=1',
    as: 'Admin',
    does: [pressControls('Recalcular Tabla')],
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
      waitForElement('No hay datos de posiciones disponibles'),
      changeDataThroughApi((api, idOf) =>
        expectOk(api('DELETE /tournaments/{id}', { params: { id: idOf('tournament') } })),
      ),
      pressControls('Recalcular Tabla'),
    ],
    shows: [toast('alert', 'Error: Torneo no encontrado')],
  },
  {
    section: recalculationSection,
    when: 'the server fails',
    seed: 'demo',
    at: '/posiciones?tournament=1',
    as: 'Admin',
    forced: forgeGatewayErrors('POST /standings/tournament/{id}/recalculate'),
    does: [pressControls('Recalcular Tabla')],
    shows: [toast('alert', 'Error: No se pudo recalcular la tabla')],
  },
  {
    section: recalculationSection,
    when: 'the server cannot be reached',
    seed: 'demo',
    at: '/posiciones?tournament=1',
    as: 'Admin',
    forced: forgeConnectionResets('POST /standings/tournament/{id}/recalculate'),
    does: [pressControls('Recalcular Tabla')],
    shows: [toast('alert', 'Error al recalcular la tabla de posiciones')],
  },
];
