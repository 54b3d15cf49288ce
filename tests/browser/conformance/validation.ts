/** Scenes about the other forms (login, cancha, playoffs), and about the confirmation of deletions. */
import { fills, opens, presses, signsIn } from './acts.ts';
import { dayFromNow } from './days.ts';
import type { Scene } from './scene.ts';
import {
  alertText,
  button,
  dialogTitled,
  field,
  inside,
  optionalField,
  required,
  requiredMessages,
  text,
} from './shown.ts';

const loginSection = 'Login form';
const canchaSection = 'Cancha form';
const questionSection = 'Delete confirmations';

const asksBeforeDeleting = (section: string, at: string, name: RegExp | string, words: string): Scene => ({
  section,
  when: `${name} is pressed`,
  seed: 'demo',
  at,
  as: 'Admin',
  does: [opens(name)],
  shows: [words, button('Eliminar'), button('Cancelar')],
});

export const validationScenes: Scene[] = [
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
    shows: [alertText(/^La cancha La Redonda ya está en otro partido a esa hora: Estrella del Riachuelo/)],
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
