/** The first match in play or completed moves its tournament from 'pending' to 'in_progress'. */
import { beforeAll, expect, test } from 'vitest';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { call, startApi } from '#tests/support/api.ts';
import {
  createScheduledMatch,
  createTeam,
  createTeams,
  createTournament,
  editMatch,
  editTournament,
  expectOk,
  newMatchBody,
  nextUnusedDay,
  playMatch,
  postMatch,
  readTournament,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { publishChanges } from '#tests/support/stream.ts';

beforeAll(startApi);

const readTournamentStatus = async (cup: Tournament) => (await readTournament(cup)).status;
const setTournamentStatus = async (cup: Tournament, status: Tournament['status']) =>
  expectOk(await editTournament(cup, { status }));

async function createCup(more: Parameters<typeof createTournament>[0] = {}) {
  const [home, away] = await createTeams('Ombú', 'Ceibo');
  return { cup: await createTournament(more), home, away };
}

test.each([
  ['a first score', async (match: Awaited<ReturnType<typeof createScheduledMatch>>) => saveScore(match, '1-0')],
  [
    'a first match in play',
    async (match: Awaited<ReturnType<typeof createScheduledMatch>>) => editMatch(match, { status: 'in_progress' }),
  ],
])('%s starts a pending tournament', async (_, save) => {
  const { cup, home, away } = await createCup();
  const match = await createScheduledMatch(cup, home, away);
  expect(await readTournamentStatus(cup)).toBe('pending');
  const before = await readTournament(cup);
  expectOk(await save(match));
  const after = await readTournament(cup);
  expect({ status: after.status, version: after.version }).toEqual({
    status: 'in_progress',
    version: before.version + 1,
  });
  await publishChanges();
  expect(expectOk(await call('GET /home')).tournaments.map(({ id }) => id)).toContain(cup.id);
});

test.each([{ status: 'in_progress' }, { status: 'completed', homeScore: 2, awayScore: 1 }] as const)(
  'a match created with %o starts its tournament',
  async (more) => {
    const { cup, home, away } = await createCup();
    await createScheduledMatch(cup, home, away, more);
    expect(await readTournamentStatus(cup)).toBe('in_progress');
    expect((await readTournament(cup)).teamIds).toEqual([home.id, away.id]);
  },
);

test('scheduling, moving or cancelling a match starts no tournament', async () => {
  const { cup, home, away } = await createCup();
  const match = await createScheduledMatch(cup, home, away);
  expectOk(await editMatch(match, { matchDate: nextUnusedDay() }));
  expectOk(await editMatch(match, { status: 'cancelled' }));
  expect(await readTournamentStatus(cup)).toBe('pending');
});

test('a refused result starts no tournament', async () => {
  const { cup, home, away } = await createCup();
  const match = await createScheduledMatch(cup, home, away);
  expect((await saveScore(match, '1-0', { homePenalties: 3, awayPenalties: 2 })).status).toBe(400);
  expect((await editMatch(match, { status: 'in_progress', canchaId: 987654 })).status).toBe(400);
  expect(await readTournamentStatus(cup)).toBe('pending');
});

test('a completed tournament stays completed when a match is played', async () => {
  const { cup, home, away } = await createCup({ status: 'completed' });
  await playMatch(cup, home, '1-0', away);
  expect(await readTournamentStatus(cup)).toBe('completed');
});

test('a tournament set back to pending stays pending while results are corrected, until another match starts', async () => {
  const { cup, home, away } = await createCup();
  const match = await playMatch(cup, home, '1-0', away);
  await setTournamentStatus(cup, 'pending');
  expectOk(await saveScore(match, '2-0'));
  expect(await readTournamentStatus(cup)).toBe('pending');
  await playMatch(cup, home, '0-0', away);
  expect(await readTournamentStatus(cup)).toBe('in_progress');
});

test('a save of a tournament read before it started is refused with 412', async () => {
  const { cup, home, away } = await createCup();
  const { status, version } = await readTournament(cup);
  await playMatch(cup, home, '1-0', away);
  expect((await editTournament(cup, { status, version })).status).toBe(412);
  expect(await readTournamentStatus(cup)).toBe('in_progress');
});

test('eight first results saved at once are all stored', async () => {
  const cup = await createTournament();
  const day = nextUnusedDay();
  const pairs = await Promise.all(Array.from({ length: 8 }, () => createTeams('Ombú', 'Ceibo')));
  const matches = [];
  for (const [home, away] of pairs) matches.push(await createScheduledMatch(cup, home, away, { matchDate: day }));
  const answers = await Promise.all(matches.map((match) => saveScore(match, '1-0')));
  expect(answers.map(({ status }) => status)).toEqual(matches.map(() => 200));
  expect(await readTournamentStatus(cup)).toBe('in_progress');
});

test('a tournament completed while its first match starts stays completed', async () => {
  for (let round = 1; round <= 5; round += 1) {
    const { cup, home, away } = await createCup();
    const match = await createScheduledMatch(cup, home, away);
    const [saved, closed] = await Promise.all([saveScore(match, '1-0'), setTournamentStatus(cup, 'completed')]);
    expect({ savedStatus: saved.status, closedStatus: closed.status }).toEqual({
      savedStatus: 200,
      closedStatus: 'completed',
    });
    expect(await readTournamentStatus(cup)).toBe('completed');
  }
});

test('a first score and new matches of another team, saved at once, are all stored', async () => {
  const { cup, home, away } = await createCup();
  const tala = await createTeam('Tala');
  const match = await createScheduledMatch(cup, home, away);
  const answers = await Promise.all([
    saveScore(match, '1-0'),
    postMatch(cup, tala, home),
    call('POST /matches', { as: 'admin', body: { ...newMatchBody(cup, away, tala), status: 'in_progress' } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 201, 201]);
  const { status, teamIds } = await readTournament(cup);
  expect({ status, teamIds }).toEqual({ status: 'in_progress', teamIds: [home.id, away.id, tala.id] });
});
