/** How pasted lines are read as teams. */
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { readTeams } from '#shared/text/pasted-lists/read-teams.ts';
import { cleanPastedText, findDelimiter } from '#shared/text/pasted-lists/rows.ts';

/** 'Ombú | Raúl Paz | Lanús | 1948' for each team of the text, with a short name as in 'Deportivo Ombú (Ombú)'. */
function read(text: string): string[] {
  const clean = cleanPastedText(text);
  const delimiter = findDelimiter(clean);
  const rows = delimiter ? Papa.parse<string[]>(clean, { delimiter }).data : clean.split('\n').map((line) => [line]);
  return readTeams(rows).map(({ fields: { name, shortName, coach, city, foundationYear } }) =>
    [shortName ? `${name} (${shortName})` : name, coach, city, foundationYear].join(' | ').replace(/[ |]+$/, ''),
  );
}

test.each([
  ['names alone', 'Deportivo Ombú\nAtlético Ceibo\n\n', ['Deportivo Ombú', 'Atlético Ceibo']],
  ['numbered names', '1. Ombú\n2) Ceibo\n3 - Arce', ['Ombú', 'Ceibo', 'Arce']],
  ['names that begin with a number', '9 de Julio\n12 de Octubre', ['9 de Julio', '12 de Octubre']],
  ['names with a place in parentheses', '* San Martín (SJ)', ['San Martín (SJ)']],
  ['a coach in the line', 'Ombú - DT: Raúl Paz\nCeibo (DT Ana Gil)', ['Ombú | Raúl Paz', 'Ceibo | Ana Gil']],
  ['columns', 'Ombú; Raúl Paz; Lanús; 1948\nCeibo', ['Ombú | Raúl Paz | Lanús | 1948', 'Ceibo']],
  ['a year alone', 'Ombú\t\t\t1948', ['Ombú |  |  | 1948']],
  [
    'headings in another order',
    'Localidad,Equipo,Director Técnico,Año\nLanús,Ombú,Raúl Paz,1948\nBanfield,Ceibo,,',
    ['Ombú | Raúl Paz | Lanús | 1948', 'Ceibo |  | Banfield'],
  ],
  [
    'a column of short names',
    'Equipo;Nombre corto;DT\nDeportivo Ombú;Ombú;Raúl Paz\nCeibo;;',
    ['Deportivo Ombú (Ombú) | Raúl Paz', 'Ceibo'],
  ],
  ['a column that counts', '1\tOmbú\n2\tCeibo', ['Ombú', 'Ceibo']],
  ['a title', 'Equipos:\nOmbú', ['Ombú']],
])('%s', (_, text, expected) => {
  expect(read(text)).toEqual(expected);
});
