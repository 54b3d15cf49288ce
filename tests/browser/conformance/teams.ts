/** Scenes about the list of teams. */

import {
  button,
  cardsLocator,
  dialogTitled,
  element,
  expectationInside,
  field,
  heading,
  link,
  titledValue,
} from './expectations.ts';
import { forgeMissingAnswers } from './forged-answers.ts';
import { crestFile, newTeamFields } from './inputs.ts';
import type { Scene } from './scene.ts';
import { createNewTeam, createTeam, type SceneSetup } from './setups.ts';
import { chooseFileByButton, fillFields, openDialogWith, pressControls } from './steps.ts';

const teamListSection = 'Teams list';

/** A team whose logo is on a host that never exists. */
const createTeamWithBrokenLogo: SceneSetup = async (api) => ({
  team: await createTeam(api, 'Rosario Norte', { logo: 'https://escudos.example.com/roto.png' }),
});

export const teamScenes: Scene[] = [
  {
    section: teamListSection,
    when: 'there is no team',
    seed: 'none',
    at: '/equipos',
    as: 'Admin',
    shows: [
      heading('Equipos'),
      button('Nuevo Equipo'),
      'No hay equipos registrados',
      'Comienza creando tu primer equipo',
      button('Crear Primer Equipo'),
    ],
  },
  {
    section: teamListSection,
    when: 'there is no team, for a coach',
    seed: 'none',
    at: '/equipos',
    as: 'DT',
    shows: ['No hay equipos registrados'],
    lacks: [button('Crear Primer Equipo'), button('Nuevo Equipo')],
  },
  {
    section: teamListSection,
    when: 'an administrator opens it',
    seed: 'demo',
    at: '/equipos',
    as: 'Admin',
    shows: [
      button('Nuevo Equipo'),
      '+ Nuevo Equipo',
      element('eight cards', (scope) => cardsLocator(scope), 8),
      heading('El Ombú'),
      'Remedios de Escalada',
      expectationInside(
        (page) => cardsLocator(page.getByRole('main'), 'El Ombú'),
        titledValue('Entrenador', 'Claudia Zalazar'),
      ),
      expectationInside((page) => cardsLocator(page.getByRole('main'), 'El Ombú'), titledValue('Fundación', '1999')),
      'Generar',
      'Subir',
      'Ver Detalle',
      link('Ver Detalle de Defensores de Parque Chas', '/equipos/1'),
      'Editar',
      'Eliminar',
    ],
  },
  {
    section: teamListSection,
    when: 'a team has no logo',
    seed: 'own',
    at: '/equipos',
    as: 'Admin',
    given: createNewTeam,
    shows: [
      button('Generar logo de Los Nuevos'),
      button('Subir logo de Los Nuevos'),
      expectationInside((page) => cardsLocator(page.getByRole('main'), 'Los Nuevos'), 'NU'),
    ],
    lacks: [button('Eliminar logo de Los Nuevos')],
  },
  {
    section: teamListSection,
    when: 'a team has a logo',
    seed: 'demo',
    at: '/equipos',
    as: 'Admin',
    shows: [
      'Eliminar logo',
      button('Eliminar logo de El Ombú'),
      element('its picture', (scope) => cardsLocator(scope, 'El Ombú').locator('img')),
    ],
    lacks: [expectationInside((page) => cardsLocator(page.getByRole('main'), 'El Ombú'), 'OM')],
  },
  {
    section: teamListSection,
    when: 'a logo is broken',
    seed: 'own',
    at: '/equipos',
    as: 'Admin',
    given: createTeamWithBrokenLogo,
    does: [(page) => cardsLocator(page.getByRole('main'), 'Rosario Norte').scrollIntoViewIfNeeded()],
    shows: [
      button('Eliminar logo de Rosario Norte'),
      {
        ...expectationInside((page) => cardsLocator(page.getByRole('main'), 'Rosario Norte'), 'RN'),
        says: 'a crest with initials instead',
      },
    ],
  },
  {
    section: teamListSection,
    when: 'a team is created',
    seed: 'demo',
    at: '/equipos',
    as: 'Admin',
    does: [openDialogWith('Nuevo Equipo')],
    shows: [dialogTitled('Nuevo Equipo'), button('Crear'), button('Cancelar')],
  },
  {
    section: teamListSection,
    when: 'a team is edited',
    seed: 'demo',
    at: '/equipos',
    as: 'Admin',
    does: [openDialogWith('Editar El Ombú')],
    shows: [dialogTitled('Editar Equipo'), button('Actualizar'), button('Cancelar'), field('Nombre', 'El Ombú')],
  },
  {
    section: teamListSection,
    when: 'the logo of a new team is being uploaded',
    seed: 'demo',
    at: '/equipos',
    as: 'Admin',
    forced: forgeMissingAnswers('POST /upload/logo'),
    does: [
      openDialogWith('Nuevo Equipo'),
      fillFields(newTeamFields),
      chooseFileByButton('Subir imagen', crestFile),
      pressControls('Crear'),
    ],
    shows: [
      button('Subiendo imagen...'),
      element("'Subiendo imagen...' disabled", (scope) =>
        scope.getByRole('button', { name: 'Subiendo imagen...', disabled: true }),
      ),
      element("'Cancelar' disabled", (scope) => scope.getByRole('button', { name: 'Cancelar', disabled: true })),
    ],
  },
];
