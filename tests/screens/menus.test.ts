/** Which entries the menus have for a visitor, a coach and an administrator, and the signed-in user's name. */
import { expect, test } from 'vitest';
import { aUser } from './league.ts';
import { openScreen } from './open-screen.tsx';
import { leads, offers, shows } from './person.ts';

/** The entries of the menus with their addresses, each once: phones and desktops have the same. */
const entries = () =>
  Object.fromEntries(
    [...document.querySelectorAll('nav a[href]')].map((link) => [link.textContent?.trim(), link.getAttribute('href')]),
  );
const ofCoach = {
  Inicio: '/',
  Torneos: '/torneos',
  Fixture: '/fixture-admin',
  Playoffs: '/playoffs',
  Equipos: '/equipos',
  Jugadores: '/jugadores',
  Partidos: '/partidos',
  Canchas: '/canchas',
  Alineación: '/alineacion',
  Posiciones: '/posiciones',
  Goleadores: '/goleadores',
  'Fair Play': '/fairplay',
  Arqueros: '/arqueros',
};

test('a coach has the screens of the competition, of teams and of matches', async () => {
  await openScreen('/', { as: 'DT' });
  await shows(/^Marcela Ibáñez \(DT Defensores de Parque Chas\)$/);
  expect(entries()).toMatchObject(ofCoach);
  expect(Object.keys(entries())).not.toEqual(expect.arrayContaining(['Usuarios']));
  expect(Object.keys(entries())).not.toEqual(expect.arrayContaining(['Ajustes']));
  for (const group of ['Competición', 'Equipos & Jugadores', 'Gestión', 'Estadísticas']) await offers(group);
});

test('a coach finds the own team in the bottom bar, and it and its lineup first in every menu', async () => {
  await openScreen('/equipos/1', { as: 'DT' });
  await leads('Mi equipo', '/equipos/1');
  const links = [...document.querySelectorAll('nav a[href]')];
  const named = (label: string) => links.filter((link) => link.textContent?.trim() === label);
  // The header, the bottom bar and its 'Más'.
  expect([named('Mi equipo').length, named('Alineación').length]).toEqual([3, 2]);
  expect(named('Goleadores')).toHaveLength(2);
  const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(new Set(current.map((link) => link.textContent?.trim()))).toEqual(new Set(['Mi equipo']));
});

test('an administrator also has users, settings and the sheets of a day', async () => {
  await openScreen('/');
  await shows('Alicia Moreno');
  expect(entries()).toMatchObject({
    ...ofCoach,
    Usuarios: '/usuarios',
    Ajustes: '/ajustes',
    'Planillas del día': '/partidos/dia',
  });
});

test('a user without a name is shown by the e-mail address', async () => {
  await openScreen('/', { as: aUser({ id: 7, email: 'nadie@liga.ar', firstName: '', lastName: '', fullName: '' }) });
  await shows('nadie@liga.ar');
});

test('a visitor has the published pages and the login', async () => {
  await openScreen('/login', { as: null });
  const published = {
    Fixture: '/fixture',
    Posiciones: '/posiciones-publico',
    Goleadores: '/goleadores-publico',
    'Fair Play': '/fair-play-publico',
    Arqueros: '/arqueros-publico',
  };
  expect(entries()).toMatchObject(published);
  await offers('Iniciar Sesión');
});
