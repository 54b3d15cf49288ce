/** Sends a change to the API. The text to show when it fails is a required argument. */

import { ApiError } from '../http/api-error.ts';
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
  try {
    return (await requestContent(buildRequest(key, given))) as RouteResponse<Key>;
  } catch (error) {
    throw error instanceof ApiError ? new SaveError(failure, error) : error;
  }
}
