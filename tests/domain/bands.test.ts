/** Which bands mark a place of a table, what is no band, and the band of an existing bracket. */
import { describe, expect, test } from 'vitest';
import { type Band, bands as schema } from '#shared/domain/schemas/band.ts';
import type { Bracket } from '#shared/domain/schemas/bracket.ts';
import {
  bandsOfPlace,
  hasResults,
  indexOfKind,
  matchesOfBracket,
  placesOfBands,
} from '#shared/domain/standings/bands.ts';
import { bandsOfMatches, bandsToShow, placesText } from '#shared/text/bands.ts';

const aBand = (from: number, to: number, more: Partial<Band> = {}): Band => ({
  from,
  to,
  label: `${from} a ${to}`,
  kind: 'good',
  table: 'general',
  ...more,
});

test('a place is marked by every band that has it, the narrowest first', () => {
  const bands = [aBand(1, 8), aBand(1, 2, { table: 'groups' }), aBand(1, 4), aBand(4, 4, { kind: 'bad' })];
  const labels = (place: number) => bandsOfPlace(bands, 'general', place).map(({ label }) => label);
  expect([1, 4, 8, 9].map(labels)).toEqual([['1 a 4', '1 a 8'], ['4 a 4', '1 a 4', '1 a 8'], ['1 a 8'], []]);
  expect(bandsOfPlace(bands, 'groups', 2)).toEqual([bands[1]]);
});

describe('a list of bands', () => {
  const problemsOf = (...list: Band[]) =>
    schema.safeParse(list).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

  test('may overlap, exceed the table, and say the same of the general table and of those of groups', () => {
    const label = 'Copa de Oro';
    expect(problemsOf(aBand(1, 4, { label }), aBand(1, 100), aBand(1, 4, { label, table: 'groups' }))).toBeUndefined();
  });

  test.each<[string, Band[], string]>([
    ['ends before it begins', [aBand(4, 3)], '0.to: No puede ser anterior al primer puesto'],
    ['begins before the first place', [aBand(0, 3)], '0.from: Debe ser 1 o más'],
    ['ends after the hundredth place', [aBand(1, 101)], '0.to: Debe ser 100 o menos'],
    ['has no label', [aBand(1, 2, { label: ' ' })], '0.label: Es obligatorio'],
    ['has a long label', [aBand(1, 2, { label: 'x'.repeat(31) })], '0.label: Debe tener 30 caracteres como máximo'],
    [
      'has the label of another',
      [aBand(1, 2, { label: 'A' }), aBand(3, 4, { label: ' A' })],
      '1.label: Ya hay otra marca con ese texto en la misma tabla',
    ],
    [
      'has the places and kind of another',
      [aBand(1, 2), aBand(1, 2, { label: 'B' })],
      '1.from: Ya hay otra marca igual para esos puestos',
    ],
    [
      'is the seventh',
      [1, 2, 3, 4, 5, 6, 7].map((place) => aBand(place, place)),
      ': Debe tener 6 elementos como máximo',
    ],
  ])('is refused when one of them %s', (_, list, problem) => {
    expect(problemsOf(...list)).toEqual([problem]);
  });
});

describe('the band of a bracket that was there before bands', () => {
  const matchesOf = (rounds: readonly string[], more: object = {}) =>
    rounds.map((round) => ({ round, isPlayoff: true, status: 'scheduled' as const, ...more }));
  const bandOf = (rounds: readonly string[], groups = 0, more: object = {}) =>
    bandsOfMatches(matchesOf(rounds, more), groups).map((band) => `${placesText(band, groups > 0)}: ${band.label}`);
  const semifinals = ['Semifinal 1', 'Semifinal 2', 'Final'];

  test.each<[string[], number, string[]]>([
    [['Final'], 0, ['1.º y 2.º: Clasifica a la final']],
    [semifinals, 0, ['1.º a 4.º: Clasifica a semifinales']],
    [['Final', 'Semifinal 1'], 0, ['1.º a 4.º: Clasifica a semifinales']],
    [['Cuartos de final 2', ...semifinals], 0, ['1.º a 8.º: Clasifica a cuartos de final']],
    [['Octavos de final 7', 'Cuartos de final 1'], 0, ['1.º a 16.º: Clasifica a octavos de final']],
    [semifinals, 2, ['1.º y 2.º de cada zona: Clasifica a semifinales']],
    [semifinals, 1, ['1.º a 4.º de la tabla general: Clasifica a semifinales']],
    [semifinals, 3, ['1.º a 4.º de la tabla general: Clasifica a semifinales']],
    [['Final'], 2, ['1.º de cada zona: Clasifica a la final']],
    [[], 0, []],
  ])('of %j with %i groups is %j', (rounds, groups, expected) => {
    expect(bandOf(rounds, groups)).toEqual(expected);
  });

  test('has as many places as the teams that the bracket was generated with need', () => {
    expect(bandOf(['Semifinal 1'], 0, { seeds: [1, 2, 3, 4, 5, 6] })).toEqual([
      '1.º a 8.º: Clasifica a cuartos de final',
    ]);
  });

  test.each([[['Final']], [semifinals], [['Cuartos de final 2', ...semifinals]], [[]]])(
    'of %j is the same by the document of the bracket, with projected ties and a bye in it',
    (rounds) => {
      const ties = [
        ...rounds.map((round, at) => ({ matchId: at + 1, round, status: 'scheduled' })),
        { matchId: null, round: 'Octavos de final 1', status: null },
      ];
      const document = { stages: [{ ties }], qualified: [1, 2, 3, 4].map((teamId) => ({ teamId })) };
      const matches = matchesOfBracket(document as unknown as Bracket);
      expect(bandsToShow([], matches, 2)).toEqual(bandsToShow([], matchesOf(rounds), 2));
    },
  );

  test('of a bracket whose first stage is gone is that of its teams, by the document too', () => {
    const ties = [{ matchId: 1, round: 'Final', status: 'scheduled' }];
    const document = { stages: [{ ties }], qualified: [1, 2, 3, 4, 5, 6].map((teamId) => ({ teamId })) };
    const [band] = bandsToShow([], matchesOfBracket(document as unknown as Bracket), 0);
    const places = { from: 1, to: 8, kind: 'good', table: 'general' };
    expect(band).toEqual({ ...places, label: 'Clasifica a cuartos de final' });
  });

  test('does not come from league matches and cancelled ones', () => {
    expect(bandOf(['Final'], 0, { isPlayoff: false })).toEqual([]);
    expect(bandOf(['Final'], 0, { status: 'cancelled' })).toEqual([]);
  });
});

test.each<[Band[], number, number | undefined]>([
  [[aBand(1, 8)], 0, 8],
  [[aBand(1, 1), aBand(1, 3), aBand(1, 4)], 0, 4],
  [[aBand(1, 4, { table: 'groups' })], 2, 8],
  [[aBand(1, 4, { kind: 'bad' }), aBand(3, 8)], 0, undefined],
])('the bands %j with %i groups stand for a bracket of %j places', (bands, groups, places) => {
  expect(placesOfBands(bands, groups)).toBe(places);
});

test('a table has results as soon as one of its teams has played', () => {
  expect(hasResults([{ played: 0 }, { played: 1 }])).toBe(true);
  expect(hasResults([{ played: 0 }, { played: 0 }])).toBe(false);
});

test('a band is counted among those of its kind, from 0', () => {
  const bands = [aBand(1, 2), aBand(9, 10, { kind: 'bad' }), aBand(3, 4), aBand(8, 8, { kind: 'bad' })];
  expect(bands.map((band) => indexOfKind(band, bands))).toEqual([0, 0, 1, 1]);
});
