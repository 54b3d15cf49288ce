/** Failures that only AWS produces, from a mocked client: transactions that conflict, are throttled or time out. */

import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { TransactionCanceledException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { isOutage } from '#functions/platform/outage.ts';
import { tableName } from '#functions/platform/table/client.ts';
import { commit, OptimisticLockError, type TableWrite } from '#functions/platform/table/commit.ts';
import { runWhileMarkedDeleting } from '#functions/platform/table/entities.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { call, emailOfTestUser, problemOf, startApi, testUserPassword, tokenOf } from '#tests/support/api.ts';
import { samples } from '#tests/support/samples.ts';

const adminUserFields = { id: 1, roles: ['Admin'], enabled: true, teamId: 0 };
let authorization = '';

beforeAll(async () => {
  await startApi();
  authorization = `Bearer ${await tokenOf('admin')}`;
});

let dynamoMock: ReturnType<typeof mockClient>;
beforeEach(() => {
  dynamoMock = mockClient(DynamoDBDocumentClient);
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  dynamoMock.restore();
  vi.restoreAllMocks();
});

const transactionCancelledError = (...codes: string[]) =>
  new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
const countSentTransactions = () => dynamoMock.commandCalls(TransactWriteCommand as never).length;
const createAwsError = (name: string) => Object.assign(new Error(name), { name });

const failedConditionError = new Error('taken');
const sampleWrites: TableWrite[] = [
  { put: keys.entity('TEAM', 1), condition: 'attribute_not_exists(pk)' },
  { check: keys.entity('TEAM', 2), condition: 'attribute_exists(pk)', otherwise: () => failedConditionError },
];

describe('a commit', () => {
  test('that conflicts with another transaction is sent again until it succeeds', async () => {
    dynamoMock
      .on(TransactWriteCommand as never)
      .rejectsOnce(transactionCancelledError('TransactionConflict', 'None'))
      .rejectsOnce(transactionCancelledError('None', 'TransactionConflict'))
      .resolves({});
    await commit(sampleWrites);
    expect(countSentTransactions()).toBe(3);
  });

  test.each([
    transactionCancelledError('ThrottlingError'),
    transactionCancelledError('None', 'ProvisionedThroughputExceeded'),
  ])('a commit that is throttled is sent again', async (error) => {
    dynamoMock
      .on(TransactWriteCommand as never)
      .rejectsOnce(error)
      .resolves({});
    await commit(sampleWrites);
    expect(countSentTransactions()).toBe(2);
  });

  test('that conflicts every time ends in 503 unavailable', async () => {
    dynamoMock.on(TransactWriteCommand as never).rejects(transactionCancelledError('TransactionConflict'));
    await expect(commit(sampleWrites)).rejects.toMatchObject({ code: 'unavailable', status: 503 });
    expect(countSentTransactions()).toBeGreaterThan(3);
    expect(countSentTransactions()).toBeLessThan(30);
  });

  test('whose condition fails is refused at once with the error of that write', async () => {
    dynamoMock.on(TransactWriteCommand as never).rejects(transactionCancelledError('None', 'ConditionalCheckFailed'));
    await expect(commit(sampleWrites)).rejects.toBe(failedConditionError);
    expect(countSentTransactions()).toBe(1);
  });

  test('whose condition fails is refused even when another of its writes conflicts', async () => {
    dynamoMock
      .on(TransactWriteCommand as never)
      .rejects(transactionCancelledError('TransactionConflict', 'ConditionalCheckFailed'));
    await expect(commit(sampleWrites)).rejects.toBe(failedConditionError);
  });

  test('on a changed item throws OptimisticLockError', async () => {
    dynamoMock.on(TransactWriteCommand as never).rejects(transactionCancelledError('ConditionalCheckFailed', 'None'));
    await expect(commit(sampleWrites)).rejects.toBeInstanceOf(OptimisticLockError);
    expect(countSentTransactions()).toBe(1);
  });

  test.each(['ValidationError', 'TimeoutError', 'AccessDeniedException'])(
    'a commit that fails with %s is not sent again, as it may have been carried out',
    async (name) => {
      const error = name === 'ValidationError' ? transactionCancelledError(name) : createAwsError(name);
      dynamoMock.on(TransactWriteCommand as never).rejects(error);
      await expect(commit(sampleWrites)).rejects.toThrow();
      expect(countSentTransactions()).toBe(1);
    },
  );
});

describe('a save', () => {
  const save = () => {
    const caller = { ...keys.entity('USER', adminUserFields.id), ...adminUserFields };
    dynamoMock.on(BatchGetCommand as never).resolves({ Responses: { [tableName()]: [caller] } } as never);
    dynamoMock.on(UpdateCommand as never).resolves({ Attributes: { n: 7 } } as never);
    return call('POST /canchas', { headers: { authorization }, body: samples['POST /canchas'] });
  };

  test('that conflicts with another one succeeds after a retry', async () => {
    dynamoMock
      .on(TransactWriteCommand as never)
      .rejectsOnce(transactionCancelledError('TransactionConflict'))
      .resolves({});
    expect(await save()).toMatchObject({ status: 201, body: { id: 7 } });
  });

  test.each([
    'TransactionConflict',
    'ProvisionedThroughputExceededException',
    'ThrottlingException',
    'RequestLimitExceeded',
  ])('a save is answered 503 with Retry-After while the table fails with %s', async (name) => {
    const error = name === 'TransactionConflict' ? transactionCancelledError(name) : createAwsError(name);
    dynamoMock.on(TransactWriteCommand as never).rejects(error);
    const answer = await save();
    expect({ status: answer.status, code: problemOf(answer).code }).toEqual({ status: 503, code: 'unavailable' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  test('that fails unexpectedly is answered 500 without details', async () => {
    dynamoMock.on(TransactWriteCommand as never).rejects(createAwsError('AccessDeniedException'));
    const answer = await save();
    expect({ status: answer.status, code: problemOf(answer).code }).toEqual({ status: 500, code: 'internal' });
    expect(JSON.stringify(answer.body)).not.toContain('AccessDenied');
  });
});

describe('a deletion', () => {
  const conflict = new TransactionConflictException({ message: 'Transaction is ongoing for the item', $metadata: {} });
  const mark = (run: () => Promise<unknown>) => {
    const item = { ...keys.entity('TEAM', 1), version: 3 };
    return runWhileMarkedDeleting([item], { by: 1, at: new Date().toISOString() }, async () => null, run);
  };
  const countSentUpdates = () => dynamoMock.commandCalls(UpdateCommand as never).length;

  test('whose mark meets a transaction on the same item sets it a moment later', async () => {
    dynamoMock
      .on(UpdateCommand as never)
      .rejectsOnce(conflict)
      .rejectsOnce(conflict)
      .resolves({});
    expect(await mark(async () => 'deleted')).toBe('deleted');
    expect(countSentUpdates()).toBe(3);
  });

  test('that fails takes its mark away, also when that meets a transaction', async () => {
    dynamoMock
      .on(UpdateCommand as never)
      .resolvesOnce({})
      .rejectsOnce(conflict)
      .resolves({});
    const refusal = new Error('in use');
    await expect(mark(() => Promise.reject(refusal))).rejects.toBe(refusal);
    expect(countSentUpdates()).toBe(3);
  });

  test('is answered 503 while transactions on the item do not end', async () => {
    dynamoMock.on(UpdateCommand as never).rejects(conflict);
    const failure = await mark(async () => {}).catch((error: unknown) => error);
    expect([failure, isOutage(failure)]).toEqual([conflict, true]);
  });
});

describe('a read', () => {
  test.each(['ThrottlingException', 'TimeoutError'])(
    'a read is answered 503 when the table fails with %s',
    async (name) => {
      dynamoMock.onAnyCommand().rejects(createAwsError(name));
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
    dynamoMock.on(UpdateCommand as never).resolves({ Attributes: { n: 1, ttl: Date.now() } } as never);
    dynamoMock.on(GetCommand as never).resolves({});
    try {
      return await call('POST /auth/login', { body: { email: emailOfTestUser('admin'), password: testUserPassword } });
    } finally {
      cognito.restore();
    }
  };

  test('is answered 5xx and not as a wrong password when Cognito is down', async () => {
    for (const name of ['InternalErrorException', 'TimeoutError']) {
      const answer = await signIn(createAwsError(name));
      expect(answer.status).toBeGreaterThanOrEqual(500);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(answer.cookies).toEqual([]);
    }
  });

  test.each(['UserNotFoundException', 'PasswordResetRequiredException', 'UserNotConfirmedException'])(
    'a sign-in is answered like a wrong password when Cognito refuses it with %s',
    async (name) => {
      const answer = await signIn(createAwsError(name));
      expect(answer).toMatchObject({ status: 401, body: { errorMessage: 'Usuario o contraseña incorrectos' } });
    },
  );
});
