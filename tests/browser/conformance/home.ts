/** Scenes about the home page of visitors and of signed-in users. */
import { expectOk } from '#tests/support/web-client.ts';
import { aperturaName } from './days.ts';
import { button, element, heading, link, text, titledValue } from './expectations.ts';
import { answerWithChangedBody } from './forged-answers.ts';
import type { Scene } from './scene.ts';
import { createTournament, type SceneSetup } from './setups.ts';
import { pressControls } from './steps.ts';

const homeSection = 'Home';

const createFeaturedTournament: SceneSetup = async (api) => {
  const tournament = await createTournament(api, 'Copa Destacada');
  const settings = await expectOk(api('GET /settings'));
  await expectOk(api('PUT /settings', { body: { ...settings, featuredTournamentId: tournament } }));
  return { tournament };
};

interface HomeResponseBody {
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
      titledValue('Torneos en curso', '1'),
      titledValue('Partidos por jugar', '11'),
      titledValue('Equipos', '8'),
      heading('Torneos Activos'),
      heading('Próximos Partidos'),
      link('Ver todos: Torneos Activos', '/torneos'),
      link('Ver todos: Próximos Partidos', '/fixture'),
      element(
        'the next five matches, of the first day and later',
        (scope) =>
          scope.locator(
            'section:not(:has(h2:is(:text-is("En vivo"), :text-is("Últimos resultados")))) > * li[data-match]',
          ),
        5,
      ),
      element('the first of each tournament', (scope) =>
        scope.getByRole('list', { name: `Primeros puestos de ${aperturaName}` }).getByRole('listitem'),
      ),
      aperturaName,
      text(/Los Naranjos/),
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
    as: 'DT',
    forced: {
      because: 'the API never forgets a team that has matches',
      answers: {
        'GET /home': answerWithChangedBody(({ matches, ...home }: HomeResponseBody) => ({
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
      titledValue('Equipos', '0'),
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
    given: createFeaturedTournament,
    shows: [heading('Copa Destacada: Resumen')],
    lacks: [text('Bienvenido al Torneo de Fútbol')],
  },
  {
    section: homeSection,
    when: 'a tournament is featured, for a signed-in user',
    seed: 'own',
    at: '/',
    as: 'DT',
    given: createFeaturedTournament,
    shows: [text('Bienvenido al Torneo de Fútbol')],
  },
  {
    section: homeSection,
    when: 'a visitor comes back from another screen',
    seed: 'demo',
    at: '/fixture',
    as: null,
    does: [pressControls('Inicio')],
    shows: [text('Bienvenido al Torneo de Fútbol')],
    lacks: [button('Salir')],
  },
];
