/** What users and visitors see of the menus, and which entry is the current one. */
import { expect, test } from 'vitest';
import { type Menus, userMenus, visitorMenus } from '#web/views/frame/menus.ts';

const namesOf = (groups: Menus['header']) =>
  groups.map(({ label, links }) => [label, ...links.map((link) => link.label)].join(' '));
const currentOf = ({ header }: Menus) =>
  header.flatMap(({ links }) => links.flatMap(({ isCurrent, label }) => (isCurrent ? label : [])));

test('visitors see the published pages, and behind ‘Más’ those that have no tab', () => {
  const { header, tabs, more } = visitorMenus(7, 'scorers');
  expect(namesOf(header)).toEqual([
    ' Inicio Torneos Fixture',
    'Estadísticas Posiciones Goleadores Playoffs Fair Play Arqueros',
  ]);
  expect(tabs.map(({ label, href }) => `${label} ${href}`)).toEqual([
    'Inicio /',
    'Fixture /fixture?tournament=7',
    'Tabla /posiciones-publico?tournament=7',
    'Goleadores /goleadores-publico?tournament=7',
  ]);
  expect(namesOf(more)).toEqual([' Torneos Playoffs Fair Play Arqueros']);
  expect(currentOf(visitorMenus(7, 'scorers'))).toEqual(['Goleadores']);
});

test('users see the screens that they may open, in groups, and all of them behind ‘Más’', () => {
  const { header, tabs, more } = userMenus('/', (screen) => !['users', 'settings', 'daySheets'].includes(screen));
  expect(namesOf(header)).toEqual([
    ' Inicio',
    'Competición Torneos Fixture Playoffs',
    'Equipos & Jugadores Equipos Jugadores',
    'Gestión Partidos Disciplina Avisos Canchas Alineación',
    'Estadísticas Posiciones Goleadores Fair Play Arqueros',
  ]);
  expect(more).toBe(header);
  expect(tabs.map(({ label, href }) => `${label} ${href}`)).toEqual([
    'Inicio /',
    'Fixture /fixture-admin',
    'Tabla /posiciones',
    'Goleadores /goleadores',
  ]);
});

test('administrators, who enter results, have a tab for matches in place of the scorers', () => {
  expect(userMenus('/', () => true).tabs.map(({ label }) => label)).toEqual(['Inicio', 'Fixture', 'Partidos', 'Tabla']);
});

test.each([
  ['/', 'Inicio'],
  ['/torneos/7', 'Torneos'],
  ['/partidos/dia', 'Planillas del día'],
  ['/partidos/3', 'Partidos'],
  ['/goleadores-publico', 'Goleadores'],
  ['/fixture', 'Fixture'],
])('at %s the current entry is %s', (pathname, label) => {
  expect(currentOf(userMenus(pathname, () => true))).toEqual([label]);
});
