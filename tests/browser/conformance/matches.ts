/** Scenes about the matches of a tournament, and about the statuses of matches and tournaments. */

import { button, dialogTitled, element, expectationInMain, field, heading, optionCount, text } from './expectations.ts';
import type { Scene } from './scene.ts';
import { createTeamsAndMatch } from './setups.ts';
import { openDialogWith } from './steps.ts';

const matchListSection = 'Matches screen';

export const matchScenes: Scene[] = [
  {
    section: matchListSection,
    when: 'an administrator opens it',
    seed: 'demo',
    as: 'Admin',
    at: '/partidos?tournament=1&round=Fecha 4',
    shows: [
      heading('Partidos'),
      button('Nuevo Partido'),
      'Finalizado',
      element("round 'Fecha 4 de 7'", (scope) =>
        scope.getByLabel('Fecha', { exact: true }).filter({ hasText: 'Fecha 4' }),
      ),
      expectationInMain('Defensores de Parque Chas'),
      '4 - 0',
      text(
        /^Finalizado ?14:00\s· La Redonda\s· Complejo Polideportivo Barrial\s· (Norberto Galarza|Silvina Ledesma)\s· (Matías Urquiza|Delia Contreras)$/,
      ),
      'Eventos',
      button(/^Editar Defensores de Parque Chas/),
      button(/^Eliminar Defensores de Parque Chas/),
    ],
  },
  {
    section: matchListSection,
    when: 'matches are still to come',
    seed: 'demo',
    as: 'Admin',
    at: '/partidos?tournament=1&round=Fecha 6',
    shows: ['Programado'],
    lacks: ['Eventos'],
  },
  {
    section: matchListSection,
    when: 'a match is being played',
    seed: 'demo',
    at: '/partidos?tournament=1',
    as: 'Admin',
    shows: [expectationInMain('En vivo')],
  },
  {
    section: matchListSection,
    when: 'a coach opens it',
    seed: 'demo',
    at: '/partidos?tournament=1&round=Fecha 4',
    as: 'DT',
    shows: ['4 - 0'],
    lacks: ['Eventos', button('Nuevo Partido'), button(/^Editar/), button(/^Eliminar/)],
  },
  {
    section: matchListSection,
    when: 'a match is created',
    seed: 'demo',
    at: '/partidos?tournament=1',
    as: 'Admin',
    does: [openDialogWith('Nuevo Partido')],
    shows: [
      dialogTitled('Nuevo Partido'),
      field('Ronda', 'Fecha 5'),
      field('Hora', '15:00'),
      button('Crear'),
      button('Cancelar'),
    ],
  },
  {
    section: matchListSection,
    when: 'a match is edited',
    seed: 'demo',
    at: '/partidos?tournament=1',
    as: 'Admin',
    does: [openDialogWith(/^Editar Defensores/)],
    shows: [dialogTitled('Editar Partido'), button('Guardar'), button('Cancelar')],
  },
  {
    section: matchListSection,
    when: 'the events of a match are managed',
    seed: 'demo',
    as: 'Admin',
    at: '/partidos?tournament=1&round=Fecha 4',
    does: [openDialogWith(/^Eventos de Defensores/)],
    shows: [dialogTitled('Gestionar Eventos'), heading('Eventos cargados')],
  },
];

export const statusScenes: Scene[] = [
  {
    section: 'Match status',
    when: 'a match is cancelled',
    seed: 'own',
    as: 'Admin',
    at: '/partidos?tournament={tournament}',
    given: (api) => createTeamsAndMatch(api, 'Ñandubay', { status: 'cancelled' }),
    shows: [expectationInMain('Cancelado')],
    lacks: ['Eventos'],
  },
  {
    section: 'Match status',
    when: 'an administrator chooses a status',
    seed: 'demo',
    as: 'Admin',
    at: '/partidos?tournament=1',
    does: [openDialogWith(/^Editar Defensores/)],
    shows: ['Programado', 'En vivo', 'Finalizado', 'Cancelado'].map((status) => optionCount('Estado', 1, status)),
  },
  {
    section: 'Tournament status',
    when: 'a status is chosen',
    seed: 'demo',
    at: '/tournaments/new',
    as: 'Admin',
    shows: [
      ...['Pendiente', 'En curso', 'Finalizado'].map((status) => optionCount('Estado', 1, status)),
      field('Estado', 'Pendiente'),
    ],
  },
];
