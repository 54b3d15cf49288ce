/**
 * The connection to Cognito, which keeps passwords and tokens: time limits on every call, and 429 for too many
 * attempts.
 */
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { environment } from '../environment.ts';
import { keptBetweenCalls } from '../execution-environment.ts';
import { tooManyRequestsProblem } from '../problem.ts';
import { sendWrite, signalUntilAnswer } from '../table/write-window.ts';

/**
 * Attempts of one call to Cognito; few enough that all of them end before the calling Lambda times out.
 *
 * @internal
 */
export const cognitoAttempts = 2;

const cognito = keptBetweenCalls(() => {
  const { cognitoTimeout } = environment();
  return new CognitoIdentityProviderClient({
    maxAttempts: cognitoAttempts,
    requestHandler: {
      connectionTimeout: cognitoTimeout,
      requestTimeout: cognitoTimeout,
      throwOnRequestTimeout: true,
    },
  });
});

/**
 * Sends a command to Cognito, and aborts it with `abortSignal` or when the current request has to be answered: a
 * request may need several calls, whose attempts together would outlast its Lambda.
 */
export const sendToCognito = ((command: never, { abortSignal }: { abortSignal?: AbortSignal } = {}) =>
  cognito().send(command, {
    abortSignal: AbortSignal.any([abortSignal, signalUntilAnswer()].filter((signal) => signal !== undefined)),
  })) as CognitoIdentityProviderClient['send'];

/**
 * Like `sendToCognito`, for a command that changes something: when its outcome stays unknown, so does that of the
 * request (503 `outcome-unknown`).
 */
export const sendChangeToCognito = ((command: never, { abortSignal }: { abortSignal?: AbortSignal } = {}) =>
  sendWrite((options) =>
    sendToCognito(command, {
      abortSignal: AbortSignal.any([abortSignal, options.abortSignal].filter((signal) => signal !== undefined)),
    }),
  )) as CognitoIdentityProviderClient['send'];

/**
 * Maps the name of a Cognito exception to a function that returns the Error to throw instead, or any other value when
 * the exception is to be ignored.
 */
type CognitoErrorMap = Readonly<Record<string, (error: Error) => unknown>>;

/**
 * The result of a Cognito call; undefined when it failed with an exception that `meanings` ignores. Throws the Error
 * that `meanings` has for the exception, 429 for too many attempts, and every other exception as it is.
 */
export async function withCognitoErrors<T>(call: Promise<T>, meanings: CognitoErrorMap = {}): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    const known = error instanceof Error ? error : undefined;
    const meaning = { ...tooManyRequestsErrorMap, ...meanings }[known?.name ?? ''];
    if (!known || !meaning) throw error;
    const meant = meaning(known);
    if (meant instanceof Error) throw meant;
    return undefined;
  }
}

const tooManyRequestsErrorMap: CognitoErrorMap = {
  TooManyRequestsException: () => tooManyRequestsProblem(),
  LimitExceededException: () => tooManyRequestsProblem(),
  TooManyFailedAttemptsException: () => tooManyRequestsProblem(),
};

/** Maps several exceptions to the Error that `meaning` returns; without `meaning` they are ignored. */
export const createCognitoErrorMap = (
  names: readonly string[],
  meaning: () => unknown = () => undefined,
): CognitoErrorMap => Object.fromEntries(names.map((name) => [name, meaning]));
