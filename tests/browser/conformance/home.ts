/** Scenes about the home page of visitors and of signed-in users. */
import { expectOk } from '#tests/support/web-client.ts';
import { presses } from './acts.ts';
import { apertura } from './days.ts';
import { changedAnswer } from './forced.ts';
import { createTournament, type Setup } from './given.ts';
import type { Scene } from './scene.ts';
import { button, element, fact, heading, link, sectionTitled, text } from './shown.ts';

const homeSection = 'Home';

const entriesOf = (title: string, count: number) =>
  element(`entries of ${title}`, (scope) => sectionTitled(scope, title).getByRole('listitem'), count);

const featuredTournament: Setup = async (api) => {
  const tournament = await createTournament(api, 'Copa Destacada');
  const settings = await expectOk(api('GET /settings'));
  await expectOk(api('PUT /settings', { body: { ...settings, featuredTournamentId: tournament } }));
  return { tournament };
};

interface Home {
  readonly matches: readonly Record<string, unknown>[];
}

export const homeScenes: Scene[] = [
  {
    section: homeSection,
    when: 'a visitor opens it',
    seed: 'demo',
    at: '/',
    as: null,
    shows: [
      text('Bienvenido al Torneo de Fútbol'),
      fact('Torneos en curso', '1'),
      fact('Partidos por jugar', '11'),
      fact('Equipos', '8'),
      heading('Torneos Activos'),
      heading('Próximos Partidos'),
      link('Ver todos: Torneos Activos', '/fixture'),
      link('Ver todos: Próximos Partidos', '/fixture'),
      entriesOf('Próximos Partidos', 5),
      entriesOf('Torneos Activos', 1),
      apertura,
      'Club Social Los Naranjos',
      '21:00',
      'Hoy',
      text('Complejo Polideportivo Barrial'),
    ],
  },
  {
    section: homeSection,
    when: 'a signed-in user opens it',
    seed: 'demo',
    at: '/',
    as: 'DT',
    shows: [
      link('Ver todos: Torneos Activos', '/torneos'),
      link('Ver todos: Próximos Partidos', '/partidos'),
      text(/^Ver todos/),
    ],
  },
  {
    section: homeSection,
    when: 'a team of a match is missing',
    seed: 'demo',
    at: '/',
    as: null,
    forced: {
      because: 'the API never forgets a team that has matches',
      answers: {
        'GET /home': changedAnswer(({ matches, ...home }: Home) => ({
          ...home,
          matches: matches.map((match) => ({
            ...match,
            homeTeamId: 71,
            awayTeamId: 72,
            homeTeam: { id: 71, name: '', displayName: '', logo: '', logoUrl: '' },
            awayTeam: { id: 72, name: '', displayName: '', logo: '', logoUrl: '' },
          })),
        })),
      },
    },
    shows: ['Equipo 71', 'Equipo 72'],
  },
  {
    section: homeSection,
    when: 'there is nothing yet, for an administrator',
    seed: 'none',
    at: '/',
    as: 'Admin',
    shows: [
      fact('Equipos', '0'),
      'No hay torneos activos',
      link('Crear Torneo', '/tournaments/new'),
      'No hay partidos programados',
      link('Programar Partido', '/partidos'),
    ],
  },
  {
    section: homeSection,
    when: 'there is nothing yet, for a visitor',
    seed: 'none',
    at: '/',
    as: null,
    shows: ['No hay torneos activos', 'No hay partidos programados'],
    lacks: [link('Crear Torneo'), link('Programar Partido')],
  },
  {
    section: homeSection,
    when: 'a tournament is featured',
    seed: 'own',
    at: '/',
    as: null,
    given: featuredTournament,
    shows: [heading('Copa Destacada')],
    lacks: [text('Bienvenido al Torneo de Fútbol')],
  },
  {
    section: homeSection,
    when: 'a tournament is featured, for a signed-in user',
    seed: 'own',
    at: '/',
    as: 'DT',
    given: featuredTournament,
    shows: [text('Bienvenido al Torneo de Fútbol')],
  },
  {
    section: homeSection,
    when: 'a visitor comes back from another screen',
    seed: 'demo',
    at: '/fixture',
    as: null,
    does: [presses('Inicio')],
    shows: [text('Bienvenido al Torneo de Fútbol')],
    lacks: [button('Salir')],
  },
];
