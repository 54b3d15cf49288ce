/** Scenes about standings, scorers, fair play and goalkeepers. */
import type { Locator } from 'playwright-core';
import { aperturaName, clausuraName } from './days.ts';
import {
  bodyRowsLocator,
  button,
  cardsLocator,
  column,
  columnWithText,
  crestImagesLocator,
  element,
  expectationInside,
  field,
  heading,
  link,
  row,
  styledElement,
  text,
} from './expectations.ts';
import { answerWithChangedBody } from './forged-answers.ts';
import type { Scene } from './scene.ts';
import { createTournament } from './setups.ts';

const standingsSection = 'Standings screen';
const scorersSection = 'Scorers screen';
const fairPlaySection = 'Fair play screen';
const goalkeepersSection = 'Goalkeepers screen';
const ownTeamName = 'Defensores de Parque Chas';

const playersRegion = (scope: Locator) => scope.getByRole('region', { name: /^Jugadores de/ });
const firstRowTextExpectation = (says: string, of: string) =>
  element(says, (scope) => bodyRowsLocator(scope).first().getByText(of, { exact: true }));

export const rankingScenes: Scene[] = [
  {
    section: standingsSection,
    when: 'there is no tournament',
    seed: 'none',
    at: '/posiciones',
    as: 'DT',
    shows: ['No hay datos de posiciones disponibles'],
  },
  {
    section: standingsSection,
    when: 'no team participates',
    seed: 'own',
    as: 'DT',
    at: '/posiciones?tournament={tournament}',
    given: async (api) => ({ tournament: await createTournament(api, 'Copa sin equipos') }),
    shows: ['No hay datos de posiciones disponibles'],
  },
  {
    section: standingsSection,
    when: 'an administrator opens it',
    seed: 'demo',
    at: '/posiciones',
    as: 'Admin',
    shows: [
      heading('Posiciones'),
      field('Torneo', aperturaName),
      ...['#', 'Equipo', 'PJ', 'G', 'E', 'P', 'GF', 'GC', 'DG', 'Pts', 'Últimos 3'].map(columnWithText),
      column('Equipo'),
      column('Últimos 3'),
      element('eight rows', (scope) => bodyRowsLocator(scope), 8),
      element('a crest each', (scope) => crestImagesLocator(bodyRowsLocator(scope)), 8),
      element('badges', (scope) =>
        bodyRowsLocator(scope)
          .getByRole('listitem')
          .filter({ hasText: /^[GEP]$/ }),
      ),
      button('Recalcular Tabla'),
    ],
  },
  {
    section: standingsSection,
    when: 'the address names the tournament',
    seed: 'demo',
    as: 'DT',
    at: '/posiciones?tournament=2',
    shows: [field('Torneo', clausuraName)],
    lacks: [button('Recalcular Tabla')],
  },
  {
    section: scorersSection,
    when: 'a visitor opens it',
    seed: 'demo',
    at: '/goleadores-publico',
    as: null,
    shows: [
      heading('Tabla de Goleadores'),
      ...['Pos.', 'Jugador', 'Equipo', 'Goles'].map(columnWithText),
      firstRowTextExpectation('a medal', '1 🥇'),
    ],
  },
  {
    section: scorersSection,
    when: 'an administrator opens it',
    seed: 'demo',
    at: '/goleadores',
    as: 'Admin',
    shows: [heading('Tabla de Goleadores')],
  },
  {
    section: scorersSection,
    when: 'a coach opens it',
    seed: 'demo',
    at: '/goleadores',
    as: 'DT',
    shows: [heading(`Goleadores - ${ownTeamName}`)],
    lacks: [row(/Sportivo El Trébol/)],
  },
  {
    section: scorersSection,
    when: 'the address names a tournament',
    seed: 'demo',
    as: null,
    at: '/goleadores-publico?tournament=2',
    shows: [heading(`${clausuraName}: Tabla de Goleadores`), 'Sin goles registrados'],
  },
  {
    section: scorersSection,
    when: 'no player has scored',
    seed: 'none',
    at: '/goleadores',
    as: 'Admin',
    shows: ['Sin goles registrados'],
  },
  {
    section: fairPlaySection,
    when: 'a visitor opens it',
    seed: 'demo',
    at: '/fair-play-publico?tournament=1',
    as: null,
    shows: [
      heading('Fair Play'),
      element('a card a team', (scope) => cardsLocator(scope), 8),
      text(/^\d 🥇$/),
      element('a crest each', (scope) => crestImagesLocator(cardsLocator(scope)), 8),
      'Azules',
      'Amarillas',
      'Rojas',
      'Total',
      'Ver Jugadores',
    ],
  },
  {
    section: fairPlaySection,
    when: 'the players of a team are opened',
    seed: 'demo',
    at: '/fair-play-publico?tournament=1',
    as: null,
    does: [(page) => page.locator('summary', { hasText: 'Ver Jugadores' }).first().click()],
    shows: [
      'Ocultar',
      element('players', (scope) => playersRegion(scope).getByRole('listitem')),
      styledElement('at most 600 px high', playersRegion, 'maxHeight', '600px'),
      styledElement('it scrolls', playersRegion, 'overflowY', 'auto'),
    ],
  },
  {
    section: fairPlaySection,
    when: 'a coach opens it',
    seed: 'demo',
    at: '/fairplay',
    as: 'DT',
    shows: [heading(new RegExp(ownTeamName)), element('the card of the own team', (scope) => cardsLocator(scope), 1)],
  },
  {
    section: fairPlaySection,
    when: 'no match was played',
    seed: 'none',
    at: '/fairplay',
    as: 'Admin',
    shows: ['Sin estadísticas de Fair Play'],
  },
  {
    section: goalkeepersSection,
    when: 'a visitor opens it',
    seed: 'demo',
    at: '/arqueros-publico',
    as: null,
    shows: [
      heading('Vallas Menos Vencidas'),
      ...['Pos.', 'Arquero', 'Equipo', 'Partidos', 'Goles Recibidos', 'Promedio'].map(columnWithText),
      firstRowTextExpectation('a medal', '1 🥇'),
      expectationInside((page) => page.getByRole('table'), text(/^\d,\d\d$/)),
    ],
  },
  {
    section: goalkeepersSection,
    when: 'a coach opens it',
    seed: 'demo',
    at: '/arqueros',
    as: 'DT',
    shows: [heading(new RegExp(ownTeamName))],
  },
  {
    section: goalkeepersSection,
    when: 'no match was played',
    seed: 'none',
    at: '/arqueros',
    as: 'Admin',
    shows: ['Sin estadísticas de arqueros'],
  },
  {
    section: "Scorers of a coach's team",
    when: 'the coach looks for the other teams',
    seed: 'demo',
    at: '/goleadores',
    as: 'DT',
    shows: [link('Ver todos los equipos', /goleadores-publico/)],
  },
  {
    section: 'Deleted team of a match',
    when: 'a team of a match is missing',
    seed: 'demo',
    as: 'DT',
    at: '/partidos/{completed}',
    forced: {
      because: 'the API never forgets a team that has matches',
      answers: {
        'GET /matches/{id}/detail': answerWithChangedBody((detail: { match: object }) => ({
          ...detail,
          match: {
            ...detail.match,
            homeTeamId: null,
            homeTeam: { id: null, name: '', displayName: '', logo: '', logoUrl: '' },
          },
        })),
      },
    },
    shows: ['Equipo Desconocido'],
  },
];
