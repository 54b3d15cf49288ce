/** How pasted lines are read as players: lines as they come from chats, spreadsheets and files. */
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { readDate } from '#shared/text/pasted-lists/read-date.ts';
import { type PastedPlayer, readPlayers } from '#shared/text/pasted-lists/read-players.ts';
import { cleanPastedText, findDelimiter } from '#shared/text/pasted-lists/rows.ts';
import { checkPlayers } from '#web/features/lists/players/check-players.ts';

function read(text: string, isLastNameFirst = false) {
  const clean = cleanPastedText(text);
  const delimiter = findDelimiter(clean);
  const rows = delimiter ? Papa.parse<string[]>(clean, { delimiter }).data : clean.split('\n').map((line) => [line]);
  return readPlayers(rows, { isLastNameFirst });
}

/** '7 | Juan | Pérez | Portero | 12/05/1998' */
const inOneLine = ({ jerseyNumber, firstName, lastName, position, dateOfBirth }: PastedPlayer): string =>
  [jerseyNumber, firstName, lastName, position, dateOfBirth].join(' | ').replace(/[ |]+$/, '');

describe('a line of a chat', () => {
  test.each([
    ['Juan Pérez', ' | Juan | Pérez'],
    ['7 Juan Pérez', '7 | Juan | Pérez'],
    ['7. Juan Pérez', '7 | Juan | Pérez'],
    ['7) Juan Pérez', '7 | Juan | Pérez'],
    ['7.- Juan Pérez', '7 | Juan | Pérez'],
    ['7-Juan Pérez', '7 | Juan | Pérez'],
    ['7: Juan Pérez', '7 | Juan | Pérez'],
    ['#7 Juan Pérez', '7 | Juan | Pérez'],
    ['N° 7 Juan Pérez', '7 | Juan | Pérez'],
    ['07 Juan Pérez', '07 | Juan | Pérez'],
    ['(7) Juan Pérez', '7 | Juan | Pérez'],
    ['7 - Juan Pérez (arquero)', '7 | Juan | Pérez | Portero'],
    ['7 - Juan Pérez - Defensor', '7 | Juan | Pérez | Defensa'],
    ['7 Juan Pérez arquero', '7 | Juan | Pérez | Portero'],
    ['7 Juan Pérez (DEL)', '7 | Juan | Pérez | Delantero'],
    ['Juan Pérez 7', '7 | Juan | Pérez'],
    ['Juan Pérez (7)', '7 | Juan | Pérez'],
    ['Juan Pérez - 7', '7 | Juan | Pérez'],
    ['Juan Pérez #7', '7 | Juan | Pérez'],
    ['Juan Pérez: 7', '7 | Juan | Pérez'],
    ['Pérez, Juan', ' | Juan | Pérez'],
    ['Pérez Gómez, Juan Carlos 10', '10 | Juan Carlos | Pérez Gómez'],
    ['Pérez, Juan (arquero)', ' | Juan | Pérez | Portero'],
    ['7, Juan Pérez, volante', '7 | Juan | Pérez | Mediocampista'],
    ['* Juan Pérez', ' | Juan | Pérez'],
    ['- 7 Juan Pérez', '7 | Juan | Pérez'],
    ['• Juan Pérez', ' | Juan | Pérez'],
    ['*Juan Pérez*', ' | Juan | Pérez'],
    ['✅ 7 Juan Pérez', '7 | Juan | Pérez'],
    ['7️⃣ Juan Pérez ⚽', '7 | Juan | Pérez'],
    ['1️⃣0️⃣ Juan Pérez', '10 | Juan | Pérez'],
    ['🔟 Juan Pérez', '10 | Juan | Pérez'],
    ['[20/11/26 21:03] Juan: 7 Ana Pérez', '7 | Ana | Pérez'],
    ['[20/11/26, 9:03:11 p. m.] Juan Paz: 7 Ana Pérez', '7 | Ana | Pérez'],
    ['20/11/2026, 21:03 - Juan Paz: Ana Pérez', ' | Ana | Pérez'],
    ['[20/11, 21:03] Marce: 7 Ana Pérez', '7 | Ana | Pérez'],
    ['[21:03, 20/11/2026] Marce: 7 Ana Pérez', '7 | Ana | Pérez'],
    ['10 Juan Pérez - capitán', '10 | Juan | Pérez'],
    ['Juan "Toro" Pérez', ' | Juan | Pérez'],
    ['10 Juan Pérez (C)', '10 | Juan | Pérez'],
    ['Juan Pérez 12/05/1998', ' | Juan | Pérez |  | 12/05/1998'],
    ['7 Juan Pérez nac. 12-5-98', '7 | Juan | Pérez |  | 12-5-98'],
    ['Juan Pérez DNI 38.123.456', ' | Juan | Pérez'],
    ['Juan Pérez 38123456', ' | Juan | Pérez'],
    ['Juan Pérez 25 años', ' | Juan | Pérez'],
    ['Pérez', ' |  | Pérez'],
    ['7 Pérez', '7 |  | Pérez'],
    ['Juan Cruz Pérez', ' | Juan Cruz | Pérez'],
    ['Juan Carlos Pérez Gómez', ' | Juan Carlos | Pérez Gómez'],
    ['Ángel Di María', ' | Ángel | Di María'],
    ['Juan de la Cruz', ' | Juan | de la Cruz'],
    ['JUAN PEREZ', ' | Juan | Perez'],
    ['juan pérez', ' | Juan | Pérez'],
    ['PEREZ Juan', ' | Juan | Perez'],
    ['Juan García-Mansilla', ' | Juan | García-Mansilla'],
    ["Brian O'Connor", " | Brian | O'Connor"],
    ['J. Pérez', ' | J. | Pérez'],
    ['Ñandú Nuñez', ' | Ñandú | Nuñez'],
    ['Mateo Mediavilla', ' | Mateo | Mediavilla'],
  ])('%s', (line, expected) => {
    expect(read(line).map(({ fields }) => inOneLine(fields))).toEqual([expected]);
  });
});

describe('a list from a spreadsheet or a file', () => {
  test.each([
    [
      'headings',
      'Nombre;Apellido;Número;Posición;Nacimiento\nJuan;Pérez;7;Arquero;12/05/1998\nAna;Gil;;;',
      ['7 | Juan | Pérez | Portero | 12/05/1998', ' | Ana | Gil'],
    ],
    ['one line with semicolons', 'Pérez, Juan; 7; Arquero; 12/05/1998', ['7 | Juan | Pérez | Portero | 12/05/1998']],
    ['tabs', '7\tJuan\tPérez\tVolante\n8\tAna\tGil\t', ['7 | Juan | Pérez | Mediocampista', '8 | Ana | Gil']],
    [
      'an empty first cell',
      'Camiseta\tNombre\tApellido\n\tJuan\tPérez\n8\tAna\tGil',
      [' | Juan | Pérez', '8 | Ana | Gil'],
    ],
    ['commas', 'Juan,Pérez,7\nAna,Gil,8', ['7 | Juan | Pérez', '8 | Ana | Gil']],
    [
      'a title, headings in capitals and columns that are not read',
      'LISTA DE BUENA FE\t\t\t\nN°\tAPELLIDO Y NOMBRE\tDNI\tF. NAC.\n1\tPEREZ JUAN CARLOS\t38123456\t1998-05-12',
      ['1 | Juan Carlos | Perez |  | 1998-05-12'],
    ],
    [
      'a column that counts',
      '1;Pérez, Juan;10\n2;Gil, Ana;4\n3;Paz, Luz;9',
      ['10 | Juan | Pérez', '4 | Ana | Gil', '9 | Luz | Paz'],
    ],
    ['quoted cells', '"Pérez, Juan";"7"\n"Gil, Ana";"8"', ['7 | Juan | Pérez', '8 | Ana | Gil']],
    [
      'a column of positions in own words',
      'Jugador;Puesto\nJuan Pérez;lateral izquierdo',
      [' | Juan | Pérez | Defensa'],
    ],
    ['full names and numbers', 'Juan Pérez\t7\nAna Gil\t8', ['7 | Juan | Pérez', '8 | Ana | Gil']],
    [
      'lines that end in every way',
      'Juan Pérez\r\nAna Gil\rLuz Paz\n\n',
      [' | Juan | Pérez', ' | Ana | Gil', ' | Luz | Paz'],
    ],
  ])('with %s', (_, text, expected) => {
    expect(read(text).map(({ fields }) => inOneLine(fields))).toEqual(expected);
  });
});

describe('a list of several lines', () => {
  test('has headings of positions that hold for the lines below', () => {
    const players = read('Lista de buena fe:\nArqueros:\n1 Juan Pérez\nDefensores\n2 Ana Gil\n3 Luz Paz (arquera)');
    expect(players.map(({ fields }) => inOneLine(fields))).toEqual([
      '1 | Juan | Pérez | Portero',
      '2 | Ana | Gil | Defensa',
      '3 | Luz | Paz | Portero',
    ]);
  });

  test('counts its lines when another number is the shirt', () => {
    expect(read('1. Juan Pérez 10\n2. Ana Gil 4').map(({ fields }) => fields.jerseyNumber)).toEqual(['10', '4']);
  });

  test('is read with the last name first when told so', () => {
    const names = read('Pérez Juan\nDi María Ángel\nGil;Ana', true).map(({ fields }) => inOneLine(fields));
    expect(names.slice(0, 2)).toEqual([' | Juan | Pérez', ' | Ángel | Di María']);
  });

  test('names people in one sentence', () => {
    expect(read('Juan Pérez, Ana Gil y Luz Paz.').map(({ fields }) => fields.lastName)).toEqual([
      'Pérez',
      'Gil',
      'Paz',
    ]);
  });

  test('marks the coach as no player', () => {
    expect(read('DT: Raúl Paz\n7 Juan Pérez').map(({ isSomethingElse }) => isSomethingElse)).toEqual([true, false]);
  });
});

describe('a line about the league', () => {
  test.each([
    'Árbitro: Norma Silvestre',
    'Árbitro central - Norma Silvestre',
    'Juez de línea 1: Norma Silvestre',
    'Árbitros: Norma Silvestre, Oscar Pitana, Ana Gil',
    'Cancha: El Trébol',
    'Cancha 2',
    'Cancha N° 2: El Trébol',
    'Canchas: El Trébol y La Canchita',
    'Veedora: Ana Gil',
    'Planillero - Pedro Paz',
    'Horario: 15:00',
    '15:00 Racing',
    'Sábado 15 hs',
    'Sábado 21/11',
    'Domingo 22 de noviembre',
    'Viernes 20 21:30 El Trébol',
    'Jugamos el sábado a las 15',
    '*Los Cóndores* vs *Racing*',
  ])('%s is no player', (line) => {
    expect(read(line).map(({ isSomethingElse }) => isSomethingElse)).toEqual([true]);
  });

  test.each([
    ['Lunes', ' |  | Lunes'],
    ['Domingo 10', '10 |  | Domingo'],
    ['Domingo Juárez 12/05/1998', ' | Domingo | Juárez |  | 12/05/1998'],
    ['Domingo 12/05/1998', ' |  | Domingo |  | 12/05/1998'],
    ['Juan Cancha', ' | Juan | Cancha'],
    ['7 - Cancha', '7 |  | Cancha'],
    ['Cancha Juan 7', '7 | Cancha | Juan'],
    ['Cancha, Juan', ' | Juan | Cancha'],
    ['Cancha - arquero', ' |  | Cancha | Portero'],
    ['Cancha-Gil Juan', ' | Cancha-Gil | Juan'],
    ['Juez Ana', ' | Juez | Ana'],
    ['7 H. Pérez', '7 | H. | Pérez'],
    ['12.05.1998 Juan Pérez', ' | Juan | Pérez |  | 12.05.1998'],
  ])('%s is a player', (line, expected) => {
    expect(read(line).map(({ fields, isSomethingElse }) => [inOneLine(fields), isSomethingElse])).toEqual([
      [expected, false],
    ]);
  });

  test('keeps its sender out', () => {
    expect(read('[2026-11-20 21:03] Marce: 7 Ana Pérez').map(({ fields }) => inOneLine(fields))).toEqual([
      '7 | Ana | Pérez',
    ]);
  });
});

test('a team may be named with its cancha, and an unknown one too', () => {
  const teamOf = (heading: string) => read(`${heading}\n7 Juan Pérez`).map(({ team }) => team);
  expect(teamOf('Equipo: Racing - cancha 2')).toEqual(['Racing']);
  expect(teamOf('Equipo: Racing (15 hs)')).toEqual(['Racing']);
  expect(teamOf('Equipo: Racing - Zona Sur')).toEqual(['Racing - Zona Sur']);
});

test.each([
  ['12/05/1998', '1998-05-12'],
  ['1/2/99', '1999-02-01'],
  ['1-2-05', '2005-02-01'],
  ['12.05.1998', '1998-05-12'],
  ['1998-05-12', '1998-05-12'],
  ['05/13/1998', '1998-05-13'],
  ['12 de mayo de 1998', '1998-05-12'],
  ['12 set 98', '1998-09-12'],
  ['31/02/1998', null],
  ['mañana', null],
])('the date %s is %s', (text, expected) => {
  expect(readDate(text, 2026)).toBe(expected);
});

test.each([
  ['26/11/2026', undefined],
  ['28/11/2026', 'Debe ser una fecha entre 1900 y hoy'],
  ['12/05/2031', 'Debe ser una fecha entre 1900 y hoy'],
])('the preview of a player born on %s says %s', (dateOfBirth, mistake) => {
  const [line] = read(`Juan Pérez ${dateOfBirth}`).map((each) => ({ ...each, key: '1', isLeftOut: undefined }));
  const context = { squad: [], limits: { squadSize: 12, starters: 6 }, today: '2026-11-27' };
  expect(checkPlayers(line ? [line] : [], context)[0]?.mistakes.dateOfBirth).toBe(mistake);
});
