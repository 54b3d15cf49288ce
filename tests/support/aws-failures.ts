/** One call to AWS fails; all others reach the services of this machine. */
import type { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { onTestFinished } from 'vitest';

type Client = typeof CognitoIdentityProviderClient | typeof DynamoDBDocumentClient;
type Send = (this: unknown, command: unknown, ...more: unknown[]) => Promise<unknown>;

export const awsError = (name: string) => Object.assign(new Error(name), { name });

/** Until the test ends, call number `at` of `command` is refused with `error`; answers the commands sent. */
export function failing(client: Client, command: new (input: never) => object, error: Error, at = 1): object[] {
  const { send } = mockClient(client as typeof CognitoIdentityProviderClient);
  const { wrappedMethod } = send as unknown as { wrappedMethod: Send };
  const sent: object[] = [];
  const fake: Send = function (...given) {
    sent.push(given[0] as object);
    const isItsTurn = given[0] instanceof command && sent.filter((each) => each instanceof command).length === at;
    return isItsTurn ? Promise.reject(error) : wrappedMethod.apply(this, given);
  };
  send.callsFake(fake as never);
  onTestFinished(() => send.restore());
  return sent;
}
