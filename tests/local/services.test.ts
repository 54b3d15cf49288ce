/** The local database and user pool keep what they acknowledged through kills, and leave no process behind. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient, PutItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { localCredentials } from '#infra/local/services/tables.ts';
import { isFullRun } from '#tests/support/full.ts';
import { findProcesses, findRemainingProcesses, killProcessesContaining } from '#tests/support/processes.ts';

interface RunningServices {
  readonly process: ChildProcess;
  readonly dynamo: DynamoDBClient;
  readonly cognito: CognitoIdentityProviderClient;
  readonly UserPoolId: string;
}

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'torneo-services-'));
});
afterEach(async () => {
  killProcessesContaining(dataDir);
  await findRemainingProcesses(dataDir);
  await rm(dataDir, { recursive: true });
});

async function startServices(): Promise<RunningServices> {
  const script = join(import.meta.dirname, 'services-process.ts');
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the services ended with ${code}`)));
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), ended]);
  ended.catch(() => {});
  const started = JSON.parse(line);
  const client = { region: 'us-east-1', credentials: localCredentials, maxAttempts: 1 };
  return {
    process: child,
    dynamo: new DynamoDBClient({ ...client, endpoint: started.database }),
    cognito: new CognitoIdentityProviderClient({ ...client, endpoint: started.identity }),
    UserPoolId: started.userPoolId,
  };
}

/** Ends the services by a signal, after which none of their processes must be left. */
async function endServices({ process: services }: RunningServices, signal: NodeJS.Signals) {
  expect(findProcesses(dataDir).some(({ command }) => command[0]?.endsWith('dynoxide'))).toBe(true);
  const ended = once(services, 'exit');
  services.kill(signal);
  await ended;
  expect(await findRemainingProcesses(dataDir)).toEqual([]);
}

/** Calls `write` with rising numbers until a write fails, and adds each acknowledged number to `acknowledged`. */
async function writeUntilKilled(write: (n: number) => Promise<unknown>, from: number, acknowledged: number[]) {
  for (let n = from; ; n++) {
    try {
      await write(n);
    } catch {
      return;
    }
    acknowledged.push(n);
  }
}

const numberedItem = (n: number) => ({
  pk: { S: 'A' },
  sk: { S: String(n).padStart(9, '0') },
  v: { S: 'x'.repeat(200) },
});
const putItem = ({ dynamo }: RunningServices, n: number) =>
  dynamo.send(new PutItemCommand({ TableName: 'torneo-test', Item: numberedItem(n) }));
const numberedEmail = (n: number) => `dt${n}@torneo.local`;
const registerUser = ({ cognito, UserPoolId }: RunningServices, n: number) =>
  cognito.send(new AdminCreateUserCommand({ UserPoolId, Username: numberedEmail(n), MessageAction: 'SUPPRESS' }));

async function readStoredItemNumbers({ dynamo }: RunningServices): Promise<number[]> {
  const found: number[] = [];
  let ExclusiveStartKey: QueryCommand['input']['ExclusiveStartKey'];
  do {
    const answer = await dynamo.send(
      new QueryCommand({
        TableName: 'torneo-test',
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': { S: 'A' } },
        ExclusiveStartKey,
      }),
    );
    found.push(...(answer.Items ?? []).map((it) => Number(it.sk?.S)));
    ExclusiveStartKey = answer.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return found;
}

const killRounds = isFullRun ? 20 : 1;

describe('the local services', () => {
  test('keep every acknowledged write through kills in the middle of writes, which leave no process behind', {
    timeout: killRounds * 60_000,
  }, async () => {
    const items: number[] = [];
    const users: number[] = [];
    for (let round = 1; round <= killRounds; round++) {
      const services = await startServices();
      const writers = [
        writeUntilKilled((n) => putItem(services, n), round * 100_000, items),
        writeUntilKilled((n) => putItem(services, n), round * 100_000 + 50_000, items),
        writeUntilKilled((n) => registerUser(services, n), round * 100_000, users),
      ];
      await vi.waitUntil(() => items.length > round * 10 && users.length > round * 2, { timeout: 20_000, interval: 5 });
      await new Promise((done) => setTimeout(done, Math.random() * 100));
      await endServices(services, 'SIGKILL');
      await Promise.all(writers);
    }
    const services = await startServices();
    const stored = new Set(await readStoredItemNumbers(services));
    expect(items.filter((n) => !stored.has(n))).toEqual([]);
    for (const n of users) {
      await services.cognito.send(
        new AdminGetUserCommand({ UserPoolId: services.UserPoolId, Username: numberedEmail(n) }),
      );
    }
  });

  test('let nobody but the owner read the database, also one that others could read before', async () => {
    const folder = join(dataDir, 'db');
    await mkdir(folder);
    await writeFile(join(folder, 'db.sqlite'), '', { mode: 0o644 });
    const services = await startServices();
    await putItem(services, 1);
    const names = await readdir(folder);
    expect(names).toEqual(expect.arrayContaining(['db.sqlite', 'db.sqlite-wal']));
    const modes = await Promise.all(
      ['', ...names].map(async (name) => (await stat(join(folder, name))).mode.toString(8)),
    );
    expect(modes).toEqual(['40700', ...names.map(() => '100600')]);
    await endServices(services, 'SIGTERM');
  });

  test('start the database again when it crashes, and leave no process behind when they are stopped', async () => {
    const services = await startServices();
    await putItem(services, 1);
    const database = findProcesses(dataDir).find(({ command }) => command[0]?.endsWith('dynoxide'));
    process.kill(database?.pid ?? 0, 'SIGKILL');
    await expect.poll(() => readStoredItemNumbers(services).catch(() => 'not yet'), { timeout: 5000 }).toEqual([1]);
    await endServices(services, 'SIGTERM');
  });
});
