/** What screens say when a load or a deletion fails, and while they load. */
import { describe, expect, test } from 'vitest';
import { buildTestedScreens, type ScreenName } from '#tests/support/browser-routes.ts';
import { everyNthUnlessFullRun } from '#tests/support/full.ts';
import {
  type Answers,
  addressTooLong,
  cloudFrontRefusal,
  connectionReset,
  type Fault,
  gatewayError,
  gatewayRefusal,
  noAnswer,
  payloadTooLarge,
  refusal,
} from './fake-api.ts';
import { leagueAnswers } from './league-answers.ts';
import { answerWith, openScreen } from './open-screen.tsx';
import { alerts, complains, controls, fill, offers, open, press, settles, shows, told, until } from './person.ts';

const every = (answer: Fault): Answers =>
  Object.fromEntries(
    [
      ...Object.keys(leagueAnswers),
      'GET /matches/sheets',
      'GET /matches/{id}/sheet',
      'GET /tournaments/{id}/changes',
      'GET /tournaments/{id}/changes/groups',
    ]
      .filter((key) => key.startsWith('GET ') && key !== 'GET /settings')
      .map((key) => [key, answer]),
  );

/** The login, the recovery and the account load nothing that could fail; a match's sheet is kept on the phone. */
const screens = buildTestedScreens().filter(({ name }) => !['login', 'recovery', 'account', 'sheet'].includes(name));
const english = /server error|unexpected|failed|fetch/i;
const refusalText = 'La federación pidió esperar hasta mañana.';
/** The texts of screens that have one of their own. */
const ownTexts: Partial<Record<ScreenName, string>> = {
  scorers: 'Error al cargar los goleadores',
  publicScorers: 'Error al cargar los goleadores',
  fairPlay: 'Error al cargar las estadísticas de fair play',
  publicFairPlay: 'Error al cargar las estadísticas de fair play',
  goalkeepers: 'Error al cargar las estadísticas de arqueros',
  publicGoalkeepers: 'Error al cargar las estadísticas de arqueros',
};

test.each(everyNthUnlessFullRun(6, screens))(
  'the screen $address says in Spanish that loading failed, and loads when retried',
  async ({ name, address }) => {
    await openScreen(address, { answers: every(refusal('conflict', refusalText)) });
    await complains(refusalText);
    for (const [fault, words] of [
      [gatewayError, 'Ocurrió un error inesperado. Probá de nuevo.'],
      [connectionReset, 'Error de conexión'],
    ] as const) {
      answerWith(every(fault));
      for (const button of controls('Reintentar')) button.click();
      await complains(ownTexts[name] ?? words);
      expect(alerts().join()).not.toMatch(english);
    }
    answerWith({});
    // A screen asks for what depends on an answer when that answer is there.
    await until(() => {
      const left = controls('Reintentar');
      for (const button of left) button.click();
      expect(left).toEqual([]);
    }, 200);
    await settles();
  },
);

test.each(everyNthUnlessFullRun(10, screens))('the screen $address says that it is loading', async ({ address }) => {
  await openScreen(address, { answers: every(noAnswer) });
  await shows(/^Cargando/);
  expect(alerts()).toEqual([]);
});

test.each([
  ['/equipos', 'GET /teams', 'No se pudieron cargar los equipos'],
  ['/equipos/1', 'GET /players/team/{id}', 'No se pudieron cargar los jugadores'],
  ['/equipos/1?tab=personal', 'GET /teamstaff/team/{teamId}', 'No se pudo cargar el personal'],
  ['/jugadores', 'GET /players', 'No se pudieron cargar los jugadores'],
  ['/canchas', 'GET /canchas', 'No se pudieron cargar las canchas'],
  ['/torneos', 'GET /tournaments', 'No se pudieron cargar los torneos'],
  ['/torneos/1', 'GET /tournaments/{id}', 'No se pudo cargar el torneo'],
  ['/partidos/1', 'GET /matches/{id}/detail', 'No se pudo cargar el partido'],
  ['/partidos?tournament=1', 'GET /matches/formatted/tournament/{id}', 'No se pudieron cargar los partidos'],
  ['/fixture?tournament=1', 'GET /tournaments/{id}/fixture', 'No se pudo cargar el fixture'],
  ['/posiciones?tournament=1', 'GET /standings/formatted/tournament/{id}', 'No se pudieron cargar las posiciones'],
  ['/playoffs?tournament=1', 'GET /tournaments/{id}/bracket', 'No se pudieron cargar los playoffs'],
  ['/', 'GET /home', 'No se pudo cargar el inicio'],
  ['/goleadores', 'GET /statistics/formatted/top-scorers', 'Error al cargar los goleadores'],
  ['/fairplay', 'GET /statistics/formatted/fair-play', 'Error al cargar las estadísticas de fair play'],
  ['/arqueros', 'GET /statistics/formatted/goalkeepers', 'Error al cargar las estadísticas de arqueros'],
] as const)('%s without %s says: %s', async (address, route, words) => {
  await openScreen(address, { answers: { [route]: gatewayError } });
  await complains(words);
  await offers('Reintentar');
});

test.each([
  ['API Gateway’s 403', gatewayRefusal, 'El servidor no aceptó el pedido. Esperá unos minutos y probá de nuevo.', 1],
  ['CloudFront’s 403', cloudFrontRefusal, 'El servidor no aceptó el pedido. Esperá unos minutos y probá de nuevo.', 1],
  ['the 413', payloadTooLarge, 'Lo que se quiso enviar es demasiado grande.', 0],
  ['the 414', addressTooLong, 'La dirección o la búsqueda es demasiado larga.', 0],
] as const)(
  '%s is explained in Spanish, and tried again only where that may help',
  async (_, fault, words, retries) => {
    await openScreen('/tournaments/new', { answers: { 'POST /tournaments': fault } });
    await fill({ Nombre: 'Copa', 'Fecha de inicio': '2027-03-06', 'Fecha de fin': '2027-06-26' });
    await press('Crear torneo');
    await complains('Error al guardar el torneo', words);
    expect(alerts().join()).not.toMatch(/forbidden|entity|uri|blocked/i);
    expect(controls('Reintentar')).toHaveLength(retries);
  },
);

test('a failed load is logged with its address and status only', async () => {
  await openScreen('/canchas', { answers: { 'GET /canchas': gatewayError } });
  await shows('No se pudieron cargar las canchas');
  expect(console.error).toHaveBeenCalledWith('GET /canchas: 500 unexpected');
});

test('a screen that loses the connection keeps its data, and says how old they are', async () => {
  await openScreen('/posiciones', { as: 'DT' });
  await shows('Posiciones de Torneo Apertura');
  answerWith(every(connectionReset));
  const { mutate } = await import('swr');
  await mutate(() => true);
  await shows(/^Sin conexión · datos de las 15:00$/, 'Posiciones de Torneo Apertura');
  answerWith({});
  await mutate(() => true);
  await settles();
});

describe('a deletion', () => {
  test.each([
    [
      '/equipos',
      'Eliminar El Ombú',
      '¿Estás seguro de eliminar este equipo?',
      'DELETE /teams/{id}',
      /^No se pudo eliminar El Ombú/,
    ],
    [
      '/jugadores?team=1',
      /^Eliminar Carlos Aranda/,
      '¿Estás seguro de eliminar este jugador?',
      'DELETE /players/{id}',
      /^No se pudo eliminar a Carlos Aranda/,
    ],
    [
      '/equipos/1',
      /^Eliminar Carlos Aranda/,
      '¿Estás seguro de eliminar este jugador?',
      'DELETE /players/{id}',
      /^No se pudo eliminar a Carlos Aranda/,
    ],
    [
      '/equipos/1?tab=personal',
      'Eliminar Rita Sosa',
      '¿Estás seguro de eliminar este miembro del staff?',
      'DELETE /teamstaff/{id}',
      /^No se pudo eliminar a Rita Sosa/,
    ],
    [
      '/partidos?tournament=1',
      /^Eliminar Estrella/,
      '¿Estás seguro de eliminar este partido?',
      'DELETE /matches/{id}',
      /^No se pudo eliminar el partido/,
    ],
    [
      '/fixture/gestion?tournament=1',
      /^Eliminar Estrella/,
      '¿Estás seguro de eliminar este partido?',
      'DELETE /matches/{id}',
      /^No se pudo eliminar el partido/,
    ],
    [
      '/canchas',
      'Eliminar La Redonda',
      '¿Estás seguro de eliminar esta cancha?',
      'DELETE /canchas/{id}',
      /^No se pudo eliminar La Redonda/,
    ],
  ] as const)('at %s of %s asks first, and says when it fails', async (address, name, question, route, words) => {
    const changes = await openScreen(address, { answers: { [route]: gatewayError } });
    if (/^\/(partidos|fixture)/.test(address)) await press(/^Más de Estrella/);
    if (address === '/equipos') await press('Más de El Ombú');
    await open(name);
    await shows(question);
    await offers('Eliminar', 'Cancelar');
    expect(changes).toEqual([]);
    await press('Eliminar');
    await told('alert', words);
    expect(controls('Reintentar')).toHaveLength(1);
  });
});
