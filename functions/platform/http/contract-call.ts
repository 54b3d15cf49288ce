/** The type of a request by the key of its route, as use cases take it. */
import type { Api } from '#shared/contract/index.ts';
import type { Call } from './call.ts';

export type CallOf<Key extends keyof Api> = Call<Key, Api[Key]>;
