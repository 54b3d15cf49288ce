/** The published table while matches are in play. */
import { beforeAll, expect, test } from 'vitest';
import { call, startApi } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeams,
  createTournament,
  editMatch,
  expectOk,
  playMatch,
  readMatch,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { createMatchEvent } from '#tests/support/match-events.ts';
import { createPlayer } from '#tests/support/players.ts';
import { publishChanges } from '#tests/support/stream.ts';

beforeAll(startApi);

interface WithId {
  readonly id: number;
}

async function publishAndReadTable({ id }: WithId) {
  await publishChanges();
  return expectOk(await call('GET /standings/formatted/tournament/{id}', { params: { id } }));
}

const listTeamsInPlay = async (tournament: WithId) =>
  (await publishAndReadTable(tournament)).filter((row) => row.playing).map(({ teamName }) => teamName);

test('goals of a match in play count in its score but not in the table, which marks both teams', async () => {
  const [ombu, ceibo, tala] = await createTeams('Ombú', 'Ceibo', 'Tala');
  const cup = await createTournament();
  await playMatch(cup, ceibo, '1-0', tala);
  const match = await createScheduledMatch(cup, ombu, tala);
  expect(await listTeamsInPlay(cup)).toEqual([]);

  expectOk(await editMatch(match, { status: 'in_progress' }));
  const scorer = await createPlayer(ombu);
  for (const type of ['goal', 'goal', 'owngoal'] as const) await createMatchEvent(match, scorer, type);
  expect(await readMatch(match)).toMatchObject({ homeScore: 2, awayScore: 1, isCompleted: false });
  const { body } = await call('GET /matches/formatted/{id}', { params: { id: match.id } });
  expect(body.scoreDisplay).toBe('2 - 1');
  const table = await publishAndReadTable(cup);
  expect(table.map((row) => [row.teamName, row.pointsFormatted, row.played, row.playing])).toEqual([
    ['Ceibo', '3', 1, false],
    ['Ombú', '0', 0, true],
    ['Tala', '0', 1, true],
  ]);

  expectOk(await saveScore(match, '2-1'));
  expect((await publishAndReadTable(cup)).map((row) => [row.teamName, row.pointsFormatted, row.playing])).toEqual([
    ['Ombú', '3', false],
    ['Ceibo', '3', false],
    ['Tala', '0', false],
  ]);
});
