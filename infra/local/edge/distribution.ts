/** Reads the CloudFront distribution of the template: behaviours, policies, origins, errors. */
import { referencesIn, type Values } from '../resolve.ts';
import { type Resource, type Template, theOnly } from '../template.ts';
import type { Behaviour, DistributionSettings } from './behaviour.ts';
import type { Origin } from './messages.ts';
import { pathMatcher } from './path-pattern.ts';
import { cachePolicyOf, requestPolicyOf } from './policies.ts';
import { viewerFunctionOf } from './viewer-function.ts';
import { viewerHeadersOf } from './viewer-headers.ts';

/** Who answers for the resources an origin can point to, by logical id. */
export type Origins = ReadonlyMap<string, Origin>;

export function distributionOf(template: Template, origins: Origins, values: Values): DistributionSettings {
  const config = theOnly(template, 'AWS::CloudFront::Distribution').properties.DistributionConfig;
  const originsById = new Map<string, Origin>(
    config.Origins.map((each: Resource['Properties']) => [each.Id, originOf(each, origins)]),
  );
  const behaviours = [...(config.CacheBehaviors ?? []), { ...config.DefaultCacheBehavior, PathPattern: '*' }];
  return {
    behaviours: behaviours.map((each) => behaviourOf(each, template, originsById, values)),
    errorTtls: new Map((config.CustomErrorResponses ?? []).map(errorTtlOf)),
  };
}

function originOf(declared: Resource['Properties'], origins: Origins): Origin {
  const found = referencesIn(declared.DomainName).flatMap((logicalId) => origins.get(logicalId) ?? []);
  if (!found[0] || declared.OriginPath) throw new Error(`The local host does not know the origin ${declared.Id}`);
  return found[0];
}

function behaviourOf(
  declared: Resource['Properties'],
  template: Template,
  origins: Origins,
  values: Values,
): Behaviour {
  const origin = origins.get(declared.TargetOriginId);
  if (!origin) throw new Error(`No origin is called ${declared.TargetOriginId}`);
  if (declared.ViewerProtocolPolicy !== 'allow-all') {
    throw new Error(`The local host serves plain http, which ${declared.PathPattern} does not allow`);
  }
  return {
    matches: pathMatcher(declared.PathPattern),
    origin,
    methods: declared.AllowedMethods ?? ['GET', 'HEAD'],
    compress: declared.Compress ?? false,
    cache: cachePolicyOf(declared.CachePolicyId, template),
    request: requestPolicyOf(declared.OriginRequestPolicyId, template),
    onViewerRequest: viewerFunctionOf(declared.FunctionAssociations, template),
    addHeaders: viewerHeadersOf(declared.ResponseHeadersPolicyId, template, values),
  };
}

function errorTtlOf(declared: Resource['Properties']): [number, number] {
  if (declared.ResponsePagePath) {
    throw new Error(
      `A page for status ${declared.ErrorCode} would also replace the API's answers; the local host refuses it`,
    );
  }
  return [declared.ErrorCode, declared.ErrorCachingMinTTL];
}
