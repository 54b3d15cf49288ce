/** From a saved result to the table that a visitor reads: the stream, the publisher and the edge, as on AWS. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { hrefOfPage, type PublishedPage } from '#shared/pages/published-pages.ts';
import { type SharedApp, sharedApp } from '#tests/support/shared-apps.ts';
import { createClient, readUntil, type SendRequest, signIn } from '#tests/support/web-client.ts';

let app: SharedApp;
let sendAsAdmin: SendRequest;
let sendAsFan: SendRequest;

beforeAll(async () => {
  app = await sharedApp('writes');
  sendAsAdmin = await signIn(app.url, 'Admin');
  sendAsFan = createClient(app.url);
});

const teamNames = ['Villa Luro', 'Almafuerte', 'Parque Norte', 'El Fortín'];

/** Creates a tournament of four teams; `match` schedules a match of two of them. */
async function createTournament() {
  const teams: number[] = [];
  for (const name of teamNames) {
    const body = { name, coach: 'Coach', city: 'Morón', foundationYear: 1950 };
    teams.push((await sendAsAdmin('POST /teams', { body })).body.id);
  }
  const dates = { startDate: '2026-03-01', endDate: '2026-04-30' };
  const tournament = (await sendAsAdmin('POST /tournaments', { body: { name: 'Clausura', ...dates, teamIds: teams } }))
    .body;
  const match = async (home: number, away: number, matchDate: string) => {
    const sides = { homeTeamId: teams[home] as number, awayTeamId: teams[away] as number };
    const body = { tournamentId: tournament.id, ...sides, matchDate, matchTime: '15:00', location: 'Complejo' };
    return (await sendAsAdmin('POST /matches', { body })).body;
  };
  return { tournament, teams, match };
}

const saveScore = (id: number, homeScore: number, awayScore: number) =>
  sendAsAdmin('PATCH /matches/{id}/score', { params: { id }, body: { homeScore, awayScore } });

test('the table and the pages that visitors read from the edge are updated after a result', async () => {
  const { tournament, teams, match } = await createTournament();
  const first = await match(0, 1, '2026-03-07');
  const readTable = () => sendAsFan('GET /standings/formatted/tournament/{id}', { params: { id: tournament.id } });
  await readUntil(readTable, ({ body }) => body.length === 4);

  const again = await readTable();
  expect(again.headers.get('x-cache')).toBe('Hit from cloudfront');
  const pages: readonly PublishedPage[] = [
    { name: 'match', id: first.id },
    { name: 'fixture', id: tournament.id, round: first.round },
    { name: 'team', id: teams[0] ?? 0 },
  ];
  const readPages = () => Promise.all(pages.map(async (page) => (await fetch(app.url + hrefOfPage(page))).text()));
  const isOnEach = (texts: readonly string[]) => texts.every((text) => text.includes('2 - 1'));
  expect(isOnEach(await readPages())).toBe(false);
  await saveScore(first.id, 2, 1);
  const value = await readUntil(readTable, ({ body }) => body[0]?.pointsFormatted === '3');
  expect(value.body[0]).toMatchObject({ teamName: 'Villa Luro', goalDifferenceFormatted: '+1', positionDisplay: '1' });
  expect(isOnEach(await readUntil(readPages, isOnEach))).toBe(true);
});

test("answers to an administrator's requests are never cached", async () => {
  const { tournament } = await createTournament();
  for (const _reading of [1, 2]) {
    const answer = await sendAsAdmin('GET /standings/tournament/{id}', { params: { id: tournament.id } });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-cache')).toBe('Miss from cloudfront');
  }
});

test('corrected results and cancelled matches change the table without a request to recalculate it', async () => {
  const { tournament, match } = await createTournament();
  const [a, b, c] = [await match(0, 1, '2026-03-07'), await match(2, 3, '2026-03-07'), await match(0, 2, '2026-03-14')];
  await saveScore(a.id, 1, 0);
  await saveScore(b.id, 4, 4);
  await saveScore(c.id, 0, 2);
  await saveScore(a.id, 0, 3);
  const { homeTeamId, awayTeamId, matchDate, matchTime, location, round } = b;
  const form = { homeTeamId, awayTeamId, matchDate, matchTime, location, round };
  await sendAsAdmin('PUT /matches/{id}', { params: { id: b.id }, body: { ...form, status: 'cancelled' } });
  const readTable = () => sendAsAdmin('GET /standings/tournament/{id}', { params: { id: tournament.id } });
  const wanted = 'Almafuerte 3, Parque Norte 3, El Fortín 0, Villa Luro 0';
  const asText = ({ body }: Awaited<ReturnType<typeof readTable>>) =>
    body.map(({ team, points }) => `${team.name} ${points}`).join(', ');
  const value = await readUntil(readTable, (answer) => asText(answer) === wanted);
  expect(asText(value)).toBe(wanted);
});

test('an unchanged answer is 304 for a request with its ETag', async () => {
  const { tournament } = await createTournament();
  const params = { id: tournament.id };
  const { headers } = await sendAsFan('GET /tournaments/{id}', { params });
  const again = await sendAsFan('GET /tournaments/{id}', {
    params,
    headers: { 'if-none-match': headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

test('a wrong path or method is answered with a problem document, not with a page', async () => {
  const lost = await fetch(`${app.url}/api/nada`);
  expect({ status: lost.status, contentType: lost.headers.get('content-type') }).toEqual({
    status: 404,
    contentType: 'application/problem+json; charset=utf-8',
  });
  const wrong = await fetch(`${app.url}/api/teams`, { method: 'PATCH' });
  expect({ status: wrong.status, allow: wrong.headers.get('allow') }).toEqual({ status: 405, allow: 'GET, POST' });
});

test.each(['/api/teams/', '/api/teams/1/', '/api/teams//lineup', '/api/tournaments/1/fixture/', '/api/'])(
  'the path %s, with an empty segment, is answered 404 for every method',
  async (path) => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const answer = await fetch(`${app.url}${path}`, { method });
      expect({ status: answer.status, code: ((await answer.json()) as { code: string }).code }).toEqual({
        status: 404,
        code: 'not-found',
      });
    }
  },
);

test('the address of a screen is answered with the application and a strict content security policy', async () => {
  const page = await fetch(`${app.url}/posiciones-publico?tournament=1`);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
});

test('outputs.json in the data folder has the URLs of the site and of the API, as after a deployment', async () => {
  const outputs = JSON.parse(readFileSync(join(app.dataDir, 'outputs.json'), 'utf8'));
  expect(outputs).toEqual({
    'torneo-local': { SiteUrl: app.url, ApiUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) },
  });
  const { ApiUrl } = outputs['torneo-local'];
  const answer = await fetch(`${ApiUrl}/api/home`);
  expect(answer.headers.has('apigw-requestid')).toBe(true);
  expect(answer.headers.has('x-cache')).toBe(false);
  expect((await fetch(ApiUrl)).headers.get('content-type')).toContain('json');
});

test('the settings tell the address of the site, which the local host has stored', async () => {
  const answer = await fetch(`${app.url}/api/settings`);
  expect(await answer.json()).toMatchObject({ siteUrl: app.url });
});

test('functions.log has one JSON object per line, and a line for each request', async () => {
  await fetch(`${app.url}/api/teams/987654`);
  const readLines = async () => readFileSync(join(app.dataDir, 'functions.log'), 'utf8').split('\n').slice(0, -1);
  const isOfRequest = (line: string) => line.includes('GET /api/teams/{id}') && line.includes('404');
  const lines = await readUntil(readLines, (all) => all.some(isOfRequest));
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ function: expect.stringMatching(/^torneo-local-/) });
  expect(JSON.parse(lines.find(isOfRequest) ?? 'null')).toMatchObject({ level: 'INFO', requestId: expect.any(String) });
});
