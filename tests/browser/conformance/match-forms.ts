/** Scenes about the forms of matches, events and rounds: required fields, options and validation errors. */

import {
  button,
  element,
  field,
  option,
  optionalField,
  optionCount,
  requiredField,
  requiredMessages,
} from './expectations.ts';
import type { Scene } from './scene.ts';
import { createClosedCancha, createStaff, createTeam, createTeamsAndMatch, type SceneSetup } from './setups.ts';
import { fillFields, openDialogWith, pressControls } from './steps.ts';

const matchSection = 'Match form';
const eventSection = 'Event form';
const roundSection = 'Form of a new round';

const adminAtMatchList = { at: '/partidos?tournament=2', seed: 'demo', as: 'Admin' } as const;

const openMatchForm = openDialogWith(/^(Nuevo|Crear Primer) Partido$/);

/** A match, and officials of both its teams, of a third team, and of the federation. */
const createMatchWithOfficials: SceneSetup = async (api) => {
  const [meeting, other] = await Promise.all([createTeamsAndMatch(api, 'Aromo'), createTeam(api, 'Los Ajenos')]);
  await Promise.all([
    createStaff(api, 'Del Club', { teamId: meeting.home, role: 'Referee' }),
    createStaff(api, 'Del Atlético', { teamId: meeting.away, role: 'Assistant' }),
    createStaff(api, 'De Otro', { teamId: other, role: 'Referee' }),
    createStaff(api, 'Entrenadora Ajena', { teamId: other, role: 'HeadCoach' }),
    createStaff(api, 'Norma Galván', { role: 'Referee' }),
    createStaff(api, 'Marco Urdinez', { role: 'Assistant' }),
  ]);
  return meeting;
};

export const matchFormScenes: Scene[] = [
  {
    section: matchSection,
    when: 'it is sent empty',
    ...adminAtMatchList,
    does: [openMatchForm, fillFields({ Ubicación: '', Hora: '', Ronda: 'Fecha 1' }), pressControls('Crear')],
    shows: [
      ...['Torneo', 'Local', 'Visitante', 'Día', 'Hora', 'Ubicación', 'Árbitro'].map((label) => requiredField(label)),
      requiredMessages(6),
      optionalField('Asistente'),
      optionalField('Cancha'),
      option('Cancha', 'Sin cancha'),
      option('Asistente', 'Sin asistente'),
    ],
  },
  {
    section: matchSection,
    when: 'a cancha is closed',
    seed: 'own',
    at: '/partidos?tournament={tournament}',
    as: 'Admin',
    given: createClosedCancha,
    does: [openMatchForm],
    shows: [optionCount('Cancha', 1, 'El Prado'), optionCount('Cancha', 0, 'El Pozo')],
  },
  {
    section: matchSection,
    when: 'the home team is chosen',
    ...adminAtMatchList,
    does: [openMatchForm, fillFields({ Local: 'El Ombú' })],
    shows: [
      option('Local', 'El Ombú'),
      optionCount('Visitante', 0, 'El Ombú'),
      option('Visitante', 'Juventud de Liniers'),
    ],
  },
  {
    section: matchSection,
    when: 'both teams and the referee are chosen',
    seed: 'own',
    as: 'Admin',
    at: '/partidos?tournament={tournament}',
    given: createMatchWithOfficials,
    does: [openMatchForm, fillFields({ Local: 'Club Aromo', Visitante: 'Atlético Aromo', Árbitro: 'Norma Galván' })],
    shows: [
      optionCount('Árbitro', 0, 'Del Club'),
      optionCount('Árbitro', 0, 'Del Atlético'),
      option('Árbitro', 'De Otro (Los Ajenos)'),
      optionCount('Árbitro', 0, 'Entrenadora Ajena'),
      option('Árbitro', 'Marco Urdinez'),
      optionCount('Asistente', 0, 'Norma Galván'),
      optionCount('Asistente', 0, 'Del Club'),
      option('Asistente', 'Marco Urdinez'),
    ],
  },
  {
    section: matchSection,
    when: 'a score is below 0',
    ...adminAtMatchList,
    does: [
      openMatchForm,
      fillFields({ Estado: 'Finalizado' }),
      fillFields({ 'Goles local': '-1', 'Goles visitante': '0' }),
      pressControls('Crear'),
    ],
    shows: ['Debe ser 0 o más'],
  },
  {
    section: eventSection,
    when: 'an event is entered',
    seed: 'demo',
    at: '/partidos/{completed}',
    as: 'Admin',
    does: [openDialogWith('Gestionar Eventos')],
    shows: [
      ...['Gol', 'En contra', 'Azul', 'Amarilla', 'Roja'].map((kind) =>
        element(`kind '${kind}'`, (scope) => scope.getByRole('button', { name: new RegExp(kind, 'i') })),
      ),
      element('a minute from 1', (scope) =>
        scope.getByLabel('Minuto', { exact: true }).and(scope.page().locator('[aria-valuemin="1"]')),
      ),
      element('a minute up to 30', (scope) =>
        scope.getByLabel('Minuto', { exact: true }).and(scope.page().locator('[aria-valuemax="30"]')),
      ),
      'Elegí el equipo',
    ],
  },
  {
    section: eventSection,
    when: 'an event is edited',
    seed: 'demo',
    at: '/partidos/{completed}',
    as: 'Admin',
    does: [openDialogWith('Gestionar Eventos'), pressControls(/^Editar Gol/)],
    shows: [
      requiredField('Tipo'),
      optionCount('Tipo', 5),
      optionalField('Minuto'),
      field('Descripción', ''),
      button('Guardar'),
      button('Cancelar'),
    ],
  },
  {
    section: eventSection,
    when: 'the minute is 31',
    seed: 'demo',
    at: '/partidos/{completed}',
    as: 'Admin',
    does: [
      openDialogWith('Gestionar Eventos'),
      pressControls(/^Editar Gol/),
      (page) => page.locator('form').getByLabel('Minuto').fill('31'),
      pressControls('Guardar'),
    ],
    shows: ['Debe ser 30 o menos'],
  },
  {
    section: roundSection,
    when: 'it is sent empty',
    seed: 'demo',
    at: '/fixture/gestion?tournament=1',
    as: 'Admin',
    does: [openDialogWith('Nueva Fecha'), fillFields({ Nombre: '', 'Hora de inicio': '' }), pressControls('Continuar')],
    shows: [requiredMessages(3)],
  },
];
