/** §2: the matches of a tournament, one match, and the dialog with its details. */
import {
  button,
  changed,
  field,
  heading,
  inside,
  link,
  opens,
  options,
  type Scene,
  type Shown,
  says,
  seen,
  text,
  titled,
} from './scene.ts';

const list = '§2 Matches admin';
const detail = '§2 Match detail';
const dialog = '§2 Match details dialog';

interface Detail {
  readonly match: Record<string, unknown>;
  readonly events: readonly Record<string, unknown>[];
}
const withMatch = (changes: object, events?: readonly object[]) =>
  changed(({ match, ...rest }: Detail) => ({ ...rest, match: { ...match, ...changes }, ...(events && { events }) }));
const kinds = ['Goal', 'OwnGoal', 'YellowCard', 'RedCard', 'Substitution', 'Penalty', 'other', 'bluecard'];
const ofEveryKind = kinds.map((eventType, at) => ({
  ...{ id: at + 1, matchId: 1, playerId: 1, teamId: 1, minute: at + 1, eventType, description: 'De cabeza' },
  ...{ playerDisplayName: 'Elsa Quiroga', teamName: 'Defensores de Parque Chas', minuteFormatted: `${at + 1}'` },
  ...{ eventIcon: '', player: { firstName: 'Elsa', lastName: 'Quiroga' }, team: { name: 'Defensores' }, version: 1 },
}));
const within =
  (selector: string) =>
  (shown: Shown | string): Shown =>
    inside((page) => page.locator(selector), shown);
const inMain = within('main');

export const matchScenes: Scene[] = [
  {
    ...{ section: list, when: 'an administrator looks at it', seed: 'demo', as: 'Admin' },
    at: '/partidos?tournament=1&round=Fecha 4',
    shows: [
      heading('Partidos'),
      button('Nuevo Partido'),
      'Finalizado',
      seen("round 'Fecha 4 de 7'", (scope) =>
        scope.getByLabel('Fecha', { exact: true }).filter({ hasText: 'Fecha 4' }),
      ),
      inMain('Defensores de Parque Chas'),
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
    ...{ section: list, when: 'matches are still to come', seed: 'demo', as: 'Admin' },
    at: '/partidos?tournament=1&round=Fecha 6',
    shows: ['Programado'],
    lacks: ['Eventos'],
  },
  {
    ...{ section: list, when: 'a match is being played', seed: 'demo', at: '/partidos?tournament=1', as: 'Admin' },
    shows: [inMain('En vivo')],
  },
  {
    ...{
      section: list,
      when: 'a coach looks at it',
      seed: 'demo',
      at: '/partidos?tournament=1&round=Fecha 4',
      as: 'DT',
    },
    shows: ['4 - 0'],
    lacks: ['Eventos', button('Nuevo Partido'), button(/^Editar/), button(/^Eliminar/)],
  },
  {
    ...{ section: list, when: 'a match is created', seed: 'demo', at: '/partidos?tournament=1', as: 'Admin' },
    does: [opens('Nuevo Partido')],
    shows: [titled('Nuevo Partido'), button('Crear'), button('Cancelar')],
  },
  {
    ...{ section: list, when: 'a match is edited', seed: 'demo', at: '/partidos?tournament=1', as: 'Admin' },
    does: [opens(/^Editar Defensores/)],
    shows: [titled('Editar Partido'), button('Actualizar'), button('Cancelar')],
  },
  {
    ...{ section: list, when: 'the events of a match are managed', seed: 'demo', as: 'Admin' },
    at: '/partidos?tournament=1&round=Fecha 4',
    does: [opens(/^Eventos de Defensores/)],
    shows: [titled('Gestionar Eventos'), heading('Eventos cargados')],
  },
  {
    ...{ section: detail, when: 'it was played, for a visitor', seed: 'demo', at: '/partidos/{completed}', as: null },
    shows: [
      inMain(text(/^Fecha \d$/)),
      inMain(text(/\d+ - \d+/)),
      inMain('FINAL'),
      heading('Eventos'),
      'Fecha',
      text(/^(lunes|martes|miércoles|jueves|viernes|sábado|domingo), \d+ de \p{L}+ de \d{4}$/u),
      'Hora',
      'Cancha',
      'Lugar',
      'Complejo Polideportivo Barrial',
      'Árbitro',
      seen('events in a list', (scope) => scope.getByRole('list', { name: 'Eventos del partido' }).locator('li')),
      seen('a minute', (scope) => scope.getByRole('list', { name: 'Eventos del partido' }).getByText(/^\d+'$/)),
    ],
    lacks: [button('Editar Partido'), button('Gestionar Eventos')],
  },
  {
    ...{ section: detail, when: 'an event has everything', seed: 'demo', at: '/partidos/{completed}', as: null },
    answers: { 'GET /matches/*/detail': withMatch({}, ofEveryKind) },
    shows: [
      seen('its icon', (scope) => scope.getByRole('list', { name: 'Eventos del partido' }).locator('li svg')),
      text(/Elsa Quiroga/),
      inMain('Defensores de Parque Chas'),
      'De cabeza',
      "3'",
    ],
  },
  {
    ...{ section: detail, when: 'it is being played', seed: 'demo', at: '/partidos/{live}', as: null },
    shows: [inMain('EN VIVO')],
  },
  {
    ...{ section: detail, when: 'it is still to come', seed: 'demo', at: '/partidos/{scheduled}', as: null },
    shows: [inMain('VS'), inMain('Este partido aún no se ha jugado')],
  },
  {
    ...{
      section: detail,
      when: 'an administrator looks at it',
      seed: 'demo',
      at: '/partidos/{completed}',
      as: 'Admin',
    },
    shows: [button('Editar Partido'), button('Gestionar Eventos')],
  },
  {
    ...{ section: detail, when: 'a coach looks at it', seed: 'demo', at: '/partidos/{completed}', as: 'DT' },
    shows: [heading('Eventos')],
    lacks: [button('Editar Partido'), button('Gestionar Eventos')],
  },
  {
    ...{ section: detail, when: 'it does not exist', seed: 'none', at: '/partidos/999', as: null },
    shows: [heading('Partido no encontrado')],
  },
  {
    ...{ section: dialog, when: 'the match was played', seed: 'demo', as: 'DT' },
    at: '/fixture-admin?tournament=1&round=Fecha 4',
    does: [opens(/^Ver detalles de Defensores/)],
    shows: [
      titled('Detalles del Partido'),
      'Fecha 4',
      text(/^(lunes|martes|miércoles|jueves|viernes|sábado|domingo), \d+ de \p{L}+ de \d{4}$/u),
      '14:00',
      'Complejo Polideportivo Barrial',
      'Defensores de Parque Chas',
      'Estrella del Riachuelo',
      '4 - 0',
      'Árbitro',
      text(/^(Norberto Galarza|Silvina Ledesma)$/),
      'Asistente',
      text(/^(Matías Urquiza|Delia Contreras)$/),
      seen('events', (scope) => scope.locator('ul li').filter({ hasText: /Gol · / })),
      link('Ver Estadísticas Completas', '/goleadores?tournament=1'),
      seen('at most 4xl wide (56 rem) and 90 % high', (scope) =>
        scope.and(scope.page().locator('.md\\:max-w-4xl.md\\:max-h-\\[90dvh\\]')),
      ),
    ],
  },
  {
    ...{ section: dialog, when: 'the match is still to come', seed: 'demo', as: 'DT' },
    at: '/fixture-admin?tournament=1&round=Fecha 6',
    does: [opens(/^Ver detalles de Unión/)],
    shows: ['VS', 'Este partido aún no se ha jugado'],
    lacks: [link('Ver Estadísticas Completas')],
  },
  {
    ...{ section: dialog, when: 'it has events of every kind', seed: 'demo', as: 'DT' },
    at: '/fixture-admin?tournament=1&round=Fecha 4',
    answers: { 'GET /matches/*/detail': withMatch({}, ofEveryKind) },
    does: [opens(/^Ver detalles de Defensores/)],
    shows: [
      ...['Gol', 'Gol en contra', 'Tarjeta amarilla', 'Tarjeta roja', 'Cambio', 'Penal', 'Evento', 'Tarjeta azul'],
      "1'",
      seen('an icon each', (scope) => scope.locator('ul li').filter({ hasText: 'Quiroga' }), kinds.length),
    ],
  },
  {
    ...{ section: dialog, when: 'nothing was written down', seed: 'demo', as: 'DT' },
    at: '/fixture-admin?tournament=1&round=Fecha 4',
    answers: { 'GET /matches/*/detail': withMatch({ round: '', walkover: null }, []) },
    does: [opens(/^Ver detalles de Defensores/)],
    shows: ['Sin ronda', 'No hay eventos registrados para este partido'],
  },
  {
    ...{ section: dialog, when: 'the match was deleted meanwhile', seed: 'demo', as: 'DT' },
    at: '/fixture-admin?tournament=1&round=Fecha 4',
    answers: { 'GET /matches/*/detail': says({ code: 'not-found', detail: 'No existe.' }, 404) },
    does: [opens(/^Ver detalles de Defensores/)],
    shows: ['Partido no encontrado'],
  },
  {
    ...{ section: '§4 Match status', when: 'a match is cancelled', seed: 'demo', as: 'Admin' },
    at: '/partidos?tournament=1&round=Fecha 6',
    answers: {
      'GET /matches/formatted/tournament/*': changed((matches: readonly object[]) =>
        matches.map((match) => ({ ...match, status: 'cancelled' })),
      ),
    },
    shows: [inMain('Cancelado')],
    lacks: ['Eventos'],
  },
  {
    ...{ section: '§4 Match status', when: 'any status is chosen by hand', seed: 'demo', as: 'Admin' },
    at: '/partidos?tournament=1',
    does: [opens(/^Editar Defensores/)],
    shows: ['Programado', 'En vivo', 'Finalizado', 'Cancelado'].map((status) => options('Estado', 1, status)),
  },
  {
    ...{
      section: '§4 Tournament status',
      when: 'a status is chosen',
      seed: 'demo',
      at: '/tournaments/new',
      as: 'Admin',
    },
    shows: [
      ...['Pendiente', 'En curso', 'Finalizado'].map((status) => options('Estado', 1, status)),
      field('Estado', 'Pendiente'),
    ],
  },
];
