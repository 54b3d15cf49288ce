/** Every refusal of a login repeats its sentence in `errorMessage`, where clients of the login look for it. */
import { AdminInitiateAuthCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { beforeAll, expect, test } from 'vitest';
import { type ApiRequest, callUntyped, problemOf, startApi } from '#tests/support/api.ts';
import { awsError, failAwsCall } from '#tests/support/aws-failures.ts';
import { samples } from '#tests/support/samples.ts';

beforeAll(startApi);

async function expectErrorMessage(request: ApiRequest, status: number) {
  const answer = await callUntyped('POST /auth/login', { body: samples['POST /auth/login'], ...request });
  const { detail, success, errorMessage } = problemOf(answer);
  expect({ status: answer.status, success, errorMessage }).toEqual({ status, success: false, errorMessage: detail });
}

test.each<[number, string, ApiRequest]>([
  [400, 'broken JSON', { rawBody: '{' }],
  [400, 'neither address nor password', { body: {} }],
  [401, 'a wrong password', {}],
  [401, 'a bad token', { headers: { authorization: 'Bearer no.es.valido' } }],
  [413, '1 MB', { rawBody: 'x'.repeat(1024 * 1024) }],
  [415, 'a body that is not JSON', { headers: { 'content-type': 'text/plain' } }],
])('a refusal with %i of a login with %s has it', (status, _, request) => expectErrorMessage(request, status));

test.each([
  [429, 'TooManyRequestsException'],
  [503, 'InternalErrorException'],
])('a refusal with %i, because Cognito answers %s, has it', async (status, name) => {
  failAwsCall(CognitoIdentityProviderClient, AdminInitiateAuthCommand, awsError(name));
  await expectErrorMessage({}, status);
});
