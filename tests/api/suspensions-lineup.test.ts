/** A lineup with a suspended player is refused in the match to miss, by the cards that are stored at that moment. */
import { beforeAll, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Player } from '#shared/domain/schemas/player.ts';
import { call, problemOf, startApi, statusAndDetail, teamIdOf } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  expectOk,
  playMatch,
} from '#tests/support/api-fixtures.ts';
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

/** Two matches to come after one that was played, in which Juan Pérez was sent off. */
let season: Awaited<ReturnType<typeof createSeasonToCome>>;

beforeAll(async () => {
  await startApi();
  season = await createSeasonToCome();
});

/** The user `dt` coaches the first team that a test file creates, until its matches begin. */
async function createSeasonToCome() {
  const [home, away] = await createTeams('Ombú', 'Ceibo');
  const cup = await createTournament();
  const perez = await createPlayer(home, { firstName: 'Juan', lastName: 'Pérez' });
  const first = await playMatch(cup, home, '1-0', away, { round: 'Fecha 1' });
  const second = await createScheduledMatch(cup, away, home, { matchDate: '2090-01-01', round: 'Fecha 2' });
  const third = await createScheduledMatch(cup, home, away, { matchDate: '2090-01-08', round: 'Fecha 3' });
  await createMatchEvent(first, perez, 'redcard');
  return { home, away, perez, first, second, third };
}

const statusOfLineup = async (match: Match, player: Player) => (await saveLineup(match, [player])).status;

test('a player who was sent off is refused in the next match, with the reason, and in no other', async () => {
  const { home, perez, first, second, third } = season;
  const before = await readLineupPlayerIds(second, home);
  const refused = await saveLineup(second, [perez]);
  expect(refused.status).toBe(409);
  expect(problemOf(refused)).toMatchObject({
    code: 'conflict',
    detail: 'Juan Pérez está suspendido: roja en Fecha 1.',
    errors: [{ path: 'positions.0.playerId', message: 'Juan Pérez está suspendido: roja en Fecha 1' }],
  });
  expect(before).not.toContain(perez.id);
  expect(await readLineupPlayerIds(second, home)).toEqual(before);
  expect([await statusOfLineup(first, perez), await statusOfLineup(third, perez)]).toEqual([200, 200]);
});

test('a refused lineup names every suspended player', async () => {
  const { home, perez, first, second } = season;
  const [gomez, ruiz] = [await createPlayer(home, { firstName: 'Luis', lastName: 'Gómez' }), await createPlayer(home)];
  await createMatchEvent(first, gomez, 'yellowcard', 3);
  await createMatchEvent(first, gomez, 'yellowcard', 4);
  const refused = await saveLineup(second, [ruiz, perez, gomez]);
  expect(statusAndDetail(refused)).toEqual({
    status: 409,
    detail: 'Juan Pérez está suspendido: roja en Fecha 1; Luis Gómez está suspendido: doble amarilla en Fecha 1.',
  });
  expect(problemOf(refused).errors.map(({ path }) => path)).toEqual(['positions.1.playerId', 'positions.2.playerId']);
  expect(await statusOfLineup(second, ruiz)).toBe(200);
});

test('a coach who lines up a suspended player is refused', async () => {
  const { home, perez, second } = season;
  expect(home.id).toBe(teamIdOf.dt);
  const refused = await saveLineup(second, [perez], 'dt');
  expect(statusAndDetail(refused)).toEqual({ status: 409, detail: 'Juan Pérez está suspendido: roja en Fecha 1.' });
  expect((await saveLineup(second, [await createPlayer(home)], 'dt')).status).toBe(200);
});

test("a team's default lineup accepts a suspended player", async () => {
  const { home, perez } = season;
  const body = { formation: '1-2-2-1' as const, positions: [{ positionId: 1, playerId: perez.id }] };
  expect((await call('PUT /teams/{id}/lineup', { as: 'admin', params: { id: home.id }, body })).status).toBe(200);
});

test('a player who missed a match by suspension is refused in its lineup afterwards too, and not in the next one', async () => {
  const { home, away } = season;
  const cup = await createTournament();
  const player = await createPlayer(away);
  const first = await playMatch(cup, home, '1-0', away);
  const second = await playMatch(cup, home, '1-1', away);
  const third = await createScheduledMatch(cup, home, away);
  await createMatchEvent(first, player, 'redcard');
  expect([await statusOfLineup(second, player), await statusOfLineup(third, player)]).toEqual([409, 200]);
});

test('a lineup saved before the card stays, but is not saved again with the suspended player', async () => {
  const { home, first, second } = season;
  const player = await createPlayer(home);
  expectOk(await saveLineup(second, [player]));
  await createMatchEvent(first, player, 'redcard');
  expect(await readLineupPlayerIds(second, home)).toEqual([player.id]);
  expect(await statusOfLineup(second, player)).toBe(409);
});

test('the suspension changes at once when the card is corrected to yellow, and back to red', async () => {
  const { home, first, second } = season;
  const player = await createPlayer(home);
  const card = await createMatchEvent(first, player, 'redcard');
  expect(await statusOfLineup(second, player)).toBe(409);
  const corrected = expectOk(await editMatchEvent(card, 'yellowcard'));
  expect(await statusOfLineup(second, player)).toBe(200);
  expectOk(await editMatchEvent(corrected, 'redcard'));
  expect(await statusOfLineup(second, player)).toBe(409);
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
