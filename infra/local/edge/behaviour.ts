/** One cache behaviour of the distribution. */

import type { CachePolicy, RequestPolicy } from '../template/policies.ts';
import type { Origin, OriginAnswer } from './messages.ts';
import type { ViewerFunction } from './viewer-function.ts';

export interface Behaviour {
  readonly matches: (path: string) => boolean;
  readonly origin: Origin;
  readonly methods: readonly string[];
  readonly compress: boolean;
  readonly cache: CachePolicy;
  readonly request: RequestPolicy;
  readonly onViewerRequest?: ViewerFunction | undefined;
  readonly addHeaders: (answer: OriginAnswer) => OriginAnswer;
}

export interface DistributionSettings {
  /** The first that matches serves the request. */
  readonly behaviours: readonly Behaviour[];
  /** Seconds an error is kept at least, by status. */
  readonly errorTtls: ReadonlyMap<number, number>;
}
