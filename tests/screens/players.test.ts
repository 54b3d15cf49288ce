/** The lists of players and of canchas, with their forms. */
import { expect, test } from 'vitest';
import { refusal } from './fake-api.ts';
import { aPlayer, canchas, players } from './league.ts';
import { nothingYet } from './league-answers.ts';
import { openScreen } from './open-screen.tsx';
import {
  arrivesAt,
  card,
  columns,
  complains,
  dialogTitled,
  fill,
  headed,
  holds,
  offers,
  offersNot,
  open,
  optionsOf,
  press,
  requiredFields,
  rows,
  seen,
  shows,
  textOf,
  valueIn,
} from './person.ts';

const full = Array.from({ length: 12 }, (_, at) =>
  aPlayer('Ana', `Gil ${at + 1}`, { id: at + 1, teamId: 2, jerseyNumber: at + 1, isStarter: at < 6 }),
);
const person = { Nombre: 'Elsa', Apellido: 'Quiroga', 'Fecha de nacimiento': '1999-05-04' };

test('without a team the list of players leads to creating the first one', async () => {
  await openScreen('/jugadores', { answers: nothingYet });
  await headed('Jugadores');
  await shows('No hay equipos registrados');
  offersNot('Nuevo jugador');
  await press('Ir a Equipos');
  await arrivesAt('/equipos');
});

test('a team without players says so', async () => {
  await openScreen('/jugadores?team=1', { answers: { 'GET /players': [], 'GET /players/team/{id}': [] } });
  await shows('No hay jugadores registrados');
  await offers('Nuevo jugador');
});

test('the players of a team are shown and counted', async () => {
  await openScreen('/jugadores');
  await fill({ Equipo: 'Defensores de Parque Chas' });
  await shows('8 de 12 jugadores · 6 de 6 titulares');
  expect(optionsOf('Equipo')[0]).toBe('Todos los equipos');
  expect(rows()).toHaveLength(players.length);
  expect(columns()).toEqual(['#', 'Nombre', 'Posición', 'Nacimiento', 'Estado', 'Goles', 'Acciones']);
  expect(textOf(rows()[0] as Element)).toMatch(/^1 Ramón Duarte.*Portero · Titular 04\/05\/1999 Activo 0/);
  await offers('Nuevo jugador', 'Editar Carlos Aranda', 'Eliminar Carlos Aranda');
});

test('the matches of players are a column once a sheet says who was present', async () => {
  const counted = players.map((player) => ({ ...player, matchesPlayed: player.id === 1 ? 3 : 0 }));
  await openScreen('/jugadores?team=1', { answers: { 'GET /players/team/{id}': counted } });
  await shows('Ramón Duarte');
  expect(columns()).toContain('PJ');
  expect(textOf(rows()[0] as Element)).toContain('3 partidos');
});

test('the form of a new player proposes a number, and says what is required', async () => {
  await openScreen('/jugadores');
  await open('Nuevo jugador');
  await dialogTitled('Nuevo jugador');
  await offers('Cancelar');
  await press('Crear');
  await shows('Es obligatorio');
  expect(requiredFields()).toEqual(['Equipo', 'Nombre', 'Apellido', 'Número', 'Posición', 'Fecha de nacimiento']);
  expect(seen('Es obligatorio')).toHaveLength(4);
});

test('the first player of a team begins as a forward with the number 1, and not as a starter', async () => {
  await openScreen('/jugadores?team=2', { answers: { 'GET /players/team/{id}': [] } });
  await open('Nuevo jugador');
  await holds({ Número: '1', Posición: 'Delantero', Titular: 'no' });
});

test.each([
  ['0', 'Debe ser 1 o más'],
  ['100', 'Debe ser 99 o menos'],
])('the number %s is refused', async (number, words) => {
  await openScreen('/jugadores?team=1');
  await open('Nuevo jugador');
  await fill({ Número: number });
  await press('Crear');
  await shows(words);
});

test('a full team says so, and the server refuses one player more', async () => {
  const words = 'El equipo ya tiene 12 jugadores, el máximo.';
  const answers = { 'GET /players': full, 'GET /players/team/{id}': full, 'POST /players': refusal('conflict', words) };
  await openScreen('/jugadores?team=2', { answers });
  await shows('12 de 12 jugadores · 6 de 6 titulares');
  await open('Nuevo jugador');
  await shows(/^El equipo ya tiene 12 jugadores, el máximo por equipo\./);
  await fill({ ...person, Número: '99' });
  await press('Crear');
  await complains(words);
});

test('a number that another player wears is refused with the reason, and what was typed stays', async () => {
  const words = 'La camiseta 5 de Defensores de Parque Chas ya es de otro jugador.';
  await openScreen('/jugadores?team=1', { answers: { 'POST /players': refusal('conflict', words) } });
  await open('Nuevo jugador');
  await fill({ ...person, Número: '5' });
  await press('Crear');
  await complains(words);
  await holds(person);
});

test('the form of a player holds what is stored', async () => {
  await openScreen('/jugadores?team=1');
  await open('Editar Carlos Aranda');
  await dialogTitled('Editar jugador');
  await offers('Guardar');
  expect(valueIn('Estado')).toBe('Lesionado');
});

test('without a cancha the list says so', async () => {
  await openScreen('/canchas', { answers: nothingYet });
  await headed('Canchas');
  await shows('No hay canchas registradas');
  await offers('Nueva Cancha');
});

test('a cancha shows its place, and whether it is available', async () => {
  await openScreen('/canchas', {
    as: 'DT',
    answers: { 'GET /canchas': canchas.map((cancha) => ({ ...cancha, disponible: cancha.id === 1 })) },
  });
  await headed('La Redonda');
  expect(textOf(card('La Redonda'))).toMatch(/^La Redonda Disponible Gándara 2900/);
  expect(textOf(card('El Potrero'))).toMatch(/^El Potrero No Disponible Sin ubicación/);
});

test('a coach may change only canchas of their own, an administrator every one', async () => {
  const own = canchas.map((cancha) => ({ ...cancha, createdBy: cancha.id === 2 ? 2 : 1 }));
  await openScreen('/canchas', { as: 'DT', answers: { 'GET /canchas': own } });
  await offers('Nueva Cancha', 'Editar El Potrero', 'Eliminar El Potrero');
  offersNot('Editar La Redonda', 'Eliminar La Redonda');
});

test('an administrator may change every cancha', async () => {
  await openScreen('/canchas');
  await offers('Editar La Redonda', 'Eliminar La Redonda', 'Editar El Potrero');
  await open('Editar La Redonda');
  await dialogTitled('Editar cancha');
  await offers('Guardar', 'Cancelar');
});

test('the form of a cancha asks for its name alone', async () => {
  await openScreen('/canchas');
  await open('Nueva Cancha');
  await dialogTitled('Nueva Cancha');
  expect(valueIn('Disponible para programar partidos')).toBe('yes');
  await press('Crear');
  await shows('Es obligatorio');
  expect(requiredFields()).toEqual(['Nombre']);
  expect(document.activeElement?.id).toBe((document.querySelector('dialog input') as Element).id);
});
