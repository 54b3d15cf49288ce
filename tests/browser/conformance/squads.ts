/** Scenes about players, lineups and canchas. */
import type { Locator } from 'playwright-core';
import {
  button,
  cardsLocator,
  dialogTitled,
  element,
  expectationInside,
  heading,
  link,
  option,
  optionCount,
} from './expectations.ts';
import type { Scene } from './scene.ts';
import { createClosedCancha, createNewTeam, createPlayer, createTeam, type SceneSetup } from './setups.ts';
import { fillFields, openDialogWith, pressControls } from './steps.ts';

const playersSection = 'Players screen';
const lineupSection = 'Lineup screen';
const canchasSection = 'Canchas screen';

const createTeamOfSix: SceneSetup = async (api) => {
  const team = await createTeam(api, 'Los Seis');
  for (let at = 1; at <= 6; at++) {
    const position = at === 1 ? 'Portero' : 'Mediocampista';
    await createPlayer(api, team, { lastName: `Paz ${at}`, jerseyNumber: at, position, isStarter: true });
  }
  return { team };
};
/** The buttons of places on the pitch, named like 'Portero: 1 Elsa Quiroga' or 'Portero: libre'. */
const pitchPlaceButtons = (scope: Locator, role: RegExp) => scope.getByRole('button', { name: role });

export const squadScenes: Scene[] = [
  {
    section: playersSection,
    when: 'there is no team',
    seed: 'none',
    at: '/jugadores',
    as: 'Admin',
    shows: [heading('Jugadores'), 'No hay equipos registrados'],
  },
  {
    section: playersSection,
    when: 'a team has no players',
    seed: 'own',
    at: '/jugadores?team={team}',
    as: 'Admin',
    given: createNewTeam,
    shows: ['No hay jugadores registrados', button('Nuevo Jugador')],
  },
  {
    section: playersSection,
    when: 'a team is chosen',
    seed: 'demo',
    at: '/jugadores',
    as: 'Admin',
    does: [fillFields({ Equipo: 'El Ombú' })],
    shows: [
      option('Equipo', 'Todos los equipos'),
      element('nine cards', (scope) => cardsLocator(scope), 9),
      button('Nuevo Jugador'),
      button(/^Editar /),
      button(/^Eliminar /),
    ],
  },
  {
    section: playersSection,
    when: 'a player is created',
    seed: 'demo',
    at: '/jugadores',
    as: 'Admin',
    does: [openDialogWith('Nuevo Jugador')],
    shows: [dialogTitled('Nuevo Jugador'), button('Crear'), button('Cancelar')],
  },
  {
    section: playersSection,
    when: 'a player is edited',
    seed: 'demo',
    at: '/jugadores?team=1',
    as: 'Admin',
    does: [openDialogWith(/^Editar Carlos Aranda/)],
    shows: [dialogTitled('Editar Jugador'), button('Guardar')],
  },
  {
    section: lineupSection,
    when: 'no team is chosen',
    seed: 'demo',
    at: '/alineacion',
    as: 'Admin',
    shows: [heading('Alineación'), 'Selecciona un equipo', option('Equipo', 'El Ombú')],
  },
  {
    section: lineupSection,
    when: 'the team has no players',
    seed: 'own',
    at: '/alineacion?team={team}',
    as: 'Admin',
    given: createNewTeam,
    shows: ['No hay jugadores'],
  },
  {
    section: lineupSection,
    when: 'a coach arranges their own team',
    seed: 'demo',
    at: '/alineacion',
    as: 'DT',
    shows: [
      option('Formación', /^1-2-2-1 Equilibrado$/),
      option('Formación', /^1-2-1-2 Ofensivo$/),
      option('Formación', /^1-1-2-2 Ultra Ofensivo$/),
      option('Formación', /^1-3-1-1 Defensivo$/),
      optionCount('Formación', 4),
      element('six places', (scope) => pitchPlaceButtons(scope, /^(Portero|Defensa|Mediocampista|Delantero).*: /), 6),
      element('a goalkeeper', (scope) => pitchPlaceButtons(scope, /^Portero: \d/)),
      heading(/^Jugadores Disponibles \(\d+\)$/),
      button(/^Quitar a /),
    ],
  },
  {
    section: lineupSection,
    when: 'another formation is chosen',
    seed: 'demo',
    at: '/alineacion',
    as: 'DT',
    does: [pressControls(/^Quitar a /), fillFields({ Formación: '1-1-2-2 Ultra Ofensivo' })],
    shows: [
      element('everybody assigned again', (scope) => scope.getByRole('button', { name: /^Quitar a / }), 6),
      element('two forwards', (scope) => pitchPlaceButtons(scope, /^Delantero.*: /), 2),
      button('Guardar'),
    ],
  },
  {
    section: lineupSection,
    when: 'every player has a place',
    seed: 'own',
    at: '/alineacion?team={team}',
    as: 'Admin',
    given: createTeamOfSix,
    does: [pressControls('Completar')],
    shows: ['Todos los jugadores asignados', heading('Jugadores Disponibles (0)')],
  },
  {
    section: canchasSection,
    when: 'there is no cancha',
    seed: 'none',
    at: '/canchas',
    as: 'Admin',
    shows: [heading('Canchas'), 'No hay canchas registradas', button('Nueva Cancha')],
  },
  {
    section: canchasSection,
    when: 'an administrator opens them',
    seed: 'demo',
    at: '/canchas',
    as: 'Admin',
    shows: [
      button('Nueva Cancha'),
      '+ Nueva Cancha',
      heading('La Redonda'),
      'Gándara 2900, Parque Chas',
      'Disponible',
      'Editar',
      'Eliminar',
    ],
  },
  {
    section: canchasSection,
    when: 'a coach without a cancha of their own opens it',
    seed: 'demo',
    at: '/canchas',
    as: 'DT',
    shows: [button('Nueva Cancha'), heading('La Redonda'), 'Disponible'],
    lacks: ['Editar', 'Eliminar'],
  },
  {
    section: canchasSection,
    when: 'a cancha is closed',
    seed: 'own',
    at: '/canchas',
    as: 'DT',
    given: createClosedCancha,
    shows: [
      expectationInside((page) => cardsLocator(page.getByRole('main'), 'El Pozo'), 'No Disponible'),
      expectationInside((page) => cardsLocator(page.getByRole('main'), 'El Prado'), 'Disponible'),
    ],
  },
  {
    section: canchasSection,
    when: 'a cancha is created',
    seed: 'demo',
    at: '/canchas',
    as: 'Admin',
    does: [openDialogWith('Nueva Cancha')],
    shows: [dialogTitled('Nueva Cancha'), button('Crear')],
  },
  {
    section: canchasSection,
    when: 'a cancha is edited',
    seed: 'demo',
    at: '/canchas',
    as: 'Admin',
    does: [openDialogWith('Editar La Redonda')],
    shows: [dialogTitled('Editar Cancha'), button('Guardar'), button('Cancelar')],
    lacks: [link('Editar')],
  },
];
