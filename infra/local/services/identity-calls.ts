/** Answers Cognito's calls through cognito-local's own parts, as strictly as Cognito where this app depends on it. */
import { randomUUID } from 'node:crypto';
import { CognitoError, UnsupportedError } from 'cognito-local/lib/errors.js';
import { Router } from 'cognito-local/lib/server/Router.js';
import type { Services } from 'cognito-local/lib/services/index.js';
import { CallRefused, type Calls } from './identity-server.ts';

const quiet = { debug() {}, info() {}, warn() {}, error() {}, child: () => quiet };
/** cognito-local logs passwords and tokens; nothing of it is wanted. */
export const quietContext = { logger: quiet } as never;

const wrongCredentials = () => new CallRefused('NotAuthorizedException', 'Incorrect username or password.');

export function cognitoCalls(services: Services): Calls {
  const route = Router(services);
  const call: Calls = async (name, request) => {
    try {
      const stopped = name.endsWith('InitiateAuth') ? await stopSignIn(services, request as SignIn) : undefined;
      return stopped ?? (await route(name)(quietContext, request));
    } catch (error) {
      throw asCognitoSaysIt(name, error);
    }
  };
  // One call at a time: cognito-local reads, waits and writes, so that two calls together could lose a change.
  let last: Promise<unknown> = Promise.resolve();
  return (name, request) => {
    const answer = last.then(() => call(name, request));
    last = answer.catch(() => {});
    return answer;
  };
}

interface SignIn {
  readonly ClientId: string;
  readonly AuthParameters?: { readonly USERNAME?: string; readonly PASSWORD?: string };
}

/** Refuses, or asks for a new password, where cognito-local would hand out tokens or tell who exists. */
async function stopSignIn(services: Services, { ClientId, AuthParameters }: SignIn): Promise<object | undefined> {
  if (!AuthParameters?.USERNAME) return undefined;
  const pool = await services.cognito.getUserPoolForClientId(quietContext, ClientId);
  const user = await pool.getUserByUsername(quietContext, AuthParameters.USERNAME);
  if (!user || user.Password !== AuthParameters.PASSWORD) throw wrongCredentials();
  if (!user.Enabled) throw new CallRefused('NotAuthorizedException', 'User is disabled.');
  return user.UserStatus === 'CONFIRMED'
    ? undefined
    : { ChallengeName: 'NEW_PASSWORD_REQUIRED', Session: randomUUID() };
}

function asCognitoSaysIt(name: string, error: unknown): unknown {
  if (error instanceof CognitoError) return new CallRefused(error.code, error.message);
  if (error instanceof UnsupportedError) {
    return new CallRefused('InvalidParameterException', `The local user pool does not support ${name} this way.`);
  }
  return error;
}
