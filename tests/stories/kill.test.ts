/** A power cut in the middle of writes, over and over: what was acknowledged is there, and the table agrees with it. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import { isFull } from '#tests/support/full.ts';
import { processesLeftWith } from '#tests/support/processes.ts';
import { type RunningApp, startApp } from '#tests/support/running-app.ts';
import { clientOf, eventually, type Send, signIn } from '#tests/support/web-client.ts';

const kills = isFull ? 20 : 1;
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

/** What the server acknowledged, and what it may or may not have done when it was killed. */
const acknowledged = { teams: new Map<number, string>(), scores: new Map<number, Score>() };
const unanswered = { scores: new Map<number, Score>() };

const aTeam = (name: string) => ({ name, coach: 'Entrenadora', city: 'Morón', foundationYear: 1950 });

/** Four teams that meet each other once. */
async function aTournament(admin: Send): Promise<number> {
  const teamIds: number[] = [];
  for (const name of ['Ñandú', 'Almafuerte', 'Villa Luro', 'Fortín']) {
    teamIds.push((await admin('POST /teams', { body: aTeam(name) })).body.id);
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

/** Calls again and again until the connection breaks; a refusal of the server fails the test. */
async function untilKilled(call: (n: number) => Promise<unknown>): Promise<void> {
  for (let n = 0; ; n++) {
    try {
      await call(n);
    } catch (error) {
      if (error instanceof TypeError || (error as Error).name === 'TimeoutError') return;
      throw error;
    }
  }
}

async function writeTeam(admin: Send, name: string) {
  const { status, body } = await admin('POST /teams', { body: aTeam(name) });
  expect(status).toBe(201);
  acknowledged.teams.set(body.id, name);
}

async function writeScore(admin: Send, id: number, score: Score) {
  unanswered.scores.set(id, score);
  const [homeScore, awayScore] = score;
  const { status } = await admin('PATCH /matches/{id}/score', { params: { id }, body: { homeScore, awayScore } });
  expect(status).toBe(200);
  acknowledged.scores.set(id, score);
  unanswered.scores.delete(id);
}

async function killInTheMiddle(app: RunningApp, round: number, matchIds: readonly number[]) {
  const admin = await signIn(app.url, 'Admin');
  const someGoals = () => Math.floor(Math.random() * 5);
  const half = matchIds.length / 2;
  const writers = [
    untilKilled((n) => writeTeam(admin, `Club ${round}-${n}`)),
    untilKilled((n) => writeScore(admin, matchIds[n % half] as number, [someGoals(), someGoals()])),
    untilKilled((n) => writeScore(admin, matchIds[half + (n % half)] as number, [someGoals(), someGoals()])),
    untilKilled(() => signIn(app.url, 'DT')),
  ];
  await wait(300 + Math.random() * 700);
  const ended = once(app.process, 'exit');
  process.kill(-(app.process.pid ?? 0), 'SIGKILL');
  await Promise.all([ended, ...writers]);
  expect(await processesLeftWith(dataDir)).toEqual([]);
}

const scoreOf = ({ homeScore, awayScore }: Match): Score => [homeScore ?? -1, awayScore ?? -1];

async function expectEverythingAcknowledged(admin: Send, matches: readonly Match[]) {
  const { body: teams } = await admin('GET /teams');
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  const lost = [...acknowledged.teams].filter(([id, name]) => names.get(id) !== name);
  expect(lost).toEqual([]);
  for (const match of matches) {
    const wanted = acknowledged.scores.get(match.id);
    const possible = unanswered.scores.get(match.id);
    if (wanted) expect([wanted, possible]).toContainEqual(scoreOf(match));
    // From here on what is stored counts.
    if (match.status === 'completed') acknowledged.scores.set(match.id, scoreOf(match));
  }
  unanswered.scores.clear();
}

/** By team: played, goals for, goals against and points. */
function tableFrom(matches: readonly Match[]): Record<number, number[]> {
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

async function expectStandingsAgree({ url }: RunningApp, tournamentId: number, matches: readonly Match[]) {
  const params = { id: tournamentId };
  const readTable = async () => {
    const { body } = await clientOf(url)('GET /standings/tournament/{id}', { params });
    return Object.fromEntries(
      body.map((row) => [row.teamId, [row.played, row.goalsFor, row.goalsAgainst, row.points]]),
    );
  };
  const wanted = tableFrom(matches);
  const value = await eventually(readTable, (table) => JSON.stringify(table) === JSON.stringify(wanted));
  expect(value).toEqual(wanted);
}

test(`${kills} kills in the middle of writes lose nothing that was acknowledged`, {
  timeout: kills * 60_000,
}, async () => {
  app = await startApp({ dataDir });
  let admin = await signIn(app.url, 'Admin');
  const tournamentId = await aTournament(admin);
  const readMatches = async () => {
    const { body } = await admin('GET /matches/tournament/{id}', { params: { id: tournamentId } });
    return body;
  };
  const matchIds = (await readMatches()).map(({ id }) => id);
  for (let round = 1; round <= kills; round++) {
    await killInTheMiddle(app, round, matchIds);
    app = await startApp({ dataDir });
    admin = await signIn(app.url, 'Admin');
    const matches = await readMatches();
    await expectEverythingAcknowledged(admin, matches);
    await expectStandingsAgree(app, tournamentId, matches);
  }
  expect(acknowledged.teams.size).toBeGreaterThan(kills);
  expect(acknowledged.scores.size).toBeGreaterThan(2);
});
