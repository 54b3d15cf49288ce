/** What CloudFront keeps and for whom, by path. */

import { join } from 'node:path';
import { Duration } from 'aws-cdk-lib';
import {
  AllowedMethods,
  type BehaviorOptions,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  type IOrigin,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  type ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { queryNames } from '#shared/contract/index.ts';

/** Sessions: nothing is kept; cookies and all other headers reach the Lambda. */
export function sessionBehaviour(origin: IOrigin, headers: ResponseHeadersPolicy): BehaviorOptions {
  return {
    origin,
    allowedMethods: AllowedMethods.ALLOW_ALL,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    responseHeadersPolicy: headers,
  };
}

/** The API: fans share one copy for as long as its answer says; who sends a token has a key of his own. */
export function apiBehaviour(scope: Construct, origin: IOrigin, headers: ResponseHeadersPolicy): BehaviorOptions {
  return {
    origin,
    allowedMethods: AllowedMethods.ALLOW_ALL,
    responseHeadersPolicy: headers,
    cachePolicy: new CachePolicy(scope, 'ApiCache', {
      headerBehavior: CacheHeaderBehavior.allowList('Authorization'),
      queryStringBehavior:
        queryNames.length > 0 ? CacheQueryStringBehavior.allowList(...queryNames) : CacheQueryStringBehavior.none(),
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      // Also the longest CloudFront obeys `stale-if-error`; how long an answer is fresh is in the answer.
      maxTtl: Duration.days(1),
      enableAcceptEncodingGzip: true,
      enableAcceptEncodingBrotli: true,
    }),
    // What is not in the key must not decide an answer: queries outside the contract and cookies stay at the edge.
    originRequestPolicy: new OriginRequestPolicy(scope, 'ApiRequest', {
      headerBehavior: OriginRequestHeaderBehavior.denyList('Host'),
      queryStringBehavior: OriginRequestQueryStringBehavior.none(),
      cookieBehavior: OriginRequestCookieBehavior.none(),
    }),
  };
}

/** The teams' logos: a name is never given to another file, so everybody keeps what he got for a year. */
export function logosBehaviour(scope: Construct, origin: IOrigin, headers: ResponseHeadersPolicy): BehaviorOptions {
  return {
    origin,
    allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
    responseHeadersPolicy: headers,
    cachePolicy: new CachePolicy(scope, 'LogosCache', {
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.days(365),
      enableAcceptEncodingGzip: true,
      enableAcceptEncodingBrotli: true,
    }),
  };
}

/** The site: its files as long as they say; every other path is a screen of the application. */
export function siteBehaviour(scope: Construct, origin: IOrigin, headers: ResponseHeadersPolicy): BehaviorOptions {
  return {
    origin,
    allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
    responseHeadersPolicy: headers,
    cachePolicy: new CachePolicy(scope, 'SiteCache', {
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.days(365),
      enableAcceptEncodingGzip: true,
      enableAcceptEncodingBrotli: true,
    }),
    functionAssociations: [
      {
        eventType: FunctionEventType.VIEWER_REQUEST,
        function: new EdgeFunction(scope, 'RewriteToIndex', {
          comment: 'Screens of the application are served by index.html',
          runtime: FunctionRuntime.JS_2_0,
          code: FunctionCode.fromFile({ filePath: join(import.meta.dirname, '..', 'edge', 'rewrite-to-index.js') }),
        }),
      },
    ],
  };
}
