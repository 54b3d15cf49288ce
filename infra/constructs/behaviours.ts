/** CloudFront's behaviours of the API and the logos: what is cached, for how long, and what reaches the origin. */

import { Duration } from 'aws-cdk-lib';
import {
  AllowedMethods,
  type BehaviorOptions,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  type IOrigin,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  type ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { cachedQueryNames, uncachedQueryNames } from '#shared/contract/index.ts';
import { type Environment, globalNameOf } from '../environments.ts';

export interface BehaviourProps {
  readonly scope: Construct;
  readonly environment: Environment;
  readonly origin: IOrigin;
  readonly headers: ResponseHeadersPolicy;
}

/** Cache settings under which only an answer's own Cache-Control makes CloudFront cache it, compressed or not. */
const originControlledTtls = {
  minTtl: Duration.seconds(0),
  defaultTtl: Duration.seconds(0),
  enableAcceptEncodingGzip: true,
  enableAcceptEncodingBrotli: true,
};

/** Behaviour of the sign-in routes: no answer is cached; cookies and all other headers except Host reach the Lambda. */
export function sessionBehaviour({ origin, headers }: BehaviourProps): BehaviorOptions {
  return {
    origin,
    allowedMethods: AllowedMethods.ALLOW_ALL,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    responseHeadersPolicy: headers,
  };
}

/**
 * Behaviour of the API: requests without a token share one cached copy for as long as its Cache-Control says; each
 * token has a cache key of its own.
 */
export function apiBehaviour({ scope, environment, origin, headers }: BehaviourProps): BehaviorOptions {
  return {
    origin,
    allowedMethods: AllowedMethods.ALLOW_ALL,
    responseHeadersPolicy: headers,
    cachePolicy: new CachePolicy(scope, 'ApiCache', {
      cachePolicyName: globalNameOf(environment, 'api'),
      headerBehavior: CacheHeaderBehavior.allowList('Authorization'),
      queryStringBehavior: CacheQueryStringBehavior.allowList(...cachedQueryNames),
      ...originControlledTtls,
      // The longest that CloudFront caches an answer, also for `stale-if-error`. Within this limit, the answer's own
      // Cache-Control decides.
      maxTtl: Duration.days(1),
    }),
    // What is not in the cache key must not change a cached answer: cookies and query parameters outside the contract never
    // reach the origin, and those of routes that are not cached change nothing on the others. CloudFront takes ten names
    // in each list.
    originRequestPolicy: new OriginRequestPolicy(scope, 'ApiRequest', {
      originRequestPolicyName: globalNameOf(environment, 'api'),
      headerBehavior: OriginRequestHeaderBehavior.denyList('Host'),
      queryStringBehavior: OriginRequestQueryStringBehavior.allowList(...uncachedQueryNames),
      cookieBehavior: OriginRequestCookieBehavior.none(),
    }),
  };
}

/** Files of both buckets: cached for as long as their own Cache-Control says, whatever query or header comes with them. */
export const createFilesCache = (scope: Construct, environment: Environment): CachePolicy =>
  new CachePolicy(scope, 'FilesCache', {
    cachePolicyName: globalNameOf(environment, 'files'),
    ...originControlledTtls,
    maxTtl: Duration.days(365),
  });

/**
 * Behaviour of the teams' logos: a name is never reused for another file, so browsers and CloudFront may cache a logo
 * for a year.
 */
export const logosBehaviour = ({ origin, headers }: BehaviourProps, cachePolicy: CachePolicy): BehaviorOptions => ({
  origin,
  allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
  responseHeadersPolicy: headers,
  cachePolicy,
});
