/** Scenes about the forms of teams, players and staff: required fields, options and validation errors. */

import { currentYear } from './days.ts';
import {
  button,
  element,
  field,
  option,
  optionalField,
  optionCount,
  requiredField,
  requiredMessages,
  text,
  toast,
} from './expectations.ts';
import { pdfFile, tooLargeFile } from './inputs.ts';
import type { Scene } from './scene.ts';
import { chooseFileByButton, fillFields, openDialogWith, pressControls } from './steps.ts';

const teamSection = 'Team form';
const squadPlayerSection = "Player form of a team's screen";
const playerSection = 'Player form';
const staffSection = 'Staff form';

export const squadFormScenes: Scene[] = [
  {
    section: teamSection,
    when: 'it is sent empty',
    seed: 'none',
    at: '/equipos',
    as: 'Admin',
    does: [openDialogWith('Nuevo Equipo'), fillFields({ 'Año de fundación': '' }), pressControls('Crear')],
    shows: [
      requiredField('Nombre'),
      requiredField('Entrenador'),
      requiredField('Ciudad'),
      requiredField('Año de fundación'),
      text(/Es obligatorio|Debe ser un número/),
    ],
  },
  {
    section: teamSection,
    when: 'it is opened',
    seed: 'none',
    at: '/equipos',
    as: 'Admin',
    does: [openDialogWith('Nuevo Equipo')],
    shows: [
      field('Año de fundación', String(currentYear())),
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
    does: [openDialogWith('Nuevo Equipo'), fillFields({ 'Año de fundación': '1799' }), pressControls('Crear')],
    shows: ['Debe ser 1800 o más'],
  },
  {
    section: teamSection,
    when: 'the year is in the future',
    seed: 'none',
    at: '/equipos',
    as: 'Admin',
    does: [
      openDialogWith('Nuevo Equipo'),
      fillFields({ 'Año de fundación': String(currentYear() + 1) }),
      pressControls('Crear'),
    ],
    shows: [`Debe ser ${currentYear()} o menos`],
  },
  {
    section: teamSection,
    when: 'the logo is no image',
    seed: 'none',
    at: '/equipos',
    as: 'Admin',
    does: [openDialogWith('Nuevo Equipo'), chooseFileByButton('Subir imagen', pdfFile)],
    shows: [toast('alert', 'Por favor selecciona una imagen')],
  },
  {
    section: teamSection,
    when: 'the logo is larger than 5 MB',
    seed: 'none',
    at: '/equipos',
    as: 'Admin',
    does: [openDialogWith('Nuevo Equipo'), chooseFileByButton('Subir imagen', tooLargeFile)],
    shows: [toast('alert', 'La imagen es demasiado grande. Máximo 5MB')],
  },
  {
    section: squadPlayerSection,
    when: 'it is sent empty',
    seed: 'demo',
    at: '/equipos/1',
    as: 'Admin',
    does: [openDialogWith('Agregar Jugador'), pressControls('Agregar')],
    shows: [
      requiredField('Nombre'),
      requiredField('Apellido'),
      requiredField('Número'),
      requiredField('Fecha de nacimiento'),
      requiredMessages(3),
      optionCount('Posición', 4),
      ...['Portero', 'Defensa', 'Mediocampista', 'Delantero'].map((position) => option('Posición', position)),
    ],
  },
  {
    section: playerSection,
    when: 'it is sent empty',
    seed: 'demo',
    at: '/jugadores',
    as: 'Admin',
    does: [openDialogWith('Nuevo Jugador'), pressControls('Crear')],
    shows: [
      requiredField('Equipo'),
      requiredField('Nombre'),
      requiredField('Apellido'),
      requiredField('Número'),
      requiredField('Posición'),
      requiredField('Fecha de nacimiento'),
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
      does: [openDialogWith('Nuevo Jugador'), fillFields({ Número: number }), pressControls('Crear')],
      shows: [words],
    }),
  ),
  {
    section: playerSection,
    when: 'the team is full',
    seed: 'demo',
    at: '/jugadores?team=2',
    as: 'Admin',
    does: [openDialogWith('Nuevo Jugador')],
    shows: [text(/^El equipo ya tiene 12 jugadores, el máximo por equipo\./)],
  },
  {
    section: playerSection,
    when: 'a thirteenth player is saved',
    seed: 'demo',
    at: '/jugadores?team=2',
    as: 'Admin',
    does: [
      openDialogWith('Nuevo Jugador'),
      fillFields({ Nombre: 'Elsa', Apellido: 'Quiroga', Número: '99', 'Fecha de nacimiento': '1999-05-04' }),
      pressControls('Crear'),
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
    does: [openDialogWith('Agregar Personal'), pressControls('Agregar')],
    shows: [requiredField('Nombre'), requiredMessages(1), optionalField('Teléfono'), optionalField('Email')],
  },
];
