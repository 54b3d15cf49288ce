/** Sends a change to the API. The text to show when it fails is a required argument. */

import { ApiError } from '../http/api-error.ts';
import { type Answer, type ApiKey, buildRequest, type GetKey, type RouteArgumentsParameter, request } from './call.ts';
import { type FailureText, SaveError } from './failure.ts';

export type WriteKey = Exclude<ApiKey, GetKey>;

/** As in write('POST /auth/password/forgot', 'Error al enviar el código', { body }). Throws SaveError. */
export async function write<Key extends WriteKey>(
  key: Key,
  failure: FailureText,
  ...[given]: RouteArgumentsParameter<Key>
): Promise<Answer<Key>> {
  try {
    return (await request(buildRequest(key, given))) as Answer<Key>;
  } catch (error) {
    throw error instanceof ApiError ? new SaveError(failure, error) : error;
  }
}
