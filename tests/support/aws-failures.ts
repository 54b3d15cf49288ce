/** Records AWS calls, or makes one call fail; all others reach the local services. */
import type { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { S3Client } from '@aws-sdk/client-s3';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { onTestFinished } from 'vitest';

type AwsClient = typeof CognitoIdentityProviderClient | typeof DynamoDBDocumentClient | typeof S3Client;
type SendCommand = (this: unknown, command: object, ...more: unknown[]) => Promise<unknown>;

export const awsError = (name: string) => Object.assign(new Error(name), { name });

/** Makes call number `at` of an AWS command fail with `error`; when the test ends, no call fails any more. */
export function failAwsCall(client: AwsClient, command: new (input: never) => object, error: Error, at = 1): void {
  let calls = 0;
  interceptCalls(client, (sent) => {
    if (!(sent instanceof command)) return undefined;
    calls += 1;
    return calls === at ? error : undefined;
  });
}

/** Makes every call of this AWS client fail with `error`, until the test ends. */
export const failEveryAwsCall = (client: AwsClient, error: Error): void => interceptCalls(client, () => error);

/** Returns a list to which the name of every command sent is added, until the test ends. */
export function collectAwsCallNames(client: AwsClient): string[] {
  const names: string[] = [];
  interceptCalls(client, (sent) => {
    names.push(sent.constructor.name);
    return undefined;
  });
  return names;
}

/**
 * Runs `act` before call number `at` of an AWS command is sent, so that something happens in the middle of a request;
 * the calls of `act` itself are not counted.
 */
export function actBeforeAwsCall(
  client: AwsClient,
  command: new (input: never) => object,
  at: number,
  act: () => Promise<unknown>,
): void {
  const { send } = mockClient(client as typeof CognitoIdentityProviderClient);
  const { wrappedMethod } = send as unknown as { wrappedMethod: SendCommand };
  let calls = 0;
  const fake: SendCommand = async function (sent, ...more) {
    if (sent instanceof command) calls += 1;
    if (sent instanceof command && calls === at) {
      calls = Number.NEGATIVE_INFINITY;
      await act();
    }
    return wrappedMethod.call(this, sent, ...more);
  };
  send.callsFake(fake as never);
  onTestFinished(() => send.restore());
}

/** Carries out call number `at` of an AWS command and loses its answer. */
export function loseAnswerOfAwsCall(client: AwsClient, command: new (input: never) => object, at: number): void {
  const { send } = mockClient(client as typeof CognitoIdentityProviderClient);
  const { wrappedMethod } = send as unknown as { wrappedMethod: SendCommand };
  let calls = 0;
  const fake: SendCommand = async function (sent, ...more) {
    if (sent instanceof command) calls += 1;
    const answer = await wrappedMethod.call(this, sent, ...more);
    if (sent instanceof command && calls === at) throw awsError('TimeoutError');
    return answer;
  };
  send.callsFake(fake as never);
  onTestFinished(() => send.restore());
}

function interceptCalls(client: AwsClient, refuse: (sent: object) => Error | undefined): void {
  const { send } = mockClient(client as typeof CognitoIdentityProviderClient);
  const { wrappedMethod } = send as unknown as { wrappedMethod: SendCommand };
  const fake: SendCommand = function (sent, ...more) {
    const error = refuse(sent);
    return error ? Promise.reject(error) : wrappedMethod.call(this, sent, ...more);
  };
  send.callsFake(fake as never);
  onTestFinished(() => send.restore());
}
