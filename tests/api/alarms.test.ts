/**
 * Every alarm of the template is raised by its fault: the metric that the real Lambdas, the local stream and the local
 * queues cause is the one that the alarm watches. What only AWS can count has a row in the first deployment's checklist.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CognitoIdentityProviderClient, ForgotPasswordCommand } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { documentClient, tableName } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { stackNameOf } from '#infra/environments.ts';
import { lambdaNames } from '#infra/lambdas.ts';
import { gatewayOf } from '#infra/local/gateway/gateway.ts';
import type { Lambda } from '#infra/local/lambda/lambda.ts';
import { createEventSender } from '#infra/local/schedule/event-sender.ts';
import { type Poller, startPoller } from '#infra/local/stream/stream-poller.ts';
import { apiSettingsOf } from '#infra/local/template/api.ts';
import { readScheduledRules } from '#infra/local/template/scheduled-rules.ts';
import { readStreamMappings } from '#infra/local/template/stream-mappings.ts';
import { resourcesOf, type Template } from '#infra/local/template/template.ts';
import { alarmsOf } from '#tests/support/alarm-metrics.ts';
import { edgeSecret, startApi } from '#tests/support/api.ts';
import { createCancha } from '#tests/support/api-fixtures.ts';
import { awsError, failAwsCall, failEveryAwsCall } from '#tests/support/aws-failures.ts';
import { captureMetrics } from '#tests/support/captured-output.ts';
import { lambdasWithMetrics, RecordedMetrics } from '#tests/support/recorded-metrics.ts';
import { lambdaOfTemplate } from '#tests/support/template-lambda.ts';
import { createUser } from '#tests/support/users.ts';
import { withEverySetting } from '../infra/settings.ts';
import { synthesizeEnvironment } from '../infra/synthesized.ts';

interface LocalFault {
  /** What goes wrong, as the test's title says it. */
  readonly when: string;
  readonly provoke: () => Promise<void>;
  /** The alarms that the fault raises beside its own. */
  readonly alsoRaises?: readonly string[];
}

/** A fault whose metric only AWS writes, for this reason. */
interface FaultOnAws {
  readonly onlyOnAws: string;
}

const faults: Readonly<Record<string, LocalFault | FaultOnAws>> = {
  'api-errors': {
    when: 'the table fails, so that the API answers 503',
    async provoke() {
      failTable();
      for (let requests = 1; requests <= 5; requests += 1) expect(await requestApi('GET', '/api/canchas')).toBe(503);
    },
  },
  'lambda-throttles': { onlyOnAws: 'one machine has no limit for concurrent Lambdas' },
  'publisher-age': {
    when: 'the publisher fails for eleven minutes',
    async provoke() {
      await createCancha('Sur');
      failTable();
      vi.useFakeTimers({ toFake: ['Date'] });
      onTestFinished(() => void vi.useRealTimers());
      const poller = await followStream('publisher');
      await vi.waitFor(() => expect(metrics.read(publisherAge, 'Maximum')).toBeDefined(), 10_000);
      expect(raisedAlarms()).toEqual([]);
      vi.setSystemTime(Date.now() + 11 * 60_000);
      await vi.waitFor(() => expect(metrics.read(publisherAge, 'Maximum')).toBeGreaterThan(10 * 60_000), 10_000);
      await poller.stop();
    },
  },
  'publisher-failures': {
    when: 'the publisher fails on a change at each attempt',
    async provoke() {
      await createCancha('Oeste');
      failTable();
      await deliverChangesOnce('publisher');
    },
  },
  'logocleanup-failures': {
    when: 'the logo cleanup fails on a change at each attempt',
    async provoke() {
      await storeTeamWithLogo('/logos/crest-a1b2-5f1c1f0e-6a3f-4a53-9d0e-2f6a0c7b9e11.svg');
      await storeTeamWithLogo('');
      failTable();
      await deliverChangesOnce('logocleanup');
    },
  },
  'reconcile-failures': {
    when: 'the daily repair fails at each attempt',
    async provoke() {
      failTable();
      await runDailyRepair(withoutRetries(template));
    },
    alsoRaises: ['reconcile-errors'],
  },
  'reconcile-errors': {
    when: 'the daily repair fails once',
    async provoke() {
      failTable();
      await runDailyRepair(template);
    },
  },
  'mails-refused': {
    when: 'Cognito refuses to send a mail',
    async provoke() {
      const { email } = await createUser();
      const message = 'Exceeded daily email limit for the operation or the account.';
      const refusal = Object.assign(awsError('LimitExceededException'), { message });
      failAwsCall(CognitoIdentityProviderClient, ForgotPasswordCommand, refusal);
      expect(await requestApi('POST', '/api/auth/password/forgot', { email })).toBe(200);
    },
  },
  'table-read-throttles': { onlyOnAws: 'the local database has no capacity to exceed' },
  'table-write-throttles': { onlyOnAws: 'the local database has no capacity to exceed' },
};

const environment = withEverySetting('prod');
const { template } = await synthesizeEnvironment(environment);
const nameWithoutStack = (name: string) => name.replace(`${stackNameOf(environment)}-`, '');
const alarms = alarmsOf(template).map((alarm) => ({ ...alarm, name: nameWithoutStack(alarm.name) }));
const publisherAge = alarms.find(({ name }) => name === 'publisher-age')?.metric ?? '';

let metrics: RecordedMetrics;
let lambdas: ReadonlyMap<string, Lambda>;
let dataDir: string;
let metricLines: ReturnType<typeof captureMetrics>;

beforeAll(startApi);
beforeEach(() => {
  metrics = new RecordedMetrics();
  lambdas = lambdasWithMetrics(template, lambdaNames, metrics);
  dataDir = mkdtempSync(join(tmpdir(), 'torneo-alarms-'));
  metricLines = captureMetrics(lambdaOfTemplate(template, 'auth').properties.Environment.Variables.STACK_NAME);
  return () => rmSync(dataDir, { recursive: true, force: true });
});

/** The names of the alarms whose metric has reached its threshold. */
function raisedAlarms(): string[] {
  for (const line of metricLines.splice(0)) metrics.recordLine(line);
  metrics.recordQueues(dataDir);
  return alarms
    .filter(({ metric, statistic, threshold }) => (metrics.read(metric, statistic) ?? 0) >= threshold)
    .map(({ name }) => name);
}

const failTable = () => failEveryAwsCall(DynamoDBDocumentClient, awsError('InternalServerError'));

/** Sends a request through the local gateway, which counts as API Gateway does; returns the answer's status. */
async function requestApi(method: string, path: string, body?: object): Promise<number> {
  const api = apiSettingsOf(template);
  const headers = { 'content-type': 'application/json', 'x-origin-verify': edgeSecret };
  const request = {
    method,
    path,
    headers,
    query: '',
    sourceIp: '130.176.0.1',
    body: Buffer.from(body ? JSON.stringify(body) : ''),
  };
  const { status } = await gatewayOf(api, lambdas)(request);
  if (status >= 500) metrics.record(1, 'AWS/ApiGateway', '5xx', `ApiId ${api.logicalId}`);
  return status;
}

/** Begins to deliver the changes of the table's stream to a Lambda. */
function followStream(name: string, settings: { maximumRetries?: number } = {}): Promise<Poller> {
  const { logicalId } = lambdaOfTemplate(template, name);
  const mapping = readStreamMappings(template).find(({ functionId }) => functionId === logicalId);
  const lambda = lambdas.get(logicalId);
  if (!mapping || !lambda) throw new Error(`the stream does not invoke ${name}`);
  const endpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '';
  const log = () => {};
  return startPoller({ mapping: { ...mapping, ...settings }, lambda, endpoint, tableName: tableName(), dataDir, log });
}

/** Delivers all changes of the stream, without retries, which would take seconds. */
async function deliverChangesOnce(name: string): Promise<void> {
  const poller = await followStream(name, { maximumRetries: 0 });
  await poller.caughtUp;
  await poller.stop();
}

const storeTeamWithLogo = (logo: string) =>
  documentClient().send(new PutCommand({ TableName: tableName(), Item: { ...keys.entity('TEAM', 99), id: 99, logo } }));

/** Sends the daily event to its Lambda; returns after the first attempt, because a retry waits for a minute. */
async function runDailyRepair(of: Template): Promise<void> {
  const [functionId = ''] = readScheduledRules(of)[0]?.functionIds ?? [];
  const { promise: attempted, resolve: onAttempted } = Promise.withResolvers<void>();
  const observed = [...lambdas].map(([id, { name, invoke }]): [string, Pick<Lambda, 'name' | 'invoke'>] => [
    id,
    { name, invoke: (event) => invoke(event).finally(onAttempted) },
  ]);
  const stopped = new AbortController();
  const { signal } = stopped;
  const send = createEventSender({ template: of, lambdas: new Map(observed), dataDir, log: () => {}, signal });
  send(functionId, { time: new Date().toISOString() });
  await attempted;
  // What the attempt leads to, such as a message in the queue, happens at once, before the next turn of the event loop.
  await nextTurn();
  stopped.abort();
}

/** The template with the Lambdas' asynchronous retries taken away, because they take minutes. */
function withoutRetries(given: Template): Template {
  const changed = structuredClone(given);
  for (const { properties } of resourcesOf(changed, 'AWS::Lambda::EventInvokeConfig')) {
    properties.MaximumRetryAttempts = 0;
  }
  return changed;
}

const isOnlyOnAws = (fault: LocalFault | FaultOnAws): fault is FaultOnAws => 'onlyOnAws' in fault;
const localFaults = Object.entries(faults).flatMap(([name, fault]) => (isOnlyOnAws(fault) ? [] : [{ name, ...fault }]));
const faultsOnAws = Object.entries(faults).flatMap(([name, fault]) => (isOnlyOnAws(fault) ? [{ name, ...fault }] : []));

test('every alarm of the template has its fault here, and no other has', () => {
  expect(Object.keys(faults).sort()).toEqual(alarms.map(({ name }) => name).sort());
});

test('no alarm is raised while nothing fails, nor by refused requests', async () => {
  await createCancha('Norte');
  await storeTeamWithLogo('');
  const user = await createUser();
  expect(await requestApi('POST', '/api/auth/password/forgot', { email: user.email })).toBe(200);
  for (let requests = 1; requests <= 5; requests += 1) {
    expect(await requestApi('GET', '/api/canchas')).toBe(200);
    expect(await requestApi('GET', '/api/players')).toBe(401);
  }
  await deliverChangesOnce('publisher');
  await deliverChangesOnce('logocleanup');
  await runDailyRepair(template);
  expect(raisedAlarms()).toEqual([]);
});

test.each(localFaults)('$name is raised when $when', async ({ name, provoke, alsoRaises = [] }) => {
  await provoke();
  expect(raisedAlarms().sort()).toEqual([name, ...alsoRaises].sort());
});

test.each(faultsOnAws)('$name has a row in the checklist for AWS, because $onlyOnAws', ({ name }) => {
  const rows = readFileSync('infra/first-deployment.md', 'utf8')
    .split('\n')
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
    .filter(([, what]) => what?.includes(`\`${name}\``));
  expect(rows).toEqual([['', expect.any(String), expect.stringMatching(/`aws \w+ /), expect.stringMatching(/\w/), '']]);
});
