/** The four formations, and which players a coach finds on them before he moves anybody. */
import { describe, expect, test } from 'vitest';
import { assignPlayers, type Candidate, unavailability } from '#shared/domain/assign-players.ts';
import { type Formation, formations } from '#shared/domain/formations.ts';
import { preferredRole } from '#shared/domain/preferred-role.ts';
import { formation as formationNames } from '#shared/domain/schemas/lineup.ts';
import type { PlayerPosition } from '#shared/domain/schemas/player.ts';

const called = (name: string) => formations.find((each) => each.name === name) as Formation;

describe('the formations', () => {
  test('are the four of the wire, each with its word', () => {
    expect(formations.map(({ name, label }) => `${name} ${label}`)).toEqual([
      '1-2-2-1 Equilibrado',
      '1-2-1-2 Ofensivo',
      '1-1-2-2 Ultra Ofensivo',
      '1-3-1-1 Defensivo',
    ]);
    expect(formations.map(({ name }) => name)).toEqual(formationNames.options);
  });

  test.each(formations)('$name has as many in each row as it says, from the goal up and from left to right', (it) => {
    const inRow = (role: PlayerPosition) => it.positions.filter((place) => place.role === role);
    const rows = (['Portero', 'Defensa', 'Mediocampista', 'Delantero'] as const).map(inRow);
    expect(rows.map((row) => row.length).join('-')).toBe(it.name);
    expect(rows.flat()).toEqual(it.positions);
    expect(it.positions.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
    const order = [...it.positions].sort((a, b) => b.y - a.y || a.x - b.x);
    expect(order).toEqual(it.positions);
  });

  test.each(formations)('$name is symmetrical, inside the pitch, and leaves each place room for a thumb', (it) => {
    const spots = it.positions.map(({ x, y }) => `${x} ${y}`);
    expect(it.positions.map(({ x, y }) => `${100 - x} ${y}`).sort()).toEqual(spots.sort());
    for (const a of it.positions) {
      for (const value of [a.x, a.y]) expect(Math.abs(value - 50)).toBeLessThanOrEqual(40);
      for (const b of it.positions) if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(20);
    }
  });
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
])("'%s' means %s", (words, role) => {
  expect(preferredRole(words)).toBe(role);
});

/** '4 Defensa, starter, says volante': number, position, and what else there is to say. */
function aPlayer(told: string): Candidate {
  const [, number, position, more = ''] = /^(\d+) (\w+)(.*)$/.exec(told) ?? [];
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

interface Case {
  readonly when: string;
  readonly formation?: string;
  readonly squad: readonly string[];
  /** Numbers by place, '-' for an empty one. */
  readonly lineup: string;
}

const complete = ['1 Portero', '2 Defensa', '3 Defensa', '5 Mediocampista', '8 Mediocampista', '9 Delantero'];

test.each<Case>([
  { when: 'there is one for every place', squad: complete, lineup: '1 2 3 5 8 9' },
  { when: 'they come in any order', squad: complete.toReversed(), lineup: '1 2 3 5 8 9' },
  {
    when: 'there are more than places, lower numbers go first',
    squad: [...complete, '12 Portero', '4 Delantero', '22 Defensa'],
    lineup: '1 2 3 5 8 4',
  },
  {
    when: 'there are starters, they go before lower numbers',
    squad: [...complete, '12 Portero, starter', '22 Defensa, starter'],
    lineup: '12 22 2 5 8 9',
  },
  {
    when: 'a player says where he likes to play, that goes before his position',
    squad: [...complete, '4 Defensa, starter, says delantero'],
    lineup: '1 2 3 5 8 4',
  },
  {
    when: 'what he says names no place, his position counts',
    squad: [...complete, '4 Defensa, starter, says capitán'],
    lineup: '1 4 2 5 8 9',
  },
  {
    when: 'somebody is missing where he could play by his position, he goes back to it',
    squad: ['1 Portero', '2 Defensa', '3 Defensa, says volante', '5 Mediocampista', '8 Mediocampista', '9 Delantero'],
    lineup: '1 2 8 3 5 9',
  },
  {
    when: 'his position is short of players, he goes back to it before somebody of another row does',
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
    when: 'a row is short, the row beside it helps out before the one further away',
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
    when: 'only defenders are left, they attack',
    formation: '1-1-2-2',
    squad: ['1 Portero', '2 Defensa', '3 Defensa', '4 Defensa', '5 Defensa', '6 Defensa'],
    lineup: '1 2 3 4 5 6',
  },
  {
    when: 'there is no goalkeeper, nobody stands in goal',
    squad: [...complete.slice(1), '4 Defensa', '10 Delantero'],
    lineup: '- 2 3 5 8 9',
  },
  {
    when: 'there are two goalkeepers and too few others, the second stays out',
    squad: ['1 Portero', '12 Portero', '2 Defensa'],
    lineup: '1 2 - - - -',
  },
  {
    when: 'a defender says he keeps goal, he may',
    squad: ['4 Defensa, says arquero', ...complete.slice(1)],
    lineup: '4 2 3 5 8 9',
  },
  {
    when: 'some are injured, inactive or suspended, never, starters or not',
    squad: [
      ...complete,
      '4 Portero, starter, injured',
      '6 Defensa, starter, inactive',
      '7 Delantero, starter, suspended',
    ],
    lineup: '1 2 3 5 8 9',
  },
  { when: 'there is nobody', squad: [], lineup: '- - - - - -' },
  {
    when: 'the formation defends, three do',
    formation: '1-3-1-1',
    squad: [...complete, '4 Defensa'],
    lineup: '1 2 3 4 5 9',
  },
  {
    when: 'the formation attacks, two do',
    formation: '1-2-1-2',
    squad: [...complete, '11 Delantero'],
    lineup: '1 2 3 5 9 11',
  },
])('when $when: $lineup', ({ formation = '1-2-2-1', squad, lineup }) => {
  const assigned = assignPlayers(called(formation), squad.map(aPlayer));
  const byPlace = new Map(assigned.map(({ positionId, playerId }) => [positionId, 200 - playerId]));
  expect([1, 2, 3, 4, 5, 6].map((id) => byPlace.get(id) ?? '-').join(' ')).toBe(lineup);
  expect(assigned.map(({ positionId }) => positionId)).toEqual([...byPlace.keys()].sort());
});

test('for a match, whoever misses that very match stays out, and only he', () => {
  const players = [...complete, '10 Delantero, suspended'].map(aPlayer);
  const missing = ({ jerseyNumber }: Candidate) => jerseyNumber === 9;
  const assigned = assignPlayers(called('1-2-2-1'), players, missing);
  expect(assigned.at(-1)).toEqual({ positionId: 6, playerId: 190 });
});

test.each([
  ['9 Delantero', null],
  ['9 Delantero, suspended', 'suspended'],
  ['9 Delantero, injured', 'injured'],
  ['9 Delantero, injured, suspended', 'injured'],
  ['9 Delantero, inactive', 'inactive'],
])('%s cannot play because: %s', (told, absence) => {
  expect(unavailability(aPlayer(told))).toBe(absence);
});
