/** The type of the request that a route's handler gets, by the route's key, such as `GET /teams/{id}`. */
import type { Api } from '#shared/contract/index.ts';
import type { ApiRequest } from './request.ts';

export type RequestOfRoute<Key extends keyof Api> = ApiRequest<Key, Api[Key]>;
