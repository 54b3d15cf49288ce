/**
 * The connection to Cognito, which keeps passwords and tokens: deadlines on every call, too many attempts told as such.
 */
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { Problem } from '../problem.ts';

let connection: CognitoIdentityProviderClient | undefined;

export function cognito(): CognitoIdentityProviderClient {
  connection ??= new CognitoIdentityProviderClient({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 4000, throwOnRequestTimeout: true },
  });
  return connection;
}

/** What a call means to the client when Cognito refuses it with one of these exceptions. */
type CognitoErrorMap = Readonly<Record<string, () => unknown>>;

/**
 * The answer of a call, or what `meanings` has for its refusal: a value in its place, or an error to throw.
 * Too many attempts are a 429 unless said otherwise; every other refusal is Cognito's own error.
 */
export async function withCognitoErrors<T>(call: Promise<T>, meanings: CognitoErrorMap = {}): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    const meaning = { ...tooManyErrors, ...meanings }[error instanceof Error ? error.name : ''];
    if (!meaning) throw error;
    const meant = meaning();
    if (meant instanceof Error) throw meant;
    return undefined;
  }
}

/** The same text for all addresses, so it does not reveal which have an account. */
export const tooManyRequests = (retryAfter = 30): Problem =>
  new Problem('too-many-requests', 'Hubo demasiados intentos. Esperá unos minutos y probá de nuevo.', {
    headers: { 'retry-after': String(retryAfter) },
  });

const tooManyErrors: CognitoErrorMap = {
  TooManyRequestsException: () => tooManyRequests(),
  LimitExceededException: () => tooManyRequests(),
  TooManyFailedAttemptsException: () => tooManyRequests(),
};

/** The same meaning for several exceptions; without one, it is as if nothing had been asked. */
export const errorsMeaning = (names: readonly string[], meaning: () => unknown = () => undefined): CognitoErrorMap =>
  Object.fromEntries(names.map((name) => [name, meaning]));
