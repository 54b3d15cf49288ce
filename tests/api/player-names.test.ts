/** Rankings show the current names of players, also for goals and cards in former teams. */
import { beforeAll, expect, test } from 'vitest';
import { call, startApi } from '#tests/support/api.ts';
import { createTeams, createTournament, playMatch } from '#tests/support/api-fixtures.ts';
import { createMatchEvent } from '#tests/support/match-events.ts';
import { createPlayer, editPlayer } from '#tests/support/players.ts';
import { deliverRecordsToPublisher, publishChanges, readNewStreamRecords } from '#tests/support/stream.ts';

beforeAll(startApi);

interface WithId {
  readonly id: number;
}

async function readNamesInRankings({ id }: WithId) {
  const { body } = await call('GET /statistics/all', { query: { tournamentId: String(id) } });
  return {
    scorers: body.topScorers.map(({ playerName }) => playerName),
    cards: body.fairPlay.flatMap(({ players }) => players.map(({ playerName }) => playerName)),
    keepers: body.goalkeepers.map(({ playerName }) => playerName),
  };
}

/** Counts the publications of documents that a list of table changes asks for. */
const countPublications = (changes: Awaited<ReturnType<typeof readNewStreamRecords>>) =>
  changes.filter(({ dynamodb }) => /^WAKE#(\d+|ALL)$/.test(dynamodb?.Keys?.pk?.S ?? '')).length;

test('a corrected name shows in the rankings of every tournament, in the overall ranking and in the summary', async () => {
  const [ombu, ceibo] = await createTeams('Ombú', 'Ceibo');
  const [one, two] = [await createTournament(), await createTournament()];
  const gomez = await createPlayer(ombu, { firstName: 'Juan', lastName: 'Gomes' });
  await createMatchEvent(await playMatch(one, ombu, '1-0', ceibo), gomez, 'goal');
  await createMatchEvent(await playMatch(two, ombu, '1-0', ceibo), gomez, 'redcard');
  await publishChanges();
  expect(await readNamesInRankings(one)).toMatchObject({ scorers: ['Juan Gomes'] });
  await editPlayer(gomez, { lastName: 'Gómez' });
  await publishChanges();
  expect({ oneNamesIn: await readNamesInRankings(one), twoNamesIn: await readNamesInRankings(two) }).toMatchObject({
    oneNamesIn: { scorers: ['Juan Gómez'] },
    twoNamesIn: { cards: ['Juan Gómez'] },
  });
  expect((await call('GET /statistics/top-scorers')).body.map(({ playerName }) => playerName)).toContain('Juan Gómez');
  const { body } = await call('GET /tournaments/{id}/summary', { params: { id: one.id } });
  expect(body.stats.topScorer).toBe('Juan Gómez');
});

test('a goalkeeper who changed teams and was renamed is listed with the team of the match', async () => {
  const [ombu, ceibo, tala] = await createTeams('Ombú', 'Ceibo', 'Tala');
  const cup = await createTournament();
  const ruiz = await createPlayer(ombu, { firstName: 'Ana', lastName: 'Ruis', position: 'Portero', isStarter: true });
  await playMatch(cup, ombu, '1-0', ceibo);
  await publishChanges();
  await editPlayer(ruiz, { teamId: tala.id });
  await publishChanges();
  await editPlayer({ ...ruiz, teamId: tala.id }, { lastName: 'Ruiz' });
  await publishChanges();
  const { body } = await call('GET /statistics/goalkeepers', { query: { tournamentId: String(cup.id) } });
  expect(body).toMatchObject([{ playerName: 'Ana Ruiz', teamName: 'Ombú' }]);
});

test('a new player and a changed shirt number publish no documents', async () => {
  const [ombu] = await createTeams('Ombú');
  await createTournament({ teamIds: [ombu.id] });
  await publishChanges();
  await readNewStreamRecords();
  await editPlayer(await createPlayer(ombu), { jerseyNumber: 9, position: 'Defensa' });
  expect(await deliverRecordsToPublisher(await readNewStreamRecords())).toEqual([]);
  expect(countPublications(await readNewStreamRecords())).toBe(0);
});
