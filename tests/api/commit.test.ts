/** What only AWS does: transactions that collide, throttle, or never end. */

import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { tableName } from '#functions/platform/table/client.ts';
import { commit, OptimisticLockError, type Write } from '#functions/platform/table/commit.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { call, emailOf, password, problemOf, startApi, tokenOf } from '#tests/support/api.ts';
import { samples } from '#tests/support/samples.ts';

const user = { id: 1, roles: ['Admin'], enabled: true, teamId: 0 };
let authorization = '';

beforeAll(async () => {
  await startApi();
  authorization = `Bearer ${await tokenOf('admin')}`;
});

let dynamo: ReturnType<typeof mockClient>;
beforeEach(() => {
  dynamo = mockClient(DynamoDBDocumentClient);
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  dynamo.restore();
  vi.restoreAllMocks();
});

const because = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
const sent = () => dynamo.commandCalls(TransactWriteCommand as never).length;
const awsError = (name: string) => Object.assign(new Error(name), { name });

const refusal = new Error('taken');
const writes: Write[] = [
  { put: keys.entity('TEAM', 1), condition: 'attribute_not_exists(pk)' },
  { check: keys.entity('TEAM', 2), condition: 'attribute_exists(pk)', otherwise: () => refusal },
];

describe('a commit', () => {
  test('that meets another transaction is sent again until it is alone', async () => {
    dynamo
      .on(TransactWriteCommand as never)
      .rejectsOnce(because('TransactionConflict', 'None'))
      .rejectsOnce(because('None', 'TransactionConflict'))
      .resolves({});
    await commit(writes);
    expect(sent()).toBe(3);
  });

  test.each([because('ThrottlingError'), because('None', 'ProvisionedThroughputExceeded')])(
    'that is throttled is sent again',
    async (error) => {
      dynamo
        .on(TransactWriteCommand as never)
        .rejectsOnce(error)
        .resolves({});
      await commit(writes);
      expect(sent()).toBe(2);
    },
  );

  test('that never gets through is given up as busy, to be tried again later', async () => {
    dynamo.on(TransactWriteCommand as never).rejects(because('TransactionConflict'));
    await expect(commit(writes)).rejects.toMatchObject({ code: 'unavailable', status: 503 });
    expect(sent()).toBeGreaterThan(3);
    expect(sent()).toBeLessThan(30);
  });

  test('whose condition does not hold is refused at once with the reason of that write', async () => {
    dynamo.on(TransactWriteCommand as never).rejects(because('None', 'ConditionalCheckFailed'));
    await expect(commit(writes)).rejects.toBe(refusal);
    expect(sent()).toBe(1);
  });

  test('whose condition does not hold while it collides elsewhere is refused all the same', async () => {
    dynamo.on(TransactWriteCommand as never).rejects(because('TransactionConflict', 'ConditionalCheckFailed'));
    await expect(commit(writes)).rejects.toBe(refusal);
  });

  test('a commit on a changed item throws OptimisticLockError', async () => {
    dynamo.on(TransactWriteCommand as never).rejects(because('ConditionalCheckFailed', 'None'));
    await expect(commit(writes)).rejects.toBeInstanceOf(OptimisticLockError);
    expect(sent()).toBe(1);
  });

  test.each(['ValidationError', 'TimeoutError', 'AccessDeniedException'])(
    'that fails by %s is not sent again: it may have been carried out',
    async (name) => {
      const error = name === 'ValidationError' ? because(name) : awsError(name);
      dynamo.on(TransactWriteCommand as never).rejects(error);
      await expect(commit(writes)).rejects.toThrow();
      expect(sent()).toBe(1);
    },
  );
});

describe('a person who saves', () => {
  const save = () => {
    const caller = { ...keys.entity('USER', user.id), ...user };
    dynamo.on(BatchGetCommand as never).resolves({ Responses: { [tableName()]: [caller] } } as never);
    dynamo.on(UpdateCommand as never).resolves({ Attributes: { n: 7 } } as never);
    return call('POST /canchas', { headers: { authorization }, body: samples['POST /canchas'] });
  };

  test('notices nothing of a collision', async () => {
    dynamo
      .on(TransactWriteCommand as never)
      .rejectsOnce(because('TransactionConflict'))
      .resolves({});
    expect(await save()).toMatchObject({ status: 201, body: { id: 7 } });
  });

  test.each([
    'TransactionConflict',
    'ProvisionedThroughputExceededException',
    'ThrottlingException',
    'RequestLimitExceeded',
  ])('is told to try again when the table cannot keep up: %s', async (name) => {
    const error = name === 'TransactionConflict' ? because(name) : awsError(name);
    dynamo.on(TransactWriteCommand as never).rejects(error);
    const answer = await save();
    expect({ status: answer.status, code: problemOf(answer).code }).toEqual({ status: 503, code: 'unavailable' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  test('an unexpected failure is answered 500 without details', async () => {
    dynamo.on(TransactWriteCommand as never).rejects(awsError('AccessDeniedException'));
    const answer = await save();
    expect({ status: answer.status, code: problemOf(answer).code }).toEqual({ status: 500, code: 'internal' });
    expect(JSON.stringify(answer.body)).not.toContain('AccessDenied');
  });
});

describe('a person who reads', () => {
  test.each(['ThrottlingException', 'TimeoutError'])('is told to try again after %s', async (name) => {
    dynamo.onAnyCommand().rejects(awsError(name));
    const answer = await call('GET /teams/{id}', { params: { id: 1 } });
    expect({ status: answer.status, code: problemOf(answer).code }).toEqual({ status: 503, code: 'unavailable' });
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });
});

describe('a person who signs in', () => {
  const signIn = async (error: Error) => {
    const cognito = mockClient(CognitoIdentityProviderClient);
    cognito.onAnyCommand().rejects(error);
    // The attempt is counted.
    dynamo.on(UpdateCommand as never).resolves({ Attributes: { n: 1, ttl: Date.now() } } as never);
    dynamo.on(GetCommand as never).resolves({});
    try {
      return await call('POST /auth/login', { body: { email: emailOf('admin'), password } });
    } finally {
      cognito.restore();
    }
  };

  test('is not told that his password is wrong when Cognito is down', async () => {
    for (const name of ['InternalErrorException', 'TimeoutError']) {
      const answer = await signIn(awsError(name));
      expect(answer.status).toBeGreaterThanOrEqual(500);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(answer.cookies).toEqual([]);
    }
  });

  test.each(['UserNotFoundException', 'PasswordResetRequiredException', 'UserNotConfirmedException'])(
    'is refused like anybody else by %s',
    async (name) => {
      const answer = await signIn(awsError(name));
      expect(answer).toMatchObject({ status: 401, body: { errorMessage: 'Usuario o contraseña incorrectos' } });
    },
  );
});
