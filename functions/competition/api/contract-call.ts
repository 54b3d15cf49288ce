/** The type of the request that a route's handler gets, by the route's key, such as `GET /teams/{id}`. */
import type { Api } from '#shared/contract/index.ts';
import type { ApiCall } from './call.ts';

export type CallOfRoute<Key extends keyof Api> = ApiCall<Key, Api[Key]>;
