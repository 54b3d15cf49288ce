/** Scenes about the screen of a team. */
import type { Locator } from 'playwright-core';
import { opens, presses } from './acts.ts';
import { dayFromNow } from './days.ts';
import {
  createMatch,
  createPlayer,
  createStaff,
  createTeam,
  createTeamsAndMatch,
  recordEvent,
  recordScore,
  type Setup,
} from './given.ts';
import type { Scene } from './scene.ts';
import {
  button,
  column,
  crestImages,
  dialogTitled,
  element,
  fact,
  field,
  heading,
  inside,
  link,
  required,
  row,
  sectionTitled,
  styled,
  tab,
  text,
} from './shown.ts';

const detailSection = 'Team detail';

/** A team with a suspended player, in a tournament whose rules suspend three matches for a red card. */
const teamWithLongSuspension: Setup = async (api) => {
  const meeting = await createTeamsAndMatch(api, 'Timbó', {
    status: 'in_progress',
    rules: { suspensions: { red: 3 } },
  });
  const { id: playerId } = await createPlayer(api, meeting.home);
  await recordEvent(api, meeting.match, { playerId, teamId: meeting.home, eventType: 'redcard', minute: 9 });
  await recordScore(api, meeting.match, 0, 0);
  return meeting;
};

const teamWithFourMatches: Setup = async (api) => {
  const meeting = await createTeamsAndMatch(api, 'Palo Borracho');
  const sides = { tournamentId: meeting.tournament, homeTeamId: meeting.home, awayTeamId: meeting.away };
  for (const days of [14, 21, 28]) await createMatch(api, { ...sides, matchDate: dayFromNow(days) });
  return meeting;
};

const teamWithEveryRole: Setup = async (api) => {
  const teamId = await createTeam(api, 'Los Muchos');
  for (const role of ['HeadCoach', 'AssistantCoach', 'Referee', 'Assistant', 'Other'] as const) {
    await createStaff(api, `Persona ${role}`, { teamId, role, phone: '11 4567-8901', email: 'rita@club.ar' });
  }
  return { team: teamId };
};

const resultsOf = (scope: Locator) => sectionTitled(scope, 'RESULTADOS');

const upcomingMatchesOf = (scope: Locator) => sectionTitled(scope, 'PRÓXIMOS PARTIDOS');

/** A score among a team's results, and its colour in the light theme. */
const scoreInColor = (says: string, score: string, color: string) =>
  styled(says, (scope) => resultsOf(scope).getByText(score, { exact: true }), 'color', color);

export const teamDetailScenes: Scene[] = [
  {
    section: detailSection,
    when: 'a coach opens it',
    seed: 'demo',
    at: '/equipos/1',
    as: 'Admin',
    shows: [
      link('Volver a Equipos', '/equipos'),
      element('the crest', (scope) => crestImages(scope.getByRole('main')).first()),
      heading('Defensores de Parque Chas'),
      fact('DT', 'Marcela Ibáñez'),
      fact('Fundación', '1948'),
      fact('Ciudad', 'Parque Chas'),
      fact('Jugadores', '11'),
      fact('Personal', '2'),
      fact('Suspendidos', '1'),
      heading('PRÓXIMOS PARTIDOS'),
      heading('RESULTADOS'),
      heading('TOP GOLEADORES'),
      element('three results', (scope) => resultsOf(scope).getByRole('listitem'), 3),
      element('L', (scope) => resultsOf(scope).getByText('L', { exact: true })),
      element('V', (scope) => resultsOf(scope).getByText('V', { exact: true })),
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
    section: detailSection,
    when: 'all results are opened',
    seed: 'demo',
    at: '/equipos/1',
    as: 'DT',
    does: [presses('VER MÁS: resultados')],
    shows: [text(/^VER MENOS/), element('four results', (scope) => resultsOf(scope).getByRole('listitem'), 4)],
  },
  {
    section: detailSection,
    when: 'a match was drawn',
    seed: 'demo',
    at: '/equipos/2',
    as: 'DT',
    does: [presses('VER MÁS: resultados')],
    shows: [scoreInColor('a draw in yellow', '2 - 2', '#92400e')],
  },
  {
    section: detailSection,
    when: 'a player is suspended for several matches',
    seed: 'own',
    at: '/equipos/{home}',
    as: 'DT',
    given: teamWithLongSuspension,
    shows: ['Suspendido (3 partidos)'],
  },
  {
    section: detailSection,
    when: 'more than three matches are to come',
    seed: 'own',
    at: '/equipos/{home}',
    as: 'DT',
    given: teamWithFourMatches,
    shows: [
      button('VER MÁS: próximos partidos'),
      element('three to come', (scope) => upcomingMatchesOf(scope).getByRole('listitem'), 3),
    ],
  },
  {
    section: detailSection,
    when: 'the tab Personal is chosen',
    seed: 'demo',
    at: '/equipos/1',
    as: 'Admin',
    does: [presses('Personal')],
    shows: [
      ...['Nombre', 'Rol', 'Contacto'].map((name) => column(name)),
      row(/Marcela Ibáñez/),
      inside((page) => page.locator('main'), 'Director Técnico'),
      inside((page) => page.locator('main'), 'Ayudante de Campo'),
      button('Agregar Personal'),
      button('Eliminar Marcela Ibáñez'),
    ],
  },
  {
    section: detailSection,
    when: 'the team has staff with every role',
    seed: 'own',
    as: 'Admin',
    at: '/equipos/{team}?tab=personal',
    given: teamWithEveryRole,
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
    section: detailSection,
    when: 'a player is added',
    seed: 'demo',
    at: '/equipos/1',
    as: 'Admin',
    does: [opens('Agregar Jugador')],
    shows: [dialogTitled('Agregar Jugador'), button('Agregar')],
  },
  {
    section: detailSection,
    when: 'staff is added',
    seed: 'demo',
    at: '/equipos/1?tab=personal',
    as: 'Admin',
    does: [opens('Agregar Personal')],
    shows: [dialogTitled('Agregar Personal'), field('Rol', 'Árbitro'), required('Nombre')],
  },
  {
    section: detailSection,
    when: 'the team does not exist',
    seed: 'none',
    at: '/equipos/999',
    as: 'Admin',
    shows: [heading('Equipo no encontrado'), link(/Ver los equipos/, '/equipos')],
  },
  {
    section: detailSection,
    when: 'a coach opens it on a phone',
    seed: 'demo',
    at: '/equipos/1',
    as: 'DT',
    on: 'phone',
    shows: [link('Volver', '/equipos')],
  },
];
