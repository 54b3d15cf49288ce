/** §2: the public fixture, the one for who is signed in, its management, and the playoffs. */
import { apertura, clausura } from './days.ts';
import {
  button,
  changed,
  field,
  heading,
  inside,
  link,
  opens,
  option,
  presses,
  required,
  type Scene,
  says,
  seen,
  text,
  titled,
} from './scene.ts';

const viewer = '§2 Fixture viewer';
const managed = '§2 Fixture management';
const open = '§2 Public fixture';
const playoffs = '§2 Playoffs';

const without = (changes: object) => ({
  'GET /tournaments/*/fixture/*': changed((body: readonly object[] | { matches: readonly object[] }) => {
    const all = (matches: readonly object[]) => matches.map((match) => ({ ...match, ...changes }));
    return 'matches' in body ? { ...body, matches: all(body.matches) } : all(body);
  }),
});
const nameless = {
  'GET /tournaments/*/fixture': changed((rounds: readonly object[]) =>
    rounds.map((round) => ({ ...round, round: '' })).slice(0, 1),
  ),
  'GET /tournaments/*/fixture/*': says([]),
};
const main = (shown: Parameters<typeof inside>[1]) => inside((page) => page.locator('main'), shown);

export const fixtureScenes: Scene[] = [
  {
    ...{ section: viewer, when: 'somebody looks at a round to come', seed: 'demo', as: 'DT' },
    at: '/fixture-admin?tournament=1&round=Fecha 6',
    shows: [
      field('Torneo', apertura),
      'Fecha 6 de 7',
      button('Anterior'),
      button('Siguiente'),
      main('Unión Vecinal Saavedra'),
      'VS',
      text(/14:00/),
      seen('an eye', (scope) => scope.getByRole('button', { name: /^Ver detalles de Unión Vecinal/ }).locator('svg')),
    ],
  },
  {
    ...{ section: viewer, when: 'somebody looks at a round that was played', seed: 'demo', as: 'DT' },
    at: '/fixture-admin?tournament=1&round=Fecha 4',
    shows: ['4 - 0'],
  },
  {
    ...{ section: viewer, when: 'a round has no name', seed: 'demo', at: '/fixture-admin?tournament=1', as: 'DT' },
    answers: nameless,
    shows: [text(/Sin Ronda/)],
  },
  {
    ...{ section: managed, when: 'no tournament is named', seed: 'demo', at: '/fixture/gestion', as: 'Admin' },
    shows: ['Sin torneo seleccionado'],
  },
  {
    ...{
      section: managed,
      when: 'it is opened',
      seed: 'demo',
      at: '/fixture/gestion?tournament=1&round=Fecha 6',
      as: 'Admin',
    },
    shows: [
      heading(`Fixture - ${apertura}`),
      text(/^Ocho clubes de barrio/),
      'Fecha 6 de 7',
      button('Nueva Fecha'),
      '+ Nueva Fecha',
      button('Agregar Partido'),
      '+ Agregar Partido',
      button(/^Editar Unión Vecinal/),
      button(/^Eliminar Unión Vecinal/),
      text(/^La Redonda\s· (Norberto Galarza|Silvina Ledesma)$/),
      '14:00',
    ],
  },
  {
    ...{ section: managed, when: 'a match has neither cancha nor referee', seed: 'demo', as: 'Admin' },
    at: '/fixture/gestion?tournament=1&round=Fecha 6',
    answers: {
      'GET /matches/formatted/tournament/1': changed((matches: readonly object[]) =>
        matches.map((match) => ({ ...match, canchaId: 0, cancha: null, refereeId: 0, referee: null })),
      ),
    },
    shows: [text(/Sin cancha/), text(/Sin árbitro/)],
  },
  {
    ...{
      section: managed,
      when: 'there is no round yet',
      seed: 'demo',
      at: '/fixture/gestion?tournament=2',
      as: 'Admin',
    },
    shows: [heading(`Fixture - ${clausura}`), button('Crear Primera Fecha')],
  },
  {
    ...{
      section: managed,
      when: 'a first round is created',
      seed: 'demo',
      at: '/fixture/gestion?tournament=2',
      as: 'Admin',
    },
    does: [opens('Crear Primera Fecha')],
    shows: [field('Nombre', 'Fecha 1')],
  },
  {
    ...{ section: managed, when: 'a round is created', seed: 'demo', at: '/fixture/gestion?tournament=1', as: 'Admin' },
    does: [opens('Nueva Fecha')],
    shows: [
      titled('Nueva Fecha'),
      required('Nombre'),
      field('Nombre', 'Fecha 8'),
      required('Día'),
      required('Hora de inicio'),
      field('Hora de inicio', '14:00'),
    ],
  },
  {
    ...{
      section: managed,
      when: 'the new round is confirmed',
      seed: 'demo',
      at: '/fixture/gestion?tournament=1',
      as: 'Admin',
    },
    does: [opens('Nueva Fecha'), async (page) => page.getByLabel('Día').fill('2099-03-07'), presses('Continuar')],
    shows: [titled('Nuevo Partido'), field('Ronda', 'Fecha 8'), field('Día', '2099-03-07'), field('Hora', '14:00')],
  },
  {
    ...{
      section: managed,
      when: 'a match is edited',
      seed: 'demo',
      at: '/fixture/gestion?tournament=1&round=Fecha 6',
      as: 'Admin',
    },
    does: [opens(/^Editar Unión Vecinal/)],
    shows: [titled('Editar Partido'), field('Ronda', 'Fecha 6')],
  },
  {
    ...{
      section: open,
      when: 'a visitor looks at it',
      seed: 'demo',
      at: '/fixture?tournament=1&round=Fecha 6',
      as: null,
    },
    shows: [
      heading('Fixture'),
      field('Torneo', apertura),
      'Fecha 6 de 7',
      button('Anterior'),
      button('Siguiente'),
      main('Unión Vecinal Saavedra'),
      seen('crests', (scope) => scope.locator('main li svg[viewBox="0 0 40 40"], main li img')),
      text(/Hora:/),
      text(/Cancha:/),
      text(/Árbitro:/),
      text(/^Este fixture es público/),
    ],
  },
  {
    ...{
      section: open,
      when: 'nothing is assigned',
      seed: 'demo',
      at: '/fixture?tournament=1&round=Fecha 6',
      as: null,
    },
    answers: without({ canchaId: 0, cancha: null, refereeId: 0, referee: null }),
    shows: [
      'Sin asignar',
      seen('for the cancha and the referee', (scope) => scope.locator('main li').first().getByText('Sin asignar'), 2),
    ],
  },
  {
    ...{ section: open, when: 'a round has no name', seed: 'demo', at: '/fixture?tournament=1', as: null },
    answers: nameless,
    shows: [text(/Sin Fecha Asignada/)],
  },
  {
    ...{ section: playoffs, when: 'they are not generated yet', seed: 'demo', at: '/playoffs?tournament=1', as: 'DT' },
    shows: [
      field('Torneo', apertura),
      heading('Equipos Clasificados'),
      seen(
        'four of them',
        (scope) =>
          scope
            .locator('section')
            .filter({ has: scope.page().getByRole('heading', { name: 'Equipos Clasificados' }) })
            .locator('ol > li'),
        4,
      ),
      '1 🥇',
      '2 🥈',
      '3 🥉',
      text(/^\d+ puntos?$/),
      'Semifinal 1',
      'Semifinal 2',
      'Final',
      'Ganador Semi 1',
      'Ganador Semi 2',
      heading('Formato de los playoffs'),
      'Semifinal 1: 1.º contra 4.º.',
      'Semifinal 2: 2.º contra 3.º.',
      option('Torneo', clausura),
    ],
  },
  {
    ...{ section: playoffs, when: 'a semifinal was won', seed: 'demo', at: '/playoffs?tournament=1', as: 'DT' },
    answers: {
      'GET /tournaments/1/bracket': changed(
        (bracket: { stages: readonly { stage: string; ties: readonly Record<string, object>[] }[] }) => ({
          ...bracket,
          stages: bracket.stages.map((stage) => ({
            ...stage,
            ties: stage.ties.map((tie) =>
              stage.stage === 'semifinals'
                ? { ...tie, home: { ...tie.home, score: 2, isWinner: true }, away: { ...tie.away, score: 1 } }
                : tie,
            ),
          })),
        }),
      ),
    },
    shows: [
      seen(
        'the winner marked',
        (scope) => scope.locator('article .border-l-accent').getByText('Ganador', { exact: true }),
        2,
      ),
    ],
  },
  {
    ...{ section: '§4 Playoff recognition', when: 'a round is called so', seed: 'demo', as: 'Admin' },
    at: '/partidos?tournament=1',
    does: [opens('Nuevo Partido'), (page) => page.getByLabel('Ronda').fill('SEMIFINAL 2')],
    shows: [field('Partido de playoffs', 'yes')],
    lacks: [link('Partido de playoffs')],
  },
];
