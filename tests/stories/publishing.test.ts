/** From a saved result to the table that a visitor reads: the stream, the publisher and the edge, as on AWS. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { hrefOfPage, type PublishedPage } from '#shared/pages/published-pages.ts';
import { type SharedApp, sharedApp } from '#tests/support/shared-apps.ts';
import { createClient, expectOk, readUntil, type SendRequest, signIn } from '#tests/support/web-client.ts';

let app: SharedApp;
let sendAsAdmin: SendRequest;
let sendAsFan: SendRequest;
let teamIds: number[];
let tournamentId: number;

beforeAll(async () => {
  app = await sharedApp('writes');
  sendAsAdmin = await signIn(app.url, 'Admin');
  sendAsFan = createClient(app.url);
  const teams = ['Villa Luro', 'Almafuerte'].map((name) => ({
    name,
    coach: 'Coach',
    city: 'Morón',
    foundationYear: 1950,
  }));
  teamIds = (await expectOk(sendAsAdmin('POST /teams/batch', { body: { teams } }))).map(({ id }) => id);
  const body = { name: 'Clausura', startDate: '2026-03-01', endDate: '2026-04-30', teamIds };
  tournamentId = (await expectOk(sendAsAdmin('POST /tournaments', { body }))).id;
});

test('the table and the pages that visitors read from the edge are updated after a result', async () => {
  const [homeTeamId = 0, awayTeamId = 0] = teamIds;
  const kickOff = { matchDate: '2026-03-07', matchTime: '15:00', location: 'Complejo' };
  const { id, round } = await expectOk(
    sendAsAdmin('POST /matches', { body: { tournamentId, homeTeamId, awayTeamId, ...kickOff } }),
  );
  const readTable = () => sendAsFan('GET /standings/formatted/tournament/{id}', { params: { id: tournamentId } });
  await readUntil(readTable, ({ body }) => body.length === 2);

  const again = await readTable();
  expect(again.headers.get('x-cache')).toBe('Hit from cloudfront');
  const pages: readonly PublishedPage[] = [
    { name: 'match', id },
    { name: 'fixture', id: tournamentId, round },
    { name: 'team', id: homeTeamId },
  ];
  const readPages = () => Promise.all(pages.map(async (page) => (await fetch(app.url + hrefOfPage(page))).text()));
  const isOnEach = (texts: readonly string[]) => texts.every((text) => text.includes('2 - 1'));
  expect(isOnEach(await readPages())).toBe(false);
  await expectOk(sendAsAdmin('PATCH /matches/{id}/score', { params: { id }, body: { homeScore: 2, awayScore: 1 } }));
  const value = await readUntil(readTable, ({ body }) => body[0]?.pointsFormatted === '3');
  expect(value.body[0]).toMatchObject({ teamName: 'Villa Luro', goalDifferenceFormatted: '+1', positionDisplay: '1' });
  expect(isOnEach(await readUntil(readPages, isOnEach))).toBe(true);
});

test("answers to an administrator's requests are never cached", async () => {
  for (const _reading of [1, 2]) {
    const answer = await sendAsAdmin('GET /standings/tournament/{id}', { params: { id: tournamentId } });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-cache')).toBe('Miss from cloudfront');
  }
});

test('an unchanged answer is 304 for a request with its ETag', async () => {
  const params = { id: teamIds[0] ?? 0 };
  const { headers } = await sendAsFan('GET /teams/{id}', { params });
  const again = await sendAsFan('GET /teams/{id}', {
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

test('a screen and a published page are answered with a strict content security policy', async () => {
  for (const path of ['/login', hrefOfPage({ name: 'standings', id: tournamentId })]) {
    const page = await readUntil(
      () => fetch(app.url + path),
      ({ status }) => status === 200,
    );
    expect(page.headers.get('content-type')).toContain('text/html');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
  }
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
