/** Failures that only AWS produces, from a mocked client: transactions that conflict, are throttled or time out. */

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

const transactionCancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
const transactionsSent = () => dynamo.commandCalls(TransactWriteCommand as never).length;
const awsError = (name: string) => Object.assign(new Error(name), { name });

const conditionError = new Error('taken');
const writes: Write[] = [
  { put: keys.entity('TEAM', 1), condition: 'attribute_not_exists(pk)' },
  { check: keys.entity('TEAM', 2), condition: 'attribute_exists(pk)', otherwise: () => conditionError },
];

describe('a commit', () => {
  test('that conflicts with another transaction is sent again until it succeeds', async () => {
    dynamo
      .on(TransactWriteCommand as never)
      .rejectsOnce(transactionCancelled('TransactionConflict', 'None'))
      .rejectsOnce(transactionCancelled('None', 'TransactionConflict'))
      .resolves({});
    await commit(writes);
    expect(transactionsSent()).toBe(3);
  });

  test.each([transactionCancelled('ThrottlingError'), transactionCancelled('None', 'ProvisionedThroughputExceeded')])(
    'a commit that is throttled is sent again',
    async (error) => {
      dynamo
        .on(TransactWriteCommand as never)
        .rejectsOnce(error)
        .resolves({});
      await commit(writes);
      expect(transactionsSent()).toBe(2);
    },
  );

  test('that conflicts every time ends in 503 unavailable', async () => {
    dynamo.on(TransactWriteCommand as never).rejects(transactionCancelled('TransactionConflict'));
    await expect(commit(writes)).rejects.toMatchObject({ code: 'unavailable', status: 503 });
    expect(transactionsSent()).toBeGreaterThan(3);
    expect(transactionsSent()).toBeLessThan(30);
  });

  test('whose condition fails is refused at once with the error of that write', async () => {
    dynamo.on(TransactWriteCommand as never).rejects(transactionCancelled('None', 'ConditionalCheckFailed'));
    await expect(commit(writes)).rejects.toBe(conditionError);
    expect(transactionsSent()).toBe(1);
  });

  test('whose condition fails is refused even when another of its writes conflicts', async () => {
    dynamo
      .on(TransactWriteCommand as never)
      .rejects(transactionCancelled('TransactionConflict', 'ConditionalCheckFailed'));
    await expect(commit(writes)).rejects.toBe(conditionError);
  });

  test('on a changed item throws OptimisticLockError', async () => {
    dynamo.on(TransactWriteCommand as never).rejects(transactionCancelled('ConditionalCheckFailed', 'None'));
    await expect(commit(writes)).rejects.toBeInstanceOf(OptimisticLockError);
    expect(transactionsSent()).toBe(1);
  });

  test.each(['ValidationError', 'TimeoutError', 'AccessDeniedException'])(
    'a commit that fails with %s is not sent again, as it may have been carried out',
    async (name) => {
      const error = name === 'ValidationError' ? transactionCancelled(name) : awsError(name);
      dynamo.on(TransactWriteCommand as never).rejects(error);
      await expect(commit(writes)).rejects.toThrow();
      expect(transactionsSent()).toBe(1);
    },
  );
});

describe('a save', () => {
  const save = () => {
    const caller = { ...keys.entity('USER', user.id), ...user };
    dynamo.on(BatchGetCommand as never).resolves({ Responses: { [tableName()]: [caller] } } as never);
    dynamo.on(UpdateCommand as never).resolves({ Attributes: { n: 7 } } as never);
    return call('POST /canchas', { headers: { authorization }, body: samples['POST /canchas'] });
  };

  test('that conflicts with another one succeeds after a retry', async () => {
    dynamo
      .on(TransactWriteCommand as never)
      .rejectsOnce(transactionCancelled('TransactionConflict'))
      .resolves({});
    expect(await save()).toMatchObject({ status: 201, body: { id: 7 } });
  });

  test.each([
    'TransactionConflict',
    'ProvisionedThroughputExceededException',
    'ThrottlingException',
    'RequestLimitExceeded',
  ])('a save is answered 503 with Retry-After while the table fails with %s', async (name) => {
    const error = name === 'TransactionConflict' ? transactionCancelled(name) : awsError(name);
    dynamo.on(TransactWriteCommand as never).rejects(error);
    const answer = await save();
    expect({ status: answer.status, code: problemOf(answer).code }).toEqual({ status: 503, code: 'unavailable' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  test('that fails unexpectedly is answered 500 without details', async () => {
    dynamo.on(TransactWriteCommand as never).rejects(awsError('AccessDeniedException'));
    const answer = await save();
    expect({ status: answer.status, code: problemOf(answer).code }).toEqual({ status: 500, code: 'internal' });
    expect(JSON.stringify(answer.body)).not.toContain('AccessDenied');
  });
});

describe('a read', () => {
  test.each(['ThrottlingException', 'TimeoutError'])(
    'a read is answered 503 when the table fails with %s',
    async (name) => {
      dynamo.onAnyCommand().rejects(awsError(name));
      const answer = await call('GET /teams/{id}', { params: { id: 1 } });
      expect({ status: answer.status, code: problemOf(answer).code }).toEqual({ status: 503, code: 'unavailable' });
      expect(answer.headers['cache-control']).toBe('private, no-store');
    },
  );
});

describe('a sign-in', () => {
  const signIn = async (error: Error) => {
    const cognito = mockClient(CognitoIdentityProviderClient);
    cognito.onAnyCommand().rejects(error);
    // The stored counter of login attempts, which lets this attempt through.
    dynamo.on(UpdateCommand as never).resolves({ Attributes: { n: 1, ttl: Date.now() } } as never);
    dynamo.on(GetCommand as never).resolves({});
    try {
      return await call('POST /auth/login', { body: { email: emailOf('admin'), password } });
    } finally {
      cognito.restore();
    }
  };

  test('is answered 5xx and not as a wrong password when Cognito is down', async () => {
    for (const name of ['InternalErrorException', 'TimeoutError']) {
      const answer = await signIn(awsError(name));
      expect(answer.status).toBeGreaterThanOrEqual(500);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(answer.cookies).toEqual([]);
    }
  });

  test.each(['UserNotFoundException', 'PasswordResetRequiredException', 'UserNotConfirmedException'])(
    'a sign-in is answered like a wrong password when Cognito refuses it with %s',
    async (name) => {
      const answer = await signIn(awsError(name));
      expect(answer).toMatchObject({ status: 401, body: { errorMessage: 'Usuario o contraseña incorrectos' } });
    },
  );
});
