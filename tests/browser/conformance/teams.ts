/** Scenes about the list of teams. */

import {
  button,
  cardsTitled,
  dialogTitled,
  element,
  expectationInside,
  field,
  heading,
  link,
  titledValue,
} from './expectations.ts';
import { unansweredCalls } from './forged-answers.ts';
import { crestFile, newTeamFields } from './inputs.ts';
import type { Scene } from './scene.ts';
import { createNewTeam, createTeam, type SceneSetup } from './setups.ts';
import { chooseFileWith, fillFields, openDialogWith, pressControls } from './steps.ts';

const listSection = 'Teams list';

/** A team whose logo is on a host that never exists. */
const createTeamWithBrokenLogo: SceneSetup = async (api) => ({
  team: await createTeam(api, 'Rosario Norte', { logo: 'https://escudos.example.com/roto.png' }),
});

export const teamScenes: Scene[] = [
  {
    section: listSection,
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
    section: listSection,
    when: 'there is no team, for a coach',
    seed: 'none',
    at: '/equipos',
    as: 'DT',
    shows: ['No hay equipos registrados'],
    lacks: [button('Crear Primer Equipo'), button('Nuevo Equipo')],
  },
  {
    section: listSection,
    when: 'an administrator opens it',
    seed: 'demo',
    at: '/equipos',
    as: 'Admin',
    shows: [
      button('Nuevo Equipo'),
      '+ Nuevo Equipo',
      element('eight cards', (scope) => cardsTitled(scope), 8),
      heading('El Ombú'),
      'Remedios de Escalada',
      expectationInside(
        (page) => cardsTitled(page.getByRole('main'), 'El Ombú'),
        titledValue('Entrenador', 'Claudia Zalazar'),
      ),
      expectationInside((page) => cardsTitled(page.getByRole('main'), 'El Ombú'), titledValue('Fundación', '1999')),
      'Generar',
      'Subir',
      'Ver Detalle',
      link('Ver Detalle de Defensores de Parque Chas', '/equipos/1'),
      'Editar',
      'Eliminar',
    ],
  },
  {
    section: listSection,
    when: 'a team has no logo',
    seed: 'own',
    at: '/equipos',
    as: 'Admin',
    given: createNewTeam,
    shows: [
      button('Generar logo de Los Nuevos'),
      button('Subir logo de Los Nuevos'),
      expectationInside((page) => cardsTitled(page.getByRole('main'), 'Los Nuevos'), 'NU'),
    ],
    lacks: [button('Eliminar logo de Los Nuevos')],
  },
  {
    section: listSection,
    when: 'a team has a logo',
    seed: 'demo',
    at: '/equipos',
    as: 'Admin',
    shows: [
      'Eliminar logo',
      button('Eliminar logo de El Ombú'),
      element('its picture', (scope) => cardsTitled(scope, 'El Ombú').locator('img')),
    ],
    lacks: [expectationInside((page) => cardsTitled(page.getByRole('main'), 'El Ombú'), 'OM')],
  },
  {
    section: listSection,
    when: 'a logo is broken',
    seed: 'own',
    at: '/equipos',
    as: 'Admin',
    given: createTeamWithBrokenLogo,
    does: [(page) => cardsTitled(page.getByRole('main'), 'Rosario Norte').scrollIntoViewIfNeeded()],
    shows: [
      button('Eliminar logo de Rosario Norte'),
      {
        ...expectationInside((page) => cardsTitled(page.getByRole('main'), 'Rosario Norte'), 'RN'),
        says: 'a crest with initials instead',
      },
    ],
  },
  {
    section: listSection,
    when: 'a team is created',
    seed: 'demo',
    at: '/equipos',
    as: 'Admin',
    does: [openDialogWith('Nuevo Equipo')],
    shows: [dialogTitled('Nuevo Equipo'), button('Crear'), button('Cancelar')],
  },
  {
    section: listSection,
    when: 'a team is edited',
    seed: 'demo',
    at: '/equipos',
    as: 'Admin',
    does: [openDialogWith('Editar El Ombú')],
    shows: [dialogTitled('Editar Equipo'), button('Actualizar'), button('Cancelar'), field('Nombre', 'El Ombú')],
  },
  {
    section: listSection,
    when: 'the logo of a new team is being uploaded',
    seed: 'demo',
    at: '/equipos',
    as: 'Admin',
    forced: unansweredCalls('POST /upload/logo'),
    does: [
      openDialogWith('Nuevo Equipo'),
      fillFields(newTeamFields),
      chooseFileWith('Subir imagen', crestFile),
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
