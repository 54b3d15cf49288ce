/**
 * CloudFront's behaviours of the site: its hashed files, the pages and the application, the pages that other sites may
 * frame, and the pictures with the crests of pages.
 */
import {
  AllowedMethods,
  type BehaviorOptions,
  type CachePolicy,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  type IOrigin,
  type ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { viewerFunctionCode } from '../edge/viewer-function.ts';
import { type Environment, globalNameOf } from '../environments.ts';

export interface SiteBehavioursProps {
  readonly environment: Environment;
  /** The bucket alone. */
  readonly files: IOrigin;
  /** The bucket, and for what it lacks the Lambda that renders pages. */
  readonly pages: IOrigin;
  readonly cachePolicy: CachePolicy;
  readonly headers: ResponseHeadersPolicy;
  /** The headers of pages that other sites may frame. */
  readonly openHeaders: ResponseHeadersPolicy;
}

type SiteBehaviourName = 'assets' | 'crests' | 'pages' | 'framed';

/** The behaviours of the site; each caches what its origin answers for as long as that answer's Cache-Control says. */
export function siteBehaviours(
  scope: Construct,
  { environment, files, pages, cachePolicy, headers, openHeaders }: SiteBehavioursProps,
): Readonly<Record<SiteBehaviourName, BehaviorOptions>> {
  const shared = {
    allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
    // Neither queries nor cookies nor headers reach the origin: the viewer function has made a path of what matters.
    cachePolicy,
  };
  const viewerRequest = new EdgeFunction(scope, 'ViewerRequest', {
    functionName: globalNameOf(environment, 'viewer-request'),
    comment: 'Finds the object that answers an address: a published page or the application',
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(viewerFunctionCode()),
  });
  const functionAssociations = [{ eventType: FunctionEventType.VIEWER_REQUEST, function: viewerRequest }];
  return {
    assets: { ...shared, origin: files, responseHeadersPolicy: headers },
    // Their addresses are those of files: runs of the viewer function, which would cost, would change nothing.
    crests: { ...shared, origin: pages, responseHeadersPolicy: headers },
    pages: { ...shared, origin: pages, responseHeadersPolicy: headers, functionAssociations },
    framed: { ...shared, origin: pages, responseHeadersPolicy: openHeaders, functionAssociations },
  };
}
