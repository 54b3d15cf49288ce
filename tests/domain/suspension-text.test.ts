import { expect, test } from 'vitest';
import type { EventType } from '#shared/domain/schemas/match-event.ts';
import { formatSuspensionReason } from '#shared/text/suspension-reasons.ts';

/** A card from text: 'yellowcard 1' is a yellow card in Fecha 1. */
const parseCard = (text: string) => {
  const [eventType, fecha] = text.split(' ') as [EventType, string];
  return { matchId: Number(fecha), round: `Fecha ${fecha}`, eventType, minute: 9 };
};

test.each([
  [['redcard 3'], 'roja en Fecha 3'],
  [['redcard 3', 'redcard 3'], 'roja en Fecha 3'],
  [['yellowcard 3', 'yellowcard 3'], 'doble amarilla en Fecha 3'],
  [['yellowcard 3'], 'amarilla en Fecha 3'],
  [['yellowcard 3', 'yellowcard 3', 'yellowcard 3'], '3 amarillas en Fecha 3'],
  [['yellowcard 1', 'yellowcard 2'], '2 amarillas (Fecha 1 y Fecha 2)'],
  [['yellowcard 1', 'yellowcard 2', 'yellowcard 4'], '3 amarillas (Fecha 1, Fecha 2 y Fecha 4)'],
  [['yellowcard 1', 'yellowcard 4', 'yellowcard 4'], '3 amarillas (Fecha 1 y Fecha 4)'],
  [['bluecard 5'], 'azul en Fecha 5'],
  [['bluecard 5', 'bluecard 5'], '2 azules en Fecha 5'],
  [['bluecard 1', 'bluecard 5'], '2 azules (Fecha 1 y Fecha 5)'],
])('the reason of a ban for the cards %j is: %s', (cards, text) => {
  expect(formatSuspensionReason({ reasons: cards.map(parseCard) })).toBe(text);
});

test('two yellows in different matches whose rounds have the same name are not called a double yellow', () => {
  const [first, second] = [parseCard('yellowcard 1'), { ...parseCard('yellowcard 1'), matchId: 2 }];
  expect(formatSuspensionReason({ reasons: [first, second] })).toBe('2 amarillas en Fecha 1');
});
