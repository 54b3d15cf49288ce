/** Answers calls of Cognito's API with the parts of cognito-local, after checks that cognito-local lacks. */
import { CognitoError, UnsupportedError } from 'cognito-local/lib/errors.js';
import { Router } from 'cognito-local/lib/server/Router.js';
import type { Services } from 'cognito-local/lib/services/index.js';
import type { UserPoolSettings } from '../template/user-pool.ts';
import { applyCognitoRules, type CognitoCallFields, normalizeUsername } from './identity-rules.ts';
import { type CognitoHandler, ServiceError } from './identity-server.ts';
import { quietContext } from './quiet-context.ts';

export function createCognitoHandler(services: Services, settings: UserPoolSettings): CognitoHandler {
  const route = Router(services);
  const call: CognitoHandler = async (name, sent) => {
    const request = normalizeUsername(settings, sent as CognitoCallFields);
    try {
      return (await applyCognitoRules(services, settings, name, request)) ?? (await route(name)(quietContext, request));
    } catch (error) {
      throw toCognitoError(name, error);
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

function toCognitoError(name: string, error: unknown): unknown {
  if (error instanceof CognitoError) return new ServiceError(error.code, error.message);
  if (error instanceof UnsupportedError) {
    return new ServiceError('InvalidParameterException', `The local user pool does not support ${name} this way.`);
  }
  return error;
}
