/** Rankings show the current names of players, also for goals and cards in former teams. */
import { beforeAll, expect, test } from 'vitest';
import type { Player } from '#shared/domain/schemas/player.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { call, startApi } from '#tests/support/api.ts';
import { createTeams, createTournament, expectOk, playMatch } from '#tests/support/api-fixtures.ts';
import { createMatchEvent } from '#tests/support/match-events.ts';
import { createPlayer, editPlayer } from '#tests/support/players.ts';
import { deliverRecordsToPublisher, publishChanges, readNewStreamRecords } from '#tests/support/stream.ts';

interface WithId {
  readonly id: number;
}

async function readNamesInRankings({ id }: WithId) {
  const { body } = await call('GET /statistics/all', { query: { tournamentId: String(id) } });
  return {
    scorers: body.topScorers.map(({ playerName }) => playerName),
    cards: body.fairPlay.flatMap(({ players }) => players.map(({ playerName }) => playerName)),
  };
}

/** Counts the publications of documents that a list of table changes asks for. */
const countPublications = (changes: Awaited<ReturnType<typeof readNewStreamRecords>>) =>
  changes.filter(({ dynamodb }) => /^WAKE#(\d+|ALL)$/.test(dynamodb?.Keys?.pk?.S ?? '')).length;

let ombu: Team;
let cups: readonly [Tournament, Tournament, Tournament];
let scorer: Player;
let keeper: Player;

/** A player with a goal in the first tournament and a red card in the second; a goalkeeper of the third is now in a team that plays nowhere. */
beforeAll(async () => {
  await startApi();
  const teams = await createTeams('Ombú', 'Ceibo', 'Tala', 'Sauce', 'Molle');
  const [, ceibo, tala, sauce, molle] = teams;
  [ombu] = teams;
  cups = [await createTournament(), await createTournament(), await createTournament()];
  scorer = await createPlayer(ombu, { firstName: 'Juan', lastName: 'Gomes' });
  await createMatchEvent(await playMatch(cups[0], ombu, '1-0', ceibo), scorer, 'goal');
  await createMatchEvent(await playMatch(cups[1], ombu, '1-0', ceibo), scorer, 'redcard');
  const form = { firstName: 'Ana', lastName: 'Ruis', position: 'Portero', isStarter: true } as const;
  const first = await createPlayer(tala, form);
  await playMatch(cups[2], tala, '1-0', sauce);
  keeper = expectOk(await editPlayer(first, { teamId: molle.id }));
  await publishChanges();
});

test('a new player and a changed shirt number publish no documents', async () => {
  await readNewStreamRecords();
  expectOk(await editPlayer(await createPlayer(ombu), { jerseyNumber: 9, position: 'Defensa' }));
  expect(await deliverRecordsToPublisher(await readNewStreamRecords())).toEqual([]);
  expect(countPublications(await readNewStreamRecords())).toBe(0);
});

test('a corrected name shows in the rankings of every tournament, in the overall ranking and in the summary, a goalkeeper’s with the team of the match', async () => {
  expect(await readNamesInRankings(cups[0])).toMatchObject({ scorers: ['Juan Gomes'] });
  expectOk(await editPlayer(scorer, { lastName: 'Gómez' }));
  expectOk(await editPlayer(keeper, { lastName: 'Ruiz' }));
  await publishChanges();
  expect({ first: await readNamesInRankings(cups[0]), second: await readNamesInRankings(cups[1]) }).toMatchObject({
    first: { scorers: ['Juan Gómez'] },
    second: { cards: ['Juan Gómez'] },
  });
  expect((await call('GET /statistics/top-scorers')).body.map(({ playerName }) => playerName)).toContain('Juan Gómez');
  const { body } = await call('GET /tournaments/{id}/summary', { params: { id: cups[0].id } });
  expect(body.stats.topScorer).toBe('Juan Gómez');
  const { goalkeepers } = expectOk(await call('GET /statistics/all', { query: { tournamentId: String(cups[2].id) } }));
  expect(goalkeepers).toMatchObject([{ playerName: 'Ana Ruiz', teamName: 'Tala' }]);
});
