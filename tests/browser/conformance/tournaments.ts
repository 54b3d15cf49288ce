/** Scenes about the list of tournaments and the screen of a tournament. */

import { aperturaName } from './days.ts';
import {
  bodyRowsLocator,
  button,
  cardsLocator,
  dialogTitled,
  element,
  expectationInside,
  heading,
  link,
  sectionLocator,
  text,
  titledValue,
} from './expectations.ts';
import { answerWithChangedBody, forgeMissingAnswers } from './forged-answers.ts';
import type { Scene } from './scene.ts';
import { openDialogWith, pressControls } from './steps.ts';

const tournamentListSection = 'Tournaments list';
const tournamentDetailSection = 'Tournament detail';

const tournamentCounterExpectations = [
  titledValue('Equipos', '8'),
  titledValue('Partidos', '28'),
  titledValue('Completados', '16'),
  titledValue('Pendientes', '12'),
];

export const tournamentScenes: Scene[] = [
  {
    section: tournamentListSection,
    when: 'there is no tournament',
    seed: 'none',
    at: '/torneos',
    as: 'Admin',
    shows: [link('Crear Primer Torneo', '/tournaments/new')],
  },
  {
    section: tournamentListSection,
    when: 'there is no tournament, for a coach',
    seed: 'none',
    at: '/torneos',
    as: 'DT',
    shows: ['No hay torneos'],
    lacks: [link('Crear Primer Torneo')],
  },
  {
    section: tournamentListSection,
    when: 'a visitor opens it',
    seed: 'demo',
    at: '/torneos',
    as: 'Admin',
    shows: [
      link('Nuevo Torneo', '/tournaments/new'),
      heading(aperturaName),
      text(/^Ocho clubes de barrio, todos contra todos/),
      text(/\d\d\/\d\d\/\d{4} – \d\d\/\d\d\/\d{4}/),
      'En curso',
      'Pendiente',
      ...tournamentCounterExpectations.map((counter) =>
        expectationInside((page) => cardsLocator(page.getByRole('main'), aperturaName), counter),
      ),
      element(
        'the first three',
        (scope) => cardsLocator(scope, aperturaName).getByLabel('Primeros puestos').getByRole('listitem'),
        3,
      ),
      text('Goles:'),
      text('Promedio por partido:'),
      text('Goleador:'),
      text('Equipo más activo:'),
      heading('Próximos partidos'),
      element(
        'the next two',
        (scope) => sectionLocator(cardsLocator(scope, aperturaName), 'Próximos partidos').getByRole('listitem'),
        2,
      ),
      link(`Ver Torneo: ${aperturaName}`, '/torneos/1'),
      link(`Posiciones: ${aperturaName}`, '/posiciones?tournament=1'),
    ],
  },
  {
    section: tournamentListSection,
    when: 'a coach opens it',
    seed: 'demo',
    at: '/torneos',
    as: 'DT',
    shows: [heading(aperturaName)],
    lacks: [link('Nuevo Torneo')],
  },
  {
    section: tournamentDetailSection,
    when: 'an administrator opens it',
    seed: 'demo',
    at: '/torneos/1',
    as: 'Admin',
    shows: [
      heading(aperturaName),
      'En curso',
      text(/\d\d\/\d\d\/\d{4} – \d\d\/\d\d\/\d{4}/),
      ...tournamentCounterExpectations,
      heading('Posiciones'),
      element('all of up to ten teams', (scope) => bodyRowsLocator(sectionLocator(scope, 'Posiciones')), 8),
      link(/^Ver tabla completa/, '/posiciones?tournament=1'),
      heading('Goleadores'),
      element('five scorers', (scope) => bodyRowsLocator(sectionLocator(scope, 'Goleadores')), 5),
      link(/^Ver todos/, '/goleadores?tournament=1'),
      heading('Fixture'),
      button('Anterior'),
      button('Siguiente'),
      'Fecha 5 de 7',
      link(/^Ver fixture completo/, '/fixture-admin?tournament=1'),
      button('Generar Playoffs'),
      element('a match leads to its screen', (scope) =>
        sectionLocator(scope, 'Fixture')
          .getByRole('listitem')
          .getByRole('link')
          .and(scope.page().locator('[href^="/partidos/"]')),
      ),
      text(/La Redonda/),
      text(/Galarza|Ledesma/),
      '21:00',
    ],
  },
  {
    section: tournamentDetailSection,
    when: 'the round was played',
    seed: 'demo',
    at: '/torneos/1?round=Fecha 1',
    as: 'DT',
    shows: [
      'Fecha 1 de 7',
      '3 - 1',
      element("'Anterior' cannot be pressed", (scope) =>
        scope.getByRole('button', { name: 'Anterior', disabled: true }),
      ),
      link(/^Ver tabla completa/, '/posiciones?tournament=1'),
    ],
    lacks: [button('Generar Playoffs')],
  },
  {
    section: tournamentDetailSection,
    when: 'a match has no time yet',
    seed: 'demo',
    at: '/torneos/1?round=Fecha 6',
    as: 'DT',
    forced: {
      because: 'the API refuses a match without a time',
      answers: {
        'GET /tournaments/1/fixture/matches': answerWithChangedBody((matches: readonly object[]) =>
          matches.map((match) => ({ ...match, matchTime: '', formattedTime: '' })),
        ),
      },
    },
    shows: ['Por definir'],
  },
  {
    section: tournamentDetailSection,
    when: 'playoffs are generated',
    seed: 'demo',
    at: '/torneos/1',
    as: 'Admin',
    forced: forgeMissingAnswers('POST /tournaments/1/generate-playoffs'),
    does: [openDialogWith('Generar Playoffs'), pressControls('Generar Playoffs')],
    shows: [dialogTitled('Generar Playoffs'), button('Generando...')],
  },
  {
    section: tournamentDetailSection,
    when: 'it does not exist',
    seed: 'none',
    at: '/torneos/999',
    as: 'DT',
    shows: [heading('Torneo no encontrado')],
  },
  {
    section: tournamentDetailSection,
    when: 'the tournament has no teams and no matches',
    seed: 'demo',
    at: '/torneos/2',
    as: 'DT',
    shows: ['Sin goles registrados'],
  },
];
