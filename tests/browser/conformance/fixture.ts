/** Scenes about the public fixture, the fixture of signed-in users, and its management. */

import { aperturaName, clausuraName } from './days.ts';
import {
  button,
  crestImagesLocator,
  dialogTitled,
  element,
  expectationInMain,
  field,
  heading,
  link,
  requiredField,
  text,
} from './expectations.ts';
import { answerWithBody, answerWithChangedBody, type ForgedAnswers } from './forged-answers.ts';
import type { Expectation, Scene } from './scene.ts';
import { createTeamsAndMatch, type SceneSetup } from './setups.ts';
import { openDialogWith, pressControls } from './steps.ts';

const signedInSection = 'Fixture of signed-in users';
const managementSection = 'Fixture management';
const publicSection = 'Public fixture';

const forgedAnswersWithUnnamedRound: ForgedAnswers = {
  because: 'the API refuses a round without a name',
  answers: {
    'GET /tournaments/{id}/fixture': answerWithChangedBody((rounds: readonly object[]) =>
      rounds.map((round) => ({ ...round, round: '' })).slice(0, 1),
    ),
    'GET /tournaments/{id}/fixture/matches': answerWithBody([]),
  },
};

const crestsOfMatches: Expectation['find'] = (scope) =>
  crestImagesLocator(scope.getByRole('main').getByRole('listitem'));

/** A match with neither cancha nor referee. */
const createMatchWithoutAssignments: SceneSetup = (api) => createTeamsAndMatch(api, 'Ceibo');

export const fixtureScenes: Scene[] = [
  {
    section: signedInSection,
    when: 'the round is still to come',
    seed: 'demo',
    as: 'DT',
    at: '/fixture-admin?tournament=1&round=Fecha 6',
    shows: [
      field('Torneo', aperturaName),
      'Fecha 6 de 7',
      button('Anterior'),
      button('Siguiente'),
      expectationInMain('Unión Vecinal Saavedra'),
      'VS',
      text(/14:00/),
      element('an eye', (scope) =>
        scope.getByRole('button', { name: /^Ver detalles de Unión Vecinal/ }).locator('svg'),
      ),
    ],
  },
  {
    section: signedInSection,
    when: 'the round was played',
    seed: 'demo',
    as: 'DT',
    at: '/fixture-admin?tournament=1&round=Fecha 4',
    shows: ['4 - 0'],
  },
  {
    section: signedInSection,
    when: 'a round has no name',
    seed: 'demo',
    at: '/fixture-admin?tournament=1',
    as: 'DT',
    forced: forgedAnswersWithUnnamedRound,
    shows: [text(/Sin Ronda/)],
  },
  {
    section: managementSection,
    when: 'the address names no tournament',
    seed: 'demo',
    at: '/fixture/gestion',
    as: 'Admin',
    shows: ['Sin torneo seleccionado'],
  },
  {
    section: managementSection,
    when: 'it is opened',
    seed: 'demo',
    at: '/fixture/gestion?tournament=1&round=Fecha 6',
    as: 'Admin',
    shows: [
      heading(`Fixture - ${aperturaName}`),
      text(/^Ocho clubes de barrio/),
      'Fecha 6 de 7',
      button('Nueva Fecha'),
      '+ Nueva Fecha',
      button('Agregar Partido'),
      '+ Agregar Partido',
      button(/^Editar Unión Vecinal/),
      button(/^Eliminar Unión Vecinal/),
      text(/^La Redonda\s· (Norberto Galarza|Silvina Ledesma)$/),
      '14:00',
    ],
  },
  {
    section: managementSection,
    when: 'a match has neither cancha nor referee',
    seed: 'own',
    as: 'Admin',
    at: '/fixture/gestion?tournament={tournament}',
    given: createMatchWithoutAssignments,
    shows: [text(/Sin cancha/), text(/Sin árbitro/)],
  },
  {
    section: managementSection,
    when: 'there is no round yet',
    seed: 'demo',
    at: '/fixture/gestion?tournament=2',
    as: 'Admin',
    shows: [heading(`Fixture - ${clausuraName}`), button('Crear Primera Fecha')],
  },
  {
    section: managementSection,
    when: 'a first round is created',
    seed: 'demo',
    at: '/fixture/gestion?tournament=2',
    as: 'Admin',
    does: [openDialogWith('Crear Primera Fecha')],
    shows: [field('Nombre', 'Fecha 1')],
  },
  {
    section: managementSection,
    when: 'a round is created',
    seed: 'demo',
    at: '/fixture/gestion?tournament=1',
    as: 'Admin',
    does: [openDialogWith('Nueva Fecha')],
    shows: [
      dialogTitled('Nueva Fecha'),
      requiredField('Nombre'),
      field('Nombre', 'Fecha 8'),
      requiredField('Día'),
      requiredField('Hora de inicio'),
      field('Hora de inicio', '14:00'),
    ],
  },
  {
    section: managementSection,
    when: 'the new round is confirmed',
    seed: 'demo',
    at: '/fixture/gestion?tournament=1',
    as: 'Admin',
    does: [
      openDialogWith('Nueva Fecha'),
      async (page) => page.getByLabel('Día').fill('2099-03-07'),
      pressControls('Continuar'),
    ],
    shows: [
      dialogTitled('Nuevo Partido'),
      field('Ronda', 'Fecha 8'),
      field('Día', '2099-03-07'),
      field('Hora', '14:00'),
    ],
  },
  {
    section: managementSection,
    when: 'a match is edited',
    seed: 'demo',
    at: '/fixture/gestion?tournament=1&round=Fecha 6',
    as: 'Admin',
    does: [openDialogWith(/^Editar Unión Vecinal/)],
    shows: [dialogTitled('Editar Partido'), field('Ronda', 'Fecha 6')],
  },
  {
    section: publicSection,
    when: 'a visitor opens it',
    seed: 'demo',
    at: '/fixture?tournament=1&round=Fecha 6',
    as: null,
    shows: [
      heading(`${aperturaName}: Fixture, Fecha 6`),
      'Fecha 6 de 7',
      link('Anterior', '/fixture?tournament=1&round=Fecha%205'),
      link('Siguiente', '/fixture?tournament=1&round=Fecha%207'),
      expectationInMain(link(/Unión Vecinal Saavedra$/)),
      element('both crests of each match', crestsOfMatches, 8),
      '14:00',
      text(/^La Redonda\s· (Norberto Galarza|Silvina Ledesma)$/),
    ],
  },
  {
    section: publicSection,
    when: 'a coach opens it',
    seed: 'demo',
    at: '/fixture?tournament=1&round=Fecha 6',
    as: 'DT',
    shows: [
      heading('Fixture'),
      field('Torneo', aperturaName),
      'Fecha 6 de 7',
      button('Anterior'),
      button('Siguiente'),
      expectationInMain('Unión Vecinal Saavedra'),
      element('both crests of each match', crestsOfMatches, 8),
      text(/Hora:/),
      text(/Cancha:/),
      text(/Árbitro:/),
      text(/^Este fixture es público/),
    ],
  },
  {
    section: publicSection,
    when: 'a match has no cancha and no referee',
    seed: 'own',
    as: 'DT',
    at: '/fixture?tournament={tournament}',
    given: createMatchWithoutAssignments,
    shows: [element('for the cancha and the referee', (scope) => scope.getByText('Sin asignar', { exact: true }), 2)],
  },
  {
    section: publicSection,
    when: 'a round has no name',
    seed: 'demo',
    at: '/fixture?tournament=1',
    as: 'DT',
    forced: forgedAnswersWithUnnamedRound,
    shows: [text(/Sin Fecha Asignada/)],
  },
];
