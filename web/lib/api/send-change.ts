/** Sends a change to the API. The text to show when it fails is a required argument. */

import { dismissErrorsAbout } from '../../ui/toasts.ts';
import { ApiError } from '../http/api-error.ts';
import type { ApiRequest } from '../http/send-request.ts';
import { type FailureText, SaveError } from './failure.ts';
import {
  type ApiRouteKey,
  buildRequest,
  type GetRouteKey,
  type RouteArgumentsParameter,
  type RouteResponse,
  requestContent,
} from './typed-request.ts';

export type WriteRouteKey = Exclude<ApiRouteKey, GetRouteKey>;

/** As in sendChange('POST /auth/password/forgot', 'Error al enviar el código', { body }). Throws SaveError. */
export async function sendChange<Key extends WriteRouteKey>(
  key: Key,
  failure: FailureText,
  ...[given]: RouteArgumentsParameter<Key>
): Promise<RouteResponse<Key>> {
  const request = buildRequest(key, given);
  const about = saveNameOf(request);
  try {
    const answer = (await requestContent(request)) as RouteResponse<Key>;
    dismissErrorsAbout(about);
    return answer;
  } catch (error) {
    throw error instanceof ApiError ? new SaveError(failure, error, about) : error;
  }
}

/** Names what a request saves: a POST adds what its body says, anything else replaces what is at its address. */
export const saveNameOf = ({ method, address, body }: ApiRequest): string =>
  `${method} ${address} ${method === 'POST' ? JSON.stringify(body) : ''}`;
