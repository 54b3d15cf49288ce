/** The formations, and the players that a lineup is filled with before the coach changes it. */
import { describe, expect, test } from 'vitest';
import type { PlayerPosition } from '#shared/domain/schemas/player.ts';
import { assignPlayers, type LineupCandidate, unavailabilityOf } from '#shared/domain/squads/assign-players.ts';
import { countOfFormation, findFormation, firstFormationName, formationsOf } from '#shared/domain/squads/formations.ts';
import { readPreferredRole } from '#shared/domain/squads/preferred-role.ts';
import { formationText } from '#shared/text/formations.ts';
import { fillFreePlaces } from '#web/features/lineup/lineup-moves.ts';

const allFormations = [5, 6, 7, 8, 9, 10, 11].flatMap((starters) =>
  formationsOf(starters).map(({ name }) => ({ name, starters })),
);

describe('the formations', () => {
  test('of six players are the four of the API, each with its label', () => {
    expect(formationsOf(6).map(({ name }) => formationText(name))).toEqual([
      '1-2-2-1 Equilibrado',
      '1-2-1-2 Ofensivo',
      '1-1-2-2 Ultra Ofensivo',
      '1-3-1-1 Defensivo',
    ]);
  });

  test('are none of a number of players that no game begins with, and then no first one', () => {
    expect([formationsOf(4), firstFormationName(4)]).toEqual([[], '']);
    expect(firstFormationName(11)).toBe('1-4-4-2');
  });

  test('are four for each number of players from 5 to 11, and have so many', () => {
    expect(allFormations).toHaveLength(28);
    for (const { name, starters } of allFormations) {
      expect([countOfFormation(name), findFormation(name).positions.length]).toEqual([starters, starters]);
    }
  });

  test.each(allFormations)(
    '$name has as many positions per row as its name says, from the goal up and from left to right',
    ({ name, starters }) => {
      const it = findFormation(name);
      const inRow = (role: PlayerPosition) => it.positions.filter((place) => place.role === role);
      const rows = (['Portero', 'Defensa', 'Mediocampista', 'Delantero'] as const).map(inRow);
      expect(rows.map((row) => row.length).join('-')).toBe(it.name);
      expect(rows.flat()).toEqual(it.positions);
      expect(it.positions.map(({ id }) => id)).toEqual(Array.from({ length: starters }, (_, at) => at + 1));
      const order = [...it.positions].sort((a, b) => b.y - a.y || a.x - b.x);
      expect(order).toEqual(it.positions);
    },
  );

  test.each(allFormations)(
    '$name is symmetrical, inside the pitch, and keeps its positions far enough apart to be tapped',
    ({ name }) => {
      const it = findFormation(name);
      const spots = it.positions.map(({ x, y }) => `${x} ${y}`);
      expect(it.positions.map(({ x, y }) => `${100 - x} ${y}`).sort()).toEqual(spots.sort());
      for (const a of it.positions) {
        for (const value of [a.x, a.y]) expect(Math.abs(value - 50)).toBeLessThanOrEqual(40);
        for (const b of it.positions) if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(19);
      }
    },
  );
});

test.each<[string, PlayerPosition | null]>([
  ['', null],
  ['capitán', null],
  ['Arquero', 'Portero'],
  ['defensor central', 'Defensa'],
  ['lateral izquierdo', 'Defensa'],
  ['marcador de punta', 'Defensa'],
  ['Líbero', 'Defensa'],
  ['volante central', 'Mediocampista'],
  ['MEDIOCAMPISTA', 'Mediocampista'],
  ['media punta', 'Mediocampista'],
  ['enganche o delantero', 'Mediocampista'],
  ['me gusta jugar de 9', 'Delantero'],
  ['centrodelantero', 'Delantero'],
  ['puntero derecho', 'Delantero'],
])("the role '%s' of a player means the position %s", (words, role) => {
  expect(readPreferredRole(words)).toBe(role);
});

/** A player from text such as '4 Defensa, starter, says volante': number, position, remarks (`says`: own words). */
function parseCandidate(text: string): LineupCandidate {
  const [, number, position, more = ''] = /^(\d+) (\w+)(.*)$/.exec(text) ?? [];
  return {
    id: 200 - Number(number),
    jerseyNumber: Number(number),
    position: position as PlayerPosition,
    role: /says ([^,]+)/.exec(more)?.[1] ?? '',
    isStarter: more.includes('starter'),
    status: more.includes('injured') ? 'injured' : more.includes('inactive') ? 'inactive' : 'active',
    suspensionMatchesRemaining: more.includes('suspended') ? 1 : 0,
  };
}

interface LineupCase {
  readonly when: string;
  readonly formation?: string;
  readonly squad: readonly string[];
  /** Shirt numbers in the order of the formation's positions, '-' for an empty position. */
  readonly lineup: string;
}

const completeSquad = ['1 Portero', '2 Defensa', '3 Defensa', '5 Mediocampista', '8 Mediocampista', '9 Delantero'];

test.each<LineupCase>([
  { when: 'the squad has one player for every position', squad: completeSquad, lineup: '1 2 3 5 8 9' },
  { when: 'the squad is listed in another order', squad: completeSquad.toReversed(), lineup: '1 2 3 5 8 9' },
  {
    when: 'the squad has more players than positions (lower shirt numbers go first)',
    squad: [...completeSquad, '12 Portero', '4 Delantero', '22 Defensa'],
    lineup: '1 2 3 5 8 4',
  },
  {
    when: 'the squad has starters (they go before lower numbers)',
    squad: [...completeSquad, '12 Portero, starter', '22 Defensa, starter'],
    lineup: '12 22 2 5 8 9',
  },
  {
    when: 'a player has a preferred role (it goes before the position)',
    squad: [...completeSquad, '4 Defensa, starter, says delantero'],
    lineup: '1 2 3 5 8 4',
  },
  {
    when: 'a preferred role names no position (the position counts)',
    squad: [...completeSquad, '4 Defensa, starter, says capitán'],
    lineup: '1 4 2 5 8 9',
  },
  {
    when: 'a position is short of players (one with another preferred role goes back to it)',
    squad: ['1 Portero', '2 Defensa', '3 Defensa, says volante', '5 Mediocampista', '8 Mediocampista', '9 Delantero'],
    lineup: '1 2 8 3 5 9',
  },
  {
    when: 'a position is short of players (its own go back to it before players of another row)',
    squad: [
      '1 Portero',
      '2 Defensa',
      '7 Defensa, says delantero',
      '9 Delantero, starter',
      '5 Mediocampista, starter',
      '6 Mediocampista, starter',
      '8 Mediocampista, starter',
    ],
    lineup: '1 2 7 5 6 9',
  },
  {
    when: 'a row is short of players (the nearest row helps out)',
    formation: '1-1-2-2',
    squad: [
      '1 Portero',
      '2 Defensa',
      '3 Defensa',
      '5 Mediocampista',
      '6 Mediocampista',
      '7 Mediocampista',
      '9 Delantero',
    ],
    lineup: '1 2 5 6 9 7',
  },
  {
    when: 'only defenders are left (they attack)',
    formation: '1-1-2-2',
    squad: ['1 Portero', '2 Defensa', '3 Defensa', '4 Defensa', '5 Defensa', '6 Defensa'],
    lineup: '1 2 3 4 5 6',
  },
  {
    when: 'the squad has no goalkeeper (the goal stays empty)',
    squad: [...completeSquad.slice(1), '4 Defensa', '10 Delantero'],
    lineup: '- 2 3 5 8 9',
  },
  {
    when: 'the squad has two goalkeepers and too few others (the second stays out)',
    squad: ['1 Portero', '12 Portero', '2 Defensa'],
    lineup: '1 2 - - - -',
  },
  {
    when: 'a defender prefers the role of a goalkeeper',
    squad: ['4 Defensa, says arquero', ...completeSquad.slice(1)],
    lineup: '4 2 3 5 8 9',
  },
  {
    when: 'some players are injured, inactive or suspended (they stay out, starters or not)',
    squad: [
      ...completeSquad,
      '4 Portero, starter, injured',
      '6 Defensa, starter, inactive',
      '7 Delantero, starter, suspended',
    ],
    lineup: '1 2 3 5 8 9',
  },
  { when: 'the squad is empty', squad: [], lineup: '- - - - - -' },
  {
    when: 'the formation has three defenders',
    formation: '1-3-1-1',
    squad: [...completeSquad, '4 Defensa'],
    lineup: '1 2 3 4 5 9',
  },
  {
    when: 'the formation has two forwards',
    formation: '1-2-1-2',
    squad: [...completeSquad, '11 Delantero'],
    lineup: '1 2 3 5 9 11',
  },
])('the lineup is $lineup when $when', ({ formation = '1-2-2-1', squad, lineup }) => {
  const assigned = assignPlayers(findFormation(formation), squad.map(parseCandidate));
  const byPlace = new Map(assigned.map(({ positionId, playerId }) => [positionId, 200 - playerId]));
  expect([1, 2, 3, 4, 5, 6].map((id) => byPlace.get(id) ?? '-').join(' ')).toBe(lineup);
  expect(assigned.map(({ positionId }) => positionId)).toEqual([...byPlace.keys()].sort());
});

test('players of unknown position fill the places that nobody else takes, but not the goal', () => {
  const unknown = [2, 3, 4, 5, 6, 7].map((number) => ({ ...parseCandidate(`${number} Defensa`), position: null }));
  const assigned = assignPlayers(findFormation('1-2-2-1'), [...unknown, parseCandidate('9 Delantero')]);
  expect(assigned.map(({ positionId }) => positionId)).toEqual([2, 3, 4, 5, 6]);
  expect(assigned.at(-1)?.playerId).toBe(parseCandidate('9 Delantero').id);
});

test('the lineup of a match leaves out only those who are suspended for that match', () => {
  const players = [...completeSquad, '10 Delantero, suspended'].map(parseCandidate);
  const missing = ({ jerseyNumber }: LineupCandidate) => jerseyNumber === 9;
  const assigned = assignPlayers(findFormation('1-2-2-1'), players, missing);
  expect(assigned.at(-1)).toEqual({ positionId: 6, playerId: 190 });
});

test('completing a lineup keeps the players on their places and fills the free ones, and that of a former player', () => {
  const players = [...completeSquad, '4 Defensa', '10 Delantero, starter'].map(parseCandidate);
  const byHand = [
    { positionId: 4, playerId: 191 },
    { positionId: 6, playerId: 198 },
    { positionId: 5, playerId: 1 },
  ];
  expect(fillFreePlaces('1-2-2-1', byHand, players, () => false)).toEqual({
    formation: '1-2-2-1',
    positions: [199, 197, 196, 191, 195, 198].map((playerId, at) => ({ positionId: at + 1, playerId })),
  });
  expect(fillFreePlaces('1-2-2-1', [], players, () => false).positions).toEqual(
    assignPlayers(findFormation('1-2-2-1'), players),
  );
});

test.each([
  ['9 Delantero', null],
  ['9 Delantero, suspended', 'suspended'],
  ['9 Delantero, injured', 'injured'],
  ['9 Delantero, injured, suspended', 'injured'],
  ['9 Delantero, inactive', 'inactive'],
])("the reason why '%s' cannot play is %s", (text, absence) => {
  expect(unavailabilityOf(parseCandidate(text))).toBe(absence);
});
