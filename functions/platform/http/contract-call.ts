/** The call of a declared route, by its key: what use-cases take. */
import type { Api } from '#shared/contract/index.ts';
import type { Call } from './call.ts';

export type CallOf<Key extends keyof Api> = Call<Key, Api[Key]>;
