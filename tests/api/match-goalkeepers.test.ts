/** Who kept goal: decided when the match is completed, stored with it, corrected by an administrator. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import { call, problemOf, startApi } from '#tests/support/api.ts';
import { lineUp } from '#tests/support/cards.ts';
import {
  createTeams,
  createTournament,
  edit,
  expectOk,
  readMatch,
  record,
  schedule,
  scheduleMatch,
} from '#tests/support/given.ts';
import { aPlayer, editPlayer } from '#tests/support/players.ts';

beforeAll(startApi);

const starting = { position: 'Portero', isStarter: true } as const;
const keepersOf = ({ homeGoalkeeperId, awayGoalkeeperId }: Match) => [homeGoalkeeperId, awayGoalkeeperId];

/** A match to come between Ombú, with two starting Porteros (12 and 1) and a Defensa, and Ceibo, with one. */
async function aMatchWithKeepers() {
  const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
  const twelve = await aPlayer(ombu, { ...starting, jerseyNumber: 10 });
  const one = await aPlayer(ombu, { ...starting, jerseyNumber: 1 });
  const back = await aPlayer(ombu, { position: 'Defensa', isStarter: true, jerseyNumber: 4 });
  const other = await aPlayer(ceibo, { ...starting, jerseyNumber: 1 });
  const cup = await createTournament();
  return { cup, ombu, ceibo, twelve, one, back, other, match: await scheduleMatch(cup, ombu, ceibo) };
}

describe('when the match is completed', () => {
  test('by its score: the starting Portero with the lowest number of each side', async () => {
    const { match, one, other } = await aMatchWithKeepers();
    expect(keepersOf(match)).toEqual([0, 0]);
    expect(keepersOf(expectOk(await record(match, '2-1')))).toEqual([one.id, other.id]);
    expect(keepersOf(await readMatch(match))).toEqual([one.id, other.id]);
  });

  test('by its lineup before anything else, once he is still of the team', async () => {
    const { cup, ombu, ceibo, match, one, back, other } = await aMatchWithKeepers();
    expectOk(await lineUp(match, [back, one]));
    expect(keepersOf(expectOk(await record(match, '2-1')))).toEqual([back.id, other.id]);
    const second = await scheduleMatch(cup, ceibo, ombu);
    expectOk(await lineUp(second, [back]));
    expectOk(await editPlayer(back, { teamId: ceibo.id, jerseyNumber: 44 }));
    expect(keepersOf(expectOk(await record(second, '0-0')))).toEqual([other.id, one.id]);
  });

  test('by an edit, or when it is created completed', async () => {
    const { cup, ombu, ceibo, match, one, other } = await aMatchWithKeepers();
    const ended = { status: 'completed', homeScore: 1, awayScore: 0 } as const;
    expect(keepersOf(expectOk(await edit(match, ended)))).toEqual([one.id, other.id]);
    expect(keepersOf(expectOk(await schedule(cup, ceibo, ombu, ended)))).toEqual([other.id, one.id]);
  });

  test('by an edit that sends back everything that was read: nobody yet is not somebody’s choice', async () => {
    const { match, one, other } = await aMatchWithKeepers();
    const body = { ...(await readMatch(match)), status: 'completed' as const, homeScore: 1, awayScore: 0 };
    const answer = await call('PUT /matches/{id}', { as: 'admin', params: { id: match.id }, body });
    expect(keepersOf(expectOk(answer))).toEqual([one.id, other.id]);
  });

  test('nobody where the squad has no goalkeeper; found when the score is saved again', async () => {
    const [tala, sauce] = await createTeams('Tala', 'Sauce');
    const match = await scheduleMatch(await createTournament(), tala, sauce);
    expect(keepersOf(expectOk(await record(match, '1-1')))).toEqual([0, 0]);
    const late = await aPlayer(sauce, starting);
    expect(keepersOf(expectOk(await record(match, '1-1')))).toEqual([0, late.id]);
  });
});

describe('stays', () => {
  test('when the score is corrected, whoever starts by then, and wherever he went', async () => {
    const { match, one, other, ceibo } = await aMatchWithKeepers();
    expectOk(await record(match, '2-1'));
    expectOk(await editPlayer(one, { teamId: ceibo.id, jerseyNumber: 33, isStarter: false }));
    expect(keepersOf(expectOk(await record(match, '2-2')))).toEqual([one.id, other.id]);
    expect(keepersOf(expectOk(await edit(await readMatch(match), { location: 'Otra' })))).toEqual([one.id, other.id]);
  });

  test('a reopened, cancelled or awarded match has no goalkeeper', async () => {
    const { match, one, other } = await aMatchWithKeepers();
    expectOk(await record(match, '2-1'));
    expect(keepersOf(expectOk(await record(match, '0-3', { walkover: 'home' })))).toEqual([0, 0]);
    expect(keepersOf(expectOk(await record(match, '2-1', { walkover: null })))).toEqual([one.id, other.id]);
    for (const status of ['in_progress', 'scheduled', 'cancelled'] as const) {
      expectOk(await record(match, '2-1'));
      expect(keepersOf(expectOk(await edit(await readMatch(match), { status })))).toEqual([0, 0]);
    }
  });
});

describe('an administrator corrects it', () => {
  test('to another player of the side, or to nobody, and the correction stays', async () => {
    const { match, back, twelve, other } = await aMatchWithKeepers();
    const ended = expectOk(await record(match, '2-1'));
    expect(keepersOf(expectOk(await edit(ended, { homeGoalkeeperId: back.id })))).toEqual([back.id, other.id]);
    expect(keepersOf(expectOk(await record(match, '3-1')))).toEqual([back.id, other.id]);
    expect(keepersOf(expectOk(await edit(ended, { homeGoalkeeperId: twelve.id, awayGoalkeeperId: 0 })))).toEqual([
      twelve.id,
      0,
    ]);
    const seen = await readMatch(match);
    const body = { ...seen, location: 'Otra' };
    expect(
      keepersOf(expectOk(await call('PUT /matches/{id}', { as: 'admin', params: { id: match.id }, body }))),
    ).toEqual([twelve.id, 0]);
  });

  test('with the write that completes the match', async () => {
    const { match, twelve, other } = await aMatchWithKeepers();
    const changes = { status: 'completed', homeScore: 0, awayScore: 0, homeGoalkeeperId: twelve.id } as const;
    expect(keepersOf(expectOk(await edit(match, changes)))).toEqual([twelve.id, other.id]);
  });

  test.each<[string, (world: { other: Player; one: Player }) => object, string]>([
    ['a player of the other side', ({ other }) => ({ homeGoalkeeperId: other.id }), 'homeGoalkeeperId'],
    ['one who does not exist', () => ({ awayGoalkeeperId: 987654 }), 'awayGoalkeeperId'],
  ])('but not to %s: 400', async (_, changes, field) => {
    const world = await aMatchWithKeepers();
    const ended = expectOk(await record(world.match, '2-1'));
    const answer = await edit(ended, changes(world));
    expect({ status: answer.status, errors: problemOf(answer).errors }).toEqual({
      status: 400,
      errors: [{ path: field, message: 'Ese jugador no es del equipo' }],
    });
    expect(keepersOf(await readMatch(ended))).toEqual(keepersOf(ended));
  });

  test('a named goalkeeper is ignored while the match has no result', async () => {
    const { match, one } = await aMatchWithKeepers();
    expect(keepersOf(expectOk(await edit(match, { homeGoalkeeperId: one.id })))).toEqual([0, 0]);
    const walkover = { status: 'completed', walkover: 'away', homeGoalkeeperId: one.id } as const;
    expect(keepersOf(expectOk(await edit(match, walkover)))).toEqual([0, 0]);
  });
});
