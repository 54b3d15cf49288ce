/** Scenes about the screen of a team. */
import type { Locator } from 'playwright-core';
import { dateAfterDays } from './days.ts';
import {
  button,
  column,
  crestImagesLocator,
  dialogTitled,
  element,
  expectationInside,
  field,
  heading,
  link,
  requiredField,
  row,
  sectionLocator,
  styledElement,
  tab,
  text,
  titledValue,
} from './expectations.ts';
import type { Scene } from './scene.ts';
import {
  createMatch,
  createPlayer,
  createStaff,
  createTeam,
  createTeamsAndMatch,
  recordEvent,
  recordScore,
  type SceneSetup,
} from './setups.ts';
import { openDialogWith, pressControls } from './steps.ts';

const teamDetailSection = 'Team detail';

/** A team with a suspended player, in a tournament whose rules suspend three matches for a red card. */
const createTeamWithLongSuspension: SceneSetup = async (api) => {
  const meeting = await createTeamsAndMatch(api, 'Timbó', {
    status: 'in_progress',
    rules: { suspensions: { red: 3 } },
  });
  const { id: playerId } = await createPlayer(api, meeting.home);
  await recordEvent(api, meeting.match, { playerId, teamId: meeting.home, eventType: 'redcard', minute: 9 });
  await recordScore(api, meeting.match, 0, 0);
  return meeting;
};

const createTeamWithFourMatches: SceneSetup = async (api) => {
  const meeting = await createTeamsAndMatch(api, 'Palo Borracho');
  const sides = { tournamentId: meeting.tournament, homeTeamId: meeting.home, awayTeamId: meeting.away };
  for (const days of [14, 21, 28]) await createMatch(api, { ...sides, matchDate: dateAfterDays(days) });
  return meeting;
};

const createTeamWithEveryRole: SceneSetup = async (api) => {
  const teamId = await createTeam(api, 'Los Muchos');
  for (const role of ['HeadCoach', 'AssistantCoach', 'Referee', 'Assistant', 'Other'] as const) {
    await createStaff(api, `Persona ${role}`, { teamId, role, phone: '11 4567-8901', email: 'rita@club.ar' });
  }
  return { team: teamId };
};

const resultsLocator = (scope: Locator) => sectionLocator(scope, 'RESULTADOS');

const upcomingMatchesLocator = (scope: Locator) => sectionLocator(scope, 'PRÓXIMOS PARTIDOS');

/** A score among a team's results, and its colour in the light theme. */
const scoreInColor = (says: string, score: string, color: string) =>
  styledElement(says, (scope) => resultsLocator(scope).getByText(score, { exact: true }), 'color', color);

export const teamDetailScenes: Scene[] = [
  {
    section: teamDetailSection,
    when: 'a coach opens it',
    seed: 'demo',
    at: '/equipos/1',
    as: 'Admin',
    shows: [
      link('Volver a Equipos', '/equipos'),
      element('the crest', (scope) => crestImagesLocator(scope.getByRole('main')).first()),
      heading('Defensores de Parque Chas'),
      titledValue('DT', 'Marcela Ibáñez'),
      titledValue('Fundación', '1948'),
      titledValue('Ciudad', 'Parque Chas'),
      titledValue('Jugadores', '11'),
      titledValue('Personal', '2'),
      titledValue('Suspendidos', '1'),
      heading('PRÓXIMOS PARTIDOS'),
      heading('RESULTADOS'),
      heading('TOP GOLEADORES'),
      element('three results', (scope) => resultsLocator(scope).getByRole('listitem'), 3),
      element('L', (scope) => resultsLocator(scope).getByText('L', { exact: true })),
      element('V', (scope) => resultsLocator(scope).getByText('V', { exact: true })),
      scoreInColor('a win in green', '4 - 0', '#166534'),
      scoreInColor('a defeat in red', '2 - 1', '#b91c1c'),
      button('VER MÁS: resultados'),
      '1 🥇',
      tab('Jugadores'),
      tab('Personal'),
      element('Jugadores is chosen', (scope) => scope.getByRole('tab', { name: 'Jugadores', selected: true })),
      ...['#', 'Nombre', 'Posición', 'Estado', 'Goles'].map((name) => column(name)),
      button('Agregar Jugador'),
      button(/^Eliminar /),
      'Suspendido (1 partido)',
      'Lesionado',
      'Activo',
    ],
  },
  {
    section: teamDetailSection,
    when: 'all results are opened',
    seed: 'demo',
    at: '/equipos/1',
    as: 'DT',
    does: [pressControls('VER MÁS: resultados')],
    shows: [text(/^VER MENOS/), element('four results', (scope) => resultsLocator(scope).getByRole('listitem'), 4)],
  },
  {
    section: teamDetailSection,
    when: 'a match was drawn',
    seed: 'demo',
    at: '/equipos/2',
    as: 'DT',
    does: [pressControls('VER MÁS: resultados')],
    shows: [scoreInColor('a draw in yellow', '2 - 2', '#92400e')],
  },
  {
    section: teamDetailSection,
    when: 'a player is suspended for several matches',
    seed: 'own',
    at: '/equipos/{home}',
    as: 'DT',
    given: createTeamWithLongSuspension,
    shows: ['Suspendido (3 partidos)'],
  },
  {
    section: teamDetailSection,
    when: 'more than three matches are to come',
    seed: 'own',
    at: '/equipos/{home}',
    as: 'DT',
    given: createTeamWithFourMatches,
    shows: [
      button('VER MÁS: próximos partidos'),
      element('three to come', (scope) => upcomingMatchesLocator(scope).getByRole('listitem'), 3),
    ],
  },
  {
    section: teamDetailSection,
    when: 'the tab Personal is chosen',
    seed: 'demo',
    at: '/equipos/1',
    as: 'Admin',
    does: [pressControls('Personal')],
    shows: [
      ...['Nombre', 'Rol', 'Contacto'].map((name) => column(name)),
      row(/Marcela Ibáñez/),
      expectationInside((page) => page.locator('main'), 'Director Técnico'),
      expectationInside((page) => page.locator('main'), 'Ayudante de Campo'),
      button('Agregar Personal'),
      button('Eliminar Marcela Ibáñez'),
    ],
  },
  {
    section: teamDetailSection,
    when: 'the team has staff with every role',
    seed: 'own',
    as: 'Admin',
    at: '/equipos/{team}?tab=personal',
    given: createTeamWithEveryRole,
    shows: [
      row(/Persona HeadCoach.*Director Técnico/),
      row(/Persona AssistantCoach.*Ayudante de Campo/),
      row(/Persona Referee.*Árbitro/),
      row(/Persona Assistant .*Asistente\/Línea/),
      row(/Persona Other.*Otro/),
      link('11 4567-8901', 'tel:1145678901'),
      link('rita@club.ar', 'mailto:rita@club.ar'),
    ],
  },
  {
    section: teamDetailSection,
    when: 'a player is added',
    seed: 'demo',
    at: '/equipos/1',
    as: 'Admin',
    does: [openDialogWith('Agregar Jugador')],
    shows: [dialogTitled('Agregar Jugador'), button('Agregar')],
  },
  {
    section: teamDetailSection,
    when: 'staff is added',
    seed: 'demo',
    at: '/equipos/1?tab=personal',
    as: 'Admin',
    does: [openDialogWith('Agregar Personal')],
    shows: [dialogTitled('Agregar Personal'), field('Rol', 'Árbitro'), requiredField('Nombre')],
  },
  {
    section: teamDetailSection,
    when: 'the team does not exist',
    seed: 'none',
    at: '/equipos/999',
    as: 'Admin',
    shows: [heading('Equipo no encontrado'), link(/Ver los equipos/, '/equipos')],
  },
  {
    section: teamDetailSection,
    when: 'a coach opens it on a phone',
    seed: 'demo',
    at: '/equipos/1',
    as: 'DT',
    on: 'phone',
    shows: [link('Volver', '/equipos')],
  },
];
