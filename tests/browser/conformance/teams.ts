/** §2: the list of teams and a team's screen. */
import { aPng } from '#tests/support/images.ts';
import {
  button,
  changed,
  column,
  field,
  fills,
  heading,
  inside,
  link,
  opens,
  picks,
  presses,
  required,
  row,
  type Scene,
  says,
  seen,
  staysSilent,
  tab,
  text,
  titled,
} from './scene.ts';

const list = '§2 Teams list';
const detail = '§2 Team detail';

const crest = { name: 'escudo.png', mimeType: 'image/png', buffer: aPng(64, 64) };
const newTeam = { Nombre: 'Once Corazones', Entrenador: 'Ana Paz', Ciudad: 'Morón', 'Año de fundación': '1950' };

interface TeamMatch {
  readonly status: string;
}
interface Team {
  readonly id: number;
}
interface Player {
  readonly status: string;
  readonly suspensionMatchesRemaining: number;
}

export const teamScenes: Scene[] = [
  {
    ...{ section: list, when: 'there is no team', seed: 'none', at: '/equipos', as: 'Admin' },
    shows: [
      heading('Equipos'),
      button('Nuevo Equipo'),
      'No hay equipos registrados',
      'Comienza creando tu primer equipo',
      button('Crear Primer Equipo'),
    ],
  },
  {
    ...{ section: list, when: 'there is no team, for a coach', seed: 'none', at: '/equipos', as: 'DT' },
    shows: ['No hay equipos registrados'],
    lacks: [button('Crear Primer Equipo'), button('Nuevo Equipo')],
  },
  {
    ...{ section: list, when: 'an administrator looks at it', seed: 'demo', at: '/equipos', as: 'Admin' },
    shows: [
      button('Nuevo Equipo'),
      '+ Nuevo Equipo',
      seen('eight cards', (scope) => scope.locator('main li'), 8),
      heading('El Ombú'),
      'Remedios de Escalada',
      'Entrenador',
      'Claudia Zalazar',
      'Fundación',
      '1999',
      'Generar',
      'Subir',
      'Ver Detalle',
      link('Ver Detalle de Defensores de Parque Chas', '/equipos/1'),
      'Editar',
      'Eliminar',
    ],
  },
  {
    ...{ section: list, when: 'no team has a logo', seed: 'demo', at: '/equipos', as: 'Admin' },
    answers: { 'GET /teams': changed((teams: readonly Team[]) => teams.map((team) => ({ ...team, logo: '' }))) },
    shows: ['Subir'],
    lacks: ['Eliminar logo'],
  },
  {
    ...{ section: list, when: 'a team has a logo', seed: 'demo', at: '/equipos', as: 'Admin' },
    answers: {
      'GET /teams': changed((teams: readonly Team[]) => teams.map((team) => ({ ...team, logo: '/icon.svg' }))),
    },
    shows: ['Eliminar logo', seen('the logo', (scope) => scope.locator('main li img[src="/icon.svg"]'))],
  },
  {
    ...{ section: list, when: 'a logo is broken', seed: 'demo', at: '/equipos', as: 'Admin' },
    answers: {
      'GET /teams': changed((teams: readonly Team[]) => teams.map((team) => ({ ...team, logo: '/logos/none.png' }))),
    },
    shows: [seen('a drawn crest instead', (scope) => scope.locator('main li svg[viewBox="0 0 40 40"]'))],
  },
  {
    ...{ section: list, when: 'a team is created', seed: 'demo', at: '/equipos', as: 'Admin' },
    does: [opens('Nuevo Equipo')],
    shows: [titled('Nuevo Equipo'), button('Crear'), button('Cancelar')],
  },
  {
    ...{ section: list, when: 'a team is edited', seed: 'demo', at: '/equipos', as: 'Admin' },
    does: [opens('Editar El Ombú')],
    shows: [titled('Editar Equipo'), button('Actualizar'), button('Cancelar'), field('Nombre', 'El Ombú')],
  },
  {
    ...{ section: list, when: 'the logo of a new team is on its way', seed: 'demo', at: '/equipos', as: 'Admin' },
    answers: { 'POST /upload/logo': staysSilent },
    does: [opens('Nuevo Equipo'), fills(newTeam), picks('Subir imagen', crest), presses('Crear')],
    shows: [
      button('Subiendo imagen...'),
      seen("'Subiendo imagen...' disabled", (scope) =>
        scope.getByRole('button', { name: 'Subiendo imagen...', disabled: true }),
      ),
      seen("'Cancelar' disabled", (scope) => scope.getByRole('button', { name: 'Cancelar', disabled: true })),
    ],
  },
  {
    ...{ section: detail, when: 'somebody looks at it', seed: 'demo', at: '/equipos/1', as: 'Admin' },
    shows: [
      link('Volver a Equipos', '/equipos'),
      seen('the crest', (scope) => scope.locator('main section svg[viewBox="0 0 40 40"], main section img')),
      heading('Defensores de Parque Chas'),
      'DT',
      'Marcela Ibáñez',
      'Fundación',
      '1948',
      'Ciudad',
      'Parque Chas',
      seen('11 Jugadores', (scope) => scope.locator('dl > div').filter({ hasText: /^Jugadores11$/ })),
      seen('Personal', (scope) => scope.locator('dl > div').filter({ hasText: /^Personal\d+$/ })),
      seen('1 Suspendidos', (scope) => scope.locator('dl > div').filter({ hasText: /^Suspendidos1$/ })),
      heading('PRÓXIMOS PARTIDOS'),
      heading('RESULTADOS'),
      heading('TOP GOLEADORES'),
      seen('three results', (scope) => resultsOf(scope).locator('li'), 3),
      seen('L', (scope) => resultsOf(scope).getByText('L', { exact: true })),
      seen('V', (scope) => resultsOf(scope).getByText('V', { exact: true })),
      seen('a win in green', (scope) => resultsOf(scope).locator('.text-win-text').getByText('4 - 0')),
      seen('a defeat in red', (scope) => resultsOf(scope).locator('.text-loss-text').getByText('2 - 1')),
      button('VER MÁS: resultados'),
      '1 🥇',
      tab('Jugadores'),
      tab('Personal'),
      seen('Jugadores is chosen', (scope) => scope.getByRole('tab', { name: 'Jugadores', selected: true })),
      ...['#', 'Nombre', 'Posición', 'Estado', 'Goles'].map((name) => column(name)),
      button('Agregar Jugador'),
      button(/^Eliminar /),
      'Suspendido (1 partido)',
      'Lesionado',
      'Activo',
    ],
  },
  {
    ...{ section: detail, when: 'all results are wanted', seed: 'demo', at: '/equipos/1', as: 'DT' },
    does: [presses('VER MÁS: resultados')],
    shows: [text(/^VER MENOS/), seen('four results', (scope) => resultsOf(scope).locator('li'), 4)],
  },
  {
    ...{ section: detail, when: 'a match was drawn', seed: 'demo', at: '/equipos/2', as: 'DT' },
    does: [presses('VER MÁS: resultados')],
    shows: [seen('a draw in yellow', (scope) => resultsOf(scope).locator('.text-draw-text').getByText('2 - 2'))],
  },
  {
    ...{ section: detail, when: 'somebody is suspended for long', seed: 'demo', at: '/equipos/1', as: 'DT' },
    answers: {
      'GET /players/team/1': changed((players: readonly Player[]) =>
        players.map((player, at) => ({ ...player, suspensionMatchesRemaining: at === 0 ? 3 : 0 })),
      ),
    },
    shows: ['Suspendido (3 partidos)'],
  },
  {
    ...{ section: detail, when: 'there is more than three to come', seed: 'demo', at: '/equipos/1', as: 'DT' },
    answers: {
      'GET /matches/formatted': changed((matches: readonly TeamMatch[]) =>
        matches.map((match) => ({ ...match, status: 'scheduled', matchDate: '2099-01-01' })),
      ),
      'GET /matches/formatted/tournament/*': changed((matches: readonly TeamMatch[]) =>
        matches.map((match) => ({ ...match, status: 'scheduled', matchDate: '2099-01-01' })),
      ),
    },
    shows: [button('VER MÁS: próximos partidos'), seen('three to come', (scope) => nextOf(scope).locator('li'), 3)],
  },
  {
    ...{ section: detail, when: 'the tab Personal is chosen', seed: 'demo', at: '/equipos/1', as: 'Admin' },
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
    ...{ section: detail, when: 'every kind of staff is there', seed: 'demo', at: '/equipos/1?tab=personal', as: 'DT' },
    answers: {
      'GET /teamstaff/team/1': says(
        ['HeadCoach', 'AssistantCoach', 'Referee', 'Assistant', 'Other'].map((role, at) => ({
          ...{ id: at + 1, teamId: 1, name: `Persona ${at}`, role, phone: '11 4567-8901', email: 'rita@club.ar' },
          version: 1,
        })),
      ),
    },
    shows: [
      ...['Director Técnico', 'Ayudante de Campo', 'Árbitro', 'Asistente/Línea', 'Otro'],
      link('11 4567-8901', 'tel:1145678901'),
      link('rita@club.ar', 'mailto:rita@club.ar'),
    ],
  },
  {
    ...{ section: detail, when: 'a player is added', seed: 'demo', at: '/equipos/1', as: 'Admin' },
    does: [opens('Agregar Jugador')],
    shows: [titled('Agregar Jugador'), button('Agregar')],
  },
  {
    ...{ section: detail, when: 'staff is added', seed: 'demo', at: '/equipos/1?tab=personal', as: 'Admin' },
    does: [opens('Agregar Personal')],
    shows: [titled('Agregar Personal'), field('Rol', 'Árbitro'), required('Nombre')],
  },
  {
    ...{ section: detail, when: 'the team does not exist', seed: 'none', at: '/equipos/999', as: 'Admin' },
    shows: [heading('Equipo no encontrado'), link(/Ver los equipos/, '/equipos')],
  },
  {
    ...{ section: detail, when: 'it is left on a phone', seed: 'demo', at: '/equipos/1', as: 'DT', on: 'phone' },
    shows: [link('Volver', '/equipos')],
  },
];

type Scope = Parameters<ReturnType<typeof text>['find']>[0];

const panel = (scope: Scope, title: string) =>
  scope
    .locator('section')
    .filter({ has: scope.page().getByRole('heading', { name: title, exact: true }) })
    .last();
const resultsOf = (scope: Scope) => panel(scope, 'RESULTADOS');
const nextOf = (scope: Scope) => panel(scope, 'PRÓXIMOS PARTIDOS');
