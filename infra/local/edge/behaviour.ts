/** A cache behaviour of the CloudFront distribution, ready to serve requests. */

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
  /** In order of precedence: the first behaviour whose path matches serves the request. */
  readonly behaviours: readonly Behaviour[];
  /** Minimum number of seconds that an error answer is cached, by its status. */
  readonly errorTtls: ReadonlyMap<number, number>;
}
