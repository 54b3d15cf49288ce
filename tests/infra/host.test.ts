/** The local host runs the template with toy Lambdas on the real local database, tested over real HTTP. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Host, type HostOptions, startHostOfTemplate } from '#infra/local/host.ts';
import { type Database, startDatabase } from '#infra/local/services/database.ts';
import { ensureTable, localCredentials } from '#infra/local/services/tables.ts';
import { tableSettingsOf } from '#infra/local/template/table.ts';
import type { Template } from '#infra/local/template/template.ts';
import { findProcesses } from '../support/processes.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';
import { toyHostInput } from './toy-host.ts';
import { makeToyStack, streamRetries, toyHandler } from './toy-lambdas.ts';

const hostFolder = makeTemporaryFolder();
const batchesFile = join(hostFolder, 'batches.txt');
const { template, functionsDir } = makeToyStack(hostFolder, batchesFile);

let database: Database;
let host: Host;
const printedLines: string[] = [];

/** All Lambdas are loaded at the start, as by `npm start`; other hosts load those that they call. */
const createToyHostInput = (more: Partial<HostOptions> = {}): HostOptions =>
  toyHostInput({
    template,
    functionsDir,
    folder: hostFolder,
    databaseEndpoint: database.endpoint,
    log: (line) => printedLines.push(line),
    more: { hasLazyLambdas: false, ...more },
  });

beforeAll(async () => {
  database = await startDatabase({ dataDir: hostFolder, log: () => {} });
  await ensureTable(database.endpoint, tableSettingsOf(template));
  host = await startHostOfTemplate(createToyHostInput());
});

afterAll(async () => {
  await host?.stop();
  await database?.stop();
});

const getFromHost = (path: string, command?: string) =>
  fetch(host.url + path, { headers: command ? { 'x-do': command } : {} });
const getJsonFromHost = async (path: string, command?: string) => (await getFromHost(path, command)).json();

describe('a Lambda', () => {
  test('gets the template’s variables and the local addresses, and no variable of this machine', async () => {
    expect(await getJsonFromHost('/api/teams/7')).toMatchObject({
      routeKey: 'GET /api/teams/{id}',
      parameters: { id: '7' },
      env: {
        TABLE_NAME: 'Table',
        USER_POOL_ID: 'us-east-1_Test',
        JWKS_URL: 'http://127.0.0.1:1/jwks.json',
        AWS_ACCESS_KEY_ID: 'teams',
      },
    });
    const { env } = await getJsonFromHost('/api/teams');
    for (const name of ['HOME', 'NODE_COMPILE_CACHE', 'TEST_USERS']) expect(env, name).not.toHaveProperty(name);
    const auth = await getJsonFromHost('/api/auth/test-users');
    expect(JSON.parse(auth.env.TEST_USERS)).toEqual([{ email: 'ana@torneo.local' }]);
  });

  test('keeps its state between invocations, as a warm Lambda does on AWS', async () => {
    const first = await getJsonFromHost('/api/canchas');
    const second = await getJsonFromHost('/api/canchas');
    expect(second.calls).toBe(first.calls + 1);
  });

  test('answers 500 when its handler throws, and keeps running', async () => {
    const failed = await getFromHost('/api/canchas', 'throw');
    expect({ status: failed.status, body: await failed.json() }).toEqual({
      status: 500,
      body: { message: 'Internal Server Error' },
    });
    expect(printedLines.some((line) => line.startsWith('[torneo-local-canchas]') && line.includes('toy failure'))).toBe(
      true,
    );
    expect((await getFromHost('/api/canchas')).status).toBe(200);
  });

  test.each(['crash', 'exit'])(
    'after a %s, all pending requests get a 500 and the next request finds the Lambda running',
    async (command) => {
      const [waiting, crashing] = await Promise.all([
        getFromHost('/api/canchas', 'wait'),
        getFromHost('/api/canchas', command),
      ]);
      expect({ waitingStatus: waiting.status, crashingStatus: crashing.status }).toEqual({
        waitingStatus: 500,
        crashingStatus: 500,
      });
      expect((await getJsonFromHost('/api/canchas')).calls).toBe(1);
    },
  );

  test.each([
    ['hangs', 'hang'],
    ['blocks its thread', 'block'],
  ])('a Lambda that %s is ended at its timeout with a 500; other requests get a fresh instance', async (_, command) => {
    const stuck = getFromHost('/api/canchas', command);
    await vi.waitFor(async () => expect((await stuck).status).toBe(500), 5000);
    expect((await getFromHost('/api/canchas')).status).toBe(200);
  });

  test('runs new code for new requests, while the old code finishes its own', async () => {
    const bundle = join(makeTemporaryFolder(), 'index.cjs');
    writeFileSync(bundle, toyHandler.replace('let calls = 0', 'let calls = 1000'));
    const { calls: before } = await getJsonFromHost('/api/canchas');
    const underWay = getJsonFromHost('/api/canchas', 'wait');
    // Each look is a call, too: one call more than the looks is the waiting one, which has then begun.
    let looks = 0;
    await vi.waitFor(async () => {
      looks += 1;
      expect((await getJsonFromHost('/api/canchas')).calls).toBe(before + looks + 1);
    }, 5000);
    host.replaceFunction('torneo-local-canchas', bundle);
    expect(await getJsonFromHost('/api/canchas')).toMatchObject({ calls: 1001 });
    expect((await underWay).calls).toBeLessThan(1000);
    expect(await getJsonFromHost('/api/canchas')).toMatchObject({ calls: 1002 });
  });

  test('gets no body above 10 MB: the answer is 413', async () => {
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

describe('the site', () => {
  test('serves index.html for screens, revalidated each time, and caches assets for a year', async () => {
    const screen = await getFromHost('/login');
    expect({ status: screen.status, cacheControl: screen.headers.get('cache-control') }).toEqual({
      status: 200,
      cacheControl: 'public, max-age=0, s-maxage=86400, stale-if-error=86400',
    });
    expect(screen.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect((await getFromHost('/equipos')).headers.get('x-cache')).toBe('Hit from cloudfront');
    const asset = await getFromHost('/assets/index-1a2b3c4d.js');
    expect({
      contentType: asset.headers.get('content-type'),
      cacheControl: asset.headers.get('cache-control'),
    }).toEqual({ contentType: 'text/javascript; charset=utf-8', cacheControl: 'public, max-age=31536000, immutable' });
  });

  test.each(['/', '/assets/index-1a2b3c4d.js', '/assets/missing.js', '/api/canchas', '/api/nothing'])(
    'the answer to %s has the headers that shut out other sites and unused browser features',
    async (path) => {
      const { headers } = await getFromHost(path);
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
  ])('the path %s reaches no file outside the site', async (path) => {
    const response = await getFromHost(path);
    expect(response.status).toBeOneOf([403, 404, 200]);
    if (response.status === 200) expect(await response.text()).toContain('<title>Torneo</title>');
  });
});

describe('the stream', () => {
  const client = () =>
    new DynamoDBClient({ endpoint: database.endpoint, region: 'us-east-1', credentials: localCredentials });
  const put = (pk: string) =>
    client().send(
      new PutItemCommand({
        TableName: 'Table',
        Item: { pk: { S: pk }, sk: { S: 'x' }, at: { N: String(Date.now()) } },
      }),
    );
  const seen = () => (existsSync(batchesFile) ? readFileSync(batchesFile, 'utf8') : '').split('\n').filter(Boolean);
  const untilSeen = (name: string) =>
    vi.waitFor(() => expect(seen().find((line) => line.includes(name))).toBeDefined(), 5000);

  test('invokes the publisher for a changed item, but not for a published document', async () => {
    await put('DOC#1');
    await put('T#first');
    await untilSeen('T#first');
    expect(seen().join()).not.toContain('DOC#1');
  });

  test('continues after a restart with the first change that was not delivered', async () => {
    await put('T#before');
    await untilSeen('T#before');
    await host.stop();
    await put('T#while-down');
    host = await startHostOfTemplate(createToyHostInput({ hasLazyLambdas: true }));
    await untilSeen('T#while-down');
    expect(seen().filter((line) => line.includes('T#before'))).toHaveLength(1);
  });

  test('continues after the database crashed and was restarted', async () => {
    const [running] = findProcesses(join(hostFolder, 'db')).filter(({ command }) => command[0]?.endsWith('dynoxide'));
    if (!running) throw new Error('the database is not running');
    process.kill(running.pid, 'SIGKILL');
    await vi.waitFor(() => put('T#revived'), 10_000);
    await untilSeen('T#revived');
  });

  test('puts a change that always fails into the queue’s file after its retries, and delivers the changes after it', async () => {
    await put('T#poison');
    await put('T#after');
    await vi.waitFor(
      () => expect(seen().some((line) => line.includes('T#after') && !line.includes('poison'))).toBe(true),
      25_000,
    );
    const file = join(hostFolder, 'data', `${queueIdOf(template)}.jsonl`);
    const message = JSON.parse(readFileSync(file, 'utf8').trim());
    expect(message).toMatchObject({
      requestContext: { condition: 'RetryAttemptsExhausted' },
      DDBStreamBatchInfo: { batchSize: 1 },
    });
    expect(seen().filter((line) => line === 'T#poison').length).toBeGreaterThanOrEqual(1 + streamRetries);
  });
});

describe('the host refuses', () => {
  test('a port that is taken, and leaves nothing running', async () => {
    const port = Number(new URL(host.url).port);
    await expect(
      startHostOfTemplate(createToyHostInput({ port, dataDir: makeTemporaryFolder(), hasLazyLambdas: true })),
    ).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
  });

  test('a resource type that it does not know, and names it', async () => {
    const unknown = { Resources: { ...template.Resources, Jobs: { Type: 'AWS::Batch::JobQueue', Properties: {} } } };
    await expect(startHostOfTemplate(createToyHostInput({ template: unknown }))).rejects.toThrow(
      'Jobs: AWS::Batch::JobQueue',
    );
  });

  test.each([
    { ScheduleExpression: 'rate(5 minutes)' },
    { EventPattern: { source: ['aws.s3'] } },
    { Targets: [{ Arn: 'arn', Id: 'Target0', Input: '{}' }] },
    { State: 'DISABLED' },
  ])('a scheduled rule that it does not know how to run: %j', async (change) => {
    const odd: Template = structuredClone(template);
    for (const { Type, Properties } of Object.values(odd.Resources)) {
      if (Type === 'AWS::Events::Rule') Object.assign(Properties, change);
    }
    await expect(
      startHostOfTemplate(createToyHostInput({ template: odd, dataDir: join(hostFolder, 'refused') })),
    ).rejects.toThrow('does not know');
  });

  test('a Lambda with a variable that has no local value', async () => {
    const broken: Template = structuredClone(template);
    const [lambda] = Object.values(broken.Resources).filter(({ Type }) => Type === 'AWS::Lambda::Function');
    lambda?.Properties &&
      Object.assign(lambda.Properties, { Environment: { Variables: { QUEUE_URL: { Ref: 'Nothing' } } } });
    await expect(
      startHostOfTemplate(createToyHostInput({ template: broken, dataDir: makeTemporaryFolder() })),
    ).rejects.toThrow('Nothing');
  });
});

test('a stopped host leaves nothing that keeps its process alive', async () => {
  const input = join(makeTemporaryFolder(), 'input.json');
  writeFileSync(input, JSON.stringify(createToyHostInput({ dataDir: makeTemporaryFolder(), hasLazyLambdas: true })));
  const script = join(import.meta.dirname, 'start-and-stop.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, input], { timeout: 55_000 });
  expect(stdout).toContain('answered 200, stopped');
});

function queueIdOf({ Resources }: Template): string {
  return Object.keys(Resources).find((id) => Resources[id]?.Type === 'AWS::SQS::Queue') ?? '';
}
