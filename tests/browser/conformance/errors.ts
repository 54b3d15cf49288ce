/** Scenes about failures: what screens say when a login, an upload, the playoffs or a recalculation fails. */
import { credentials } from '#tests/support/browser-visitor.ts';
import { expectOk } from '#tests/support/web-client.ts';
import { choosesFile, fills, meanwhile, opens, presses, signsIn, waitsFor } from './acts.ts';
import { failing, unreachable } from './forced.ts';
import { createLeagueOfFour, createTournament, generatePlayoffs, newTeam, type Setup } from './given.ts';
import { crestFile, newTeamFields, pdfFile, tooLargeFile } from './inputs.ts';
import type { Scene, Step } from './scene.ts';
import { alertText, button, heading, inside, toast } from './shown.ts';

const loginSection = 'Login failures';
const logoSection = 'Logo errors';
const generationSection = 'Playoff generation';
const recalculationSection = 'Recalculation of the standings';

const signInWrongly: readonly Step[] = [fills({ Email: credentials.Admin.email, Contraseña: 'Equivocada1' }), signsIn];

const unknownLogin = { email: 'nadie@example.com', password: 'Equivocada1' };

/** Ten wrong logins, as many as the API accepts for one email from one IP address before it refuses. */
const tenWrongLogins: Setup = async (api) => {
  for (let at = 0; at < 10; at += 1) await api('POST /auth/login', { body: unknownLogin });
  return {};
};

const toastRetry = inside((page) => page.locator('[data-toaster]'), button('Reintentar'));

export const errorScenes: Scene[] = [
  {
    section: loginSection,
    when: 'the password is wrong',
    seed: 'none',
    at: '/login',
    as: null,
    does: signInWrongly,
    shows: [alertText('Usuario o contraseña incorrectos')],
  },
  {
    section: loginSection,
    when: 'the server says why',
    seed: 'own',
    at: '/login',
    as: null,
    given: tenWrongLogins,
    does: [fills({ Email: unknownLogin.email, Contraseña: unknownLogin.password }), signsIn],
    shows: [alertText('Hubo demasiados intentos. Esperá unos minutos y probá de nuevo.')],
  },
  {
    section: loginSection,
    when: 'the server fails without an explanation',
    seed: 'none',
    at: '/login',
    as: null,
    forced: failing('POST /auth/login'),
    does: signInWrongly,
    shows: [alertText('Error de autenticación')],
  },
  {
    section: loginSection,
    when: 'the server cannot be reached',
    seed: 'none',
    at: '/login',
    as: null,
    forced: unreachable('POST /auth/login'),
    does: signInWrongly,
    shows: [alertText('Error de conexión')],
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
      fills(newTeamFields),
      choosesFile('Subir imagen', crestFile),
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
    does: [opens('Editar Los Nuevos'), choosesFile('Subir imagen', crestFile), presses('Actualizar')],
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
    does: [choosesFile('Subir logo de El Ombú', crestFile)],
    shows: [toast('alert', 'Error al subir el archivo'), toastRetry],
  },
  ...(
    [
      ['no crest can be generated', 'POST /teams/{id}/logo/generate', presses('Generar logo de El Ombú'), 'generar'],
      ['the upload fails', 'POST /teams/{id}/logo/upload', choosesFile('Subir logo de El Ombú', crestFile), 'subir'],
      ['the logo cannot be deleted', 'DELETE /teams/{id}/logo', presses('Eliminar logo de El Ombú'), 'eliminar'],
    ] as const
  ).map(
    ([when, call, step, verb]): Scene => ({
      section: logoSection,
      when,
      seed: 'demo',
      at: '/equipos',
      as: 'Admin',
      forced: failing(call),
      does: [step],
      shows: [toast('alert', `Error al ${verb} el logo`), toastRetry],
    }),
  ),
  {
    section: logoSection,
    when: 'the file is no image',
    seed: 'demo',
    at: '/equipos',
    as: 'Admin',
    does: [choosesFile('Subir logo de El Ombú', pdfFile)],
    shows: [toast('alert', 'Por favor selecciona una imagen')],
  },
  {
    section: logoSection,
    when: 'the file is too large',
    seed: 'demo',
    at: '/equipos',
    as: 'Admin',
    does: [choosesFile('Subir logo de El Ombú', tooLargeFile)],
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
    forced: failing('POST /standings/tournament/{id}/recalculate'),
    does: [presses('Recalcular Tabla')],
    shows: [toast('alert', 'Error: No se pudo recalcular la tabla')],
  },
  {
    section: recalculationSection,
    when: 'the server cannot be reached',
    seed: 'demo',
    at: '/posiciones?tournament=1',
    as: 'Admin',
    forced: unreachable('POST /standings/tournament/{id}/recalculate'),
    does: [presses('Recalcular Tabla')],
    shows: [toast('alert', 'Error al recalcular la tabla de posiciones')],
  },
];
