/** A lineup with a suspended player is refused in the match to miss, by the cards that are stored at that moment. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import { call, problemOf, startApi, statusAndDetail, teamIdOf } from '#tests/support/api.ts';
import { editMatch, expectOk, saveScore } from '#tests/support/api-fixtures.ts';
import { raceRoundNumbers, raceTimeoutMs } from '#tests/support/full.ts';
import {
  createMatchEvent,
  editMatchEvent,
  postMatchEvent,
  readLineupPlayerIds,
  saveLineup,
} from '#tests/support/match-events.ts';
import { createPlayer } from '#tests/support/players.ts';
import { runRace } from '#tests/support/races.ts';
import { createSeason } from '#tests/support/season.ts';

/** Created before any other season, because the user `dt` coaches the first team that a test file creates. */
let seasonOfCoachedTeam: Awaited<ReturnType<typeof createSeason>>;
beforeAll(async () => {
  await startApi();
  seasonOfCoachedTeam = await createSeason({ rules: { suspensions: { red: 2 } } });
});

const lineUpAndListHttpStatuses = async (matches: readonly Match[], player: Player) => {
  const answers: number[] = [];
  for (const match of matches) answers.push((await saveLineup(match, [player])).status);
  return answers;
};

test('a player who was sent off is refused in the next match, with the reason, and in no other', async () => {
  const { home, perez, fechas } = await createSeason();
  const [first, second, third] = fechas;
  await createMatchEvent(first, perez, 'redcard');
  const refused = await saveLineup(second, [perez]);
  expect(refused.status).toBe(409);
  expect(problemOf(refused)).toMatchObject({
    code: 'conflict',
    detail: 'Juan Pérez está suspendido: roja en Fecha 1.',
    errors: [{ path: 'positions.0.playerId', message: 'Juan Pérez está suspendido: roja en Fecha 1' }],
  });
  expect(await readLineupPlayerIds(second, home)).toEqual([]);
  expect(await lineUpAndListHttpStatuses([first, third], perez)).toEqual([200, 200]);
});

test('a refused lineup names every suspended player', async () => {
  const { home, perez, fechas } = await createSeason();
  const [gomez, ruiz] = [await createPlayer(home, { firstName: 'Luis', lastName: 'Gómez' }), await createPlayer(home)];
  await createMatchEvent(fechas[0], perez, 'redcard');
  await createMatchEvent(fechas[0], gomez, 'yellowcard', 3);
  await createMatchEvent(fechas[0], gomez, 'yellowcard', 4);
  const refused = await saveLineup(fechas[1], [ruiz, perez, gomez]);
  expect(statusAndDetail(refused)).toEqual({
    status: 409,
    detail: 'Juan Pérez está suspendido: roja en Fecha 1; Luis Gómez está suspendido: doble amarilla en Fecha 1.',
  });
  expect(problemOf(refused).errors.map(({ path }) => path)).toEqual(['positions.1.playerId', 'positions.2.playerId']);
  expect((await saveLineup(fechas[1], [ruiz])).status).toBe(200);
});

test('a coach who lines up a suspended player is refused', async () => {
  const { home, perez, fechas } = seasonOfCoachedTeam;
  expect(home.id).toBe(teamIdOf.dt);
  await createMatchEvent(fechas[0], perez, 'redcard');
  const next = expectOk(await editMatch(fechas[1], { matchDate: '2090-01-01' }));
  const refused = await saveLineup(next, [perez], 'dt');
  expect(statusAndDetail(refused)).toEqual({ status: 409, detail: 'Juan Pérez está suspendido: roja en Fecha 1.' });
  expect((await saveLineup(next, [await createPlayer(home)], 'dt')).status).toBe(200);
});

test("a team's default lineup accepts a suspended player", async () => {
  const { home, perez, fechas } = await createSeason();
  await createMatchEvent(fechas[0], perez, 'redcard');
  const body = { formation: '1-2-2-1' as const, positions: [{ positionId: 1, playerId: perez.id }] };
  expect((await call('PUT /teams/{id}/lineup', { as: 'admin', params: { id: home.id }, body })).status).toBe(200);
});

test('a player who missed a match by suspension is refused in its lineup afterwards too', async () => {
  const { perez, fechas } = await createSeason();
  await createMatchEvent(fechas[0], perez, 'redcard');
  expectOk(await saveScore(fechas[1], '1-1'));
  expect(await lineUpAndListHttpStatuses(fechas, perez)).toEqual([200, 409, 200]);
});

test('a lineup saved before the card stays, but is not saved again with the suspended player', async () => {
  const { home, perez, fechas } = await createSeason();
  expectOk(await saveLineup(fechas[1], [perez]));
  await createMatchEvent(fechas[0], perez, 'redcard');
  expect(await readLineupPlayerIds(fechas[1], home)).toEqual([perez.id]);
  expect((await saveLineup(fechas[1], [perez])).status).toBe(409);
});

describe('the suspension changes at once when', () => {
  test('the card is corrected to yellow, and back to red', async () => {
    const { perez, fechas } = await createSeason();
    const card = await createMatchEvent(fechas[0], perez, 'redcard');
    expect(await lineUpAndListHttpStatuses(fechas, perez)).toEqual([200, 409, 200]);
    const corrected = expectOk(await editMatchEvent(card, 'yellowcard'));
    expect(await lineUpAndListHttpStatuses(fechas, perez)).toEqual([200, 200, 200]);
    expectOk(await editMatchEvent(corrected, 'redcard'));
    expect(await lineUpAndListHttpStatuses(fechas, perez)).toEqual([200, 409, 200]);
  });
});

test.each(raceRoundNumbers)(
  'a red card and a lineup saved at once: every later lineup is refused (round %d)',
  { timeout: raceTimeoutMs },
  async (round) => {
    const { home, perez, fechas } = await createSeason();
    const [card, lineup] = await runRace(
      round,
      () => postMatchEvent(fechas[0], perez, 'redcard'),
      () => saveLineup(fechas[1], [perez]),
    );
    expect(card.status).toBe(201);
    expect(lineup.status).toBeOneOf([200, 409]);
    expect(await readLineupPlayerIds(fechas[1], home)).toEqual(lineup.status === 200 ? [perez.id] : []);
    expect((await saveLineup(fechas[1], [perez])).status).toBe(409);
  },
);
