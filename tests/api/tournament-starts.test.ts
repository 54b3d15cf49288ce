/** The first match in play or completed moves its tournament from 'pending' to 'in_progress'. */
import { beforeAll, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
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
import { raceRoundNumbers } from '#tests/support/full.ts';
import { publishChanges, readNewStreamRecords } from '#tests/support/stream.ts';

beforeAll(startApi);

const readTournamentStatus = async (cup: Tournament) => (await readTournament(cup)).status;
const setTournamentStatus = async (cup: Tournament, status: Tournament['status']) =>
  expectOk(await editTournament(cup, { status }));

let home: Team;
let away: Team;
beforeAll(async () => {
  [home, away] = await createTeams('Ombú', 'Ceibo');
});

test.each([
  ['a first score', (match: Match) => saveScore(match, '1-0')],
  ['a first match in play', (match: Match) => editMatch(match, { status: 'in_progress' })],
])('%s starts a pending tournament, whose form that was read before is then refused with 412', async (_, save) => {
  const cup = await createTournament();
  const match = await createScheduledMatch(cup, home, away);
  const before = await readTournament(cup);
  expect(before.status).toBe('pending');
  expectOk(await save(match));
  const { status, version } = await readTournament(cup);
  expect({ status, version }).toEqual({ status: 'in_progress', version: before.version + 1 });
  expect((await editTournament(cup, { status: 'pending', version: before.version })).status).toBe(412);
  expect(await readTournamentStatus(cup)).toBe('in_progress');
});

test('a tournament that has started is on the home page', async () => {
  // Skips the stream records of the tests before, so that this tournament alone is published.
  await readNewStreamRecords();
  const cup = await createTournament();
  await createScheduledMatch(cup, home, away, { status: 'in_progress' });
  await publishChanges();
  expect(expectOk(await call('GET /home')).tournaments.map(({ id }) => id)).toContain(cup.id);
});

test.each([{ status: 'in_progress' }, { status: 'completed', homeScore: 2, awayScore: 1 }] as const)(
  'a match created with %o starts its tournament',
  async (more) => {
    const cup = await createTournament();
    await createScheduledMatch(cup, home, away, more);
    const { status, teamIds } = await readTournament(cup);
    expect({ status, teamIds }).toEqual({ status: 'in_progress', teamIds: [home.id, away.id] });
  },
);

test('scheduling, moving or cancelling a match and a refused result start no tournament', async () => {
  const cup = await createTournament();
  const match = await createScheduledMatch(cup, home, away);
  expectOk(await editMatch(match, { matchDate: nextUnusedDay() }));
  expect((await saveScore(match, '1-0', { homePenalties: 3, awayPenalties: 2 })).status).toBe(400);
  expect((await editMatch(match, { status: 'in_progress', canchaId: 987654 })).status).toBe(400);
  expect(await readTournamentStatus(cup)).toBe('pending');
  expectOk(await editMatch(match, { status: 'cancelled' }));
  expect(await readTournamentStatus(cup)).toBe('pending');
});

test('a completed tournament stays completed when a match is played', async () => {
  const cup = await createTournament({ status: 'completed' });
  await playMatch(cup, home, '1-0', away);
  expect(await readTournamentStatus(cup)).toBe('completed');
});

test('a tournament set back to pending stays pending while results are corrected, until another match starts', async () => {
  const cup = await createTournament();
  const match = await playMatch(cup, home, '1-0', away);
  await setTournamentStatus(cup, 'pending');
  expectOk(await saveScore(match, '2-0'));
  expect(await readTournamentStatus(cup)).toBe('pending');
  await playMatch(cup, home, '0-0', away);
  expect(await readTournamentStatus(cup)).toBe('in_progress');
});

test('four first results saved at once are all stored', async () => {
  const cup = await createTournament();
  const day = nextUnusedDay();
  const teams = await createTeams('Arce', 'Boedo', 'Caseros', 'Dock', 'Ensenada', 'Flores');
  const pairs = [[home, away], ...[0, 2, 4].map((at) => teams.slice(at, at + 2))] as [Team, Team][];
  const matches: Match[] = [];
  for (const [one, other] of pairs) matches.push(await createScheduledMatch(cup, one, other, { matchDate: day }));
  const answers = await Promise.all(matches.map((match) => saveScore(match, '1-0')));
  expect(answers.map(({ status }) => status)).toEqual(matches.map(() => 200));
  expect(await readTournamentStatus(cup)).toBe('in_progress');
});

test.each(raceRoundNumbers)(
  'a tournament completed while its first match starts stays completed (round %d)',
  async () => {
    const cup = await createTournament();
    const match = await createScheduledMatch(cup, home, away);
    const [saved, closed] = await Promise.all([saveScore(match, '1-0'), setTournamentStatus(cup, 'completed')]);
    expect({ savedStatus: saved.status, closedStatus: closed.status }).toEqual({
      savedStatus: 200,
      closedStatus: 'completed',
    });
    expect(await readTournamentStatus(cup)).toBe('completed');
  },
);

test('a first score and new matches of another team, saved at once, are all stored', async () => {
  const cup = await createTournament();
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
