/** The goalkeepers of a match: chosen when it is completed, stored with it, corrected by an administrator. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import { call, problemOf, startApi } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  editMatch,
  expectOk,
  readMatch,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { saveLineup } from '#tests/support/match-events.ts';
import { createPlayer, editPlayer } from '#tests/support/players.ts';

beforeAll(startApi);

const startingPorteroFields = { position: 'Portero', isStarter: true } as const;
const bothGoalkeeperIdsOfMatch = ({ homeGoalkeeperId, awayGoalkeeperId }: Match) => [
  homeGoalkeeperId,
  awayGoalkeeperId,
];

/** A scheduled match of Ombú, with two starting Porteros (numbers 10 and 1) and a Defensa, against Ceibo, with one. */
async function createMatchWithGoalkeepers() {
  const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
  const ten = await createPlayer(ombu, { ...startingPorteroFields, jerseyNumber: 10 });
  const one = await createPlayer(ombu, { ...startingPorteroFields, jerseyNumber: 1 });
  const back = await createPlayer(ombu, { position: 'Defensa', isStarter: true, jerseyNumber: 4 });
  const other = await createPlayer(ceibo, { ...startingPorteroFields, jerseyNumber: 1 });
  const cup = await createTournament();
  return { cup, ombu, ceibo, ten, one, back, other, match: await createScheduledMatch(cup, ombu, ceibo) };
}

describe('the goalkeeper of a completed match', () => {
  test('is the starting Portero with the lowest number of each team, and stays when the score is corrected, even after leaving the team', async () => {
    const { match, one, other, ceibo } = await createMatchWithGoalkeepers();
    expect(bothGoalkeeperIdsOfMatch(match)).toEqual([0, 0]);
    expect(bothGoalkeeperIdsOfMatch(expectOk(await saveScore(match, '2-1')))).toEqual([one.id, other.id]);
    expect(bothGoalkeeperIdsOfMatch(await readMatch(match))).toEqual([one.id, other.id]);
    expectOk(await editPlayer(one, { teamId: ceibo.id, jerseyNumber: 33, isStarter: false }));
    expect(bothGoalkeeperIdsOfMatch(expectOk(await saveScore(match, '2-2')))).toEqual([one.id, other.id]);
    expect(bothGoalkeeperIdsOfMatch(expectOk(await editMatch(await readMatch(match), { location: 'Otra' })))).toEqual([
      one.id,
      other.id,
    ]);
  });

  test('is first of all the goalkeeper of the lineup, if that player is still in the team', async () => {
    const { cup, ombu, ceibo, match, one, back, other } = await createMatchWithGoalkeepers();
    expectOk(await saveLineup(match, [back, one]));
    expect(bothGoalkeeperIdsOfMatch(expectOk(await saveScore(match, '2-1')))).toEqual([back.id, other.id]);
    const second = await createScheduledMatch(cup, ceibo, ombu);
    expectOk(await saveLineup(second, [back]));
    expectOk(await editPlayer(back, { teamId: ceibo.id, jerseyNumber: 44 }));
    expect(bothGoalkeeperIdsOfMatch(expectOk(await saveScore(second, '0-0')))).toEqual([other.id, one.id]);
  });
});

describe('an administrator', () => {
  test('changes a goalkeeper to another player of the team or to nobody, and the change stays', async () => {
    const { match, back, ten, other } = await createMatchWithGoalkeepers();
    const ended = expectOk(await saveScore(match, '2-1'));
    expect(bothGoalkeeperIdsOfMatch(expectOk(await editMatch(ended, { homeGoalkeeperId: back.id })))).toEqual([
      back.id,
      other.id,
    ]);
    expect(bothGoalkeeperIdsOfMatch(expectOk(await saveScore(match, '3-1')))).toEqual([back.id, other.id]);
    expect(
      bothGoalkeeperIdsOfMatch(expectOk(await editMatch(ended, { homeGoalkeeperId: ten.id, awayGoalkeeperId: 0 }))),
    ).toEqual([ten.id, 0]);
    const seen = await readMatch(match);
    const body = { ...seen, location: 'Otra' };
    expect(
      bothGoalkeeperIdsOfMatch(
        expectOk(await call('PUT /matches/{id}', { as: 'admin', params: { id: match.id }, body })),
      ),
    ).toEqual([ten.id, 0]);
  });

  test('names neither a player of the other team nor one who does not exist', async () => {
    const { match, other } = await createMatchWithGoalkeepers();
    const ended = expectOk(await saveScore(match, '2-1'));
    for (const changes of [{ homeGoalkeeperId: other.id }, { awayGoalkeeperId: 987654 }]) {
      const answer = await editMatch(ended, changes);
      expect({ status: answer.status, errors: problemOf(answer).errors }).toEqual({
        status: 400,
        errors: [{ path: Object.keys(changes)[0], message: 'Ese jugador no es del equipo' }],
      });
    }
    expect(bothGoalkeeperIdsOfMatch(await readMatch(ended))).toEqual(bothGoalkeeperIdsOfMatch(ended));
  });
});
