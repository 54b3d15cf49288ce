/** Reading pasted lists of canchas. */
import { expect, test } from 'vitest';
import { readCanchas } from '#shared/text/pasted-lists/read-canchas.ts';

const read = (...rows: string[][]) => readCanchas(rows).map(({ fields: { nombre, ubicacion } }) => [nombre, ubicacion]);

test('cells are name and address, also when the address has a comma', () => {
  expect(read(['Cancha Central', 'Nazca 2300', 'Villa del Parque'], ['El Potrero', ''])).toEqual([
    ['Cancha Central', 'Nazca 2300, Villa del Parque'],
    ['El Potrero', ''],
  ]);
});

test.each(['El Potrero, Beiró 3100', 'El Potrero: Beiró 3100', 'El Potrero - Beiró 3100', 'El Potrero (Beiró 3100)'])(
  'a line of a chat is divided between name and address: %s',
  (line) => expect(read([line])).toEqual([['El Potrero', 'Beiró 3100']]),
);

test.each(['1. El Potrero: Beiró 3100', '2) El Potrero - Beiró 3100', '3- El Potrero, Beiró 3100'])(
  'the number before a line is no part of the name: %s',
  (line) => expect(read([line])).toEqual([['El Potrero', 'Beiró 3100']]),
);

test('a hyphen in a name divides nothing', () => {
  expect(read(['Sub-20'])).toEqual([['Sub-20', '']]);
});

test('headings say which column is which, and the title of a list is no cancha', () => {
  expect(read(['Dirección', 'Cancha'], ['Nazca 2300', 'Central'])).toEqual([['Central', 'Nazca 2300']]);
  expect(read(['Canchas del torneo:'], ['Central'])).toEqual([['Central', '']]);
  expect(read(['Canchas:'], ['1. Central - Nazca 2300'])).toEqual([['Central', 'Nazca 2300']]);
});
