/** Players who are not on their team's list: a sheet adds them, they play at once, and may turn out to be somebody of the list. */
import { describe, expect, test } from 'vitest';
import { limits } from '#shared/domain/limits.ts';
import { newPlayerId, withPlayerReplaced } from '#shared/domain/sheet/new-players.ts';
import { recordForStatus } from '#shared/domain/sheet/reopened.ts';
import type { SheetContext, SheetWithMatch } from '#shared/domain/sheet/state.ts';
import {
  confirmation,
  context,
  end,
  event,
  eventsOf,
  newPlayer,
  norte,
  play,
  presence,
  scheduledMatch,
  shirt,
  start,
  sur,
} from './sheet-notation.ts';

const operationId = '6f3c2a10-7d1e-4b53-9a0c-00000000002a';
const onPhone = newPlayerId(operationId);
const added = newPlayer(operationId, norte, 10);

/** What a phone knows that added him, and what the server knows once it has stored him as 99. */
const withPlayer = (id: number): SheetContext => ({
  ...context,
  squads: {
    ...context.squads,
    home: [...context.squads.home, { id, firstName: 'Bruno', lastName: 'Sosa', suspension: '', awaitsApproval: true }],
  },
});
const stored: SheetWithMatch = { ...scheduledMatch, newPlayers: { [operationId]: { teamId: norte, playerId: 99 } } };

const goalOf = (playerId: number, id = 'g1') => event(id, playerId, 70, { teamId: norte });

describe('a player whom a phone adds', () => {
  test('has a negative id made of the operation, which no stored player and no other operation has', () => {
    expect(onPhone).toBe(-43);
    expect(newPlayerId('6f3c2a10-7d1e-4b53-9a0c-ffffffffffff')).toBe(-(2 ** 48));
  });

  test('scores and wears another number before the server knows him', () => {
    const { state, score } = play([start, added, goalOf(onPhone), shirt(onPhone, 24, 80)], undefined, {
      ...withPlayer(onPhone),
    });
    // The notation takes the team from the first digit, which a new player's id does not have.
    expect({ score, events: eventsOf(state) }).toEqual({ score: '1-0', events: ["-43 goal 2'"] });
  });

  test('plays under protest, whether or not the list of those present says so', () => {
    expect(play([added]).state.underProtest?.home).toEqual([onPhone]);
    const { state, last } = play([added, presence(norte, [11, onPhone], 20)], undefined, withPlayer(onPhone));
    expect(last?.outcome).toBe('applied');
    expect(state.presence.home?.value).toEqual([11, onPhone]);
    expect(state.underProtest?.home).toEqual([onPhone]);
    const { state: without } = play([presence(norte, [11], 30)], state, withPlayer(onPhone));
    expect(without.underProtest?.home).toEqual([]);
  });

  test('is meant by the same number once the server has stored him, also beside his id', () => {
    const { state } = play(
      [goalOf(onPhone), goalOf(99, 'g2'), presence(norte, [99, 11, onPhone], 20)],
      stored,
      withPlayer(99),
    );
    expect(eventsOf(state)).toEqual(["99 goal 2'", "99 goal 2'"]);
    expect(state.presence.home?.value).toEqual([99, 11]);
  });

  test('is nobody before the operation that adds him', () => {
    expect(play([goalOf(onPhone)]).last).toEqual({
      outcome: 'refused',
      message: 'Ese jugador no es del equipo: corregí quién fue.',
    });
  });

  test('is added once, however often the operation comes', () => {
    const { state, last } = play([added], stored, withPlayer(99));
    expect(last?.outcome).toBe('applied');
    expect(state.newPlayers).toEqual(stored.newPlayers);
  });

  test('stays on the sheet of a match that is opened again', () => {
    expect(recordForStatus(stored, 'in_progress').newPlayers).toEqual(stored.newPlayers);
    expect(recordForStatus(stored, 'scheduled').newPlayers).toEqual(stored.newPlayers);
  });
});

const several = (count: number, teamId: number) =>
  Array.from({ length: count }, (_, at) => newPlayer(`${teamId}-00000000000${at}`, teamId, at));

test('a team gets a few new players, and the next is refused; the rival has room of its own', () => {
  const full = play(several(limits.newPlayersOfSide + 1, norte));
  expect(full.results.map(({ outcome }) => outcome)).toEqual([
    'applied',
    'applied',
    'applied',
    'applied',
    'applied',
    'refused',
  ]);
  expect(full.last?.message).toBe('La planilla ya sumó 5 jugadores a ese equipo: avisale a un administrador.');
  expect(play(several(1, sur), full.state).last?.outcome).toBe('applied');
});

test('a team that does not play gets none, and after both sides have confirmed he waits for an administrator', () => {
  expect(play([newPlayer(operationId, 3, 0)]).last?.message).toBe('Ese equipo no juega este partido.');
  const closed = [start, end(900), confirmation('home', 910), confirmation('away', 920)];
  expect(play([...closed, newPlayer(operationId, norte, 930)]).last?.outcome).toBe('unapplied');
});

describe('a new player who is somebody of the list', () => {
  const { state } = play([goalOf(99), presence(norte, [11, 99], 20)], stored, withPlayer(99));
  const replaced = (parts: Partial<Parameters<typeof withPlayerReplaced>[1]> = {}) =>
    withPlayerReplaced(state, { from: 99, into: 12, jerseyNumber: 23, isBarred: false, ...parts });

  test('gives him goals, presence and the number of that day, and the match is no longer under protest', () => {
    const after = replaced();
    expect(eventsOf(after)).toEqual(["12 goal 2'"]);
    expect(after.presence.home?.value).toEqual([11, 12]);
    expect(after.underProtest?.home).toEqual([]);
    expect(after.shirts?.[12]?.value).toBe(23);
    expect(after.newPlayers?.[operationId]).toEqual({ teamId: norte, playerId: 12 });
  });

  test('leaves the match under protest when he may not play it', () => {
    expect(replaced({ isBarred: true }).underProtest?.home).toEqual([12]);
  });

  test('is present once when both were marked', () => {
    const both = play([presence(norte, [12, 99], 30)], state, withPlayer(99)).state;
    const after = withPlayerReplaced(both, { from: 99, into: 12, jerseyNumber: null, isBarred: false });
    expect(after.presence.home?.value).toEqual([12]);
    expect(after.shirts).toEqual({});
  });

  test('is meant by what a phone sends late under his first number', () => {
    expect(eventsOf(play([goalOf(onPhone, 'late')], replaced()).state)).toEqual(["12 goal 2'", "12 goal 2'"]);
  });
});
