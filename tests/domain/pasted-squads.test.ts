/** Squads of a whole league in one text, as they come: a chat, a federation's sheet, and messages written by hand. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Team } from '#shared/domain/schemas/team.ts';
import { readPlayers } from '#shared/text/pasted-lists/read-players.ts';
import { squadsOfList } from '#web/features/lists/players/squads-of-list.ts';
import { readRows } from '#web/features/lists/read-rows.ts';

const teamNames = [
  'Los Cóndores',
  'Estrella del Bajo',
  'La Academia de Lugano',
  'Unión Pampeana',
  'Quilombo Sano',
  'Racing de Mataderos',
  'Ferroviarios',
  'Los del Fondo',
];

/** The squads by team: '7 Juan Pérez, Ana Gil', without the lines that are no players. */
function readSquads(file: string): Record<string, string> {
  const text = readFileSync(new URL(`pasted-lists/${file}`, import.meta.url), 'utf8');
  const lines = readPlayers(readRows(text), { isLastNameFirst: false, teamNames });
  const players = lines.filter(({ isSomethingElse }) => !isSomethingElse);
  const named = Object.groupBy(players, ({ team = '' }) => team);
  return Object.fromEntries(
    Object.entries(named).map(([team, squad = []]) => [
      team,
      squad
        .map(({ fields: { jerseyNumber, firstName, lastName } }) => `${jerseyNumber} ${firstName} ${lastName}`.trim())
        .join(', '),
    ]),
  );
}

test('of a chat with stamps of three kinds, bullets, remarks, canchas and officials the players alone are read', () => {
  expect(readSquads('chat.txt')).toEqual({
    'Los Cóndores': '1 Nicolás Arrieta, 2 Facundo Beltrán, 3 Ezequiel Cardozo, 4 Joaquín Dalmasso, 5 Tomás Escudero',
    'Estrella del Bajo': '1 Lucas Ferreyra, 7 Matías Godoy, 10 Bruno Heredia, 11 Franco Ibarra',
    'La Academia de Lugano': '1 Gastón Juárez, 4 Iván Kessler, 8 Damián Ledesma, 9 Pablo de la Fuente',
    'Unión Pampeana': "Maxi Maidana, Rodrigo Nievas, Santiago O'Farrell, Kevin Ponce",
    'Quilombo Sano': '3 Esteban Quiroga, 5 Marcelo Rolón, 10 Ignacio Sandoval',
    'Racing de Mataderos': '1 Tobías Urquiza, 2 Agustín Vallejos, 3 Leandro Zárate, 9 Cristian Ábalos',
    Ferroviarios: '12 Alan Domínguez, 14 Braian Espíndola, 15 Claudio Funes',
    'Los del Fondo': 'Diego Giménez, Emiliano Herrera, Fabián Iturbe, Gonzalo Juncos',
  });
});

test('of a sheet with a merged column Equipo and columns of its own every row joins its team', () => {
  expect(readSquads('sheet.tsv')).toEqual({
    'Los Cóndores': '1 Nicolás Arrieta, 2 Facundo Beltrán, 10 Ezequiel Cardozo',
    'Estrella del Bajo': '4 Lucas Ferreyra, 7 Matías Godoy',
    'La Academia de Lugano': '1 Gastón Juárez, 9 Pablo de la Fuente',
    'Unión Pampeana': 'Maxi Maidana, 6 Rodrigo Nievas',
    'Quilombo Sano': '3 Esteban Quiroga',
    'Racing de Mataderos': '1 Tobías Urquiza, 2 Agustín Vallejos, 3 Leandro Zárate',
    Ferroviarios: '12 Alan Domínguez, 14 Braian Espíndola',
    'Los del Fondo': '5 Diego Giménez',
  });
});

test('of messages with documents, captains, coaches and delegates the players alone are read', () => {
  expect(readSquads('messages.txt')).toEqual({
    'Los Cóndores':
      '01 Nicolás Arrieta, 02 Facundo Beltrán, 03 Ezequiel Cardozo, 10 Joaquín Dalmasso, 11 Tomás Escudero',
    'Estrella del Bajo': '4 Lucas Ferreyra, 7 Matías Godoy, 10 Bruno Heredia, 11 Franco Ibarra',
    'La Academia de Lugano': '1 Gastón Juárez, 4 Iván Kessler, 8 Damián Ledesma, 9 Pablo de la Fuente',
    'Unión Pampeana': "Maxi Maidana, Rodrigo Nievas, Santiago O'Farrell, Kevin Ponce",
    'Quilombo Sano': '3 Esteban Quiroga, 5 Marcelo Rolón, 10 Ignacio Sandoval',
    'Racing de Mataderos': '1 Tobías Urquiza, 2 Agustín Vallejos, 3 Leandro Zárate, 9 Cristian Ábalos',
    Ferroviarios: 'Alan Domínguez, Braian Espíndola, Claudio Funes',
    'Los del Fondo': '5 Diego Giménez, 6 Emiliano Herrera, 8 Fabián Iturbe, 9 Gonzalo Juncos',
  });
});

test('a line that is the name of the team is its heading and no player, also without its club words', () => {
  const read = (text: string) => readPlayers(readRows(text), { isLastNameFirst: false, teamNames: ['Deportivo Ombú'] });
  for (const heading of ['Deportivo Ombú', 'DEPORTIVO OMBU:', '*Ombú* 🌳', 'Lista Deportivo Ombú (12)'])
    expect(read(`${heading}\n7 Juan Pérez`).map(({ source, team }) => [source, team])).toEqual([
      ['7 Juan Pérez', 'Deportivo Ombú'],
    ]);
});

test('the lines of a name that no team has, or two have, wait until a team is chosen', () => {
  const teamOf = (id: number, name: string): Team => ({
    id,
    name,
    version: 1,
    shortName: '',
    coach: null,
    city: null,
    foundationYear: null,
    logo: '',
  });
  const [own, first, second] = [teamOf(1, 'Ombú'), teamOf(2, 'Ceibo'), teamOf(3, 'Ceibo')];
  const lines = [{ team: 'Ceibo' }, {}, { team: 'Halcones' }, { team: 'Ombú' }];
  const read = (chosenIds: Record<string, number>) =>
    squadsOfList(lines, { team: own, teams: [own, first, second], chosenIds }).map((squad) => [
      squad.name,
      squad.team?.id ?? null,
      squad.lines.length,
    ]);
  expect(read({})).toEqual([
    ['Ceibo', null, 1],
    ['Ombú', 1, 2],
    ['Halcones', null, 1],
  ]);
  expect(read({ Ceibo: 3, Halcones: 1 })).toEqual([
    ['Ceibo', 3, 1],
    ['Ombú', 1, 3],
  ]);
});
