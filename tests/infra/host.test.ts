/** The host runs the template of this machine with toy Lambdas on the real database, over real HTTP. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Host, type HostInput, runTemplate } from '#infra/local/host.ts';
import { type Database, startDatabase } from '#infra/local/services/database.ts';
import { ensureTable, localCredentials } from '#infra/local/services/tables.ts';
import { tableOf } from '#infra/local/template/table.ts';
import type { Template } from '#infra/local/template/template.ts';
import { processesWith } from '../support/processes.ts';
import { synthesize, temporaryFolder, toySite } from './synthesized.ts';

/** Answers with what it was asked, or does what the request's `x-do` says. */
const toy = `
let calls = 0;
exports.handler = async (event, context) => {
  calls += 1;
  const act = event.headers['x-do'];
  if (act === 'throw') throw new Error('toy failure');
  if (act === 'crash') setImmediate(() => { throw new Error('toy crash'); });
  if (act === 'exit') process.exit(3);
  if (act === 'hang') await new Promise(() => {});
  if (act === 'block') for (;;);
  if (act) await new Promise((resolve) => setTimeout(resolve, 1000));
  const { TABLE_NAME, USER_POOL_ID, JWKS_URL, TEST_USERS, HOME } = process.env;
  const body = { calls, routeKey: event.routeKey, parameters: event.pathParameters, remaining: context.getRemainingTimeInMillis(), env: { TABLE_NAME, USER_POOL_ID, JWKS_URL, TEST_USERS, HOME } };
  return { statusCode: 200, headers: { 'cache-control': 'private, no-store', 'content-type': 'application/json' }, body: JSON.stringify(body) };
};`;

/** Writes down each batch; fails for as long as an item 'poison' is in it. */
const publisherIn = (file: string) => `
const { appendFileSync } = require('node:fs');
exports.handler = async ({ Records }) => {
  const names = Records.map((record) => record.dynamodb.Keys.pk.S);
  appendFileSync(${JSON.stringify(file)}, names.join(' ') + '\\n');
  if (names.includes('T#poison')) throw new Error('poison');
};`;

const folder = temporaryFolder();
const batches = join(folder, 'batches.txt');
const { template, assetsDir } = synthesize('local', {
  teams: toy,
  canchas: toy,
  auth: toy,
  publisher: publisherIn(batches),
});
shortenTimeouts(template);

let database: Database;
let host: Host;
const printed: string[] = [];

const input = (more: Partial<HostInput> = {}): HostInput => ({
  template,
  assetsDir,
  webDir: toySite(join(folder, 'web')),
  port: 0,
  dataDir: join(folder, 'data'),
  services: {
    dynamodbEndpoint: database.endpoint,
    cognitoEndpoint: 'http://127.0.0.1:1',
    jwksUrl: 'http://127.0.0.1:1/jwks.json',
    userPoolId: 'us-east-1_Test',
    userPoolClientId: 'client',
    tableName: tableOf(template).createTable.TableName,
    filesEndpoint: 'http://127.0.0.1:1',
    filesBucket: 'files',
  },
  testUsers: [{ email: 'ana@torneo.local' }],
  log: (line) => printed.push(line),
  ...more,
});

beforeAll(async () => {
  database = await startDatabase({ dataDir: folder, log: () => {} });
  await ensureTable(database.endpoint, tableOf(template));
  host = await runTemplate(input());
});

afterAll(async () => {
  await host?.stop();
  await database?.stop();
});

const call = (path: string, act?: string) => fetch(host.url + path, { headers: act ? { 'x-do': act } : {} });
const readingJson = async (path: string, act?: string) => (await call(path, act)).json();

describe('functions', () => {
  test('get the template’s variables, this machine’s addresses and nothing of its own environment', async () => {
    expect(await readingJson('/api/teams/7')).toMatchObject({
      routeKey: 'GET /api/teams/{id}',
      parameters: { id: '7' },
      env: { TABLE_NAME: 'Table', USER_POOL_ID: 'us-east-1_Test', JWKS_URL: 'http://127.0.0.1:1/jwks.json' },
    });
    const { env } = await readingJson('/api/teams');
    expect({ HOME: env.HOME, TEST_USERS: env.TEST_USERS }).toEqual({ HOME: undefined, TEST_USERS: undefined });
    const auth = await readingJson('/api/auth/test-users');
    expect(JSON.parse(auth.env.TEST_USERS)).toEqual([{ email: 'ana@torneo.local' }]);
  });

  test('keep their state between calls, as a warm Lambda does', async () => {
    const first = await readingJson('/api/canchas');
    const second = await readingJson('/api/canchas');
    expect(second.calls).toBe(first.calls + 1);
  });

  test('what a handler throws is a 500, and it goes on', async () => {
    const failed = await call('/api/canchas', 'throw');
    expect({ status: failed.status, body: await failed.json() }).toEqual({
      status: 500,
      body: { message: 'Internal Server Error' },
    });
    expect(printed.some((line) => line.startsWith('[torneo-local-canchas]') && line.includes('toy failure'))).toBe(
      true,
    );
    expect((await call('/api/canchas')).status).toBe(200);
  });

  test.each(['crash', 'exit'])(
    'a %s answers everybody who waits 502 and the next request finds it running',
    async (act) => {
      const [waiting, crashing] = await Promise.all([call('/api/canchas', 'wait'), call('/api/canchas', act)]);
      expect({ waitingStatus: waiting.status, crashingStatus: crashing.status }).toEqual({
        waitingStatus: 502,
        crashingStatus: 502,
      });
      expect((await readingJson('/api/canchas')).calls).toBe(1);
    },
  );

  test.each(['hang', 'block'])(
    'one that %ss is ended at its timeout with 503; others find a fresh one',
    async (act) => {
      const stuck = call('/api/canchas', act);
      await vi.waitFor(async () => expect((await stuck).status).toBe(503), 5000);
      expect((await call('/api/canchas')).status).toBe(200);
    },
  );

  test('new code takes the place of the old, which still ends what it began', async () => {
    const bundle = join(temporaryFolder(), 'index.cjs');
    writeFileSync(bundle, toy.replace('let calls = 0', 'let calls = 1000'));
    const underWay = readingJson('/api/canchas', 'wait');
    await sleep(200);
    host.replaceFunction('torneo-local-canchas', bundle);
    expect(await readingJson('/api/canchas')).toMatchObject({ calls: 1001 });
    expect((await underWay).calls).toBeLessThan(1000);
    expect(await readingJson('/api/canchas')).toMatchObject({ calls: 1002 });
  });

  test('a body above 10 MB is 413', async () => {
    const send = (bytes: number) =>
      fetch(`${host.url}/api/teams`, {
        method: 'POST',
        body: Buffer.alloc(bytes, 'a'),
        headers: { 'content-type': 'application/json' },
      });
    expect((await send(1_000_000)).status).toBe(200);
    expect((await send(10_485_761)).status).toBe(413);
  });
});

describe('site', () => {
  test('screens are index.html, fresh each time; assets stay for a year; what is missing is 404', async () => {
    const screen = await call('/torneos/1');
    expect({ status: screen.status, cacheControl: screen.headers.get('cache-control') }).toEqual({
      status: 200,
      cacheControl: 'no-cache',
    });
    expect(screen.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect((await call('/equipos')).headers.get('x-cache')).toBe('RefreshHit from cloudfront');
    const asset = await call('/assets/index-1a2b3c4d.js');
    expect({
      contentType: asset.headers.get('content-type'),
      cacheControl: asset.headers.get('cache-control'),
    }).toEqual({ contentType: 'text/javascript; charset=utf-8', cacheControl: 'public, max-age=31536000, immutable' });
    expect((await call('/assets/missing.js')).status).toBe(404);
  });

  test.each(['/', '/assets/index-1a2b3c4d.js', '/assets/missing.js', '/api/canchas', '/api/nothing'])(
    '%s keeps other sites and unused features away',
    async (path) => {
      const { headers } = await call(path);
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toMatch(/(^|, )camera=\(\), /);
    },
  );

  test.each([
    '/..%2fdata%2ffunctions.log',
    '/%2e%2e/data/functions.log',
    '/assets/..%2f..%2fbatches.txt',
    '/%00.js',
    '/..%5cdata.log',
  ])('nothing outside the site is served: %s', async (path) => {
    const response = await call(path);
    expect(response.status).toBeOneOf([404, 200]);
    if (response.status === 200) expect(await response.text()).toContain('<title>Torneo</title>');
  });
});

describe('stream', () => {
  const client = () =>
    new DynamoDBClient({ endpoint: database.endpoint, region: 'us-east-1', credentials: localCredentials });
  const put = (pk: string) =>
    client().send(
      new PutItemCommand({
        TableName: 'Table',
        Item: { pk: { S: pk }, sk: { S: 'x' }, at: { N: String(Date.now()) } },
      }),
    );
  const seen = () => (existsSync(batches) ? readFileSync(batches, 'utf8') : '').split('\n').filter(Boolean);
  const untilSeen = (name: string) =>
    vi.waitFor(() => expect(seen().find((line) => line.includes(name))).toBeDefined(), 5000);

  test('a change wakes the publisher, a page does not', async () => {
    await put('PAGE#1');
    await put('T#first');
    await untilSeen('T#first');
    expect(seen().join()).not.toContain('PAGE#1');
  });

  test('a restart goes on after the last change that was delivered', async () => {
    await put('T#before');
    await untilSeen('T#before');
    await host.stop();
    await put('T#while-down');
    host = await runTemplate(input());
    await untilSeen('T#while-down');
    expect(seen().filter((line) => line.includes('T#before'))).toHaveLength(1);
  });

  test('a database that dies and comes back goes on being read', async () => {
    const [running] = processesWith(join(folder, 'db')).filter(({ command }) => command[0]?.endsWith('dynoxide'));
    if (!running) throw new Error('the database is not running');
    process.kill(running.pid, 'SIGKILL');
    await vi.waitFor(() => put('T#revived'), 10_000);
    await untilSeen('T#revived');
  });

  test('what cannot be digested ends in the queue’s file after its retries, and what follows arrives', async () => {
    await put('T#poison');
    await put('T#after');
    await vi.waitFor(
      () => expect(seen().some((line) => line.includes('T#after') && !line.includes('poison'))).toBe(true),
      25_000,
    );
    const file = join(folder, 'data', `${queueIdOf(template)}.jsonl`);
    const message = JSON.parse(readFileSync(file, 'utf8').trim());
    expect(message).toMatchObject({
      requestContext: { condition: 'RetryAttemptsExhausted' },
      DDBStreamBatchInfo: { batchSize: 1 },
    });
    expect(seen().filter((line) => line === 'T#poison').length).toBeGreaterThanOrEqual(6);
  });
});

describe('refusals', () => {
  test('a taken port rejects and leaves nothing running', async () => {
    const port = Number(new URL(host.url).port);
    await expect(runTemplate(input({ port, dataDir: temporaryFolder() }))).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });

  test('a resource type the host does not know stops it, by its name', async () => {
    const unknown = { Resources: { ...template.Resources, Jobs: { Type: 'AWS::Batch::JobQueue', Properties: {} } } };
    await expect(runTemplate(input({ template: unknown }))).rejects.toThrow('Jobs: AWS::Batch::JobQueue');
  });

  test.each([
    { ScheduleExpression: 'rate(5 minutes)' },
    { EventPattern: { source: ['aws.s3'] } },
    { State: 'DISABLED' },
  ])('so does a rule that it would not run as it is meant: %j', async (change) => {
    const odd: Template = structuredClone(template);
    for (const { Type, Properties } of Object.values(odd.Resources)) {
      if (Type === 'AWS::Events::Rule') Object.assign(Properties, change);
    }
    await expect(runTemplate(input({ template: odd, dataDir: temporaryFolder() }))).rejects.toThrow('does not know');
  });

  test('a Lambda variable without a local value stops the host', async () => {
    const broken: Template = structuredClone(template);
    const [lambda] = Object.values(broken.Resources).filter(({ Type }) => Type === 'AWS::Lambda::Function');
    lambda?.Properties &&
      Object.assign(lambda.Properties, { Environment: { Variables: { QUEUE_URL: { Ref: 'Nothing' } } } });
    await expect(runTemplate(input({ template: broken, dataDir: temporaryFolder() }))).rejects.toThrow('Nothing');
  });
});

test('a stopped host leaves nothing that keeps its process alive', async () => {
  const env = { ...process.env, HOST_INPUT: JSON.stringify(input({ dataDir: temporaryFolder() })) };
  const script = join(import.meta.dirname, 'start-and-stop.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script], { env, timeout: 20_000 });
  expect(stdout).toContain('answered 200, stopped');
});

function shortenTimeouts({ Resources }: Template): void {
  for (const { Type, Properties } of Object.values(Resources))
    if (Type === 'AWS::Lambda::Function') Properties.Timeout = 2;
}

function queueIdOf({ Resources }: Template): string {
  return Object.keys(Resources).find((id) => Resources[id]?.Type === 'AWS::SQS::Queue') ?? '';
}
