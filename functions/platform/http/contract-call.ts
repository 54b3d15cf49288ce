/** The type of a request by the key of its route, as use cases take it. */
import type { Api } from '#shared/contract/index.ts';
import type { ApiCall } from './call.ts';

export type CallOfRoute<Key extends keyof Api> = ApiCall<Key, Api[Key]>;
