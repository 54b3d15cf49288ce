/** Scenes about forms: required fields, options, validation errors and the confirmation of deletions. */
import { aPng } from '#tests/support/images.ts';
import { choosesFile, fills, opens, presses, signsIn } from './acts.ts';
import { dayFromNow, thisYear } from './days.ts';
import { closedCancha, createStaff, createTeam, createTeamsAndMatch, type Setup } from './given.ts';
import type { Scene } from './scene.ts';
import {
  button,
  dialogTitled,
  element,
  failure,
  field,
  inside,
  option,
  options,
  required,
  text,
  toast,
} from './shown.ts';

const teamSection = 'Team form';
const squadPlayerSection = "Player form of a team's screen";
const playerSection = 'Player form';
const staffSection = 'Staff form';
const matchSection = 'Match form';
const eventSection = 'Event form';
const roundSection = 'Form of a new round';
const loginSection = 'Login form';
const canchaSection = 'Cancha form';
const questionSection = 'Delete confirmations';

const requiredMessages = (count: number) =>
  element(
    `'Es obligatorio' under ${count} fields`,
    (scope) => scope.getByText('Es obligatorio', { exact: true }),
    count,
  );
const optionalField = (label: string) =>
  element(`'${label}' without an asterisk`, (scope) => scope.locator('label').getByText(label, { exact: true }));
const asksBeforeDeleting = (section: string, at: string, name: RegExp | string, words: string): Scene => ({
  section,
  when: `${name} is pressed`,
  seed: 'demo',
  at,
  as: 'Admin',
  does: [opens(name)],
  shows: [words, button('Eliminar'), button('Cancelar')],
});

const newMatch = { at: '/partidos?tournament=2', seed: 'demo', as: 'Admin' } as const;
const openMatchForm = opens(/^(Nuevo|Crear Primer) Partido$/);

/** A match, and officials of both its teams, of a third team, and of the federation. */
const officials: Setup = async (api) => {
  const [meeting, other] = await Promise.all([createTeamsAndMatch(api, 'Aromo'), createTeam(api, 'Los Ajenos')]);
  await Promise.all([
    createStaff(api, 'Del Club', { teamId: meeting.home, role: 'Referee' }),
    createStaff(api, 'Del Atlético', { teamId: meeting.away, role: 'Assistant' }),
    createStaff(api, 'De Otro', { teamId: other, role: 'Referee' }),
    createStaff(api, 'Entrenadora Ajena', { teamId: other, role: 'HeadCoach' }),
    createStaff(api, 'Norma Galván', { role: 'Referee' }),
    createStaff(api, 'Marco Urdinez', { role: 'Assistant' }),
  ]);
  return meeting;
};

export const validationScenes: Scene[] = [
  {
    section: teamSection,
    when: 'it is sent empty',
    seed: 'none',
    at: '/equipos',
    as: 'Admin',
    does: [opens('Nuevo Equipo'), fills({ 'Año de fundación': '' }), presses('Crear')],
    shows: [
      required('Nombre'),
      required('Entrenador'),
      required('Ciudad'),
      required('Año de fundación'),
      text(/Es obligatorio|Debe ser un número/),
    ],
  },
  {
    section: teamSection,
    when: 'it is opened',
    seed: 'none',
    at: '/equipos',
    as: 'Admin',
    does: [opens('Nuevo Equipo')],
    shows: [
      field('Año de fundación', String(thisYear())),
      button('Subir imagen'),
      field('Dirección web del logo', ''),
      optionalField('Dirección web del logo'),
      text(/200x200/),
      {
        says: 'a picker of PNG and JPEG',
        find: (scope) => scope.locator('[type="file"][accept="image/png,image/jpeg"]'),
        isListed: true,
      },
    ],
  },
  {
    section: teamSection,
    when: 'the year is before 1800',
    seed: 'none',
    at: '/equipos',
    as: 'Admin',
    does: [opens('Nuevo Equipo'), fills({ 'Año de fundación': '1799' }), presses('Crear')],
    shows: ['Debe ser 1800 o más'],
  },
  {
    section: teamSection,
    when: 'the year is in the future',
    seed: 'none',
    at: '/equipos',
    as: 'Admin',
    does: [opens('Nuevo Equipo'), fills({ 'Año de fundación': String(thisYear() + 1) }), presses('Crear')],
    shows: [`Debe ser ${thisYear()} o menos`],
  },
  {
    section: teamSection,
    when: 'the logo is no image',
    seed: 'none',
    at: '/equipos',
    as: 'Admin',
    does: [
      opens('Nuevo Equipo'),
      choosesFile('Subir imagen', { name: 'acta.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') }),
    ],
    shows: [toast('alert', 'Por favor selecciona una imagen')],
  },
  {
    section: teamSection,
    when: 'the logo is larger than 5 MB',
    seed: 'none',
    at: '/equipos',
    as: 'Admin',
    does: [
      opens('Nuevo Equipo'),
      choosesFile('Subir imagen', {
        name: 'escudo.png',
        mimeType: 'image/png',
        buffer: Buffer.concat([aPng(8, 8), Buffer.alloc(5 * 1024 * 1024)]),
      }),
    ],
    shows: [toast('alert', 'La imagen es demasiado grande. Máximo 5MB')],
  },
  {
    section: squadPlayerSection,
    when: 'it is sent empty',
    seed: 'demo',
    at: '/equipos/1',
    as: 'Admin',
    does: [opens('Agregar Jugador'), presses('Agregar')],
    shows: [
      required('Nombre'),
      required('Apellido'),
      required('Número'),
      required('Fecha de nacimiento'),
      requiredMessages(3),
      options('Posición', 4),
      ...['Portero', 'Defensa', 'Mediocampista', 'Delantero'].map((position) => option('Posición', position)),
    ],
  },
  {
    section: playerSection,
    when: 'it is sent empty',
    seed: 'demo',
    at: '/jugadores',
    as: 'Admin',
    does: [opens('Nuevo Jugador'), presses('Crear')],
    shows: [
      required('Equipo'),
      required('Nombre'),
      required('Apellido'),
      required('Número'),
      required('Posición'),
      required('Fecha de nacimiento'),
      requiredMessages(4),
    ],
  },
  ...(
    [
      ['0', 'Debe ser 1 o más'],
      ['100', 'Debe ser 99 o menos'],
    ] as const
  ).map(
    ([number, words]): Scene => ({
      section: playerSection,
      when: `the number is ${number}`,
      seed: 'demo',
      at: '/jugadores?team=1',
      as: 'Admin',
      does: [opens('Nuevo Jugador'), fills({ Número: number }), presses('Crear')],
      shows: [words],
    }),
  ),
  {
    section: playerSection,
    when: 'the team is full',
    seed: 'demo',
    at: '/jugadores?team=2',
    as: 'Admin',
    does: [opens('Nuevo Jugador')],
    shows: [text(/^El equipo ya tiene 12 jugadores, el máximo por equipo\./)],
  },
  {
    section: playerSection,
    when: 'a thirteenth player is saved',
    seed: 'demo',
    at: '/jugadores?team=2',
    as: 'Admin',
    does: [
      opens('Nuevo Jugador'),
      fills({ Nombre: 'Elsa', Apellido: 'Quiroga', Número: '99', 'Fecha de nacimiento': '1999-05-04' }),
      presses('Crear'),
    ],
    shows: [element("the server's words", (scope) => scope.getByRole('alert').getByText(/12 jugadores/))],
  },
  {
    section: playerSection,
    when: 'a full squad is counted',
    seed: 'demo',
    at: '/jugadores?team=2',
    as: 'Admin',
    shows: ['12 de 12 jugadores · 6 de 6 titulares'],
  },
  {
    section: staffSection,
    when: 'it is sent empty',
    seed: 'demo',
    at: '/equipos/1?tab=personal',
    as: 'Admin',
    does: [opens('Agregar Personal'), presses('Agregar')],
    shows: [required('Nombre'), requiredMessages(1), optionalField('Teléfono'), optionalField('Email')],
  },
  {
    section: matchSection,
    when: 'it is sent empty',
    ...newMatch,
    does: [openMatchForm, fills({ Ubicación: '', Hora: '', Ronda: 'Fecha 1' }), presses('Crear')],
    shows: [
      ...['Torneo', 'Local', 'Visitante', 'Día', 'Hora', 'Ubicación', 'Árbitro'].map((label) => required(label)),
      requiredMessages(6),
      optionalField('Asistente'),
      optionalField('Cancha'),
      option('Cancha', 'Sin cancha'),
      option('Asistente', 'Sin asistente'),
    ],
  },
  {
    section: matchSection,
    when: 'a cancha is closed',
    seed: 'own',
    at: '/partidos?tournament={tournament}',
    as: 'Admin',
    given: closedCancha,
    does: [openMatchForm],
    shows: [options('Cancha', 1, 'El Prado'), options('Cancha', 0, 'El Pozo')],
  },
  {
    section: matchSection,
    when: 'the home team is chosen',
    ...newMatch,
    does: [openMatchForm, fills({ Local: 'El Ombú' })],
    shows: [option('Local', 'El Ombú'), options('Visitante', 0, 'El Ombú'), option('Visitante', 'Juventud de Liniers')],
  },
  {
    section: matchSection,
    when: 'both teams and the referee are chosen',
    seed: 'own',
    as: 'Admin',
    at: '/partidos?tournament={tournament}',
    given: officials,
    does: [openMatchForm, fills({ Local: 'Club Aromo', Visitante: 'Atlético Aromo', Árbitro: 'Norma Galván' })],
    shows: [
      options('Árbitro', 0, 'Del Club'),
      options('Árbitro', 0, 'Del Atlético'),
      option('Árbitro', 'De Otro (Los Ajenos)'),
      options('Árbitro', 0, 'Entrenadora Ajena'),
      option('Árbitro', 'Marco Urdinez'),
      options('Asistente', 0, 'Norma Galván'),
      options('Asistente', 0, 'Del Club'),
      option('Asistente', 'Marco Urdinez'),
    ],
  },
  {
    section: matchSection,
    when: 'a score is below 0',
    ...newMatch,
    does: [
      openMatchForm,
      fills({ Estado: 'Finalizado' }),
      fills({ 'Goles local': '-1', 'Goles visitante': '0' }),
      presses('Crear'),
    ],
    shows: ['Debe ser 0 o más'],
  },
  {
    section: eventSection,
    when: 'an event is entered',
    seed: 'demo',
    at: '/partidos/{completed}',
    as: 'Admin',
    does: [opens('Gestionar Eventos')],
    shows: [
      ...['Gol', 'En contra', 'Azul', 'Amarilla', 'Roja'].map((kind) =>
        element(`kind '${kind}'`, (scope) => scope.getByRole('button', { name: new RegExp(kind, 'i') })),
      ),
      element('a minute from 1', (scope) =>
        scope.getByLabel('Minuto', { exact: true }).and(scope.page().locator('[aria-valuemin="1"]')),
      ),
      element('a minute up to 30', (scope) =>
        scope.getByLabel('Minuto', { exact: true }).and(scope.page().locator('[aria-valuemax="30"]')),
      ),
      'Elegí el equipo',
    ],
  },
  {
    section: eventSection,
    when: 'an event is edited',
    seed: 'demo',
    at: '/partidos/{completed}',
    as: 'Admin',
    does: [opens('Gestionar Eventos'), presses(/^Editar Gol/)],
    shows: [
      required('Tipo'),
      options('Tipo', 5),
      required('Minuto'),
      field('Descripción', ''),
      button('Actualizar'),
      button('Cancelar'),
    ],
  },
  {
    section: eventSection,
    when: 'the minute is 31',
    seed: 'demo',
    at: '/partidos/{completed}',
    as: 'Admin',
    does: [
      opens('Gestionar Eventos'),
      presses(/^Editar Gol/),
      (page) => page.locator('form').getByLabel('Minuto').fill('31'),
      presses('Actualizar'),
    ],
    shows: ['Debe ser 30 o menos'],
  },
  {
    section: roundSection,
    when: 'it is sent empty',
    seed: 'demo',
    at: '/fixture/gestion?tournament=1',
    as: 'Admin',
    does: [opens('Nueva Fecha'), fills({ Nombre: '', 'Hora de inicio': '' }), presses('Continuar')],
    shows: [requiredMessages(3)],
  },
  {
    section: loginSection,
    when: 'it is sent empty',
    seed: 'none',
    at: '/login',
    as: null,
    does: [signsIn],
    shows: ['Ingresá tu email', 'Ingresá tu contraseña', required('Email'), required('Contraseña')],
  },
  {
    section: loginSection,
    when: 'the email is invalid',
    seed: 'none',
    at: '/login',
    as: null,
    does: [fills({ Email: 'nadie', Contraseña: 'x' }), signsIn],
    shows: ['Debe ser un email válido, como nombre@dominio.com'],
  },
  {
    section: canchaSection,
    when: 'it is sent empty',
    seed: 'none',
    at: '/canchas',
    as: 'Admin',
    does: [opens('Nueva Cancha'), presses('Crear')],
    shows: [required('Nombre'), optionalField('Ubicación'), requiredMessages(1)],
  },
  {
    section: 'Starters of a squad',
    when: 'a squad with all its starters is opened',
    seed: 'demo',
    at: '/jugadores?team=1',
    as: 'Admin',
    shows: [text(/6 de 6 titulares$/)],
  },
  {
    section: 'Who is a goalkeeper',
    when: 'a visitor reads the ranking',
    seed: 'demo',
    at: '/arqueros-publico',
    as: null,
    shows: [text(/con al menos un partido completo\.$/)],
  },
  asksBeforeDeleting(questionSection, '/equipos', 'Eliminar El Ombú', '¿Estás seguro de eliminar este equipo?'),
  asksBeforeDeleting(
    questionSection,
    '/jugadores?team=1',
    /^Eliminar Carlos Aranda/,
    '¿Estás seguro de eliminar este jugador?',
  ),
  asksBeforeDeleting(
    questionSection,
    '/equipos/1',
    /^Eliminar Carlos Aranda/,
    '¿Estás seguro de eliminar este jugador?',
  ),
  asksBeforeDeleting(
    questionSection,
    '/equipos/1?tab=personal',
    'Eliminar Marcela Ibáñez',
    '¿Estás seguro de eliminar este miembro del staff?',
  ),
  asksBeforeDeleting(
    questionSection,
    '/partidos?tournament=1',
    /^Eliminar Defensores/,
    '¿Estás seguro de eliminar este partido?',
  ),
  asksBeforeDeleting(
    questionSection,
    '/fixture/gestion?tournament=1',
    /^Eliminar Defensores/,
    '¿Estás seguro de eliminar este partido?',
  ),
  asksBeforeDeleting(questionSection, '/canchas', 'Eliminar La Redonda', '¿Estás seguro de eliminar esta cancha?'),
  {
    section: questionSection,
    when: 'an event is deleted',
    seed: 'demo',
    at: '/partidos/{completed}',
    as: 'Admin',
    does: [opens('Gestionar Eventos'), opens(/^Eliminar Gol/)],
    shows: ['¿Eliminar este evento?', button('Eliminar'), button('Cancelar')],
  },
  {
    section: 'Fixture match form',
    when: 'the server refuses',
    seed: 'demo',
    as: 'Admin',
    at: '/fixture/gestion?tournament=1&round=Fecha 6',
    does: [opens(/^Editar Unión Vecinal/), fills({ Hora: '15:00' }), presses('Actualizar')],
    shows: [failure(/^La cancha La Redonda ya está en otro partido a esa hora: Estrella del Riachuelo/)],
  },
  {
    section: 'Playoff form',
    when: 'the league is over',
    seed: 'demo',
    at: '/torneos/2',
    as: 'Admin',
    does: [opens('Generar Playoffs')],
    shows: [
      dialogTitled('Generar Playoffs'),
      ...(
        [
          ['Semifinal 1', 0, '15:30'],
          ['Semifinal 2', 0, '16:30'],
          ['Final', 7, '17:30'],
          ['Tercer Puesto', 7, '16:00'],
        ] as const
      ).flatMap(([name, days, time]) => {
        const group = (page: Parameters<Parameters<typeof inside>[0]>[0]) =>
          page.getByRole('group', { name: new RegExp(`^${name}`) });
        return [inside(group, field('Día', dayFromNow(days))), inside(group, field('Hora', time))];
      }),
      field('Con partido por el tercer puesto', 'yes'),
      field('Cancha', /./),
      field('Ubicación', 'Complejo Polideportivo Barrial'),
    ],
  },
];
