/** The local host answers addresses of published pages: from the bucket, else from the Lambda, else from the cache. */
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pagesPath } from '#functions/pages/origin-path.ts';
import { type Host, startHostOfTemplate } from '#infra/local/host.ts';
import { readLocalTemplate } from '#infra/local/local-template.ts';
import { type Database, startDatabase } from '#infra/local/services/database.ts';
import { fileStoreIn } from '#infra/local/services/files.ts';
import { ensureTable } from '#infra/local/services/tables.ts';
import { tableSettingsOf } from '#infra/local/template/table.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';
import { toyHostInput } from './toy-host.ts';
import { makeToyFunctions } from './toy-lambdas.ts';

/** A Lambda that renders one page, and fails for tournament 500. */
const renderer = `
exports.handler = async ({ rawPath, headers, cookies, requestContext, rawQueryString }) => {
  if (rawPath.includes('/500.html')) throw new Error('toy failure');
  const known = rawPath === '${pagesPath}/paginas/tv/2.html';
  const seen = { rawPath, rawQueryString, cookies, authorization: headers.authorization, secret: headers['x-origin-verify'] };
  return {
    statusCode: known ? 200 : 404,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': known ? 'max-age=0, s-maxage=60' : 'no-store' },
    body: JSON.stringify({ ...seen, method: requestContext.http.method }),
  };
};`;

const folder = makeTemporaryFolder();
const template = readLocalTemplate();
const functionsDir = makeToyFunctions(folder, { pages: renderer });
const store = fileStoreIn(join(folder, 'data'), 'site');
const about = {
  contentType: 'text/html; charset=utf-8',
  cacheControl: 'max-age=0, s-maxage=5, stale-if-error=86400',
  tags: {},
};

let database: Database;
let host: Host;
beforeAll(async () => {
  database = await startDatabase({ dataDir: folder, log: () => {} });
  await ensureTable(database.endpoint, tableSettingsOf(template));
  const input = { template, functionsDir, folder, databaseEndpoint: database.endpoint, log: () => {} };
  host = await startHostOfTemplate(toyHostInput(input));
});
afterAll(async () => {
  await host?.stop();
  await database?.stop();
});
beforeEach(async () => {
  for (const key of await store.keys()) await store.remove(key);
});

const ask = (address: string, headers: Record<string, string> = {}) => fetch(host.url + address, { headers });
const textAt = async (address: string, headers?: Record<string, string>) => {
  const answer = await ask(address, headers);
  return `${answer.status} ${await answer.text()}`;
};

describe('a published page', () => {
  test('is the object that the Lambdas wrote, with its own lifetime, whatever the cookie', async () => {
    await store.write('paginas/tv/1.html', Buffer.from('<p>uno</p>'), about);
    const answer = await ask('/tv?utm_source=x&tournament=1');
    expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
      200,
      about.cacheControl,
      '<p>uno</p>',
    ]);
    expect(await textAt('/tv?tournament=1', { cookie: 'torneo_app=1' })).toBe('200 <p>uno</p>');
  });

  test('is asked of the Lambda once when the bucket lacks it, without cookies, queries or tokens', async () => {
    const first = await ask('/tv?tournament=2&a=b', { cookie: 'x=1', authorization: 'Bearer x' });
    expect(await first.json()).toEqual({
      rawPath: `${pagesPath}/paginas/tv/2.html`,
      rawQueryString: '',
      method: 'GET',
      secret: 'local-edge-secret-1',
    });
    expect((await ask('/tv?tournament=2')).headers.get('x-cache')).toBe('Hit from cloudfront');
  });

  test('that the Lambda does not know is its 404, which is not cached', async () => {
    for (const address of ['/tv?tournament=404', '/no-existe', '/paginas/tv/1.html', '/missing.txt']) {
      const answers = [await ask(address), await ask(address)];
      expect(answers.map(({ status, headers }) => [status, headers.get('x-cache')])).toEqual([
        [404, 'Error from cloudfront'],
        [404, 'Error from cloudfront'],
      ]);
      expect(await answers[0]?.json()).toMatchObject({ rawPath: expect.stringContaining(`${pagesPath}/`) });
    }
  });

  test('is at no address that reaches the Lambda’s route past the bucket', async () => {
    const routes = Object.values(template.Resources).filter(({ Type }) => Type === 'AWS::ApiGatewayV2::Route');
    const keys: string[] = routes.map(({ Properties }) => Properties.RouteKey);
    const key = keys.find((each) => each.startsWith('GET ') && each.endsWith('/{proxy+}')) ?? '';
    const address = key.replace('GET ', '').replace('{proxy+}', 'paginas/tv/2.html');
    expect((await ask(`${address}?tournament=3`)).status).toBe(404);
  });

  test('that was asked for before is answered from the cache while bucket and Lambda fail', async () => {
    await store.write('paginas/tv/500.html', Buffer.from('quinientos'), {
      ...about,
      cacheControl: 'max-age=0, s-maxage=0, stale-if-error=60',
    });
    expect(await textAt('/tv?tournament=500')).toBe('200 quinientos');
    await store.remove('paginas/tv/500.html');
    expect(await textAt('/tv?tournament=500')).toBe('200 quinientos');
    expect((await ask('/insertar/fixture?tournament=500')).status).toBe(500);
  });

  test('below /insertar may be framed by any site, and other pages by none', async () => {
    await store.write('paginas/insertar/posiciones/7.html', Buffer.from('tabla'), about);
    const framed = await ask('/insertar/posiciones?tournament=7');
    expect(framed.headers.get('content-security-policy')).toMatch(/frame-ancestors \*$/);
    expect(framed.headers.has('x-frame-options')).toBe(false);
    const own = await ask('/tv?tournament=2');
    expect(own.headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'$/);
    expect(own.headers.get('x-frame-options')).toBe('DENY');
  });
});

test('the application answers at its addresses, and its files come from the build', async () => {
  for (const address of ['/login', '/usuarios/', '/partidos/7/imprimir', '/'])
    expect(await textAt(address, { cookie: 'torneo_app=1' }), address).toContain('<title>Torneo</title>');
  expect((await ask('/assets/index-1a2b3c4d.js')).status).toBe(200);
  const missing = await ask('/assets/missing.js');
  expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'application/xml']);
});
