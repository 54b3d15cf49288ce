/** Thirty users save one match at once: a save answered 503 'unavailable' is never stored afterwards. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Match } from '#shared/domain/schemas/match.ts';
import { type RunningApp, startApp } from '#tests/support/running-app.ts';
import { type Send, signIn } from '#tests/support/web-client.ts';

const writers = 30;
const lasts = 60_000;

let app: RunningApp;
let admin: Send;

beforeAll(async () => {
  app = await startApp();
  admin = await signIn(app.url, 'Admin');
});
afterAll(() => app.stop());

async function aCompletedMatch(): Promise<Match> {
  const teams: number[] = [];
  for (const name of ['Villa Luro', 'Almafuerte']) {
    const body = { name, coach: 'Coach', city: 'Morón', foundationYear: 1950 };
    teams.push((await admin('POST /teams', { body })).body.id);
  }
  const dates = { startDate: '2026-03-01', endDate: '2026-04-30' };
  const tournament = (await admin('POST /tournaments', { body: { name: 'Clausura', ...dates } })).body;
  const [homeTeamId = 0, awayTeamId = 0] = teams;
  const when = { matchDate: '2026-03-07', matchTime: '15:00', location: 'Complejo' };
  const { body } = await admin('POST /matches', {
    body: { tournamentId: tournament.id, homeTeamId, awayTeamId, ...when },
  });
  return score(body, 1).then((answer) => answer.body);
}

const score = ({ id }: Match, homeScore: number) =>
  admin('PATCH /matches/{id}/score', { params: { id }, body: { homeScore, awayScore: 0 } });

const move = ({ id, homeTeamId, awayTeamId, matchDate, matchTime }: Match, location: string) =>
  admin('PUT /matches/{id}', { params: { id }, body: { homeTeamId, awayTeamId, matchDate, matchTime, location } });

const expected: readonly string[] = ['saved', '503 unavailable', '503 outcome-unknown'];

/** One person, who saves again as soon as he is answered: what he was told each time. */
async function write(match: Match, writer: number, until: number): Promise<string[]> {
  const told: string[] = [];
  for (let turn = 0; Date.now() < until; turn += 1) {
    const { status, body } = await (writer % 2 ? score(match, turn % 90) : move(match, `Cancha ${writer}.${turn}`));
    told.push(status === 200 ? 'saved' : `${status} ${Reflect.get(body, 'code')}`);
  }
  return told;
}

test(
  'the stored versions of the match equal the saves that were acknowledged',
  async () => {
    const match = await aCompletedMatch();
    const until = Date.now() + lasts;
    const told = (
      await Promise.all(Array.from({ length: writers }, (_, writer) => write(match, writer, until)))
    ).flat();
    const count = (outcome: string) => told.filter((each) => each === outcome).length;
    expect(told.filter((each) => !expected.includes(each))).toEqual([]);
    expect(count('saved')).toBeGreaterThan(0);

    // A save that went on after its author was told that nothing was stored would add a version.
    await sleep(5000);
    const added = (await admin('GET /matches/{id}', { params: { id: match.id } })).body.version - match.version;
    expect(added).toBeGreaterThanOrEqual(count('saved'));
    expect(added).toBeLessThanOrEqual(count('saved') + count('503 outcome-unknown'));
  },
  lasts + 60_000,
);
