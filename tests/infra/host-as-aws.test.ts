/** The local host behaves as AWS does: the edge's secret, log lines, missing files, permissions, the API's own URL. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Host, startHostOfTemplate } from '#infra/local/host.ts';
import { type Database, startDatabase } from '#infra/local/services/database.ts';
import { ensureTable } from '#infra/local/services/tables.ts';
import { tableSettingsOf } from '#infra/local/template/table.ts';
import { resourcesOf, type Template } from '#infra/local/template/template.ts';
import { lambdaOfTemplate } from '../support/template-lambda.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';
import { toyHostInput } from './toy-host.ts';
import { makeToyStack } from './toy-lambdas.ts';
import { makeToySite } from './toy-site.ts';

const folder = makeTemporaryFolder();
const { template, functionsDir } = makeToyStack(folder, join(folder, 'batches.txt'));
const secretReference = '{{resolve:ssm:/torneo/local/edge-secret:3}}';
requireEdgeSecret(template);
permitPostsOnly(template, 'home');

let database: Database;
let host: Host;
const printedLines: string[] = [];

beforeAll(async () => {
  database = await startDatabase({ dataDir: folder, log: () => {} });
  await ensureTable(database.endpoint, tableSettingsOf(template));
  const log = (line: string) => printedLines.push(line);
  host = await startHostOfTemplate(
    toyHostInput({ template, functionsDir, folder, databaseEndpoint: database.endpoint, log }),
  );
});

afterAll(async () => {
  await host?.stop();
  await database?.stop();
});

/** The origin's custom header and the Lambdas' variable, as the stack gives them. */
function requireEdgeSecret(changed: Template): void {
  const [distribution] = resourcesOf(changed, 'AWS::CloudFront::Distribution');
  const origins: Record<string, unknown>[] = distribution?.properties.DistributionConfig.Origins ?? [];
  for (const origin of origins.filter(({ CustomOriginConfig }) => CustomOriginConfig)) {
    origin.OriginCustomHeaders = [{ HeaderName: 'X-Origin-Verify', HeaderValue: secretReference }];
  }
  for (const { properties } of resourcesOf(changed, 'AWS::Lambda::Function')) {
    properties.Environment = {
      Variables: {
        ...properties.Environment?.Variables,
        EDGE_SECRETS: { 'Fn::Join': ['', [secretReference, ',{{resolve:ssm:/torneo/local/edge-secret:', '2}}']] },
      },
    };
  }
}

/** Leaves the API no permission to call the Lambda for a GET. */
function permitPostsOnly(changed: Template, name: string): void {
  const { logicalId } = lambdaOfTemplate(changed, name);
  for (const { properties } of resourcesOf(changed, 'AWS::Lambda::Permission')) {
    if (properties.FunctionName['Fn::GetAtt'][0] === logicalId) properties.SourceArn['Fn::Join'][1].push('/POST/*');
  }
}

const requestTeams = (url: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/api/teams`, { headers, signal: AbortSignal.timeout(10_000) });

describe('the edge’s secret', () => {
  test('is added to each request to the API, in place of what the viewer sent', async () => {
    const seen = await (await requestTeams(host.url, { 'x-origin-verify': 'guessed' })).json();
    expect(seen.secret).toBe('local-edge-secret-3');
    expect(seen.env.EDGE_SECRETS).toBe('local-edge-secret-3,local-edge-secret-2');
  });

  test('is not added at the API’s own URL, which bypasses the edge', async () => {
    expect(host.apiUrl).not.toBe(host.url);
    const response = await requestTeams(host.apiUrl);
    expect((await response.json()).secret).toBeUndefined();
    expect(response.headers.has('x-cache')).toBe(false);
    expect(response.headers.has('apigw-requestid')).toBe(true);
  });
});

test('a route whose Lambda the API may not call is answered 500, an unknown one by the fallback', async () => {
  const refused = await fetch(`${host.apiUrl}/api/home`);
  expect([refused.status, await refused.json()]).toEqual([500, { message: 'Internal Server Error' }]);
  expect(await (await fetch(`${host.apiUrl}/api/nothing`)).json()).toBe('fallback');
});

test('a missing file gets S3’s answer: 403 without the permission to list its bucket, 404 with it', async () => {
  const answerAt = async (url: string, path: string) => {
    const response = await fetch(url + path);
    return { status: response.status, code: /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1] };
  };
  const denied = { status: 403, code: 'AccessDenied' };
  const missing = { status: 404, code: 'NoSuchKey' };
  const listing = structuredClone(template);
  for (const { properties } of resourcesOf(listing, 'AWS::S3::BucketPolicy')) {
    for (const statement of properties.PolicyDocument.Statement) {
      if (statement.Effect === 'Allow') statement.Action = ['s3:GetObject', 's3:ListBucket'];
    }
  }
  const reading = structuredClone(listing);
  for (const { properties } of resourcesOf(reading, 'AWS::S3::BucketPolicy')) {
    for (const statement of properties.PolicyDocument.Statement) {
      if (statement.Effect === 'Allow') statement.Action = 's3:GetObject';
    }
  }
  const closed = structuredClone(listing);
  for (const resource of Object.values(closed.Resources)) {
    if (resource.Type === 'AWS::S3::BucketPolicy') resource.Properties.PolicyDocument.Statement = [];
  }
  const answersOf = async (name: string, changed: Template) => {
    const input = { template: changed, functionsDir, folder: join(folder, name), log: () => {} };
    const other = await startHostOfTemplate(toyHostInput({ ...input, databaseEndpoint: database.endpoint }));
    try {
      const paths = ['/assets/missing.js', '/logos/missing.webp', '/assets/index-1a2b3c4d.js'];
      return await Promise.all(paths.map((path) => answerAt(other.url, path)));
    } finally {
      await other.stop();
    }
  };
  const found = { status: 200, code: undefined };
  expect(await answersOf('listing', listing)).toEqual([missing, missing, found]);
  expect(await answersOf('reading', reading)).toEqual([denied, denied, found]);
  expect(await answersOf('closed', closed)).toEqual([denied, denied, denied]);
});

test('the styles of published pages stay when the next build has others', async () => {
  const own = join(folder, 'builds');
  const addressOf = (build: string) => `/assets/paginas-${build}.css`;
  const startWith = (build: string) => {
    const webDir = makeToySite(join(own, build));
    writeFileSync(join(webDir, addressOf(build)), `/* ${build} */`);
    const input = { template, functionsDir, folder: own, databaseEndpoint: database.endpoint, log: () => {} };
    return startHostOfTemplate(toyHostInput({ ...input, more: { webDir } }));
  };
  await (await startWith('antes')).stop();
  const next = await startWith('ahora');
  try {
    const answers = await Promise.all(['antes', 'ahora'].map((build) => fetch(next.url + addressOf(build))));
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['/* antes */', '/* ahora */']);
  } finally {
    await next.stop();
  }
});

describe('functions.log', () => {
  const logRecords = () =>
    readFileSync(join(folder, 'data', 'functions.log'), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  const untilLogged = (holds: (records: ReturnType<typeof logRecords>) => boolean) =>
    vi.waitFor(() => expect(holds(logRecords())).toBe(true), 5000);

  test('has one JSON object for each call of the console, with level, message and the invocation’s id', async () => {
    const requestId = await (await requestTeams(host.url, { 'x-do': 'log' })).text();
    await untilLogged((records) => records.some(({ record }) => record === 'not JSON'));
    const records = logRecords().filter((each) => each.requestId === requestId);
    const error = { errorType: 'RangeError', errorMessage: 'toy error', stackTrace: expect.any(Array) };
    const common = { function: 'torneo-local-teams', timestamp: expect.stringMatching(/^\d{4}-.*Z$/), requestId };
    expect(records).toEqual([
      { ...common, level: 'INFO', message: { route: 'GET /api/teams', status: 200 } },
      { ...common, level: 'WARN', message: 'careful' },
      { ...common, level: 'INFO', message: 'two { values: 2 }' },
      { ...common, level: 'ERROR', message: error },
      { ...common, level: 'ERROR', message: expect.stringContaining('it broke RangeError: toy error'), ...error },
      { ...common, level: 'INFO', message: expect.stringContaining('[Circular') },
    ]);
  });

  test('has JSON from stdout as it is, with the function’s name, and plain text as an event’s record', async () => {
    const before = logRecords().length;
    await requestTeams(host.url, { 'x-do': 'log' });
    await untilLogged((records) => records.slice(before).some(({ record }) => record === 'not JSON'));
    const written = logRecords().slice(before);
    expect(written).toContainEqual({ function: 'torneo-local-teams', _aws: { Timestamp: 1 }, Saves: 1 });
    expect(written).toContainEqual({
      function: 'torneo-local-teams',
      time: expect.any(String),
      type: 'function',
      record: 'not JSON',
    });
  });

  test.each([
    ['throw', 'error', 'TypeError'],
    ['crash', 'failure', 'Runtime.ExitError'],
    ['exit', 'failure', 'Runtime.ExitError'],
    ['hang', 'timeout', 'Sandbox.Timedout'],
  ])(
    'has the error and the platform’s report of an invocation that ends with a %s',
    async (command, status, errorType) => {
      const before = logRecords().length;
      printedLines.length = 0;
      await requestTeams(host.url, { 'x-do': command });
      await untilLogged((records) => records.slice(before).some(({ type }) => type === 'platform.report'));
      const records = logRecords().slice(before);
      expect(records.find(({ type }) => type === 'platform.report')).toMatchObject({
        function: 'torneo-local-teams',
        record: { status, errorType, requestId: expect.any(String), metrics: { durationMs: expect.any(Number) } },
      });
      if (command !== 'hang') await untilLogged((all) => all.slice(before).some(({ level }) => level === 'ERROR'));
      expect(printedLines.some((line) => line === `[torneo-local-teams] ${status}: ${errorType}`)).toBe(true);
    },
  );

  test('has no line that is not one JSON object', () => {
    const lines = readFileSync(join(folder, 'data', 'functions.log'), 'utf8')
      .split('\n')
      .slice(0, -1);
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ function: expect.any(String) });
  });
});
