/** Scenes about the other forms (login, cancha, playoffs), and about the confirmation of deletions. */

import { dateAfterDays } from './days.ts';
import {
  alertText,
  button,
  dialogTitled,
  expectationInside,
  field,
  optionalField,
  requiredField,
  requiredMessages,
  text,
} from './expectations.ts';
import type { Scene } from './scene.ts';
import { fillFields, openDialogWith, pressControls, submitLoginForm } from './steps.ts';

const loginSection = 'Login form';
const canchaSection = 'Cancha form';
const confirmationSection = 'Delete confirmations';

const deletionConfirmationScene = (section: string, at: string, name: RegExp | string, words: string): Scene => ({
  section,
  when: `${name} is pressed`,
  seed: 'demo',
  at,
  as: 'Admin',
  does: [openDialogWith(name)],
  shows: [words, button('Eliminar'), button('Cancelar')],
});

export const validationScenes: Scene[] = [
  {
    section: loginSection,
    when: 'it is sent empty',
    seed: 'none',
    at: '/login',
    as: null,
    does: [submitLoginForm],
    shows: ['Ingresá tu email', 'Ingresá tu contraseña', requiredField('Email'), requiredField('Contraseña')],
  },
  {
    section: loginSection,
    when: 'the email is invalid',
    seed: 'none',
    at: '/login',
    as: null,
    does: [fillFields({ Email: 'nadie', Contraseña: 'x' }), submitLoginForm],
    shows: ['Debe ser un email válido, como nombre@dominio.com'],
  },
  {
    section: canchaSection,
    when: 'it is sent empty',
    seed: 'none',
    at: '/canchas',
    as: 'Admin',
    does: [openDialogWith('Nueva Cancha'), pressControls('Crear')],
    shows: [requiredField('Nombre'), optionalField('Ubicación'), requiredMessages(1)],
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
  deletionConfirmationScene(
    confirmationSection,
    '/equipos',
    'Eliminar El Ombú',
    '¿Estás seguro de eliminar este equipo?',
  ),
  deletionConfirmationScene(
    confirmationSection,
    '/jugadores?team=1',
    /^Eliminar Carlos Aranda/,
    '¿Estás seguro de eliminar este jugador?',
  ),
  deletionConfirmationScene(
    confirmationSection,
    '/equipos/1',
    /^Eliminar Carlos Aranda/,
    '¿Estás seguro de eliminar este jugador?',
  ),
  deletionConfirmationScene(
    confirmationSection,
    '/equipos/1?tab=personal',
    'Eliminar Marcela Ibáñez',
    '¿Estás seguro de eliminar este miembro del staff?',
  ),
  deletionConfirmationScene(
    confirmationSection,
    '/partidos?tournament=1',
    /^Eliminar Defensores/,
    '¿Estás seguro de eliminar este partido?',
  ),
  deletionConfirmationScene(
    confirmationSection,
    '/fixture/gestion?tournament=1',
    /^Eliminar Defensores/,
    '¿Estás seguro de eliminar este partido?',
  ),
  deletionConfirmationScene(
    confirmationSection,
    '/canchas',
    'Eliminar La Redonda',
    '¿Estás seguro de eliminar esta cancha?',
  ),
  {
    section: confirmationSection,
    when: 'an event is deleted',
    seed: 'demo',
    at: '/partidos/{completed}',
    as: 'Admin',
    does: [openDialogWith('Gestionar Eventos'), openDialogWith(/^Eliminar Gol/)],
    shows: ['¿Eliminar este evento?', button('Eliminar'), button('Cancelar')],
  },
  {
    section: 'Fixture match form',
    when: 'the server refuses',
    seed: 'demo',
    as: 'Admin',
    at: '/fixture/gestion?tournament=1&round=Fecha 6',
    does: [openDialogWith(/^Editar Unión Vecinal/), fillFields({ Hora: '15:00' }), pressControls('Guardar')],
    shows: [alertText(/^La cancha La Redonda ya está en otro partido a esa hora: Estrella del Riachuelo/)],
  },
  {
    section: 'Playoff form',
    when: 'the tournament begins in seven weeks',
    seed: 'demo',
    at: '/torneos/2',
    as: 'Admin',
    does: [openDialogWith('Generar Playoffs')],
    shows: [
      dialogTitled('Generar Playoffs'),
      ...(
        [
          ['Semifinal 1', 49, '15:30'],
          ['Semifinal 2', 49, '16:30'],
          ['Final', 56, '17:30'],
          ['Tercer Puesto', 56, '16:00'],
        ] as const
      ).flatMap(([name, days, time]) => {
        const group = (page: Parameters<Parameters<typeof expectationInside>[0]>[0]) =>
          page.getByRole('group', { name: new RegExp(`^${name}`) });
        return [
          expectationInside(group, field('Día', dateAfterDays(days))),
          expectationInside(group, field('Hora', time)),
        ];
      }),
      field('Con partido por el tercer puesto', 'yes'),
      field('Cancha', /./),
      field('Ubicación', 'Complejo Polideportivo Barrial'),
    ],
  },
];
