/** Kills of the application in the middle of writes: every acknowledged write is there, and the standings agree. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import { findRemainingProcesses } from '#tests/support/processes.ts';
import { type RunningApp, startApp } from '#tests/support/running-app.ts';
import { createClient, readUntil, type SendRequest, signIn } from '#tests/support/web-client.ts';

const killCount = 10;
let dataDir: string;
let app: RunningApp | undefined;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'torneo-kill-'));
});
afterAll(async () => {
  await app?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

type Score = readonly [home: number, away: number];

/** Writes that the server acknowledged, and scores whose request was not answered before the kill. */
const acknowledgedWrites = { teams: new Map<number, string>(), scores: new Map<number, Score>() };
const unansweredWrites = { scores: new Map<number, Score>() };

const teamBody = (name: string) => ({ name, coach: 'Entrenadora', city: 'Morón', foundationYear: 1950 });

/** Creates four teams and a tournament with one match for each pair of them. */
async function createTournament(admin: SendRequest): Promise<number> {
  const teamIds: number[] = [];
  for (const name of ['Ñandú', 'Almafuerte', 'Villa Luro', 'Fortín']) {
    teamIds.push((await admin('POST /teams', { body: teamBody(name) })).body.id);
  }
  const dates = { startDate: '2026-03-01', endDate: '2026-05-30' };
  const { id } = (await admin('POST /tournaments', { body: { name: 'Apertura', ...dates, teamIds } })).body;
  const pairs = teamIds.flatMap((home, at) => teamIds.slice(at + 1).map((away) => [home, away] as const));
  for (const [week, [homeTeamId, awayTeamId]] of pairs.entries()) {
    const when = { matchDate: `2026-03-${String(week + 10)}`, matchTime: '15:00', location: 'Complejo' };
    await admin('POST /matches', { body: { tournamentId: id, homeTeamId, awayTeamId, ...when } });
  }
  return id;
}

/** Repeats `call` until the connection breaks; a refused request fails the test. */
async function repeatUntilKilled(call: (n: number) => Promise<unknown>): Promise<void> {
  for (let n = 0; ; n++) {
    try {
      await call(n);
    } catch (error) {
      if (error instanceof TypeError || (error as Error).name === 'TimeoutError') return;
      throw error;
    }
  }
}

async function writeTeam(admin: SendRequest, name: string) {
  const { status, body } = await admin('POST /teams', { body: teamBody(name) });
  expect(status).toBe(201);
  acknowledgedWrites.teams.set(body.id, name);
}

async function writeScore(admin: SendRequest, id: number, score: Score) {
  unansweredWrites.scores.set(id, score);
  const [homeScore, awayScore] = score;
  const { status } = await admin('PATCH /matches/{id}/score', { params: { id }, body: { homeScore, awayScore } });
  expect(status).toBe(200);
  acknowledgedWrites.scores.set(id, score);
  unansweredWrites.scores.delete(id);
}

async function killAppDuringWrites(app: RunningApp, round: number, matchIds: readonly number[]) {
  const admin = await signIn(app.url, 'Admin');
  const someGoals = () => Math.floor(Math.random() * 5);
  const half = matchIds.length / 2;
  const teamsBefore = acknowledgedWrites.teams.size;
  const areWritesUnderWay = () =>
    acknowledgedWrites.teams.size >= teamsBefore + 2 && acknowledgedWrites.scores.size > 2;
  const writers = [
    repeatUntilKilled((n) => writeTeam(admin, `Club ${round}-${n}`)),
    repeatUntilKilled((n) => writeScore(admin, matchIds[n % half] as number, [someGoals(), someGoals()])),
    repeatUntilKilled((n) => writeScore(admin, matchIds[half + (n % half)] as number, [someGoals(), someGoals()])),
    repeatUntilKilled(() => signIn(app.url, 'DT')),
  ];
  await expect.poll(areWritesUnderWay, { timeout: 60_000 }).toBe(true);
  await wait(Math.random() * 700);
  const ended = once(app.process, 'exit');
  process.kill(-(app.process.pid ?? 0), 'SIGKILL');
  await Promise.all([ended, ...writers]);
  expect(await findRemainingProcesses(dataDir)).toEqual([]);
}

const scoreOfMatch = ({ homeScore, awayScore }: Match): Score => [homeScore ?? -1, awayScore ?? -1];

async function expectAcknowledgedWritesKept(admin: SendRequest, matches: readonly Match[]) {
  const { body: teams } = await admin('GET /teams');
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  const lost = [...acknowledgedWrites.teams].filter(([id, name]) => names.get(id) !== name);
  expect(lost).toEqual([]);
  for (const match of matches) {
    const wanted = acknowledgedWrites.scores.get(match.id);
    const possible = unansweredWrites.scores.get(match.id);
    if (wanted) expect([wanted, possible]).toContainEqual(scoreOfMatch(match));
    // An unanswered score may have been saved; from here on the stored score must stay.
    if (match.status === 'completed') acknowledgedWrites.scores.set(match.id, scoreOfMatch(match));
  }
  unansweredWrites.scores.clear();
}

/** Computes from the matches, by team id: matches played, goals for, goals against and points. */
function standingsFrom(matches: readonly Match[]): Record<number, number[]> {
  const table: Record<number, number[]> = {};
  const add = (teamId: number | null, isPlayed: boolean, scored: number, received: number) => {
    const [played = 0, goalsFor = 0, goalsAgainst = 0, points = 0] = table[teamId ?? 0] ?? [];
    const won = scored > received ? 3 : scored === received ? 1 : 0;
    const row = [played, goalsFor, goalsAgainst, points];
    table[teamId ?? 0] = isPlayed ? [played + 1, goalsFor + scored, goalsAgainst + received, points + won] : row;
  };
  for (const { homeTeamId, awayTeamId, status, homeScore, awayScore } of matches) {
    add(homeTeamId, status === 'completed', homeScore ?? 0, awayScore ?? 0);
    add(awayTeamId, status === 'completed', awayScore ?? 0, homeScore ?? 0);
  }
  return table;
}

async function expectStandingsMatchScores({ url }: RunningApp, tournamentId: number, matches: readonly Match[]) {
  const params = { id: tournamentId };
  const readTable = async () => {
    const { body } = await createClient(url)('GET /standings/tournament/{id}', { params });
    return Object.fromEntries(
      body.map((row) => [row.teamId, [row.played, row.goalsFor, row.goalsAgainst, row.points]]),
    );
  };
  const wanted = standingsFrom(matches);
  const value = await readUntil(readTable, (table) => JSON.stringify(table) === JSON.stringify(wanted));
  expect(value).toEqual(wanted);
}

test(`${killCount} kills in the middle of writes lose no acknowledged write`, {
  timeout: killCount * 120_000,
}, async () => {
  app = await startApp({ dataDir });
  let admin = await signIn(app.url, 'Admin');
  const tournamentId = await createTournament(admin);
  const readMatches = async () => {
    const { body } = await admin('GET /matches/tournament/{id}', { params: { id: tournamentId } });
    return body;
  };
  const matchIds = (await readMatches()).map(({ id }) => id);
  for (let round = 1; round <= killCount; round++) {
    await killAppDuringWrites(app, round, matchIds);
    app = await startApp({ dataDir });
    admin = await signIn(app.url, 'Admin');
    const matches = await readMatches();
    await expectAcknowledgedWritesKept(admin, matches);
    await expectStandingsMatchScores(app, tournamentId, matches);
  }
  expect(acknowledgedWrites.teams.size).toBeGreaterThan(killCount);
  expect(acknowledgedWrites.scores.size).toBeGreaterThan(2);
});
