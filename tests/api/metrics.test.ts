/** The counts that a Lambda writes for CloudWatch, and the levels of its log. */
import { CognitoIdentityProviderClient, ForgotPasswordCommand } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBDocumentClient, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, startApi } from '#tests/support/api.ts';
import {
  createCancha,
  createMatch,
  createTeam,
  deleteMatch,
  editMatch,
  expectOk,
  saveScore,
} from '#tests/support/api-fixtures.ts';
import { awsError, failAwsCall } from '#tests/support/aws-failures.ts';
import { captureLog, captureMetrics } from '#tests/support/captured-output.ts';
import {
  deliverRecordsToPublisher,
  isForPublisher,
  publishChanges,
  readNewStreamRecords,
} from '#tests/support/stream.ts';
import { createUser, postLogin } from '#tests/support/users.ts';

beforeAll(async () => {
  await startApi();
  await createTeam('Ombú');
});

describe('one line in the embedded metric format', () => {
  test('counts a save in the namespace Torneo, with the stack’s name as dimension', async () => {
    const lines = captureMetrics('torneo-prod');
    await createCancha('Norte');
    expect(lines).toEqual([
      {
        _aws: {
          Timestamp: expect.any(Number),
          CloudWatchMetrics: [
            { Namespace: 'Torneo', Dimensions: [['Stack']], Metrics: [{ Name: 'Saves', Unit: 'Count' }] },
          ],
        },
        Stack: 'torneo-prod',
        Saves: 1,
      },
    ]);
  });

  test('counts changes and deletions, too, but no action such as a recalculation', async () => {
    const [match, other] = [await createMatch(), await createMatch()];
    const lines = captureMetrics();
    expectOk(await saveScore(match, '1-1'));
    expectOk(await editMatch(match, { location: 'Polideportivo' }));
    expectOk(await deleteMatch(other));
    expect(lines.map(({ Saves }) => Saves)).toEqual([1, 1, 1]);
    const params = { id: match.tournamentId };
    expectOk(await call('POST /standings/tournament/{id}/recalculate', { as: 'admin', params }));
    expect(lines.slice(3).filter(({ Saves }) => Saves !== undefined)).toEqual([]);
  });

  test('is not written for a read, a refused save, a failed save or a read that fails', async () => {
    const lines = captureMetrics();
    await call('GET /canchas');
    expect((await call('POST /canchas', { as: 'admin', body: { nombre: '' } })).status).toBe(400);
    failAwsCall(DynamoDBDocumentClient, TransactWriteCommand, awsError('InternalServerError'));
    expect((await call('POST /canchas', { as: 'admin', body: { nombre: 'Oeste' } })).status).toBe(503);
    failAwsCall(DynamoDBDocumentClient, QueryCommand, awsError('InternalServerError'));
    expect((await call('GET /canchas')).status).toBe(503);
    expect(lines).toEqual([]);
  });

  test('is not written without the name of a stack', async () => {
    const lines = captureMetrics('');
    await createCancha('Sur');
    expect(lines).toEqual([]);
  });

  test('counts failed logins, including those beyond the limit, but no successful one', async () => {
    const lines = captureMetrics();
    const user = await createUser();
    for (let tries = 1; tries <= 11; tries += 1) await postLogin(user, 'Otra-clave-9');
    await postLogin(await createUser());
    expect(lines.map(({ FailedLogins }) => FailedLogins)).toEqual(Array(11).fill(1));
  });

  test('counts the documents of a publication and how long it took since the oldest change', async () => {
    await publishChanges();
    expectOk(await saveScore(await createMatch(), '2-1'));
    const changes = await readNewStreamRecords();
    const oldest = Math.min(...changes.map(({ dynamodb }) => dynamodb?.ApproximateCreationDateTime ?? 0));
    expect(await deliverRecordsToPublisher(changes)).toEqual([]);
    const wakes = (await readNewStreamRecords()).filter(isForPublisher);
    const lines = captureMetrics();
    const started = Date.now();
    expect(await deliverRecordsToPublisher(wakes)).toEqual([]);
    expect(lines).toHaveLength(1);
    const { DocumentsWritten, PublisherLag } = lines[0] ?? {};
    expect(DocumentsWritten).toBeGreaterThan(5);
    expect(PublisherLag).toBeGreaterThanOrEqual(started - oldest * 1000);
    expect(PublisherLag).toBeLessThanOrEqual(Date.now() - oldest * 1000);
    lines.length = 0;
    await deliverRecordsToPublisher(wakes);
    expect(lines.map(Object.keys)).toEqual([['_aws', 'Stack', 'PublisherLag']]);
  });
});

describe('a mail with a password code that Cognito refuses to send', () => {
  const forgot = (email: string) => call('POST /auth/password/forgot', { body: { email } });

  test.each([
    ['LimitExceededException', 'Exceeded daily email limit for the operation or the account.'],
    ['CodeDeliveryFailureException', ''],
    ['InvalidEmailRoleAccessPolicyException', ''],
  ])('is counted, logged without the e-mail address, and gets the usual answer (%s)', async (name, message) => {
    const { email } = await createUser();
    const usual = await forgot('nadie.espera@test.ar');
    const [lines, logged] = [captureMetrics(), captureLog()];
    failAwsCall(CognitoIdentityProviderClient, ForgotPasswordCommand, Object.assign(awsError(name), { message }));
    expect(await forgot(email)).toEqual(usual);
    expect(lines).toMatchObject([{ MailsRefused: 1 }]);
    expect(logged).toContainEqual({
      level: 'warn',
      line: { refusedMail: 'password code', error: name, limitOf: 'all' },
    });
    expect(JSON.stringify(logged)).not.toContain(email);
  });

  test('is logged but not counted when one user has asked for too many codes, which anybody can do', async () => {
    const { email } = await createUser();
    const [lines, logged] = [captureMetrics(), captureLog()];
    const tooMany = awsError('LimitExceededException');
    tooMany.message = 'Attempt limit exceeded, please try after some time.';
    failAwsCall(CognitoIdentityProviderClient, ForgotPasswordCommand, tooMany);
    expect((await forgot(email)).status).toBe(200);
    expect(lines).toEqual([]);
    const line = { refusedMail: 'password code', error: 'LimitExceededException', limitOf: 'one user' };
    expect(logged).toContainEqual({ level: 'warn', line });
  });

  test('is not counted for an address without an account', async () => {
    const lines = captureMetrics();
    expect((await forgot('nadie.espera@test.ar')).status).toBe(200);
    expect(lines).toEqual([]);
  });
});

describe('the log line of a request', () => {
  test('is an object at level info, also for a refused request', async () => {
    const logged = captureLog();
    await call('GET /canchas');
    await call('POST /canchas', { body: { nombre: 'Sin permiso' } });
    expect(logged).toMatchObject([
      { level: 'info', line: { route: 'GET /api/canchas', status: 200, userId: null } },
      { level: 'info', line: { route: 'POST /api/canchas', status: 401 } },
    ]);
  });

  test('is an error when the request failed on our side', async () => {
    const logged = captureLog();
    failAwsCall(DynamoDBDocumentClient, QueryCommand, awsError('ProvisionedThroughputExceededException'));
    expect((await call('GET /canchas')).status).toBe(503);
    expect(logged).toMatchObject([
      { level: 'error', line: { error: 'ProvisionedThroughputExceededException' } },
      { level: 'error', line: { route: 'GET /api/canchas', status: 503 } },
    ]);
  });
});
