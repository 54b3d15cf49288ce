/** How pasted lines are read as referees and assistants. */
import { expect, test } from 'vitest';
import { readOfficials } from '#shared/text/pasted-lists/read-officials.ts';
import { readRows } from '#web/features/lists/read-rows.ts';

const read = (text: string) =>
  readOfficials(readRows(text)).map(({ fields: { name, role, phone, email } }) =>
    [name, role === 'Assistant' ? 'asistente' : 'árbitro', phone, email].filter(Boolean).join(' | '),
  );

test.each([
  ['names alone are referees', 'Norma Silvestre\nPablo Ríos', ['Norma Silvestre | árbitro', 'Pablo Ríos | árbitro']],
  [
    'numbers, dots and dashes before and behind names',
    '1. Norma Silvestre\n2) Pablo Ríos - 11 5555-1234\n3- Ana Gil. Tel: 011 4444-3333',
    ['Norma Silvestre | árbitro', 'Pablo Ríos | árbitro | 11 5555-1234', 'Ana Gil | árbitro | 011 4444-3333'],
  ],
  [
    'messages of a chat',
    '[20/11/26, 21:03:11] Marce: Árbitros:\n[20/11/26, 21:03:40] Marce: *Norma Silvestre* 📞 +54 9 11 5555-1234\n[20/11/26, 21:04:02] Marce: Asistentes:\n[20/11/26, 21:04:11] Marce: • Pablo Ríos',
    ['Norma Silvestre | árbitro | +54 9 11 5555-1234', 'Pablo Ríos | asistente'],
  ],
  [
    'a role before or behind the name',
    'Árbitro: Norma Silvestre\nJuez de línea - Pablo Ríos\nAna Gil (asistente)\nLuz Paz, línea',
    ['Norma Silvestre | árbitro', 'Pablo Ríos | asistente', 'Ana Gil | asistente', 'Luz Paz | asistente'],
  ],
  [
    'columns of a spreadsheet',
    'Nombre\tApellido\tRol\tTeléfono\tMail\nNorma\tSilvestre\tÁrbitra\t1155551234\tnorma@liga.ar\nPablo\tRíos\tAsistente\t\t',
    ['Norma Silvestre | árbitro | 1155551234 | norma@liga.ar', 'Pablo Ríos | asistente'],
  ],
  [
    'cells without headings',
    'Norma Silvestre; norma@liga.ar; 11 5555 1234\nPablo Ríos; asistente',
    ['Norma Silvestre | árbitro | 11 5555 1234 | norma@liga.ar', 'Pablo Ríos | asistente'],
  ],
  ['a telephone number in parentheses', 'Ana Gil (11 4444-3333)', ['Ana Gil | árbitro | 11 4444-3333']],
  ['a title above one column', 'Asistentes\nPablo Ríos', ['Pablo Ríos | asistente']],
])('%s', (_, text, expected) => {
  expect(read(text)).toEqual(expected);
});
