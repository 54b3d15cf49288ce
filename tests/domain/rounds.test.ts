/** Rounds by their names: which ones are playoff rounds, and the order of rounds. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareRounds, isPlayoffRound, mayBeSeveralRounds, roundAsSeen } from '#shared/domain/round-names.ts';

const playoffRounds = [
  'Semifinal',
  'Semifinal 1',
  'SEMIFINALES',
  'Semi 2',
  'semi-final',
  'Final',
  'Gran Final',
  'Finales',
  'final vuelta',
  'Cuartos de final',
  'Octavos de Final',
  'CUARTOS DE FÍNAL',
  'Tercer Puesto',
  'Partido por el tercer puesto',
  'Tercer y cuarto puesto',
  'Partido por el Tercer y Cuarto Puesto',
  'Finalísima',
  'LA FINALISIMA',
];
const leagueRounds = [
  'Fecha 1',
  'Fecha final',
  'Última fecha final',
  'ULTIMA FECHA FINAL',
  'Fecha 10',
  'Semana 3',
  'Finalistas',
  'Fecha finalísima',
  'Cuarto grupo',
  'Repechaje',
];

test.each(playoffRounds)("'%s' is a playoff round", (name) => expect(isPlayoffRound(name)).toBe(true));
test.each(leagueRounds)("'%s' is a league round", (name) => expect(isPlayoffRound(name)).toBe(false));

const roundsInOrder = [
  'Fecha 1',
  'Fecha 2',
  'Fecha 10',
  'Fecha final',
  'Octavos de final',
  'Cuartos de final 1',
  'Cuartos de final 2',
  'Semifinal 1',
  'Semifinal 2',
  'Tercer Puesto',
  'Tercer y cuarto puesto',
  'Final',
  'Finalísima',
];

test('rounds are sorted in the order they are played', () => {
  expect(roundsInOrder.toReversed().sort(compareRounds)).toEqual(roundsInOrder);
});

test('capitals and accents do not change the order of rounds', () => {
  expect(['Final', 'fecha 10', 'TERCER PUESTO', 'Fecha 2', 'semifinál'].sort(compareRounds)).toEqual([
    'Fecha 2',
    'fecha 10',
    'semifinál',
    'TERCER PUESTO',
    'Final',
  ]);
});

test('rounds whose names differ only in capitals are sorted the same way, whatever their order was before', () => {
  const names = ['FECHA 2', 'Fecha 2', 'fecha 2'];
  expect(names.toReversed().sort(compareRounds)).toEqual(names.toSorted(compareRounds));
});

test('sorted rounds have the same order, whatever their order was before', () => {
  const name = fc.oneof(
    fc.constantFrom(...playoffRounds, ...leagueRounds, ...roundsInOrder, 'fecha 2', 'FECHA 2', 'Fecha 02'),
    fc.string(),
  );
  const lists = fc
    .uniqueArray(name, { maxLength: 8 })
    .chain((names) => fc.tuple(fc.constant(names), fc.shuffledSubarray(names, { minLength: names.length })));
  fc.assert(
    fc.property(lists, ([names, again]) => {
      expect(again.toSorted(compareRounds)).toEqual(names.toSorted(compareRounds));
    }),
  );
});

test.each([
  ['Semifinal 1', 'Semifinales'],
  ['Semifinal 2', 'Semifinales'],
  ['Semifinales', 'Semifinales'],
  ['Cuartos de final 3', 'Cuartos de final'],
  ['Octavos de final 8', 'Octavos de final'],
])("'%s' is seen as a part of '%s'", (round, seen) => {
  expect(roundAsSeen(round)).toBe(seen);
  expect(mayBeSeveralRounds(seen)).toBe(true);
});

test.each(['Fecha 3', 'Semifinal', 'Semifinal 1 / ida', 'Tercer Puesto', 'Final', ''])(
  "'%s' is seen as itself",
  (round) => {
    expect(roundAsSeen(round)).toBe(round);
    expect(mayBeSeveralRounds(round)).toBe(false);
  },
);
