/** The draw of the playoffs: which teams qualify, who meets whom, and why a draw is impossible. */
import { describe, expect, test } from 'vitest';
import {
  drawByLot,
  drawOfPairs,
  drawPlayoffs,
  type GroupTable,
  type PlayoffDraw,
  type Qualifiers,
} from '#shared/domain/playoffs/playoff-draw.ts';

/** Teams are numbered by their place in the table of the whole tournament. */
const tableOf = (teams: number) => Array.from({ length: teams }, (_, at) => ({ teamId: at + 1 }));
const zona = (name: string, ...teamIds: number[]): GroupTable => ({
  id: name.charCodeAt(5),
  name,
  table: teamIds.map((teamId) => ({ teamId })),
});

/** `zonas` of `teams` each, with the places 1, 2, 3… of the table dealt to them in turn: 1A is 1, 1B is 2. */
const equalZonas = (zonas: number, teams: number): GroupTable[] =>
  Array.from({ length: zonas }, (_, at) =>
    zona(
      `Zona ${String.fromCharCode(65 + at)}`,
      ...Array.from({ length: teams }, (_rank, rank) => rank * zonas + at + 1),
    ),
  );

function draw(teams: number, groups: GroupTable[], qualifiers?: Qualifiers) {
  const drawn = drawPlayoffs(tableOf(teams), groups, qualifiers);
  return 'seeds' in drawn ? drawn.firstRound.map(([home, away]) => `${home}-${away ?? 'bye'}`).join(' ') : drawn;
}

/** The draw as '1A-4B', the place in the zona and the zona. */
function drawByZona(zonas: number, teams: number, qualifiers: Qualifiers) {
  const name = (id: string) =>
    `${Math.ceil(Number(id) / zonas)}${String.fromCharCode(65 + ((Number(id) - 1) % zonas))}`;
  const drawn = draw(zonas * teams, equalZonas(zonas, teams), qualifiers);
  return typeof drawn === 'string' ? drawn.replace(/\d+/g, name) : drawn;
}

describe('without a number of qualifiers', () => {
  test('the first four of the table qualify: the 1st at home to the 4th, the 2nd to the 3rd', () => {
    expect(draw(6, [])).toBe('1-4 2-3');
    expect(draw(4, [])).toBe('1-4 2-3');
  });

  test('the first two of each of two zonas qualify: each 1st at home to the 2nd of the other, in order of name', () => {
    const zonas = [zona('Zona 10', 2, 6, 3), zona('Zona 2', 1, 5)];
    expect(draw(6, zonas)).toBe('1-6 2-5');
    expect(drawPlayoffs(tableOf(6), zonas)).toMatchObject({ seeds: [1, 2, 5, 6] });
  });

  test.each([1, 3])('the first four of the table qualify although there are %i zonas', (count) => {
    expect(draw(6, equalZonas(count, 2))).toBe('1-4 2-3');
  });

  test('fewer than four teams, or fewer than two in one of two zonas, are too few', () => {
    expect(draw(3, [])).toEqual({ reason: 'teams', needed: 4, teams: 3, group: null });
    expect(draw(4, [zona('Zona A', 1, 2, 3), zona('Zona B', 4)])).toEqual({
      reason: 'teams',
      needed: 2,
      teams: 1,
      group: 'Zona B',
    });
  });
});

describe('the best placed meets the worst placed', () => {
  test.each<[Qualifiers, string]>([
    [2, '1-2'],
    [4, '1-4 2-3'],
    [8, '1-8 4-5 2-7 3-6'],
    [16, '1-16 8-9 4-13 5-12 2-15 7-10 3-14 6-11'],
  ])('with %i qualifiers: %s', (qualifiers, pairs) => {
    expect(draw(20, [], qualifiers)).toBe(pairs);
  });

  test.each<[number, Qualifiers, string]>([
    [3, 4, '1-bye 2-3'],
    [5, 8, '1-bye 4-5 2-bye 3-bye'],
    [7, 8, '1-bye 4-5 2-7 3-6'],
    [9, 16, '1-bye 8-9 4-bye 5-bye 2-bye 7-bye 3-bye 6-bye'],
  ])('of %i teams in %i places the best have byes: %s', (teams, qualifiers, pairs) => {
    expect(draw(teams, [], qualifiers)).toBe(pairs);
  });

  test.each<[number, Qualifiers]>([
    [1, 2],
    [2, 4],
    [4, 8],
    [8, 16],
  ])('%i teams are too few for %i places', (teams, qualifiers) => {
    expect(draw(teams, [], qualifiers)).toEqual({ reason: 'teams', needed: teams + 1, teams, group: null });
  });

  test('a single zona counts for nothing: the table of the whole tournament decides', () => {
    expect(draw(8, [zona('Zona A', 8, 7)], 4)).toBe('1-4 2-3');
  });
});

describe('with zonas each sends equally many, and the first of one meets the last of another', () => {
  test.each<[zonas: number, teams: number, Qualifiers, string]>([
    [2, 3, 2, '1A-1B'],
    [2, 3, 4, '1A-2B 1B-2A'],
    [4, 2, 4, '1A-1D 1B-1C'],
    [2, 5, 8, '1A-4B 2B-3A 1B-4A 2A-3B'],
    [4, 5, 8, '1A-2B 1D-2C 1B-2A 1C-2D'],
    [4, 4, 16, '1A-4D 2B-3C 1D-4A 2C-3B 1B-4C 2A-3D 1C-4B 2D-3A'],
    [8, 2, 16, '1A-2B 1H-2G 1D-2C 1E-2F 1B-2A 1G-2H 1C-2D 1F-2E'],
    [2, 3, 8, '1A-bye 2B-3A 1B-bye 2A-3B'],
  ])('%i zonas of %i teams and %i qualifiers: %s', (zonas, teams, qualifiers, pairs) => {
    expect(drawByZona(zonas, teams, qualifiers)).toBe(pairs);
  });

  test('more than two zonas are drawn in the order of their firsts in the table of the whole tournament', () => {
    const zonas = [zona('Zona A', 4, 5), zona('Zona B', 2, 6), zona('Zona C', 3, 7), zona('Zona D', 1, 8)];
    expect(draw(8, zonas, 4)).toBe('1-4 2-3');
  });

  test('three zonas cannot send eight, and two of different sizes cannot fill eight places', () => {
    expect(draw(9, equalZonas(3, 3), 8)).toEqual({ reason: 'groups', qualifiers: 8, groups: 3 });
    expect(draw(7, [zona('Zona A', 1, 2, 3, 4), zona('Zona B', 5, 6, 7)], 8)).toEqual({
      reason: 'unequal',
      fewest: { name: 'Zona B', teams: 3 },
      most: { name: 'Zona A', teams: 4 },
    });
    expect(draw(4, equalZonas(2, 2), 8)).toEqual({ reason: 'teams', needed: 3, teams: 2, group: 'Zona A' });
  });
});

describe('by lot', () => {
  const ofTable = (teams: number, places: Qualifiers) => drawPlayoffs(tableOf(teams), [], places) as PlayoffDraw;

  test('every team that qualifies has one place, and as many byes remain as by the table', () => {
    for (const [teams, places] of [
      [4, 4],
      [6, 8],
      [13, 16],
    ] as const) {
      const { seeds, firstRound } = drawByLot(ofTable(teams, places), 7);
      const placed = firstRound.flat().filter((id) => id !== null);
      expect(placed.toSorted((a, b) => a - b)).toEqual(seeds);
      expect(firstRound.filter(([, away]) => away === null)).toHaveLength(places - teams);
    }
  });

  test('equal seeds draw equal pairs, also after the table has changed, and other seeds others', () => {
    const { seeds, firstRound } = ofTable(8, 8);
    const drawn = drawByLot({ seeds, firstRound }, 3).firstRound;
    expect(drawByLot({ seeds: seeds.toReversed(), firstRound }, 3).firstRound).toEqual(drawn);
    expect(drawByLot({ seeds, firstRound }, 4).firstRound).not.toEqual(drawn);
  });
});

test('a draw of chosen pairs has the teams of these pairs as seeds, in the order of the table', () => {
  const pairs: PlayoffDraw['firstRound'] = [
    [5, 2],
    [3, null],
  ];
  expect(drawOfPairs(tableOf(6), pairs)).toEqual({ seeds: [2, 3, 5], firstRound: pairs });
});
