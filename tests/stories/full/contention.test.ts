/** Thirty users save one match at once: a save answered 503 'unavailable' is never stored afterwards. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import { type RunningApp, startApp } from '#tests/support/running-app.ts';
import { type SendRequest, signIn } from '#tests/support/web-client.ts';

const userCount = 30;
const durationMs = 20_000;

let app: RunningApp;
let sendAsAdmin: SendRequest;

beforeAll(async () => {
  app = await startApp();
  sendAsAdmin = await signIn(app.url, 'Admin');
});
afterAll(() => app.stop());

async function createCompletedMatch(): Promise<Match> {
  const teams: number[] = [];
  for (const name of ['Villa Luro', 'Almafuerte']) {
    const body = { name, coach: 'Coach', city: 'Morón', foundationYear: 1950 };
    teams.push((await sendAsAdmin('POST /teams', { body })).body.id);
  }
  const dates = { startDate: '2026-03-01', endDate: '2026-04-30' };
  const tournament = (await sendAsAdmin('POST /tournaments', { body: { name: 'Clausura', ...dates } })).body;
  const [homeTeamId = 0, awayTeamId = 0] = teams;
  const when = { matchDate: '2026-03-07', matchTime: '15:00', location: 'Complejo' };
  const { body } = await sendAsAdmin('POST /matches', {
    body: { tournamentId: tournament.id, homeTeamId, awayTeamId, ...when },
  });
  return saveScore(body, 1).then((answer) => answer.body);
}

const saveScore = ({ id }: Match, homeScore: number) =>
  sendAsAdmin('PATCH /matches/{id}/score', { params: { id }, body: { homeScore, awayScore: 0 } });

const changeMatchLocation = ({ id, homeTeamId, awayTeamId, matchDate, matchTime }: Match, location: string) =>
  sendAsAdmin('PUT /matches/{id}', {
    params: { id },
    body: { homeTeamId, awayTeamId, matchDate, matchTime, location },
  });

const allowedOutcomes: readonly string[] = ['saved', '503 unavailable', '503 outcome-unknown'];

/** One user who saves again after each answer; returns the outcome of each save. */
async function saveRepeatedly(match: Match, writer: number, until: number): Promise<string[]> {
  const outcomes: string[] = [];
  for (let turn = 0; Date.now() < until; turn += 1) {
    const { status, body } = await (writer % 2
      ? saveScore(match, turn % 90)
      : changeMatchLocation(match, `Cancha ${writer}.${turn}`));
    outcomes.push(status === 200 ? 'saved' : `${status} ${Reflect.get(body, 'code')}`);
  }
  return outcomes;
}

test(
  'the match gains one version per acknowledged save, and none for a save answered unavailable',
  async () => {
    const match = await createCompletedMatch();
    const until = Date.now() + durationMs;
    const outcomes = (
      await Promise.all(Array.from({ length: userCount }, (_, writer) => saveRepeatedly(match, writer, until)))
    ).flat();
    const count = (outcome: string) => outcomes.filter((each) => each === outcome).length;
    expect(outcomes.filter((each) => !allowedOutcomes.includes(each))).toEqual([]);
    expect(count('saved')).toBeGreaterThan(0);

    // A save that went on after the answer 'unavailable' would add a version.
    await sleep(5000);
    const added = (await sendAsAdmin('GET /matches/{id}', { params: { id: match.id } })).body.version - match.version;
    expect(added).toBeGreaterThanOrEqual(count('saved'));
    expect(added).toBeLessThanOrEqual(count('saved') + count('503 outcome-unknown'));
  },
  durationMs + 60_000,
);
